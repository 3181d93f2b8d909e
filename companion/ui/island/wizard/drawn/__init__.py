"""The set-up and the building of an island as they are drawn."""
