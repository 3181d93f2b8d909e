"""The law behind each game's rulebook: its letter and its table rulings, by the registry."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.rulings import RULINGS
from companion.games.registry import ISLAND, kind


@frozen
class BookLaw:
    """`letter`: of its clauses. `rulings`: the names of its table rulings."""

    letter: str
    rulings: tuple[str, ...]


ISLAND_LAW: Final = BookLaw("L", tuple(RULINGS))


def law_of(game: str) -> BookLaw:
    """The law of a game of the registry; KeyError where there is none."""
    if game == ISLAND:
        return ISLAND_LAW
    small = kind(game)
    return BookLaw(small.law, tuple(small.rulings))
