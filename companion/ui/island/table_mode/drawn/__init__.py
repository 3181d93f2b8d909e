"""Table mode as it is drawn: bright, and with nothing of the island."""
