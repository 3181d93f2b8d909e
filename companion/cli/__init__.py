"""The command line: a module for each command that has more to it than a line."""
