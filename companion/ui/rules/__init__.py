"""The rules lookup."""
