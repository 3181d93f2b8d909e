"""A game before its first turn: files, seats, draws, and what is wrong with them."""
