"""Voice as it is drawn."""
