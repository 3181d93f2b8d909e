"""Somebody who has an island before their eyes and lays it out by touches, each of them counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Protocol

from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import PATTERNS
from companion.games.island.board.layout import Pattern
from companion.games.island.building.laid import Building
from companion.games.island.building.tiles import KINDS_OF_SPACE
from companion.games.island.terms import LAKES, Hex


class Fingers(Protocol):
    """The touchable thing: the rules themselves, or the page over them."""

    taps: int

    @property
    def building(self) -> Building: ...

    def tile(self, tile: str) -> None: ...

    def space(self, at: Hex) -> None: ...

    def arrows(self, number: int) -> None: ...

    def would(self, touches: tuple[Hex, ...]) -> Building:
        """The word that would lie there after these touches; nothing is touched."""


Island = tuple[Mapping[Hex, str], Mapping[Hex, Pattern], tuple[tuple[Hex, Hex], ...]]


def tiles_of(island: Island) -> dict[Hex, tuple[Hex, ...]]:
    """For each space the spaces of its tile; without a cut each is its own."""
    spaces, _, cut = island
    lakes = (tuple(at for at in HEXES if spaces[at] == lake) for lake in LAKES)
    shared = {at: cells for cells in (*cut, *lakes) for at in cells}
    return {at: shared.get(at, (at,)) for at in HEXES}


def row_by_row(island: Island, fingers: Fingers) -> None:
    """The first space is touched, the next one comes by itself; what lies there is touched."""
    cells = tiles_of(island)
    fingers.space(Hex("A1"))
    while (at := fingers.building.space) is not None:
        fingers.tile(_tile(island, at, cells[at]))
        _set_right(island, cells[at], fingers)


def kind_by_kind(island: Island, fingers: Fingers) -> None:
    """The first kind is touched, the next ones come by themselves; where they lie is touched."""
    spaces = island[0]
    fingers.tile(KINDS_OF_SPACE[0])
    for tile in (*KINDS_OF_SPACE, *LAKES):
        places = [at for at in HEXES if spaces[at] == tile]
        for at in places[:1] if tile in LAKES else places:
            assert fingers.building.chosen == tile
            fingers.space(at)
            _set_right(island, tuple(places) if tile in LAKES else (at,), fingers)


def _tile(island: Island, at: Hex, cells: tuple[Hex, ...]) -> str:
    """The touch in the palette: of a tile of two the end that is to lie here."""
    spaces = island[0]
    if spaces[at] in LAKES:
        return spaces[at]
    return "+".join([spaces[at], *(spaces[other] for other in cells if other != at)])


def _set_right(island: Island, cells: tuple[Hex, ...], fingers: Fingers) -> None:
    for touch in _touches_to(cells, fingers):
        fingers.space(touch)
    spaces, arrows, _ = island
    for knot in cells:
        if spaces[knot] == "knot" and fingers.building.arrows[knot] != arrows[knot]:
            fingers.arrows(PATTERNS.index(arrows[knot]))


def _touches_to(cells: tuple[Hex, ...], fingers: Fingers) -> tuple[Hex, ...]:
    """The fewest touches that turn the tile just laid as it is to lie."""
    return next(one for one in _tried(cells) if _lies(cells, fingers.would(one)))


def _tried(cells: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
    for length in range(18):
        if length > 3:
            yield (cells[0],) * length  # turned and turned
        else:
            yield from product(cells, repeat=length)


def _lies(cells: tuple[Hex, ...], building: Building) -> bool:
    return any(set(one.at) == set(cells) for one in building.tiles)


def copied(island: Island, building: Building) -> bool:
    spaces, arrows, _ = island
    return building.spaces == dict(spaces) and building.arrows == dict(arrows)
