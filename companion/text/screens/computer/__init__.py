"""Words of the screens on which the computer plays: the OP, captives, or a small game."""
