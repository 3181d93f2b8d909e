"""The keys, rows of keys and dots that are touched or turned on any screen."""
