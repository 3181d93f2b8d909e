"""What all games share: refusals, sessions, the journal's line."""
