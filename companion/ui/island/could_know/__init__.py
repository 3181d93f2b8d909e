"""Knowledge in a game, step by step: the fog of each captive beside the truth."""
