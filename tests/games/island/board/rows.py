"""An island drawn as text."""

from collections.abc import Iterable

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import Hex


def read_rows(rows: Iterable[str]) -> dict[Hex, str]:
    """Rows A to G, a word a space."""
    words = [word for row in rows for word in row.split()]
    return dict(zip(HEXES, words, strict=True))
