"""The island seen from the south, as on the shelf and where a game is won.

Flat things are drawn from above and pressed together; pictures and pieces stand upright on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Any, Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Scale

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES, ROWS
from companion.games.island.terms import Hex, Who
from companion.ui.island.map.coast import rims
from companion.ui.island.map.drawn.kept_picture import FINER, KeptPicture, PictureBox
from companion.ui.island.map.drawn.map_faces import paint_face
from companion.ui.island.map.drawn.map_logo import logo
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh
from companion.ui.island.map.drawn.map_pieces import EMBLEM
from companion.ui.island.map.geometry import CENTRES, Layout, Line
from companion.ui.island.map.views import Ground, SpaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed
from companion.ui.kit.rect import Rect

PRESSED: Final = 0.60  # how high what lies is, by how high it would be from above
FLAT: Final = 0.43  # the same, seen from further down
WALL: Final = 0.30
LIFTED: Final = 1.15
SUNK: Final = 0.20  # how much lower than a tile a lake lies
# Round the island: how far the water has grown, and the alpha of its colour.
WATER: Final = ((0.95, "2A"), (0.55, "40"), (0.24, "90"))
BLUE: Final = theme.SURF[:7]
_TOP: Final = 0.965  # tiles nearly touch
_BRIM: Final = 0.045  # a line of light along the edge of a tile
_STANDING: Final = frozenset(("fruit", "camp", "oracle", "mirage"))
_UPRIGHT: Final = 1.06  # the size of a picture that stands
_FEET: Final = 0.17  # its middle above that of its tile
_PIECE: Final = 0.42
_LOGO: Final = 0.42  # from the middle of a closed tile to a corner of what is on it
# What the whole takes up, in `r` from the middle of the island: to each side, up, and down.
ASIDE: Final = 7.5
UP: Final = 4.75
DOWN: Final = 4.6


@frozen
class UprightPiece:
    """A captive's emblem on a space."""

    who: Who
    at: Hex


class PerspectiveIsland:
    """The island, and one tile of it that floats over it and can be moved by itself.

    `pressed`: how high what lies is, by how high it would be from above. `water`: its colour.
    """

    def __init__(self, canvas: Any, pressed: float = PRESSED, water: str = BLUE) -> None:
        self._pressed, self._water = pressed, water
        self._box, self._tile = PictureBox(canvas), PictureBox(canvas)
        self._key: tuple[Any, ...] = ()
        self._pictures: tuple[KeptPicture, ...] = ()
        self._floating = Rect(0, 0, 0, 0)

    def draw(
        self,
        middle: tuple[float, float],
        r: float,
        ground: Ground,
        pieces: Sequence[UprightPiece] = (),
        lifted: Hex | None = None,
    ) -> None:
        """`middle`: of the island on the screen; `r` in pixels, of a space's side."""
        key = (r, ground, tuple(pieces), lifted)
        if key != self._key:
            self._key = key
            self._pictures = _pictures(_View(r, self._pressed, self._water), ground, pieces, lifted)
        x, y = middle
        wide, high = _size(r)
        self._box.put(self._pictures[0], Rect(x - ASIDE * r, y - DOWN * r, wide, high))
        if lifted is None:
            self._tile.hide()
            return
        cx, cy = CENTRES[lifted]
        side = _tile_side(r)
        up = cy * self._pressed + LIFTED
        self._floating = Rect(x + cx * r - side / 2, y + up * r - side / 2, side, side)
        self._tile.put(self._pictures[1], self._floating)

    def lift_by(self, pixels: float) -> None:
        """Move the tile that floats, without drawing anything again."""
        self._tile.move(self._floating.moved(0, pixels))

    def hide(self) -> None:
        self._box.hide()
        self._tile.hide()


def _size(r: float) -> tuple[int, int]:
    return round(2 * ASIDE * r), round((UP + DOWN) * r)


def _tile_side(r: float) -> int:
    return 2 * round(1.2 * r)


@frozen
class _View:
    """`r` of a space, and how much what lies is pressed together."""

    r: float
    pressed: float
    water: str

    def stage(self, layout: Layout) -> _Stage:
        return _Stage(layout, self.pressed, self.water)


def _pictures(
    view: _View, ground: Ground, pieces: Sequence[UprightPiece], lifted: Hex | None
) -> tuple[KeptPicture, ...]:
    r, fine = view.r, view.r * FINER
    island = view.stage(Layout(ASIDE * fine, DOWN * fine, fine))
    found = [KeptPicture(*_size(r), lambda group: _paint(group, island, ground, pieces, lifted))]
    space = next((space for space in ground.spaces if space.at == lifted), None)
    if space is not None:
        side, (x, y) = _tile_side(r), CENTRES[space.at]
        alone = view.stage(Layout(side - x * fine, side - view.pressed * y * fine, fine))
        found.append(KeptPicture(side, side, lambda group: _paint_alone(group, alone, space)))
    return tuple(found)


# Painting: everything flat in a layout that is pressed together afterwards


@frozen
class _Stage:
    """`layout`: as it is seen."""

    layout: Layout
    pressed: float
    water: str

    def upright(self, at: Hex, up: float) -> tuple[float, float]:
        """A point so high over a space, told in `r`."""
        x, y = CENTRES[at]
        return self.layout.point(x, self.pressed * y + up)


class _Flat:
    """A brush in a layout of which the heights are pressed together."""

    def __init__(self, group: InstructionGroup, stage: _Stage) -> None:
        seen, self.pressed = stage.layout, stage.pressed
        self.layout = Layout(seen.x, seen.y / self.pressed, seen.r)
        self._into = group
        self._group = InstructionGroup()
        self.brush = Brush(self._group)

    def done(self) -> None:
        self.brush.done()
        for one in (PushMatrix(), Scale(1, self.pressed, 1), self._group, PopMatrix()):
            self._into.add(one)

    def lower(self, down: float) -> Layout:
        """The layout so much lower, told in `r` as it is seen."""
        layout = self.layout
        return Layout(layout.x, layout.y - down / self.pressed * layout.r, layout.r)


def _paint(
    group: InstructionGroup,
    stage: _Stage,
    ground: Ground,
    pieces: Sequence[UprightPiece],
    lifted: Hex | None,
) -> None:
    flat = _Flat(group, stage)
    _paint_shore(flat, stage.water)
    if lifted is not None:
        _paint_hole(flat, lifted)
    flat.done()
    for row in ROWS:
        spaces = [one for one in ground.spaces if one.at[0] == row and one.at != lifted]
        flat = _Flat(group, stage)
        for space in spaces:
            _paint_tile(flat, space)
        flat.done()
        _paint_standing(group, stage, spaces, pieces)


def _paint_alone(group: InstructionGroup, stage: _Stage, space: SpaceView) -> None:
    flat = _Flat(group, stage)
    _paint_tile(flat, space)
    flat.done()
    _paint_standing(group, stage, (space,), ())


def _paint_shore(flat: _Flat, water: str) -> None:
    """Water, then the beach as a low block on which the tiles stand."""
    layers = [(by, WALL + 0.06, f"{water}{alpha}") for by, alpha in WATER]
    layers += [(0.11, WALL + 0.09, theme.BEACH_LOW)]
    layers += [(0.10, 0.08 + step * 0.05, "#D8BD84") for step in range(5, -1, -1)]
    (rim,) = rims(HEXES)
    for by, down, colour in layers:
        lower = flat.lower(down)
        cells = [lower.hexagon(at, 1.0) for at in HEXES]
        flat.brush.land(cells, [rim.placed(lower)], by * lower.r, colour)


def _paint_hole(flat: _Flat, at: Hex) -> None:
    """The place that a tile has left: sand, and in it a shadow."""
    flat.brush.fill(flat.lower(0.06).hexagon(at, 1.0), "#D8BD84")
    flat.brush.fill(flat.lower(WALL).hexagon(at, 0.8), "#9B845C")


def _paint_tile(flat: _Flat, space: SpaceView) -> None:
    """Its two front walls, its top with a line of light, and what lies on it."""
    brush, layout, wet = flat.brush, flat.layout, space.kind == "lake"
    fill = _fill(space.kind)
    depth = 0.06 if wet else WALL
    here = flat.lower(SUNK) if wet else layout
    corners, r = here.hexagon(space.at, _TOP), layout.r
    for (a, b), shade in (((2, 3), 0.28), ((3, 4), 0.42)):
        wall = theme.LAKE_RIM if wet else mixed(_wall_of(space.kind), "#000000", shade)
        brush.fill(_wall(corners[a], corners[b], depth / flat.pressed * r), wall)
    brush.fill(corners, fill)
    light = mixed(fill, theme.WHITE, 0.18 if space.kind in ("anomaly", "closed") else 0.5)
    brush.outline(here.hexagon(space.at, _TOP - 0.075), _BRIM * r, light)
    if space.kind == "sealed":
        brush.stamp(_back(r), here.centre(space.at))
    elif space.kind in _STANDING:
        brush.fill(_shadow(layout, space.at), "#00000030")
    else:
        paint_face(brush, here, space)


def _fill(kind: str) -> str:
    """The colour of its top; of a tile that lies closed, of its back."""
    return {"sealed": theme.SHOW_SPACE, "closed": theme.FOG}.get(kind) or theme.FILL[kind]


def _wall_of(kind: str) -> str:
    return theme.SHOW_EDGE if kind == "sealed" else _fill(kind)


@lru_cache(maxsize=8)
def _back(r: float) -> Shape:
    """The logo on the back of a closed tile."""
    sketch = SmoothMesh()
    logo(sketch, _LOGO * r)
    return sketch.shape()


def _wall(one: tuple[float, float], other: tuple[float, float], down: float) -> Line:
    (x, y), (x2, y2) = one, other
    return (x, y), (x, y - down), (x2, y2 - down), (x2, y2)


def _shadow(layout: Layout, at: Hex) -> Line:
    """Under what stands."""
    x, y = layout.near(at, 0, -0.36)
    return tuple(
        (x + 0.42 * layout.r * cos(radians(turn)), y + 0.24 * layout.r * sin(radians(turn)))
        for turn in range(0, 360, 15)
    )


def _paint_standing(
    group: InstructionGroup,
    stage: _Stage,
    spaces: Iterable[SpaceView],
    pieces: Sequence[UprightPiece],
) -> None:
    brush = Brush(group)
    for space in spaces:
        r = stage.layout.r
        if space.kind in _STANDING:
            brush.picture(space.icon, stage.upright(space.at, _FEET), _UPRIGHT * r)
        for piece in pieces:
            if piece.at == space.at:
                up = stage.upright(space.at, _FEET + 0.05)
                brush.picture(f"emblem-{piece.who}", up, EMBLEM * _PIECE * r)
    brush.done()


def fits(width: float, height: float) -> float:
    """The largest `r` with which the island and what floats over it have room."""
    return min(width / (2 * ASIDE), height / (UP + DOWN))
