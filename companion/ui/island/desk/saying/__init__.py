"""Sentences for the OP to say aloud, and phrases that were understood, as the desk shows them."""
