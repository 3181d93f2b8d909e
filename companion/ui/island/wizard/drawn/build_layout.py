"""The layout of the building screen, in dp, for any window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import HIGH, OCEAN, WIDE, fit
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

PHONE: Final = 600
_ONE_ROW: Final = 760  # dp of width from which the bar has one row
LOW: Final = 700
_HEAD: Final = 28
_SLOT: Final = 123  # what is below the palette: arrows, problems, or what can be done
_SLOT_LOW: Final = 99
_SLOT_WIDE: Final = 100
_WAYS: Final = 48
_HEAD_BESIDE: Final = 150  # the heading where it stands beside the ways
_ROW: Final = 50
_BAR: Final = 92
_BAR_LOW: Final = 70
_BAR_PHONE: Final = 124
# Back, undo (the rest), redo, clear, quick start, next: in a narrow and in a wide window.
_FOOT: Final = ((84, 130), (0, 0), (84, 112), (100, 140), (126, 210), (150, 260))
_COLUMN: Final = 480  # the least width of what stands beside the map
_TOOL: Final = (150, 64)
_TOOL_PHONE: Final = (90, 50)


@frozen
class BuildPlaces:
    """The places of all parts. `tools`: turn, take away and fill, in corners of the map.

    `slot_grows`: the slot is no higher than its contents, and the palette has the rest.
    """

    rail: Rect
    map: Rect
    tools: tuple[Rect, ...]
    ways: Rect
    head: Rect
    palette: Rect
    slot: Rect
    bar: Rect
    foot: tuple[Rect, ...]
    slot_grows: bool = False


def places(width: float, height: float) -> BuildPlaces:
    window = Rect(0, 0, width, height)
    phone, low = width < PHONE, height < LOW
    two = width < _ONE_ROW and height > width
    bar, rest = window.cut_bottom(_BAR_PHONE if two else _BAR_LOW if low else _BAR)
    rail, rest = rest.cut_top(50 if phone or low else 66)
    rest = rest.inset(6 if phone else theme.MARGIN, 0).cut_bottom(6 if low or phone else 10)[1]
    rail = rail.inset(theme.MARGIN / 2, 1 if phone or low else 5)
    foot = _foot(bar, two)
    if width > height:
        return _landscape(rail, rest, bar, foot, low)
    return (_phone if phone else _upright)(rail, rest, bar, foot)


def _landscape(rail: Rect, rest: Rect, bar: Rect, foot: tuple[Rect, ...], low: bool) -> BuildPlaces:
    across = max(_COLUMN, rest.w - theme.GAP - rest.h / HIGH * WIDE)
    column, left = rest.cut_right(min(across, rest.w / 2), theme.GAP)
    if low:
        line, column = column.cut_top(_WAYS, 6)
        head, ways = line.cut_left(_HEAD_BESIDE, 10)
        slot, palette = column.cut_bottom(_SLOT_LOW, 8)
    else:
        ways, column = column.cut_top(_WAYS, 8)
        head, column = column.cut_top(_HEAD, 4)
        slot, palette = column.cut_bottom(_SLOT, 8)
    return BuildPlaces(rail, left, _tools(left, _TOOL), ways, head, palette, slot, bar, foot)


def _upright(rail: Rect, rest: Rect, bar: Rect, foot: tuple[Rect, ...]) -> BuildPlaces:
    below = _WAYS + 8 + 6 * _ROW + 5 * 4 + 10 + _SLOT_WIDE + 12
    high = min(rest.w / WIDE * HIGH, max(rest.h - below, 0.4 * rest.h))
    island, rest = rest.cut_top(high, 12)
    line, rest = rest.cut_top(_WAYS, 8)
    head, ways = line.cut_left(0.3 * line.w, 12)
    slot, palette = rest.cut_bottom(_SLOT_WIDE, 10)
    return BuildPlaces(rail, island, _tools(island, _TOOL), ways, head, palette, slot, bar, foot)


def _phone(rail: Rect, rest: Rect, bar: Rect, foot: tuple[Rect, ...]) -> BuildPlaces:
    """The window's whole width is the map's."""
    high = min((rest.w + 8) / WIDE * HIGH, 0.52 * rest.h)
    island, rest = rest.cut_top(high, 4)
    line, rest = rest.cut_top(50, 6)
    head, ways = line.cut_left(0.34 * line.w, 6)
    return BuildPlaces(
        rail=rail,
        map=Rect(island.x - 4, island.y, island.w + 8, island.h),
        tools=_tools(island, _TOOL_PHONE),
        ways=ways,
        head=head,
        palette=rest,
        slot=rest,
        bar=bar,
        foot=foot,
        slot_grows=True,
    )


def _tools(island: Rect, most: tuple[float, float]) -> tuple[Rect, ...]:
    """As wide as the corners beside the ocean let them be: bottom left and right, top right."""
    r = fit(island.w, island.h)
    high = most[1]
    x = island.middle[0]
    # Of the ocean's shore that leans outwards from the corner of the map.
    deep = high - (island.h / 2 - OCEAN * r * 0.866)
    wide = min(most[0], x - OCEAN * r / 2 - max(0.0, deep) * 0.577 - 4 - island.x)
    if wide < 56:
        wide = 56.0
    left, right = island.x, island.right - wide
    top = island.top - high
    return (
        Rect(left, island.y, wide, high),
        Rect(right, island.y, wide, high),
        Rect(right, top, wide, high),
    )


# The bar


def _foot(bar: Rect, two: bool) -> tuple[Rect, ...]:
    if two:
        upper, lower = bar.inset(6, 8).rows(2, 6)
        undo, redo, clear = _shared(upper, (0, 84, 92), 6)
        back, quick, onward = _shared(lower, (84, 0, 148), 6)
        return back, undo, redo, clear, quick, onward
    inside = bar.inset(theme.MARGIN, 8 if bar.h >= _BAR else 6)
    share = min(1.0, max(0.0, (inside.w - 768) / 480))
    widths = [least + (most - least) * share for least, most in _FOOT]
    return _shared(inside, widths, 8)


def _shared(row: Rect, widths: Sequence[float], gap: float) -> tuple[Rect, ...]:
    """Cut a row by widths; the one without a width gets the rest."""
    rest = row.w - sum(widths) - gap * (len(widths) - 1)
    found, x = [], row.x
    for width in widths:
        wide = width or rest
        found.append(Rect(x, row.y, wide, row.h))
        x += wide + gap
    return tuple(found)
