"""The shelf: saved games, and what can be done with a game that is not open."""
