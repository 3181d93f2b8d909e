"""Tables as files write them: the lines of a script, and the table of any game."""
