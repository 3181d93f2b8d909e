"""The rating of an island by how fast it opens to explorers: counted in games that were played."""

from __future__ import annotations

from companion.engine.frozen import frozen


@frozen
class Openness:
    """`games` were played; in `reached` of them somebody could be certain of half of the island.

    `rounds`: those until then, of all these games together.
    """

    rounds: int
    reached: int
    games: int

    @property
    def tenths(self) -> int:
        """The mean, in tenths of a round."""
        return (20 * self.rounds + self.reached) // (2 * self.reached)
