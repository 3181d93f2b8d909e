"""The end of a game: who has won and how it was marked, and the island opened to all."""
