"""The island's map, wherever it is shown."""
