"""L1.4: each dry space lies on a tile with another: next to one that can be its partner."""

from __future__ import annotations

from typing import Final

from companion.games.island.knowledge.grid import (
    ANOMALY_WORDS,
    ANY_ANOMALY,
    AT,
    FULL,
    LAKE_WORDS,
    POINT,
    SHIFT,
    STEP,
    WORD,
    bits,
)

_BESIDE: Final = tuple(
    sum(1 << AT[point + step] for step in STEP.values() if point + step in AT) for point in POINT
)


class TilePairs:
    """The pairs of a box, where its owner has entered them."""

    def __init__(self, tiles: tuple[tuple[str, str], ...]) -> None:
        partners: dict[int, set[int]] = {}
        for one, other in (*tiles, *((other, one) for one, other in tiles)):
            for word in _words(one):
                partners.setdefault(word, set()).update(_words(other))
        self._known = (*partners, *LAKE_WORDS)
        self._partners = [(word, tuple(found)) for word, found in partners.items()]

    def fit(self, words: int) -> bool:
        """False where a known space has neither a partner beside it nor a space that may be one."""
        known = 0
        for word in self._known:
            known |= words >> SHIFT[word] & FULL
        open_cells = FULL & ~known
        return all(
            self._has_partner(words, cells, open_cells, partners)
            for word, partners in self._partners
            if (cells := words >> SHIFT[word] & FULL)
        )

    @staticmethod
    def _has_partner(words: int, cells: int, open_cells: int, partners: tuple[int, ...]) -> bool:
        wanted = open_cells
        for partner in partners:
            wanted |= words >> SHIFT[partner] & FULL
        return all(_BESIDE[i] & wanted for i in bits(cells))


def _words(word: str) -> tuple[int, ...]:
    """Of an anomaly all its tokens, and none."""
    return (*ANOMALY_WORDS, WORD[ANY_ANOMALY]) if word == ANY_ANOMALY else (WORD[word],)
