"""Antinomy, as it is drawn."""
