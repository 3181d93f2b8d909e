"""The end of a game, as it is drawn."""
