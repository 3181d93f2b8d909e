"""The figures on the island, and how several of them share a space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import NEXT
from companion.games.island.terms import PARTS, Hex, Who
from companion.ui.island.map.drawn.map_faces import FaceRoom
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh, discs
from companion.ui.island.map.geometry import Layout, Line, Point, arc, grown, rounded, turned, waves
from companion.ui.island.map.views import IslandView
from companion.ui.kit import theme

SHARED: Final = 0.3 / 0.36  # the size of one of several


@frozen
class Piece:
    """`letter`: only captives have one."""

    who: Who
    letter: str = ""
    lying: bool = False
    harmed: bool = False
    hit: bool = False
    chosen: bool = False


@frozen
class Spot:
    """The place of a piece that is drawn, its size, and the place of its marks."""

    piece: Piece
    middle: Point
    size: float
    marks: Point


@frozen
class PiecePlaces:
    """`rooms`: what is left of the spaces. `more`: how many are on a space and not drawn."""

    spots: tuple[Spot, ...]
    rooms: dict[Hex, FaceRoom]
    more: tuple[tuple[Hex, int], ...]


def standing(layout: Layout, island: IslandView) -> PiecePlaces:
    crowds = _crowds(island)
    spots = list(_beside(layout, island))
    rooms: dict[Hex, FaceRoom] = {}
    for at, crowd in crowds.items():
        rooms[at], found = _share(layout, at, crowd)
        spots += found
    more = tuple((at, len(crowd) - 2) for at, crowd in crowds.items() if len(crowd) > 2)
    return PiecePlaces(tuple(spots), rooms, more)


def _crowds(island: IslandView) -> dict[Hex, list[Piece]]:
    crowds: dict[Hex, list[Piece]] = {}
    for figure in island.figures:
        if figure.at is not None:
            piece = Piece(figure.who, figure.letter, figure.lying, figure.harmed, figure.hit)
            crowds.setdefault(figure.at, []).append(piece)
    for who, at in (("bush", island.bush), ("rock", island.rock), ("wave", _pool(island))):
        if at is not None:
            crowds.setdefault(at, []).append(Piece(who, chosen=who == island.chosen))
    for crowd in crowds.values():  # those that act or suffer are seen
        crowd.sort(key=lambda piece: (not piece.chosen, not piece.harmed, not piece.hit))
    return crowds


def _pool(island: IslandView) -> Hex | None:
    """The middle space of the lake that the Wave is in; a triangle has none."""
    cells = dict[str, tuple[Hex, ...]](island.ground.lakes).get(island.wave or "", ())
    between = [at for at in cells if sum(other in cells for other in NEXT[at].values()) == 2]
    return between[0] if len(between) == 1 else None


def _beside(layout: Layout, island: IslandView) -> Iterator[Spot]:
    """The Wave, if it is on no space."""
    for part in PARTS:
        if part == island.wave:
            yield _wave(layout, island, layout.dent(part))
    for lake, cells in island.ground.lakes:
        if lake == island.wave and _pool(island) is None:
            points = [layout.centre(at) for at in cells]
            across, up = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
            # The letter of a space above would be under it.
            low = 0.2 if sum(y > up for _, y in points) == 1 else 0
            yield _wave(layout, island, (across, up - low * layout.r))


def _wave(layout: Layout, island: IslandView, middle: Point) -> Spot:
    return Spot(Piece("wave", chosen=island.chosen == "wave"), middle, layout.r, middle)


def _share(layout: Layout, at: Hex, crowd: Sequence[Piece]) -> tuple[FaceRoom, list[Spot]]:
    """The room that is left, and where each piece is; three or more are two and a number."""
    first = crowd[0]
    size = SHARED * layout.r
    if len(crowd) > 1:
        return "letters", [
            Spot(piece, layout.near(at, x, 0.14), size, layout.near(at, x + 0.2, -0.3))
            for piece, x in zip(crowd[:2], (-0.385, 0.385), strict=True)
        ]
    marks = layout.near(at, 0.625, -0.36)
    if first.lying or first.who == "wave":
        return "letters", [Spot(first, layout.near(at, 0, 0.175), layout.r, marks)]
    return "left", [Spot(first, layout.near(at, 0.25, 0.2), layout.r, marks)]


def paint_piece(brush: Brush, spot: Spot) -> None:
    if spot.piece.who in theme.PIECE_GROUND:
        _stone(brush, spot)
    else:
        _captive(brush, spot)


def paint_more(brush: Brush, layout: Layout, more: Sequence[tuple[Hex, int]]) -> None:
    for at, number in more:
        middle = layout.near(at, 0, 0.64)
        brush.stamp(discs(layout.r, (0.23, theme.CASING)), middle)
        brush.text(f"+{number}", middle, 0.28 * layout.r, theme.WHITE)


# The OP's pieces


def _square(half: float) -> Line:
    return (-half, -half), (half, -half), (half, half), (-half, half)


def _stone(brush: Brush, spot: Spot) -> None:
    who = spot.piece.who
    brush.stamp(_tile(spot.size, theme.PIECE_GROUND[who], spot.piece.chosen), spot.middle)
    brush.picture(who, spot.middle, 0.6 * spot.size)


@lru_cache(maxsize=32)
def _tile(size: float, colour: str, chosen: bool) -> Shape:
    sketch = SmoothMesh()
    if chosen:
        frame = rounded(_square(0.25 * size), 0.2525 * size, 8)
        sketch.outline(frame, 0.105 * size, theme.ACCENT)
    for radius, tint in ((0.175, theme.CASING), (0.115, colour)):
        sketch.fill(rounded(_square(0.245 * size), radius * size, 8), tint)
    return sketch.shape()


# Captives

_SHIELD: Final = ((-0.29, 0.305), (-0.29, -0.08), (0, -0.375), (0.29, -0.08), (0.29, 0.305))
SHAPES: Final[dict[str, Line]] = {
    "diamond": arc((0, 0), 0.4, 0, 270, 3),
    "shield": _SHIELD,
    "pentagon": arc((0, -0.03), 0.4, 90, 378, 4),
    "hexagon": arc((0, 0), 0.385, 90, 390, 5),
    "octagon": arc((0, 0), 0.375, 22.5, 337.5, 7),
}
# The distances of the lines of a piece's edge from its shape.
RIM: Final = 0.085
EDGE: Final = 0.0275


def _captive(brush: Brush, spot: Spot) -> None:
    piece, size = spot.piece, spot.size
    brush.stamp(badge(piece.who, size, piece.lying), spot.middle)
    shape = theme.SHAPE.get(piece.who, "circle")
    high = 0.4 if shape in ("circle", "diamond") else 0.37
    x, y = spot.middle
    up = 0.02 * size if shape == "shield" else 0.0
    if piece.lying:
        brush.lying_text(piece.letter, (x + up, y), high * size, theme.WHITE)
        brush.stamp(_water(size), spot.middle)
    else:
        brush.text(piece.letter, (x, y + up), high * size, theme.WHITE)


@lru_cache(maxsize=64)
def badge(who: Who, size: float, lying: bool = False) -> Shape:
    """A captive's shape in his colour, white-edged inside a dark rim."""
    sketch = SmoothMesh()
    shape = SHAPES.get(theme.SHAPE.get(who, ""))
    for out, tint in ((RIM, theme.CASING), (EDGE, theme.WHITE), (-EDGE, theme.CAPTIVE[who])):
        if shape is None:
            sketch.disc((0, 0), (0.36 + out) * size, tint)
        else:
            points = [(x * size, y * size) for x, y in _widened(shape, out)]
            sketch.fill(turned(points, (0, 0), -90 if lying else 0), tint)
    return sketch.shape()


def _widened(shape: Line, by: float) -> Line:
    """The points of a diamond would be too sharp."""
    return rounded(shape, by) if len(shape) == 4 and by > 0 else grown(shape, by)


@lru_cache(maxsize=8)
def _water(size: float) -> Shape:
    """Two ripples over the lower half of a captive who lies in a lake."""
    sketch = SmoothMesh()
    for down in (0.18, 0.33):
        line = waves((0, -down * size), size, 0.11 * size, -30)
        sketch.round_stroke(line, 0.125 * size, theme.LAKE_INK)
        sketch.round_stroke(line, 0.062 * size, theme.LAKE_WAVES)
    return sketch.shape()
