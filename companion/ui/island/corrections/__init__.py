"""Corrections: what the OP may set right in a running game."""
