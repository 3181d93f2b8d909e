"""The cover and all plain pages as they are drawn."""
