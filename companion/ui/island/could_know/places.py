"""The places of the page of who could know what, for every size of a window: no Kivy."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.island.replay.zones import (
    COLUMNS,
    PHONE,
    ROOMY,
    SIDEWAYS,
    FromTop,
    one_row,
    track_of,
    two_rows,
)
from companion.ui.kit.rect import Rect


@frozen
class InsightPlaces:
    """`track`: the line of the timeline, from end to end. `last`: the key in the other corner."""

    eyes: Rect
    island: Rect
    chart: Rect
    stories: Rect
    timeline: Rect
    track: Rect
    back: Rect
    keys: tuple[Rect, ...]
    speeds: Rect
    last: Rect
    bar: Rect


def insight_places(width: float, height: float) -> InsightPlaces:
    page = FromTop(width, height, 0, 0)
    if width >= 1.2 * height and (width >= COLUMNS or height < SIDEWAYS):
        return _beside(page)
    if width >= ROOMY:
        return _upright(page)
    return _phone(page) if width < PHONE else _narrow(page)


def _beside(page: FromTop) -> InsightPlaces:
    """Island and column side by side, as in the look at the real table, N2."""
    width, height = page.width, page.height
    roomy = height >= ROOMY
    bar_h, line_h, rim = (84.0, 104.0, 16.0) if roomy else (64.0, 88.0, 10.0)
    top = 10.0 if roomy else 6.0
    line_y = height - bar_h - 8 - line_h
    half = min(616.0, 0.48125 * width)
    left = width - rim - half
    eyes_h = 56.0
    chart_h = 326.0 if roomy else 0.53 * (line_y - top - 6)
    rest = top + chart_h + (10 if roomy else 6)
    timeline = page.rect(rim, line_y, width - 2 * rim, line_h)
    row = one_row(page, bar_h)
    return InsightPlaces(
        eyes=page.rect(rim, top, left - rim - 24, eyes_h),
        island=_fitted(page.rect(rim, top + eyes_h, left - rim - 12, line_y - top - eyes_h - 8)),
        chart=page.rect(left, top, half, chart_h),
        stories=page.rect(left, rest, half, line_y - (12 if roomy else 6) - rest),
        timeline=timeline,
        track=track_of(timeline),
        bar=page.rect(0, height - bar_h, width, bar_h),
        back=row["back"], keys=row["keys"], speeds=row["speeds"], last=row["last"],
    )  # fmt: skip


def _upright(page: FromTop) -> InsightPlaces:
    """Below the island the curves, and beside them the stories."""
    width, height = page.width, page.height
    rows = two_rows(page)
    line_y = height - rows["bar"].h - 8 - 104
    island_h = min(width / WIDE * HIGH, 0.46 * height)
    top = 72 + island_h + 8
    chart_h = line_y - 8 - top
    half = (width - 32 - 12) / 2
    timeline = page.rect(16, line_y, width - 32, 104)
    return InsightPlaces(
        eyes=page.rect(16, 10, width - 32, 56),
        island=_fitted(page.rect(8, 72, width - 16, island_h)),
        chart=page.rect(16, top, half, chart_h),
        stories=page.rect(16 + half + 12, top, half, chart_h),
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )


def _narrow(page: FromTop) -> InsightPlaces:
    """A small island beside the curves, and below both the stories."""
    width, height = page.width, page.height
    rows = two_rows(page)
    line_y = height - rows["bar"].h - 6 - 92
    wide = 0.5 * width
    high = wide / WIDE * HIGH
    timeline = page.rect(8, line_y, width - 16, 92)
    top = 8 + 56 + 6
    return InsightPlaces(
        eyes=page.rect(8, 8, width - 16, 56),
        island=_fitted(page.rect(4, top, wide, high)),
        chart=page.rect(wide + 10, top, width - wide - 18, high),
        stories=page.rect(8, top + high + 8, width - 16, line_y - 6 - top - high - 8),
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )


def _phone(page: FromTop) -> InsightPlaces:
    """One below the other; what has no room of the stories is scrolled to."""
    width, height = page.width, page.height
    rows = two_rows(page)
    line_y = height - rows["bar"].h - 6 - 92
    top = 6 + 56 + 4
    island_h = min((width - 8) / WIDE * HIGH, 0.31 * height)
    rest = top + island_h + 4
    chart_h = max(150.0, 0.54 * (line_y - 6 - rest))
    timeline = page.rect(8, line_y, width - 16, 92)
    return InsightPlaces(
        eyes=page.rect(8, 6, width - 16, 56),
        island=_fitted(page.rect(4, top, width - 8, island_h)),
        chart=page.rect(8, rest, width - 16, chart_h),
        stories=page.rect(8, rest + chart_h + 6, width - 16, line_y - 12 - rest - chart_h),
        timeline=timeline,
        track=track_of(timeline),
        **rows,
    )


def _fitted(around: Rect) -> Rect:
    """The island in the middle, as large as it can be."""
    r = min(around.w / WIDE, around.h / HIGH)
    x, y = around.middle
    return Rect(x - r * WIDE / 2, y - r * HIGH / 2, r * WIDE, r * HIGH)
