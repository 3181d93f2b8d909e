"""A game told after it was played: steps, ways, counts and stories."""
