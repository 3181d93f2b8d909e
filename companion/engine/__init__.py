"""The parts that all games share: refusals, sessions, the journal's line."""
