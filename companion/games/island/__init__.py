"""Paradox Island."""
