"""Places of table mode by the size of the window alone, in dp, y upwards: nothing in it moves."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.ui.kit.rect import Rect

_WIDE: Final = 960  # from here on there are two columns
_TALL: Final = 700


@frozen
class FaceZones:
    """`small`: the record is one line, and keys are as high as a finger needs."""

    strip: Rect
    turn_round: Rect
    said: Rect
    turn: Rect
    record: Rect
    bar: Rect
    small: bool


def face_zones(width: float, height: float) -> FaceZones:
    tall = height >= _TALL and width >= _TALL
    whole = Rect(0, 0, width, height)
    strip, rest = whole.cut_top(92 if tall else 60)
    bar, rest = rest.cut_bottom(84 if tall else 68)
    gap = 12 if tall else 8
    rim = 16 if tall else 8
    rest = rest.inset(rim, gap)
    key = 184 if width >= 700 else 64
    turn_round = Rect(strip.right - key - rim, strip.y + 8, key, strip.h - 16)
    if width >= _WIDE and width >= 1.2 * height:
        turn, left = rest.cut_right(432 if width >= 1200 else 380, rim)
        record, said = left.cut_bottom(218 if tall else 92, gap)
        return FaceZones(strip, turn_round, said, turn, record, bar, not tall)
    small = height < 1100 or width < 600
    record, rest = rest.cut_bottom(62 if small else 218, gap)
    turn, said = rest.cut_bottom(max(400.0, rest.h * (0.62 if small else 0.66)), gap)
    return FaceZones(strip, turn_round, said, turn, record, bar, small)


@frozen
class TurnZones:
    """`rows`: three of keys; two halves in the first two, the whole width in the last."""

    head: Rect
    compass: tuple[tuple[float, float], float]
    keys: tuple[Rect, ...]
    answers: Rect
    body: Rect


def turn_zones(panel: Rect, *, small: bool) -> TurnZones:
    """The compass and the keys below it; answers lie over the first two rows of keys."""
    head, rest = panel.cut_top(52 if small else 92)
    body = rest.inset(8 if small else 16, 8 if small else 12)
    high = 48 if small else 56
    keys, above = body.cut_bottom(3 * high + 16, 8)
    one, two, last = keys.rows(3, 8)
    radius = min(57.0, above.h / 5, above.w / (3 * 3**0.5))
    cells = (*one.columns(2, 8), *two.columns(2, 8), last)
    return TurnZones(
        head=head,
        compass=(above.middle, radius),
        keys=cells,
        answers=Rect(two.x, two.y, two.w, one.top - two.y),
        body=body,
    )


@frozen
class ToldZones:
    """The OP's turn: rows from the top, the pace, and the keys at the bottom."""

    rows: tuple[Rect, ...]
    pace_label: Rect
    pace: Rect
    go_on: Rect
    pause: Rect


def told_zones(body: Rect, count: int, *, small: bool) -> ToldZones:
    """Rows that have no room are left out; of those told the last ones are then shown."""
    keys, rest = body.cut_bottom(84 if small else 128, 10)
    pace, rest = rest.cut_bottom(48, 10)
    label, pace = pace.cut_left(0 if small else 86)
    go_on, pause = keys.cut_left(keys.w * 0.66, 10)
    columns = 2 if body.w > 560 else 1
    least, gap = 48, 8
    lines = max(1, int((rest.h + gap) // (least + gap)))
    lines = min(lines, -(-count // columns))
    high = min(66.0, (rest.h - gap * (lines - 1)) / lines)
    used = rest.cut_top(high * lines + gap * (lines - 1))[0]
    cells = tuple(cell for row in used.rows(lines, gap) for cell in row.columns(columns, gap))
    return ToldZones(cells[:count], label, pace, go_on, pause)


def bar_places(bar: Rect, count: int, *, small: bool) -> tuple[Rect, ...]:
    """Undo is wider than the others, which are alike."""
    inside = bar.inset(8 if small else 16, 4)
    gap = 6 if small else 8
    wide = (inside.w - gap * (count - 1)) * (0.28 if count > 4 else 0.31)
    undo, rest = inside.cut_left(wide, gap)
    return (undo, *rest.columns(count - 1, gap))
