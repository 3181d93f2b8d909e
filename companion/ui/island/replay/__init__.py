"""The journal and the replay of a game."""
