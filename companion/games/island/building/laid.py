"""L2.2: an island that is being laid out: what lies where, and what is in hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from companion.engine.frozen import frozen, revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import Pattern, shape
from companion.games.island.building import knots
from companion.games.island.building.tiles import Stock, is_tile, lake_named, upright, words
from companion.games.island.building.turnings import LaidTile, sixths, turning_of, turnings
from companion.games.island.terms import LAKES, Hex

BarredReason = Literal[
    "none-left", "no-room", "nothing-there", "nothing-to-turn", "no-other-turning",
    "nothing-laid", "nothing-left", "cannot-fill", "no-knot", "not-finished",
    "nothing-held", "nothing-to-undo", "nothing-to-redo",
]  # fmt: skip

_NO_ARROWS: Final[Mapping[Hex, Pattern]] = {}


class Barred(Exception):
    """The reason why something cannot be done now: with which tile, on which space."""

    def __init__(self, reason: BarredReason, tile: str = "", at: Hex | None = None) -> None:
        super().__init__(reason)
        self.reason: BarredReason = reason
        self.tile = tile
        self.at = at


@frozen
class Building:
    """`tiles`: what lies, in the order in which it was laid. `arrows`: of the knots among it.

    `chosen`: the tile in hand, its first end first; `turned`: in which of its turnings it is
    tried first. `space`: where the next tile goes, if the space was chosen before the tile.
    `by_hand`: whichever is chosen was chosen by a touch and not by itself. `held`: the space of a
    tile that was laid or touched last, which turns when it is touched again; `touched`: it was
    touched, so the next tile takes its place.
    """

    stock: Stock
    tiles: tuple[LaidTile, ...] = ()
    arrows: Mapping[Hex, Pattern] = _NO_ARROWS
    chosen: str | None = None
    by_hand: bool = False
    turned: int = 0
    space: Hex | None = None
    held: Hex | None = None
    touched: bool = False

    @property
    def spaces(self) -> dict[Hex, str]:
        """The word on each space, rows from the top."""
        lies = {
            at: word
            for one in self.tiles
            for at, word in zip(one.at, words(one.tile), strict=False)
        }
        return {at: lies[at] for at in HEXES if at in lies}

    @property
    def empty(self) -> tuple[Hex, ...]:
        lies = self.spaces
        return tuple(at for at in HEXES if at not in lies)

    @property
    def next(self) -> Hex | None:
        """The space for the next tile: the chosen one, or the first empty after the last tile."""
        return self.space or next_empty(self, self.held)

    def lying(self, at: Hex | None) -> LaidTile | None:
        return next((one for one in self.tiles if at in one.at), None)

    def left(self, tile: str) -> int:
        """The number of a tile that are not on the island yet."""
        there = sum(upright(one.tile) == upright(tile) for one in self.tiles)
        return max(0, self.stock.tiles.get(upright(tile), 0) - there)


def next_empty(building: Building, after: Hex | None) -> Hex | None:
    """The next empty space in the order of reading, after the last from the first one again."""
    start = HEXES.index(after) + 1 if after is not None else 0
    empty = set(building.empty)
    return next((at for at in (*HEXES[start:], *HEXES[:start]) if at in empty), None)


# Islands that lie already


def opened(
    stock: Stock,
    spaces: Mapping[Hex, str],
    arrows: Mapping[Hex, Pattern],
    cut: Iterable[tuple[Hex, Hex]] = (),
) -> Building:
    """A building of an island from elsewhere. `cut`: which spaces share a tile of the box."""
    pairs = tuple(LaidTile(f"{spaces[one]}+{spaces[other]}", (one, other)) for one, other in cut)
    lakes = tuple(one for lake in LAKES if (one := _whole(lake, spaces)) is not None)
    covered = {at for one in (*pairs, *lakes) for at in one.at}
    rest = tuple(LaidTile(word, (at,)) for at, word in spaces.items() if at not in covered)
    return Building(stock, (*pairs, *lakes, *rest), dict(arrows))


def restocked(building: Building, stock: Stock) -> Building:
    """The same island from another box: of a tile that this one has not, each space by itself."""
    tiles: list[LaidTile] = []
    for one in building.tiles:
        if is_tile(stock, one.tile):
            tiles.append(one)
        else:
            pieces = zip(words(one.tile), one.at, strict=True)
            tiles += [LaidTile(word, (at,)) for word, at in pieces]
    return Building(stock, tuple(tiles), building.arrows)


def _whole(lake: str, spaces: Mapping[Hex, str]) -> LaidTile | None:
    """A lake that has its shape; one of another shape lies in pieces."""
    at = tuple(one for one in HEXES if spaces.get(one) == lake)
    if len(at) != 3 or shape(at) != lake:
        return None
    return turnings(lake, at[0])[turning_of(LaidTile(lake, at))]


# Laying and taking away. Nothing of this looks at the hand.


def laid(building: Building, tile: str, at: Hex) -> Building:
    """The tile with its first space here, in place of what lies here."""
    if not building.left(tile):
        raise Barred("none-left", tile, at)
    bare = without(building, at)
    fitting = _fitting(bare, tile, at, building.turned)
    if fitting is None:
        raise Barred("no-room", tile, at)
    return _with(bare, fitting)


def moved(building: Building, source: Hex, target: Hex) -> Building:
    """A tile taken by one of its spaces and put down with it elsewhere, turned if it must be."""
    old = building.lying(source)
    if old is None:
        raise Barred("nothing-there", at=source)
    bare = without(without(building, source), target)
    new = _shifted(bare, old, source, target) or _fitting(bare, old.tile, target, turning_of(old))
    if new is None:
        raise Barred("no-room", old.tile, target)
    return _instead(building, bare, old, new)


def turned(building: Building, at: Hex) -> Building:
    """A lake or a tile of two in its next turning that fits; a single knot's arrows turned."""
    old = building.lying(at)
    if old is None:
        raise Barred("nothing-to-turn")
    if old.tile == "knot":
        arrows = {old.at[0]: knots.turned_on(building.arrows.get(old.at[0]))}
        return revised(building, {"arrows": {**building.arrows, **arrows}})
    others = other_turnings(building, old)
    if not others:
        raise Barred("no-other-turning" if _turns(old) else "nothing-to-turn", old.tile, at)
    return _instead(building, without(building, at), old, others[0])


def swung(building: Building, held: Hex, to: Hex) -> Building:
    """The tile in the next of its turnings that covers a space beside it; ends are not swapped."""
    old = building.lying(held)
    if old is None:
        raise Barred("nothing-to-turn")
    ways = [one for one in other_turnings(building, old) if one.tile == old.tile]
    new = next((one for one in ways if to in one.at), None)
    if new is None:
        raise Barred("no-room", old.tile, to)
    return _instead(building, without(building, held), old, new)


def without(building: Building, at: Hex) -> Building:
    """The tile that covers a space is taken away, if there is one."""
    kept = tuple(one for one in building.tiles if at not in one.at)
    lies = {place for one in kept for place in one.at}
    arrows = {place: pattern for place, pattern in building.arrows.items() if place in lies}
    return revised(building, {"tiles": kept, "arrows": arrows})


def other_turnings(building: Building, old: LaidTile) -> list[LaidTile]:
    """The other turnings of a tile that lies, the next one first, as far as there is room."""
    if not _turns(old):
        return []
    bare = without(building, old.at[0])
    ways = _in_turn(bare, old.tile, old.at[0], turning_of(old) + 1)
    return [one for one in ways if (one.tile, one.at) != (old.tile, old.at)]


def _turns(one: LaidTile) -> bool:
    """A single space does not, nor does a lake that lies in pieces."""
    return len(one.at) > 1 and len(one.at) == len(words(one.tile))


def _fitting(bare: Building, tile: str, at: Hex, first: int) -> LaidTile | None:
    """The tile in the turning that is wanted, or the next that fits."""
    return next(iter(_in_turn(bare, tile, at, first)), None)


def _in_turn(bare: Building, tile: str, at: Hex, first: int) -> list[LaidTile]:
    ways = turnings(tile, at)
    first %= len(ways)
    empty = set(bare.empty)
    return [one for one in (*ways[first:], *ways[:first]) if one and empty.issuperset(one.at)]


def _shifted(bare: Building, old: LaidTile, source: Hex, target: Hex) -> LaidTile | None:
    """The tile as it is turned, with the space by which it was taken on the target."""
    if not _turns(old):
        return LaidTile(old.tile, (target,))
    grip, turn, empty = old.at.index(source), turning_of(old), set(bare.empty)
    ways = (turnings(old.tile, anchor)[turn] for anchor in HEXES)
    return next(
        (one for one in ways if one and one.at[grip] == target and empty.issuperset(one.at)), None
    )


def _with(bare: Building, new: LaidTile) -> Building:
    """A knot comes with arrows of a kind that the box has and the island has not yet."""
    arrows = dict(bare.arrows)
    for at, word in zip(new.at, words(new.tile), strict=False):
        if word == "knot":
            arrows[at] = knots.first_arrows(bare.stock, arrows.values())
    return revised(bare, {"tiles": (*bare.tiles, new), "arrows": arrows})


def _instead(before: Building, bare: Building, old: LaidTile, new: LaidTile) -> Building:
    """L1.8: turning a tile turns the arrows with it."""
    there = revised(bare, {"tiles": (*bare.tiles, new)})
    arrows = dict(bare.arrows)
    ends = new.at if new.tile == old.tile else new.at[::-1]
    one, other = LaidTile(old.tile, old.at), LaidTile(old.tile, ends)
    for source, target in zip(old.at, ends, strict=True):
        if source in before.arrows:
            arrows[target] = knots.turned(before.arrows[source], sixths(one, other))
    return revised(there, {"arrows": arrows})


def in_pieces(one: LaidTile) -> bool:
    """A lake from elsewhere that has not its shape."""
    return lake_named(one.tile) is not None and len(one.at) != 3
