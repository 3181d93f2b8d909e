"""Antinomy at the table: the tablet is the ten crystals and the marker of the Codex."""
