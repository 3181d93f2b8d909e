"""The rules lookup: entries, search, and the links from the engine's words to entries."""
