"""Shapes, letters and pictures in one group of a canvas, each over the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import cycle
from math import ceil, sqrt
from typing import Any, Final

from kivy.core.text import Label
from kivy.graphics import InstructionGroup, Mesh, Rectangle, RenderContext
from kivy.graphics.texture import Texture

from companion.ui.island.map.coast import Rim
from companion.ui.island.map.geometry import (
    Line,
    Point,
    miters,
    outlines,
    ray,
    sideways,
    stretched,
    unfolded,
)
from companion.ui.kit.drawn.icon import SHARP, pictures
from companion.ui.kit.drawn.paint import rgba
from companion.ui.kit.glyphs import GLYPHS

_ROWS: Final = 256
_NONE: Final = 0.25  # where a ramp of two pixels is clear, and where it has its full colour
_FULL: Final = 0.75
# The fading of a line from edge to edge: so far out, so much of the colour; and its colour.
Band = tuple[tuple[tuple[float, float], ...], float]
# Corners (x, y, and where in the palette) and triangles, to be set down wherever it is wanted.
Shape = tuple[tuple[float, ...], tuple[int, ...]]


class Ramps:
    """A ramp from clear to full for each colour."""

    def __init__(self) -> None:
        self.texture = Texture.create(size=(2, _ROWS), colorfmt="rgba")
        self.texture.mag_filter = self.texture.min_filter = "linear"
        self.texture.wrap = "clamp_to_edge"
        self._rows: dict[str, float] = {}
        # The graphics memory may be lost while the app sleeps.
        self.texture.add_reload_observer(self._refill)

    def row(self, colour: str) -> float:
        """The height of a colour's ramp in the texture."""
        found = self._rows.get(colour)
        if found is None:
            found = self._rows[colour] = (len(self._rows) + 0.5) / _ROWS
            self._fill(colour, len(self._rows) - 1)
        return found

    def _fill(self, colour: str, row: int) -> None:
        hues = bytes.fromhex(colour[1:7])
        full = bytes.fromhex(colour[7:9] or "FF")
        self.texture.blit_buffer(
            hues + b"\0" + hues + full, pos=(0, row), size=(2, 1), colorfmt="rgba"
        )

    def _refill(self, *_: object) -> None:
        for row, colour in enumerate(self._rows):
            self._fill(colour, row)


@cache
def palette() -> Ramps:
    return Ramps()


@cache
def _circle(steps: int) -> Line:
    return tuple(ray(360 * step / steps) for step in range(steps))


def _steps(radius: float) -> int:
    """So many that no corner is seen."""
    return max(12, 4 * ceil(1.75 * sqrt(radius)))


@cache
def _bordered_triangles(count: int) -> tuple[int, ...]:
    """Of a fan whose corners are each followed by one further out."""
    found: list[int] = []
    for at in range(count):
        a, b = 2 * at, 2 * ((at + 1) % count)
        found += (0, a, b, a, a + 1, b + 1, a, b + 1, b)
    return tuple(found)


@cache
def _lane_triangles(count: int, lanes: int, closed: bool) -> tuple[int, ...]:
    found: list[int] = []
    for at in range(count if closed else count - 1):
        a, b = lanes * at, lanes * ((at + 1) % count)
        for c, d in zip(range(a, a + lanes - 1), range(b, b + lanes - 1), strict=True):
            found += (c, c + 1, d + 1, c, d + 1, d)
    return tuple(found)


class SmoothMesh:
    """A mesh in the making. Everything is in pixels."""

    def __init__(self) -> None:
        self._palette = palette()
        self._vertices: list[float] = []
        self._indices: list[int] = []

    def shape(self) -> Shape:
        return tuple(self._vertices), tuple(self._indices)

    def stamp(self, shape: Shape, at: Point) -> None:
        """Set down what was drawn round (0, 0): much faster than drawing it."""
        vertices, indices = shape
        first = len(self._vertices) // 4
        moves = cycle((*at, 0.0, 0.0))
        self._vertices += [part + move for part, move in zip(vertices, moves, strict=False)]
        self._indices += [first + index for index in indices]

    def _add(self, vertices: Sequence[float], triangles: Sequence[int]) -> None:
        first = len(self._vertices) // 4
        self._vertices += vertices
        self._indices += [first + corner for corner in triangles]

    # Shapes

    def fill(self, outline: Sequence[Point], colour: str) -> None:
        """A convex shape; its corners go against the clock."""
        self._bordered(outline, miters(outline), colour)

    def disc(self, centre: Point, radius: float, colour: str) -> None:
        circle = _circle(_steps(radius))
        x, y = centre
        self._bordered([(x + radius * dx, y + radius * dy) for dx, dy in circle], circle, colour)

    def _bordered(self, outline: Sequence[Point], out: Sequence[Point], colour: str) -> None:
        """The inside as a fan and around it a strip that fades; `out` points away from it."""
        row = self._palette.row(colour)
        vertices = [
            part
            for (x, y), (dx, dy) in zip(outline, out, strict=True)
            for half, share in ((-0.5, _FULL), (0.5, _NONE))
            for part in (x + half * dx, y + half * dy, share, row)
        ]
        self._add(vertices, _bordered_triangles(len(outline)))

    def region(self, shapes: Sequence[Line], colour: str) -> None:
        """Convex shapes that share sides, as one: only the lines around them all fade."""
        row = self._palette.row(colour)
        edge: Band = (((0.5, _NONE), (-0.5, _FULL)), row)
        moved: dict[Point, Point] = {}
        for outline in outlines(shapes):
            out = miters(outline)
            moved |= zip(outline, out, strict=True)
            self._strip(outline, out, edge, closed=True)
        for shape in shapes:
            self._fan(shape, [moved.get(corner, (0.0, 0.0)) for corner in shape], row)

    def land(self, cells: Sequence[Line], rims: Sequence[Rim], by: float, colour: str) -> None:
        """Cells that share sides, grown over their coasts."""
        for rim in rims:
            self.shore(rim, by, colour)
        self.cells(cells, colour)

    def cells(self, cells: Sequence[Line], colour: str) -> None:
        """Shapes that share sides, and whose edges something else hides."""
        row = self._palette.row(colour)
        for cell in cells:
            self._fan(cell, [(0.0, 0.0)] * len(cell), row)

    def shore(self, rim: Rim, by: float, colour: str) -> None:
        """From a coast so far out."""
        self.strand(rim, [(x * by, y * by) for x, y in rim.out], colour)

    def strand(self, rim: Rim, ways: Sequence[Point], colour: str) -> None:
        """From a coast out: the way of each of its points."""
        row = self._palette.row(colour)
        vertices = [
            part
            for (x, y), (wx, wy), (dx, dy) in zip(rim.line, ways, rim.out, strict=True)
            for half, far, share in ((0.5, 1, _NONE), (-0.5, 1, _FULL), (0, 0, _FULL))
            for part in (x + wx * far + dx * half, y + wy * far + dy * half, share, row)
        ]
        self._add(vertices, _lane_triangles(len(rim.line), 3, True))

    def between(
        self, outer: Sequence[Point], inner: Sequence[Point], colour: str, *, smooth: bool = False
    ) -> None:
        """Between two closed lines; `smooth`: the outer one fades, the other is hidden."""
        row = self._palette.row(colour)
        half = 0.5 if smooth else 0.0
        vertices = [
            part
            for (x, y), (dx, dy), (ix, iy) in zip(outer, miters(outer), inner, strict=True)
            for px, py, share in (
                (x + dx * half, y + dy * half, _NONE if smooth else _FULL),
                (x - dx * half, y - dy * half, _FULL),
                (ix, iy, _FULL),
            )
            for part in (px, py, share, row)
        ]
        self._add(vertices, _lane_triangles(len(outer), 3, True))

    def _fan(self, outline: Sequence[Point], out: Sequence[Point], row: float) -> None:
        vertices = [
            part
            for (x, y), (dx, dy) in zip(outline, out, strict=True)
            for part in (x - dx / 2, y - dy / 2, _FULL, row)
        ]
        last = len(outline) - 1
        self._add(vertices, [corner for at in range(1, last) for corner in (0, at, at + 1)])

    # Lines

    def ring(self, centre: Point, radius: float, width: float, colour: str) -> None:
        circle = _circle(_steps(radius))
        x, y = centre
        outline = [(x + radius * dx, y + radius * dy) for dx, dy in circle]
        self._strip(outline, circle, self._band(width, colour), closed=True)

    def outline(self, corners: Sequence[Point], width: float, colour: str) -> None:
        """A closed line with pointed corners."""
        self._strip(corners, miters(corners), self._band(width, colour), closed=True)

    def stroke(self, line: Sequence[Point], width: float, colour: str) -> None:
        """An open line with straight ends."""
        across, row = self._band(width, colour)
        longer, shorter = stretched(line, 0.5), stretched(line, -0.5)
        points = (longer[0], *shorter, longer[-1])
        out = sideways(line)
        self._strip(points, (out[0], *out, out[-1]), (across, row), faded=True)

    def round_stroke(self, line: Sequence[Point], width: float, colour: str) -> None:
        """An open line with round ends."""
        for part in unfolded(line):
            self._strip(part, sideways(part), self._band(width, colour))
            for end in (part[0], part[-1]):
                self.disc(end, width / 2, colour)

    def _band(self, width: float, colour: str) -> Band:
        """The way a line fades to both sides; one thinner than a pixel is paler."""
        half = width / 2
        inner, full = max(half - 0.5, 0), _NONE + (_FULL - _NONE) * min(width, 1)
        across = ((half + 0.5, _NONE), (inner, full), (-inner, full), (-half - 0.5, _NONE))
        return across, self._palette.row(colour)

    def _strip(
        self,
        line: Sequence[Point],
        out: Sequence[Point],
        band: Band,
        *,
        closed: bool = False,
        faded: bool = False,
    ) -> None:
        """Lanes along a line. `faded`: its first and its last stretch fade out as well."""
        across, row = band
        vertices = [
            part
            for (x, y), (dx, dy) in zip(line, out, strict=True)
            for away, share in across
            for part in (x + dx * away, y + dy * away, share, row)
        ]
        if faded:
            ends = 4 * len(across)
            vertices[2:ends:4] = vertices[2 - ends :: 4] = [_NONE] * len(across)
        self._add(vertices, _lane_triangles(len(line), len(across), closed))


@lru_cache(maxsize=64)
def discs(r: float, *edges: tuple[float, str]) -> Shape:
    """One over the other: radius and colour of each."""
    sketch = SmoothMesh()
    for radius, colour in edges:
        sketch.disc((0, 0), radius * r, colour)
    return sketch.shape()


# Letters and pictures


HEAVY: Final = "NunitoExtraBold"
ICONS: Final = "Icons"

_CAPITALS: Final = 0.705  # of Nunito Sans, in ems
# The corners of a texture, turned by a quarter with the clock.
_LYING: Final = (2, 3, 4, 5, 6, 7, 0, 1)


@lru_cache(maxsize=512)
def letters(text: str, font: str, size: int, colour: str) -> Any:
    """The rendered label: it has to be kept, for it fills its texture anew when that is lost."""
    label = Label(text=text, font_name=font, font_size=size, color=rgba(colour))
    label.refresh()
    return label


def _low(label: Any) -> float:
    """The distance from the middle of the capital letters down to the bottom of the texture."""
    return float(_CAPITALS / 2 * label.options["font_size"] - label.get_descent())


def sharp_canvas() -> RenderContext:
    """A canvas for pictures of the map; everything else is as around it."""
    return RenderContext(
        fs=SHARP,
        use_parent_projection=True,
        use_parent_modelview=True,
        use_parent_frag_modelview=True,
    )


class Brush(SmoothMesh):
    """Paints into a group, which `done` completes. Everything is in pixels."""

    def __init__(self, group: InstructionGroup) -> None:
        super().__init__()
        self.group = group

    def done(self) -> None:
        if self._indices:
            mesh = Mesh(
                vertices=self._vertices, indices=self._indices, mode="triangles",
                texture=self._palette.texture,
            )  # fmt: skip
            self.group.add(mesh)
            self._vertices, self._indices = [], []

    # Letters and pictures

    def text(self, words: str, middle: Point, size: float, colour: str, font: str = HEAVY) -> None:
        """Capital letters have their middle there."""
        label = self._label(words, font, size, colour)
        self._put(label.texture, middle[0] - label.texture.width / 2, middle[1] - _low(label))

    def glyph(self, name: str, middle: Point, size: float, colour: str) -> None:
        label = self._label(GLYPHS[name], ICONS, size, colour)
        width, height = label.texture.size
        self._put(label.texture, middle[0] - width / 2, middle[1] - height / 2)

    def picture(self, name: str, middle: Point, size: float, *, lying: bool = False) -> None:
        """`lying`: turned by a quarter with the clock."""
        self.done()
        (x, y), texture = middle, pictures()[name]
        corners = texture.tex_coords
        self.group.add(
            Rectangle(
                texture=texture,
                pos=(x - size / 2, y - size / 2),
                size=(size, size),
                tex_coords=[corners[at] for at in _LYING] if lying else corners,
            )
        )

    def width(self, words: str, size: float) -> float:
        return float(self._label(words, HEAVY, size, "#FFFFFF").texture.width)

    def _label(self, words: str, font: str, size: float, colour: str) -> Any:
        return letters(words, font, max(1, round(size)), colour)

    def _put(self, texture: Texture, x: float, y: float) -> None:
        """On whole pixels, where letters are sharp."""
        self.done()
        self.group.add(Rectangle(texture=texture, pos=(round(x), round(y)), size=texture.size))
