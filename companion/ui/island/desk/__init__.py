"""The desk: the screen at which the OP runs the game."""
