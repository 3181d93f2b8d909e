"""The table script: a whole game from one file, read, played line by line, and checked."""
