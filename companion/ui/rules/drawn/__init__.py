"""The rules lookup as it is drawn."""
