"""The desk against the computer's captives as it is drawn."""
