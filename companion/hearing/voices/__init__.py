"""Voices that read aloud, behind one small interface."""
