"""The places of the fog for every size of a window: rectangles in dp, and no Kivy."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.kit.rect import NOWHERE, Rect

_COLUMNS: Final = 960  # dp of width from which map and list stand side by side
_LOW_WINDOW: Final = 640  # of height: such a low one has two columns in any case
_ROOMY_HEIGHT: Final = 700
_TAB: Final = 62.0
_FOG_PANEL: Final = 0.375  # of the width
_LEGEND: Final = 44.0
_STRIP: Final = 68.0
_COVER: Final = 108.0  # dp of width
_KEY: Final = 264.0
_SLIM: Final = 560  # dp of width below which the ocean leaves no corner


@frozen
class FogPlaces:
    """`floating`: in the corner of the ocean, what floats. `panel`: heading, list and note."""

    emblem: Rect
    head: Rect
    tabs: tuple[Rect, ...]
    island: Rect
    floating: Rect
    legend: Rect
    panel: Rect
    bar: Rect
    foot: tuple[Rect, ...]
    cover: Rect


def fog_places(width: float, height: float, tabs: int, *, floats: bool, keys: int = 3) -> FogPlaces:
    """`floats`: something does; where there is no corner for it, it has a strip of its own.

    `keys`: in the foot, besides the cover.
    """
    if width >= 1.2 * height and (width >= _COLUMNS or height < _LOW_WINDOW):
        return _beside(width, height, tabs, keys)
    return _below(width, height, tabs, keys, floats=floats)


def _beside(width: float, height: float, tabs: int, foot: int) -> FogPlaces:
    roomy = height >= _ROOMY_HEIGHT
    bar_h, rim = (84.0, 16.0) if roomy else (64.0, 10.0)
    bar, rest = Rect(0, 0, width, height).cut_bottom(bar_h, rim / 2)
    panel, left = rest.cut_right(max(360.0, _FOG_PANEL * width) + rim)
    panel = Rect(panel.x, panel.y, panel.w - rim, panel.h - rim)
    emblem, head, keys, below = _head(left, 92.0 if roomy else 72.0, tabs, shown=roomy)
    legend, around = below.cut_bottom(_LEGEND, 2)
    return FogPlaces(
        emblem, head, keys, *_sea(around), legend, panel, bar, *_foot(bar.inset(rim, 6), foot)
    )  # fmt: skip


def _below(width: float, height: float, tabs: int, foot: int, *, floats: bool) -> FogPlaces:
    roomy = width >= _ROOMY_HEIGHT
    bar, rest = Rect(0, 0, width, height).cut_bottom(84.0 if roomy else 72.0, 6)
    rim = 16.0 if roomy else 8.0
    head_h = 92.0 if width >= 560 else 132.0
    emblem, head, keys, below = _head(rest, head_h, tabs, shown=roomy)
    slim = width < _SLIM
    around, below = below.cut_top(min(width / WIDE * HIGH, (0.46 if slim else 0.56) * below.h), 2)
    legend, below = below.cut_top(_LEGEND, 4)
    island, corner = _sea(around)
    strip, panel = below.cut_top(_STRIP if floats and slim else 0, 4)
    floating = strip.inset(rim, 0) if slim else corner
    return FogPlaces(
        emblem, head, keys, island, floating, legend, panel.inset(rim, 0), bar,
        *_foot(bar.inset(rim, 6), foot),
    )  # fmt: skip


def _head(
    place: Rect, high: float, tabs: int, *, shown: bool
) -> tuple[Rect, Rect, tuple[Rect, ...], Rect]:
    """The emblem, the words, the keys of the captives at the right or below, and what is left."""
    head, below = place.cut_top(high, 2)
    inside = head.inset(12, 8)
    across = tabs * _TAB + (tabs - 1) * 8
    if inside.w >= across + 320:
        keys, words = inside.cut_right(across, 12)
        keys = keys.cut_top(min(_TAB, keys.h))[0]
    else:
        keys, words = inside.cut_bottom(56, 4)
        keys = keys.cut_left(min(keys.w, across))[0]
    emblem, words = words.cut_left(60, 12) if shown else (NOWHERE, words)
    if shown:
        emblem = emblem.cut_top(60)[0]
    return emblem, words, keys.columns(tabs, 8), below


def _sea(around: Rect) -> tuple[Rect, Rect]:
    """The island in the middle; what floats in the corner beside its south-western shore."""
    r = min(around.w / WIDE, around.h / HIGH)
    x, y = around.middle
    island = Rect(x - r * WIDE / 2, y - r * HIGH / 2, r * WIDE, r * HIGH)
    wide = max(0.0, x - 4.3 * r - around.x - 6)
    return island, Rect(around.x + 6, around.y, wide, min(around.h, 3.6 * r))


def _foot(place: Rect, keys: int) -> tuple[tuple[Rect, ...], Rect]:
    """The keys from the left, none wider than it need be; the cover in the other corner."""
    cover, rest = place.cut_right(_COVER if place.w >= _SLIM else 64.0, 8)
    wide = min(_KEY, (rest.w - (keys - 1) * 8) / keys)
    across = rest.cut_left(keys * wide + (keys - 1) * 8)[0]
    return across.columns(keys, 8), cover
