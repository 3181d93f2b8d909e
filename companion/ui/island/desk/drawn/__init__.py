"""The desk as it is drawn."""
