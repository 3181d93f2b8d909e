"""Phrases, English and Russian, and the commands that they mean."""
