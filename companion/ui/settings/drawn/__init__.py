"""The settings as they are drawn."""
