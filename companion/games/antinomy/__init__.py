"""Antinomy: sixteen cards, a row of nine of them, and crystals for paradoxes."""
