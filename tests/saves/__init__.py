"""Saved games of every format that there was, and the state in which each was left."""
