"""L1.5: whether a layout can be cut into the tiles of the box, and where it cannot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES, NEXT, ROWS
from companion.games.island.board.knots import alike, kind
from companion.games.island.board.layout import Island, Pattern
from companion.games.island.board.tilings import Cut
from companion.games.island.box.box import Box
from companion.games.island.terms import LAKES, Hex

Tile = tuple[str, str]

_TOUCHING: Final[tuple[tuple[Hex, Hex], ...]] = tuple(
    (at, beside) for at in HEXES for beside in NEXT[at].values() if beside and at < beside
)


@frozen
class Misfit:
    """The way to lay tiles on a layout that leaves the fewest spaces over, or one of them.

    `tiles`: those left over; `at`: the spaces that no tile covers.
    """

    tiles: tuple[Tile, ...]
    at: tuple[Hex, ...]


def can_be_made(island: Island, box: Box) -> bool | None:
    """True if the box has all its tiles; None if its tile pairs are unknown (L1.4).

    No box has two knots of one kind (L1.8).
    """
    if alike(island.knots):
        return False
    if not box.tiles:
        return None
    return cut_into(island.spaces, box.tiles) is not None and not strange_knots(island.knots, box)


def strange_knots(knots: Mapping[Hex, Pattern], box: Box) -> tuple[Hex, ...]:
    """L1.8: knots of a kind that the box has not; none while nobody has looked."""
    if "knots" in box.assumed:
        return ()
    return tuple(at for at, arrows in knots.items() if kind(arrows) not in box.knots)


def cut_into(spaces: Mapping[Hex, str], tiles: Iterable[Tile]) -> Cut | None:
    """One way to cut the dry spaces of a legal layout into these tiles; None if there is none."""
    stock = Counter(_sorted(*tile) for tile in tiles)
    partners: dict[Hex, list[Hex]] = {at: [] for at in HEXES if spaces[at] not in LAKES}
    for one, other in _TOUCHING:
        if _sorted(spaces[one], spaces[other]) in stock:
            partners[one].append(other)
            partners[other].append(one)
    found = _cut(partners, spaces, stock)
    return None if found is None else tuple(sorted(found))


def _sorted(one: str, other: str) -> Tile:
    return (one, other) if one < other else (other, one)


def _cut(
    partners: Mapping[Hex, list[Hex]], spaces: Mapping[Hex, str], stock: Counter[Tile]
) -> list[tuple[Hex, Hex]] | None:
    """The space with the fewest partners goes first: most have one, and settle their neighbours."""
    if not partners:
        return []
    at = min(partners, key=lambda space: len(partners[space]))
    for beside in partners[at]:
        tile = _sorted(spaces[at], spaces[beside])
        if not stock[tile]:
            continue
        stock[tile] -= 1
        rest = _without(partners, at, beside)
        found = None if rest is None else _cut(rest, spaces, stock)
        if found is not None:
            return [*found, (at, beside) if at < beside else (beside, at)]
        stock[tile] += 1
    return None


def _without(
    partners: Mapping[Hex, list[Hex]], at: Hex, beside: Hex
) -> dict[Hex, list[Hex]] | None:
    """The rest when a tile lies on two spaces; None if a space has no partner any more."""
    rest = {space: others for space, others in partners.items() if space not in (at, beside)}
    for gone in (at, beside):
        for space in partners[gone]:
            if space in rest:
                rest[space] = [other for other in rest[space] if other != gone]
                if not rest[space]:
                    return None
    return rest


def misfit(spaces: Mapping[Hex, str], tiles: Iterable[Tile]) -> Misfit | None:
    """The tiles left over when as many as possible are laid on a legal layout.

    None where the whole layout can be built.
    """
    stock = [_sorted(*tile) for tile in tiles]
    places: dict[Tile, list[tuple[Hex, Hex]]] = {tile: [] for tile in stock}
    for one, other in _TOUCHING:
        tile = _sorted(spaces[one], spaces[other])
        if tile in places:
            places[tile].append((one, other))
    # Tiles with few places first: they decide most.
    stock.sort(key=lambda tile: (len(places[tile]), tile))
    laid = _Laying(stock, places).most()
    covered = {at for place in laid if place for at in place}
    left = tuple(tile for tile, place in zip(stock, laid, strict=True) if not place)
    dry = [at for at in HEXES if spaces[at] not in LAKES]
    return Misfit(left, tuple(at for at in dry if at not in covered)) if left else None


class _Laying:
    """The search for the most tiles that lie on a layout side by side."""

    def __init__(self, stock: list[Tile], places: Mapping[Tile, list[tuple[Hex, Hex]]]) -> None:
        self.stock = stock
        self.places = places
        self.best: list[tuple[Hex, Hex] | None] = []
        self.fewest = len(stock) + 1

    def most(self) -> list[tuple[Hex, Hex] | None]:
        self._lay([], frozenset(), 0)
        return self.best

    def _lay(self, laid: list[tuple[Hex, Hex] | None], covered: frozenset[Hex], over: int) -> None:
        rest = self.stock[len(laid) :]
        stuck = sum(not self._free(tile, covered) for tile in rest)
        if over + stuck >= self.fewest:
            return
        if not rest:
            self.best, self.fewest = laid, over
            return
        for place in self._free(rest[0], covered):
            self._lay([*laid, place], covered | {*place}, over)
        self._lay([*laid, None], covered, over + 1)

    def _free(self, tile: Tile, covered: frozenset[Hex]) -> list[tuple[Hex, Hex]]:
        return [place for place in self.places[tile] if covered.isdisjoint(place)]


# L2.2: an island that lies in the app is laid on the table too, piece by piece


def pieces_in_order(island: Island, box: Box) -> tuple[tuple[Hex, ...], ...]:
    """Whole tiles and lakes from the north, where the pairs are known and make this island (L1.4).

    Else its rows, for then nobody knows which spaces share a tile.
    """
    cut = cut_into(island.spaces, box.tiles) if box.tiles else None
    if cut is None:
        return rows()
    order = HEXES.index
    tiles = [tuple(sorted(tile, key=order)) for tile in (*cut, *island.lakes.values())]
    return tuple(sorted(tiles, key=lambda tile: order(tile[0])))


def rows() -> tuple[tuple[Hex, ...], ...]:
    return tuple(tuple(at for at in HEXES if at[0] == row) for row in ROWS)
