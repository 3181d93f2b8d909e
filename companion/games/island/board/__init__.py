"""The island: its 37 hexes, how they may be laid and drawn, its codes and its files."""
