"""L1.5 by another method: an island taken apart into the 17 tiles by scissors and a ruler.

Nothing of the house's geometry is used: spaces are points on squared paper, and whatever fits is
tried in turn.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random

from companion.games.island.board.layout import SPACES
from companion.games.island.terms import LAKES, Hex

Point = tuple[int, int]
Tiles = tuple[tuple[str, str], ...]

# Rows begin half a space further west down to the middle one, then further east.
POINTS: dict[Hex, Point] = {
    Hex(f"{'ABCDEFG'[row]}{column + 1}"): (2 * column + abs(row - 3), row)
    for row, width in enumerate((4, 5, 6, 7, 6, 5, 4))
    for column in range(width)
}
STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # clockwise from the east


def touch(one: Hex, other: Hex) -> bool:
    (x, y), (u, v) = POINTS[one], POINTS[other]
    return (u - x, v - y) in STEPS


def is_lake(lake: str, spaces: list[Hex]) -> bool:
    """Three spaces are a chain or a triangle; a chain is straight or bent by 120 degrees."""
    touching = [sum(touch(one, other) for other in spaces) for one in spaces]
    match sorted(touching):
        case [2, 2, 2]:
            return lake == "triangle"
        case [1, 1, 2]:
            (x, y) = POINTS[spaces[touching.index(2)]]
            ends = [POINTS[one] for one in spaces if touching[spaces.index(one)] == 1]
            straight = [sum(parts) for parts in zip(*ends, strict=True)] == [2 * x, 2 * y]
            return lake == ("straight" if straight else "bend")
        case _:
            return False


def cut_apart(spaces: Mapping[Hex, str], tiles: Tiles) -> list[tuple[Hex, Hex]] | None:
    """The fourteen tiles of two as they lie, when the whole is 17 tiles; None when it is not."""
    for lake in LAKES:
        if not is_lake(lake, [at for at in spaces if spaces[at] == lake]):
            return None
    dry = [at for at in spaces if spaces[at] not in LAKES]
    return _cut(dry, spaces, Counter(frozenset(Counter(tile).items()) for tile in tiles))


def _cut(
    dry: list[Hex], spaces: Mapping[Hex, str], stock: Counter[frozenset[tuple[str, int]]]
) -> list[tuple[Hex, Hex]] | None:
    if not dry:
        return []
    first, *rest = dry
    for other in rest:
        tile = frozenset(Counter((spaces[first], spaces[other])).items())
        if touch(first, other) and stock[tile]:
            stock[tile] -= 1
            found = _cut([at for at in rest if at != other], spaces, stock)
            if found is not None:
                return [(first, other), *found]
            stock[tile] += 1
    return None


def some_tiles(dice: Random) -> Tiles:
    """Fourteen pairs as a box might have them."""
    words = [word for word, n in SPACES.items() if word not in LAKES for _ in range(n)]
    dice.shuffle(words)
    return tuple(zip(words[::2], words[1::2], strict=True))
