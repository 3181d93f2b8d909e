"""The island that is seen before the first game: nobody plays on it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from companion.games.island.board.hexes import ROWS
from companion.games.island.terms import Hex
from companion.ui.island.map.view import anomaly_face, face
from companion.ui.island.map.views import Ground
from companion.ui.shelf.views import FirstIsland

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.games.island.board.layout import Pattern
    from companion.games.island.terms import Direction, Who
    from companion.text.languages import Language
    from companion.ui.island.map.views import SpaceView

_ROWS: Final = (
    "banana portal-1 lose-energy knot",
    "oracle straight straight straight cherries",
    "camp-a snakes grapes portal-2 to-fruit portal-3",
    "strawberry rock bend knot orange zombies portal-1",
    "portal-2 lime bend bend oracle aside",
    "ufo portal-3 camp-b triangle apple",
    "knot arrows triangle triangle",
)
_EFFECTS: Final = frozenset(("lose-energy", "to-fruit", "rock", "aside", "arrows"))
_KNOTS: Final[dict[Hex, tuple[tuple[Direction, Direction], ...]]] = {
    Hex("A4"): (("NW", "SE"), ("NE", "SW"), ("E", "W")),
    Hex("D4"): (("NW", "NE"), ("E", "SE"), ("SW", "W")),
    Hex("G1"): (("NW", "SW"), ("NE", "W"), ("E", "SE")),
}
_PIECES: Final[tuple[tuple[Who, Hex], ...]] = (
    ("phil", Hex("C2")), ("schrodie", Hex("E1")), ("theseus", Hex("F3")),
)  # fmt: skip
_LIFTED: Final = Hex("D4")


@lru_cache(maxsize=2)
def first_island(language: Language, *, floats: bool) -> FirstIsland:
    """The same object again and again, so that it is drawn once."""
    return FirstIsland(Ground(tuple(_spaces(language))), _PIECES, _LIFTED, floats)


def _spaces(language: Language) -> Iterator[SpaceView]:
    for row, words in zip(ROWS, _ROWS, strict=True):
        for column, word in enumerate(words.split(), 1):
            at = Hex(f"{row}{column}")
            if word in _EFFECTS:
                yield anomaly_face(at, word, language)
            else:
                yield face(at, word, language, _pattern(at))


def _pattern(at: Hex) -> Pattern | None:
    joined = _KNOTS.get(at)
    if joined is None:
        return None
    return {side: out for pair in joined for side, out in (pair, pair[::-1])}
