"""Words of each language with their tags, and the patterns of what is said."""
