"""The small drawn island of an entry, as a map shows it: a few spaces, and who is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.history.paths import Path, Stop
from companion.games.island.terms import (
    DIRECTIONS,
    LAKES,
    PARTS,
    PIECES,
    Direction,
    Hex,
    Lake,
    Part,
)
from companion.text.languages import Language
from companion.ui.island.map.view import anomaly_face, face, part_letters
from companion.ui.island.map.views import FigureView, Ground, IslandView, SpaceView

if TYPE_CHECKING:
    from companion.rulebook.entries import Sketch

Arrows = tuple[tuple[Direction, Direction], ...]


def sketched(sketch: Sketch, language: Language) -> IslandView:
    """Parts of the ocean are there only where something of it is shown."""
    at = {one.who: one.at for one in sketch.pieces}
    return IslandView(
        ground=_ground(sketch, language),
        figures=tuple(_figures(sketch)),
        wave=_wave(at.get("wave"), sketch),
        rock=cast("Hex | None", at.get("rock")),
        bush=cast("Hex | None", at.get("bush")),
        lit=frozenset(sketch.lit),
        paths=_paths(sketch),
    )


def _paths(sketch: Sketch) -> tuple[Path, ...]:
    """Between portals of one number it is a leap."""
    stops: list[Stop] = []
    for place in cast("tuple[Hex | Part, ...]", sketch.path):
        here = sketch.spaces.get(cast("Hex", place), "")
        before = sketch.spaces.get(cast("Hex", stops[-1].at), "") if stops else ""
        leaps = here.startswith("portal") and here == before
        stops.append(Stop(place, "portal" if leaps else "step" if stops else "start"))
    return (Path("", tuple(stops)),) if stops else ()


def _wave(at: str | None, sketch: Sketch) -> Part | Lake | None:
    """Under the Flood it is in a lake as a whole."""
    place = sketch.spaces.get(cast("Hex", at), at)
    return cast("Part | Lake | None", place)


def _ground(sketch: Sketch, language: Language) -> Ground:
    cells = {lake: tuple(at for at, word in sketch.spaces.items() if word == lake)
             for lake in LAKES}  # fmt: skip
    shown = {one.at for one in sketch.pieces} | {*sketch.path, *sketch.lit}
    return Ground(
        spaces=tuple(
            _space(at, sketch.spaces[at], sketch, language) for at in HEXES if at in sketch.spaces
        ),
        lakes=tuple((lake, places) for lake, places in cells.items() if places),
        parts=tuple((part, part_letters(part, language)) for part in PARTS if part in shown),
    )


def _space(at: Hex, word: str, sketch: Sketch, language: Language) -> SpaceView:
    kind, _, token = word.partition(":")
    if token:
        return anomaly_face(at, token, language)
    found = face(at, kind, language)
    return (
        found
        if kind != "knot"
        else SpaceView(at, "knot", found.letters, arrows=_arrows(at, sketch))
    )


def _arrows(at: Hex, sketch: Sketch) -> Arrows:
    """Of a knot that a path goes through the arrow that it follows, and two others."""
    places = [place for place in sketch.path if place not in PARTS]
    for (before, here), (_, after) in pairwise(pairwise(places)):
        one, other = (_way(at, before), _way(at, after)) if here == at else (None, None)
        if one and other:
            a, b, c, d = (way for way in DIRECTIONS if way not in (one, other))
            return ((one, other), (a, b), (c, d))
    return (("NW", "SE"), ("NE", "SW"), ("E", "W"))


def _way(start: Hex, end: str) -> Direction | None:
    return next((way for way in DIRECTIONS if NEXT[start][way] == end), None)


def _figures(sketch: Sketch) -> Iterator[FigureView]:
    for one in sketch.pieces:
        if one.who not in PIECES:
            yield FigureView(one.who, Hex(one.at), lying=one.lying)
