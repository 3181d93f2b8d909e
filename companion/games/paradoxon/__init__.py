"""PARADOXON: cards of two items each, a past to be mended, and an Echo who wants it gone."""
