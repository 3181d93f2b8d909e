"""The shelf as it is drawn."""
