"""L1.3, L1.4: what there is to lay on an island, and how much of it.

Whatever is laid in one go is a *tile* here: a lake, one of the box's tiles of two spaces, or, as
long as nobody has told which spaces share a tile, one space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.layout import SPACES
from companion.games.island.box.box import Box
from companion.games.island.terms import LAKES, MIRAGES, PORTALS, Lake

# In the order of the palette.
KINDS_OF_SPACE: Final = (
    "orange", "lime", "apple", "strawberry", "banana", "cherries", "grapes", "camp-a", "camp-b",
    "oracle", *MIRAGES, "knot", *PORTALS, "anomaly",
)  # fmt: skip


@frozen
class Stock:
    """`tiles`: how many of each, in the order of the palette. `pairs`: the box's tiles of two.

    `knots`: the kinds of the box's knots; `sure`: somebody has looked at them.
    """

    tiles: Mapping[str, int]
    pairs: tuple[tuple[str, str], ...] = ()
    knots: tuple[str, ...] = ("a", "b", "c")
    sure: bool = False


def stock_of(box: Box) -> Stock:
    order = KINDS_OF_SPACE.index
    pairs = sorted(
        (sorted(pair, key=order) for pair in box.tiles), key=lambda pair: tuple(map(order, pair))
    )
    singles = {word: SPACES[word] for word in KINDS_OF_SPACE}
    dry = dict(Counter(f"{one}+{other}" for one, other in pairs)) if pairs else singles
    return Stock({**dry, **dict.fromkeys(LAKES, 1)}, box.tiles, box.knots,
                 sure="knots" not in box.assumed)  # fmt: skip


def lake_named(tile: str) -> Lake | None:
    return next((lake for lake in LAKES if lake == tile), None)


def words(tile: str) -> tuple[str, ...]:
    """The spaces of a tile, one after the other."""
    return (tile,) * 3 if tile in LAKES else tuple(tile.split("+"))


def swapped(tile: str) -> str:
    """The same tile of two, its other end first."""
    return "+".join(reversed(words(tile)))


def is_tile(stock: Stock, word: str) -> bool:
    """True if the palette has it, whichever end comes first."""
    return word in stock.tiles or ("+" in word and swapped(word) in stock.tiles)


@cache
def upright(tile: str) -> str:
    """The tile as the palette names it, whichever end comes first."""
    if "+" not in tile:
        return tile
    return "+".join(sorted(words(tile), key=KINDS_OF_SPACE.index))
