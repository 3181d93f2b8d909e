"""PARADOXON at the table: two halves that keep the score, and Echo's turn beside real cards."""
