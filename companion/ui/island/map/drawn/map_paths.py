"""The ways of pieces: of the last announcement, and of captives through a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from companion.games.island.history.paths import Path
from companion.games.island.terms import Who
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.geometry import Layout, Line, Point, dashes, grown, shortened, turned
from companion.ui.island.map.standing import Spot
from companion.ui.island.map.trace import Trace, trace
from companion.ui.kit import theme

LINE: Final = 0.105
CASING: Final = 0.21
DOT: Final = 0.115  # of a place that was visited, and of the ring where a path began
HEAD: Final = ((0, 0), (-0.38, 0.225), (-0.38, -0.225))
EVERY: Final = 0.27  # so far apart are the dots of a leap
# The distances of the captives' trails from the place of a piece: they lie side by side.
ASIDE: Final = (0.0, 0.08, -0.08)
OLDER: Final = 0.07  # the width of a way of long ago
OLDER_DOT: Final = 0.1  # of a place on it, which holds its parts together
OLDER_LEAP: Final = 0.055
PALE: Final = "80"  # its alpha


def paint_paths(
    brush: Brush, layout: Layout, paths: Sequence[Path], spots: Sequence[Spot] = ()
) -> None:
    """White of whoever acts, in the second tone of another piece that was moved."""
    for path in paths:
        found = trace(layout, path, spots)
        if found is not None:
            paint_trace(brush, layout.r, found, theme.WHITE if path.own else tint_of(path.who))


def tint_of(who: Who) -> str:
    return theme.TINT.get(who) or theme.PIECE_GROUND.get(who, theme.WHITE)


def paint_trails(
    brush: Brush,
    layout: Layout,
    trails: Sequence[Path],
    spots: Sequence[Spot] = (),
    colours: Mapping[Who, str] = theme.CAPTIVE,
) -> None:
    """All the ways of captives in their colours, side by side."""
    for trail, beside in _side_by_side(layout, trails):
        found = trace(beside, trail, spots)
        if found is not None:
            paint_trace(brush, layout.r, found, colours[trail.who])


def paint_older(
    brush: Brush, layout: Layout, trails: Sequence[Path], colours: Mapping[Who, str]
) -> None:
    """Ways of long ago: thin and pale, with the places where they began and came to.

    Without these a way that leaps or goes round by sea looks like lines that belong to nobody.
    """
    for trail, beside in _side_by_side(layout, trails):
        found = trace(beside, trail)
        if found is not None:
            pale = f"{colours[trail.who]}{PALE}"
            for line in found.lines:
                brush.round_stroke(line, OLDER * layout.r, pale)
            for point in (one for arc in found.arcs for one in _dots(arc, layout.r)):
                brush.disc(point, OLDER_LEAP * layout.r, pale)
            for point in dict.fromkeys((found.ring, *found.dots)):
                brush.disc(point, OLDER_DOT * layout.r, pale)


def _side_by_side(layout: Layout, trails: Sequence[Path]) -> Iterator[tuple[Path, Layout]]:
    """Each captive's a little beside the others'."""
    order = list(dict.fromkeys(trail.who for trail in trails))
    for trail in trails:
        aside = ASIDE[order.index(trail.who) % len(ASIDE)] * layout.r
        yield trail, Layout(layout.x + aside, layout.y + aside / 2, layout.r)


def paint_trace(brush: Brush, r: float, found: Trace, colour: str) -> None:
    """A line in a dark one: all that is dark first, so that nothing of it lies on the line."""
    head = None if found.head is None else _head(r, *found.head)
    shafts = _shafts(r, found)
    dots = [point for way in found.arcs for point in _dots(way, r)]
    for line in shafts:
        brush.round_stroke(line, CASING * r, theme.CASING)
    for point in dots:
        brush.disc(point, 0.125 * r, theme.CASING)
    for point in found.dots:
        brush.disc(point, (DOT + 0.0525) * r, theme.CASING)
    brush.disc(found.ring, (DOT + 0.0525) * r, theme.CASING)
    if head is not None:
        brush.fill(grown(head, 0.05 * r), theme.CASING)
    for line in shafts:
        brush.round_stroke(line, LINE * r, colour)
    for point in dots:
        brush.disc(point, 0.075 * r, colour)
    for point in found.dots:
        brush.disc(point, DOT * r, colour)
    paint_beginning(brush, r, found.ring, colour)
    if head is not None:
        brush.fill(head, colour)


def paint_beginning(brush: Brush, r: float, middle: Point, colour: str) -> None:
    """The ring where a path began; its dark rim lies below the line."""
    brush.disc(middle, DOT * r, colour)
    brush.disc(middle, 0.06 * r, theme.CASING)


def _shafts(r: float, found: Trace) -> list[Line]:
    """The lines; the last one ends inside the head."""
    lines = list(found.lines)
    if found.head is not None and lines and lines[-1][-1] == found.head[0]:
        lines[-1] = shortened(lines[-1], 0, 0.3 * r)
    return lines


def _head(r: float, tip: tuple[float, float], angle: float) -> Line:
    return turned([(x * r, y * r) for x, y in HEAD], tip, angle)


def _dots(way: Line, r: float) -> list[tuple[float, float]]:
    return [dash[0] for dash in dashes(way, 0.01 * r, EVERY * r)][1:-1]
