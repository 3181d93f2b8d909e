"""Saved games and the shelf that they stand on."""
