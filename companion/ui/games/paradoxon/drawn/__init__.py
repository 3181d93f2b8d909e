"""PARADOXON, drawn."""
