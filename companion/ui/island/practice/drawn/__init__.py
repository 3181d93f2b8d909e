"""Practice as it is drawn."""
