"""The screens of Paradox Island."""
