"""The menu as it is drawn."""
