"""The corrections as they are drawn."""
