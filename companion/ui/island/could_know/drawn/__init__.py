"""The page of who could know what, drawn."""
