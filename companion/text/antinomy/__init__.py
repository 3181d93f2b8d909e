"""The words of Antinomy."""
