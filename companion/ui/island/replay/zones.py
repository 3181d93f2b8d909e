"""The zones of the replay for every size of a window: rectangles in dp, and no Kivy."""

from __future__ import annotations

from typing import Any, Final, Literal

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import HIGH, ROOT3, WIDE
from companion.ui.kit.rect import NOWHERE, Rect

# wide: island and column side by side, in one row all that moves it. low: the same where there is
# little height. upright, narrow and phone: below one another, with two rows of keys.
ReplayForm = Literal["wide", "low", "upright", "narrow", "phone"]

COLUMNS: Final = 960
SIDEWAYS: Final = 640  # a window that is so low has two columns, whatever its width
ROOMY: Final = 700
PHONE: Final = 500
MOST: Final = 3  # captives
LOW: Final = 100  # of a timeline: below this height the signs lie closer
_ROUTE: Final = (150.0, 56.0, 2.0)  # a route's button: width, height, gap below
_TURN: Final = 132.0
_SPEEDS: Final = 200.0
_STEP: Final = 186.0  # the least height of a step
LONGER: Final = 76.0  # a row of stories, with the gap below it
_NARROW_STORY: Final = 88.0  # the same in a narrow column
_GAP: Final = 8.0
_ROWS: Final = 6  # of stories, at most
_BOTH: Final = 380.0  # above a timeline so far down there is room for a step and a story


@frozen
class ReplayZones:
    """`stories`: below their `heading`; both are nowhere where they take turns with the step.

    `turn`: the key for that, nowhere where there is room for both. `track`: the line of the
    timeline, from end to end. `last`: the key in the other corner.
    """

    form: ReplayForm
    routes: tuple[Rect, ...]
    island: Rect
    title: Rect
    step: Rect
    heading: Rect
    stories: Rect
    turn: Rect
    timeline: Rect
    track: Rect
    back: Rect
    keys: tuple[Rect, ...]
    speeds: Rect
    last: Rect
    bar: Rect


class FromTop:
    """A window whose rectangles are told from its top left corner."""

    def __init__(self, width: float, height: float, captives: int, longer: int) -> None:
        self.width, self.height, self.captives = width, height, captives
        self.longer = longer

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x, self.height - y - h, max(0.0, w), max(0.0, h))


def zones(width: float, height: float, captives: int = MOST, longer: int = 0) -> ReplayZones:
    """`longer`: so many rows of stories give their place to a step with much to read."""
    page = FromTop(width, height, captives, longer)
    if width >= 1.2 * height and (width >= COLUMNS or height < SIDEWAYS):
        return _columns(page)
    if width >= ROOMY:
        return _upright(page)
    return _phone(page) if width < PHONE else _narrow(page)


def track_of(timeline: Rect) -> Rect:
    """The line: below the signs, above the names of the rounds."""
    low, rim = timeline.h < LOW, 44.0 if timeline.w > 600 else 34.0
    across = timeline.inset(min(rim, timeline.w / 8), 0)
    return Rect(across.x, timeline.y + (38 if low else 40) - 5, across.w, 10)


def _island(page: FromTop, right: float, top: float, high: float, routes: float) -> Rect:
    """The largest island left of `right` whose ocean leaves the corner to the routes."""
    radius = high / HIGH
    while radius > 10:
        middle = right - WIDE * radius / 2
        # From the middle of the ocean to its edge, level with the lowest route.
        away = max(0.0, top + high / 2 - routes)
        edge = middle - 7.02 * radius + away / ROOT3
        if edge >= 16 + _ROUTE[0] and middle - WIDE * radius / 2 >= 0:
            break
        radius -= 0.25
    return page.rect(right - WIDE * radius, top, WIDE * radius, high)


def _columns(page: FromTop) -> ReplayZones:
    width, height = page.width, page.height
    roomy = height >= ROOMY
    bar_h, line_h = (84.0, 104.0) if roomy else (64.0, 88.0)
    top, rim, over = (17.0, 16.0, 16.0) if roomy else (8.0, 12.0, 6.0)
    line_y = height - bar_h - 8 - line_h
    wide = min(620.0, max(300.0, 0.3625 * width))
    left = width - rim - wide
    timeline = page.rect(rim, line_y, width - 2 * rim, line_h)
    lowest = top + page.captives * (_ROUTE[1] + _ROUTE[2])
    return ReplayZones(
        form="wide" if roomy else "low",
        routes=_routes_down(page, rim, top),
        island=_island(page, left - rim, over, line_y - 12 - over, lowest),
        timeline=timeline,
        track=track_of(timeline),
        bar=page.rect(0, height - bar_h, width, bar_h),
        **(_told if line_y >= _BOTH else _in_turns)(page, left, wide, line_y),
        **one_row(page, bar_h),
    )  # fmt: skip


def _told(page: FromTop, left: float, wide: float, line_y: float) -> dict[str, Any]:
    """The column: a title, the step, and below it as many whole rows of stories as have room."""
    roomy = page.height >= ROOMY
    top, head, below, over, rim = (17, 34, 15, 10, 16) if roomy else (8, 34, 4, 4, 6)
    step_y, floor = top + head + below, line_y - rim
    room = floor - step_y - over - 30
    each = LONGER if roomy else _NARROW_STORY
    rows = max(1, min(_ROWS, int((room - _STEP + _GAP) // each)) - page.longer)
    stories_h = rows * each - _GAP
    heading_y = floor - stories_h - 30
    return {
        "title": page.rect(left, top, wide, head),
        "turn": NOWHERE,
        "step": page.rect(left, step_y, wide, heading_y - over - step_y),
        "heading": page.rect(left + 4, heading_y, wide - 4, 26),
        "stories": page.rect(left, floor - stories_h, wide, stories_h),
    }


def _in_turns(page: FromTop, left: float, wide: float, line_y: float) -> dict[str, Any]:
    """The same where it is low: the step and the stories in one place."""
    top, floor = 8.0, line_y - 6
    return {
        "title": page.rect(left, top, wide - _TURN - 8, 56),
        "turn": page.rect(left + wide - _TURN, top, _TURN, 56),
        "step": page.rect(left, top + 62, wide, floor - top - 62),
        "heading": NOWHERE,
        "stories": NOWHERE,
    }


def _routes_down(page: FromTop, x: float, top: float) -> tuple[Rect, ...]:
    wide, high, gap = _ROUTE
    return tuple(page.rect(x, top + at * (high + gap), wide, high) for at in range(page.captives))


def one_row(page: FromTop, bar_h: float) -> dict[str, Any]:
    """Back at the left, share at the right, beside it the speed, and between them the keys."""
    large = page.width >= 1200
    rim, high = (16.0, 76.0) if bar_h > 80 else (12.0, 56.0)
    y = page.height - bar_h + (bar_h - high) / 2
    share, back_w = (124.0, 220.0) if large else (132.0, 132.0)
    speeds_x = page.width - rim - share - 8 - _SPEEDS
    each, main, gap = (84.0, 120.0, 8.0) if large else (68.0, 100.0, 6.0)
    start = max(rim + back_w + 12, speeds_x - (24 if large else 16) - 4 * (each + gap) - main)
    each = min(each, (speeds_x - 8 - start - main - 4 * gap) / 4)
    return {
        "back": page.rect(rim, y, back_w, high),
        "keys": _keys(page, (start, y, each, high), main, gap),
        "speeds": page.rect(speeds_x, y + (high - 56) / 2, _SPEEDS, 56),
        "last": page.rect(page.width - rim - share, y, share, high),
    }


def _keys(
    page: FromTop, first: tuple[float, float, float, float], main: float, gap: float
) -> tuple[Rect, ...]:
    """Five of them, the middle one wider."""
    x, y, each, high = first
    widths = (each, each, main, each, each)
    return tuple(page.rect(x + sum(widths[:at]) + at * gap, y, widths[at], high) for at in range(5))


def two_rows(page: FromTop) -> dict[str, Any]:
    """The keys, and below them back, the speed and share."""
    rim, gap, high = (8.0, 6.0, 56.0) if page.width < PHONE else (16.0, 8.0, 60.0)
    inner = page.width - 2 * rim
    bar_h = 2 * high + gap + 2 * 6
    y = page.height - bar_h + 6
    each = (inner - 4 * gap) / 5.4
    low = y + high + gap
    speed = min(260.0, max(_SPEEDS, inner * 0.46))
    side = (inner - speed - 2 * gap) / 2
    return {
        "back": page.rect(rim, low, side, high),
        "keys": _keys(page, (rim, y, each, high), 1.4 * each, gap),
        "speeds": page.rect(rim + side + gap, low + (high - 56) / 2, speed, 56),
        "last": page.rect(rim + side + 2 * gap + speed, low, side, high),
        "bar": page.rect(0, page.height - bar_h, page.width, bar_h),
    }


def _upright(page: FromTop) -> ReplayZones:
    """A tablet held upright: below the island the step, and beside it the stories."""
    width, height = page.width, page.height
    rows = two_rows(page)
    line_y = height - rows["bar"].h - 8 - 104
    lowest = 16 + page.captives * (_ROUTE[1] + _ROUTE[2])
    island = _island(page, width - 8, 8, min(width / WIDE * HIGH, 0.49 * height), lowest)
    top = height - island.y + 6
    half = (width - 32 - 12) / 2
    floor, told = line_y - 8, top + 44
    timeline = page.rect(16, line_y, width - 32, 104)
    return ReplayZones(
        form="upright",
        routes=_routes_down(page, 16, 16),
        island=island,
        title=page.rect(16, top, width - 32, 38),
        step=page.rect(16, told, half, floor - told),
        heading=page.rect(16 + half + 16, told, half - 4, 26),
        stories=page.rect(16 + half + 12, told + 30, half, floor - told - 30),
        turn=NOWHERE,
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )


def _narrow(page: FromTop) -> ReplayZones:
    """The title and the routes beside a small island; step and stories take turns below it."""
    width, height = page.width, page.height
    rows = two_rows(page)
    timeline = page.rect(8, height - rows["bar"].h - 6 - 92, width - 16, 92)
    wide = min(width - 16 - 226, 0.4 * height / HIGH * WIDE)
    island = page.rect(4, 6, wide, wide / WIDE * HIGH)
    left, across = wide + 12, width - 8 - wide - 12
    floor = max(height - island.y, 78.0 + 64 * (page.captives + 1) - 8)
    *routes, turn = page.rect(left, 78, across, floor - 78).rows(page.captives + 1, 8)
    step_y = floor + 8
    return ReplayZones(
        form="narrow",
        routes=tuple(routes),
        island=island,
        title=page.rect(left, 8, across, 64),
        turn=turn,
        step=page.rect(8, step_y, width - 16, height - timeline.top - 6 - step_y),
        heading=NOWHERE,
        stories=NOWHERE,
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )


def _phone(page: FromTop) -> ReplayZones:
    """The routes over the island; step and stories take turns below it."""
    width, height = page.width, page.height
    rows = two_rows(page)
    timeline = page.rect(8, height - rows["bar"].h - 6 - 92, width - 16, 92)
    island = page.rect(4, 64, width - 8, min((width - 8) / WIDE * HIGH, 0.36 * height))
    title_y = height - island.y + 4
    step_y = title_y + 60
    return ReplayZones(
        form="phone",
        routes=page.rect(8, 6, width - 16, 56).columns(page.captives, 6),
        island=island,
        title=page.rect(10, title_y, width - 20 - _TURN - 8, 56),
        turn=page.rect(width - 8 - _TURN, title_y, _TURN, 56),
        step=page.rect(8, step_y, width - 16, height - timeline.top - 6 - step_y),
        heading=NOWHERE,
        stories=NOWHERE,
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )
