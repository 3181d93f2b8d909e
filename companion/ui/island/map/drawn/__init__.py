"""The island's map as it is drawn."""
