"""The set-up of a game, step by step, and an island built by hand."""
