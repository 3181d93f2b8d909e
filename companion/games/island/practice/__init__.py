"""The practice game: a fixed table at which the app plays the captives and the OP answers."""
