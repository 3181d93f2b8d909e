"""The page for paper as it is drawn."""
