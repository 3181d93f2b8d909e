"""The drawn parts of the fog."""
