"""The practice game: its door, its desk, and the coach over it."""
