"""Whole games: scripts, and every sentence that was said in them."""
