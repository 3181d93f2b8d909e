"""The zones of the desk for every size of a window: rectangles in dp, and no Kivy.

A zone has its place by the size of the window alone. Whatever is said or asked, nothing moves,
grows or swaps; what does not fit is shown on pages.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.kit.rect import Rect

# wide: island and column side by side. low: the same where there is little height. upright: one
# over the other. narrow: the pad beside a small island. phone.
WindowForm = Literal["wide", "low", "upright", "narrow", "phone"]

COLUMNS: Final = 960  # a window that is narrower has one column
ROOMY: Final = 700  # below this height a wide window is low, below this width an upright narrow
PHONE: Final = 500
LEGIBLE: Final = 28  # R of a phone's island; where upright leaves less, the pad goes beside it
SHORT: Final = 780  # below this height a phone gives everything less
TIGHT: Final = 760  # below this height a narrow window leaves the pad what it can
SIDEWAYS: Final = 640  # a window that is so low has two columns, whatever its width
UNDER: Final = 560  # below this height the bar stands at the right edge
_END: Final = 132  # how wide the last key is in a row of five: the turn's end and what it forgoes
_SMALL: Final = (400, 200)  # a say zone that is narrower, or lower, has its parts closer
_ROOT3: Final = sqrt(3)


@frozen
class SayZone:
    """`script`: the sentences, with the emblems at their left; then the bar, and three signs."""

    place: Rect
    script: Rect
    announced: Rect
    why: Rect
    speaker: Rect
    lock: Rect

    def at(self, where: Callable[[Rect], Rect]) -> SayZone:
        """The same on the screen."""
        return SayZone(*map(where, (
            self.place, self.script, self.announced, self.why, self.speaker, self.lock,
        )))  # fmt: skip


@frozen
class QuestionPlaces:
    """`answers`: one row; `heading`: over it, or, where there is little height, an emblem."""

    place: Rect
    heading: Rect
    answers: Rect

    @property
    def beside(self) -> bool:
        """True where an emblem beside the answers stands for the heading."""
        return self.heading.right <= self.answers.x

    def at(self, where: Callable[[Rect], Rect]) -> QuestionPlaces:
        return QuestionPlaces(*map(where, (self.place, self.heading, self.answers)))


@frozen
class Zones:
    """`compass`: the middle of the directions, and `radius` of each hex.

    `side`: the keys beside them; `cards`: what lies behind question, pad and keys. `harm`: the
    places of harm, which nothing else ever has. `sheet`: where a list lies over question and pad.
    """

    form: WindowForm
    captives: Rect
    island: Rect
    token: Rect
    round: Rect
    deaths: Rect
    harm: tuple[Rect, Rect]
    say: SayZone
    question: QuestionPlaces
    pad: Rect
    compass: tuple[float, float]
    radius: float
    side: Rect
    cards: tuple[Rect, ...]
    bar: Rect
    sheet: Rect
    upright_bar: bool = False

    @property
    def small(self) -> bool:
        """True where labels are short: a phone, or little more."""
        return self.form in ("narrow", "phone")


def zones(width: float, height: float) -> Zones:
    if width >= 1.2 * height and (width >= COLUMNS or height < SIDEWAYS):
        return _columns(width, height)
    if width < PHONE:
        return _phone(width, height)
    if width >= ROOMY and map_radius((upright := _upright(width, height)).island) >= LEGIBLE:
        return upright
    return _narrow(width, height)


def map_radius(island: Rect) -> float:
    return min(island.w / WIDE, island.h / HIGH)


# Tables count from the top left, as the design does


class _Page:
    """A window whose rectangles are told from its top left corner."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x, self.height - y - h, max(0.0, w), max(0.0, h))


def _columns(width: float, height: float) -> Zones:
    """The island at the left, and a column that reads from the top down: say, question, pad."""
    page, roomy, under = _Page(width, height), height >= ROOMY, height < UNDER
    bar_h = 0 if under else 84 if roomy else 64
    room = width - (84 if under else 0)
    margin, top = (16, 8) if roomy else (12, 6)
    wide = min(620.0, max(408.0, 0.375 * room))
    left = room - (16 if roomy else 8) - wide
    floor = height - bar_h - (8 if roomy else 4)
    say, question, pad = _column(page, Rect(left, floor, wide, top), height, roomy)
    strip_h = 88 if roomy else 44 if under else 58
    edge = left - (16 if roomy else 14)
    radius = 43 * pad.h / 232 if roomy else 31.0
    around = _around_island(page, margin, edge if roomy else left - 6, top + strip_h, floor, roomy)
    return Zones(
        form="wide" if roomy else "low",
        captives=page.rect(margin, top, edge - margin, strip_h),
        island=page.rect(
            margin, top + strip_h + 8, edge - margin, height - bar_h - top - strip_h - 16
        ),
        token=around.token,
        round=around.round,
        deaths=around.deaths,
        harm=around.harm,
        say=say_zone(say, 64 if roomy else 56 if not under else 48),
        question=_question_parts(question, beside=not roomy),
        pad=pad,
        compass=_compass(pad, 12.4 + 1.5 * _ROOT3 * radius),
        radius=radius,
        side=_beside(pad, radius, 10 if roomy else 6),
        cards=(question, pad),
        bar=(
            page.rect(room, 0, 84, height) if under
            else page.rect(0, height - bar_h, width, bar_h)
        ),
        sheet=Rect(left, pad.y, wide, say.top - pad.y),
        upright_bar=under,
    )  # fmt: skip


def _column(page: _Page, place: Rect, height: float, roomy: bool) -> tuple[Rect, Rect, Rect]:
    """Say, question and pad; `place`: left, floor, width, and the top."""
    left, floor, wide, top = place.x, place.y, place.w, place.h
    gap = 8 if roomy else 6
    pad_h = min(320.0, max(232.0, 0.29 * height)) if roomy else 164.0
    low = 58.0 if height < UNDER else 64.0
    question_h = min(140.0, max(112.0, 0.14 * height)) if roomy else low
    say_h = floor - pad_h - question_h - 2 * gap - top
    return (
        page.rect(left, top, wide, say_h),
        page.rect(left, floor - pad_h - gap - question_h, wide, question_h),
        page.rect(left, floor - pad_h, wide, pad_h),
    )


@frozen
class AroundIsland:
    """The corners beside the ocean, and harm below its east."""

    token: Rect
    round: Rect
    deaths: Rect
    harm: tuple[Rect, Rect]


def _around_island(
    page: _Page, margin: float, right: float, top: float, floor: float, roomy: bool
) -> AroundIsland:
    wide, high, gap = (168, 58, 8) if roomy else (150, 48, 4)
    low = floor if roomy else floor - 2
    return AroundIsland(
        token=page.rect(
            right - wide + (4 if roomy else 0), top + (10 if roomy else 6), wide - 4, high
        ),
        round=page.rect(margin + (8 if roomy else 4), top + (14 if roomy else 10), 150, 26),
        deaths=page.rect(margin + 2, floor - (56 if roomy else 34), 140, 56 if roomy else 30),
        harm=(
            page.rect(right - wide, low - 2 * high - gap, wide, high),
            page.rect(right - wide, low - high, wide, high),
        ),
    )


def _upright(width: float, height: float) -> Zones:
    """A tablet held upright: the compass at the left, the question over the keys at its right."""
    page = _Page(width, height)
    inner = width - 32
    floor = height - 84 - 8
    pad_w, pad_h = 244.0, 212.0
    say_h = min(360.0, max(210.0, 0.231 * height))
    say_y = floor - pad_h - 8 - say_h
    right = 16 + pad_w + 8
    pad = page.rect(16, floor - pad_h, pad_w, pad_h)
    question = page.rect(right, floor - pad_h, width - 16 - right, 112)
    keys = page.rect(right, floor - 92, width - 16 - right, 92)
    say = page.rect(16, say_y, inner, say_h)
    low = say_y - 12
    return Zones(
        form="upright",
        captives=page.rect(16, 8, inner, 88),
        island=page.rect(16, 100, inner, say_y - 8 - 100),
        token=page.rect(width - 184, 106, 168, 58),
        round=page.rect(24, 108, 150, 26),
        deaths=page.rect(18, say_y - 34, 140, 26),
        harm=(
            page.rect(width - 184, low - 122, 168, 58), page.rect(width - 184, low - 58, 168, 58)
        ),
        say=say_zone(say, 60),
        question=_question_parts(question, beside=False),
        pad=pad,
        compass=_compass(pad, pad_w / 2),
        radius=40.0,
        side=keys.inset(8),
        cards=(question, pad, keys),
        bar=page.rect(0, height - 84, width, 84),
        sheet=Rect(16, pad.y, inner, say.top - pad.y),
    )  # fmt: skip


def _narrow(width: float, height: float) -> Zones:
    """The pad beside a small island, and the rest below them."""
    page = _Page(width, height)
    inner = width - 16
    floor = height - 68 - 8
    say_h = min(280.0, max(180.0, (0.25 if height < TIGHT else 0.29) * height))
    say_y = floor - 76 - 8 - say_h
    pad_w = 212.0
    island_w = inner - pad_w - 4
    pad = page.rect(width - 8 - pad_w, 66, pad_w, say_y - 6 - 66)
    question = page.rect(8, floor - 76, inner, 76)
    say = page.rect(8, say_y, inner, say_h)
    island = page.rect(4, 64, island_w, say_y - 4 - 64)
    edge, low = pad.x - 8, say_y - 6
    radius = min(34.0, (pad.h - 161) / 5)
    compass = (pad.middle[0], pad.top - 4 - 2.5 * radius)
    return Zones(
        form="narrow",
        captives=page.rect(8, 6, inner, 54),
        island=island,
        token=page.rect(edge - 72, 70, 72, 46),
        round=page.rect(8, 68, 80, 24),
        deaths=page.rect(8, say_y - 28, 110, 22),
        harm=(page.rect(edge - 72, low - 96, 72, 46), page.rect(edge - 72, low - 46, 72, 46)),
        say=say_zone(say, 56),
        question=_question_parts(question, beside=True),
        pad=pad,
        compass=compass,
        radius=radius,
        side=Rect(pad.x + 6, pad.y + 6, pad.w - 12, compass[1] - 2.5 * radius - pad.y - 12),
        cards=(question, pad),
        bar=page.rect(0, height - 68, width, 68),
        sheet=Rect(8, question.y, inner, question.h + 8 + say_h),
    )


def _phone(width: float, height: float) -> Zones:
    page = _Page(width, height)
    inner = width - 16
    short = height < SHORT
    bar_h, pad_h = (60, 160) if short else (69, 166)
    say_h, strip_h = (150, 54) if short else (178, 62)
    floor = height - bar_h - 6
    pad = page.rect(8, floor - pad_h, inner, pad_h)
    question = page.rect(8, floor - pad_h - 6 - 56, inner, 56)
    say_y = floor - pad_h - 68 - say_h
    say = page.rect(8, say_y, inner, say_h)
    radius = (pad_h - 11) / 5
    low = say_y - 8
    return Zones(
        form="phone",
        captives=page.rect(8, 6, inner, strip_h),
        island=page.rect(2, 10 + strip_h, width - 4, say_y - 14 - strip_h),
        token=page.rect(width - 80, 10 + strip_h, 72, 46),
        round=page.rect(8, 12 + strip_h, 70, 24),
        deaths=page.rect(8, say_y - 28, 110, 22),
        harm=(page.rect(width - 80, low - 98, 72, 46), page.rect(width - 80, low - 46, 72, 46)),
        say=say_zone(say, 52),
        question=_question_parts(question, beside=True),
        pad=pad,
        compass=_compass(pad, 8 + 3 * _ROOT3 * radius / 2),
        radius=radius,
        side=_beside(pad, radius, 6),
        cards=(question, pad),
        bar=page.rect(0, height - bar_h, width, bar_h),
        sheet=Rect(8, pad.y, inner, say.top - pad.y),
    )


# Inside the zones


def say_zone(say: Rect, bar: float) -> SayZone:
    """The script and its bar; at the upper right, from the right, why, speaker and lock."""
    small = is_small(say)
    rim, side = (12 if small else 16), 56
    low = 8 if small else 12
    announced = Rect(say.x + rim, say.y + low, say.w - 2 * rim, bar)
    why = Rect(say.right - side - (3 if small else 6), say.top - side - (0 if small else 2),
               side, side)  # fmt: skip
    speaker = why.moved(-side, 0)
    lock = speaker.moved(-side, 0)
    top, gap = (40, 2) if small else (54, 6)
    wide = say.right - 16 - say.x - 18
    script = Rect(
        say.x + 18, announced.top + gap, wide, max(0, say.top - top - announced.top - gap)
    )
    return SayZone(say, script, announced, why, speaker, lock)


def is_small(say: Rect) -> bool:
    """True for that of a phone."""
    return say.w < _SMALL[0] or say.h < _SMALL[1]


def _question_parts(question: Rect, *, beside: bool) -> QuestionPlaces:
    """The heading over the answers; where there is little height, an emblem beside them."""
    if beside:
        rim = 4 if question.h <= 64 else 6
        head, answers = question.inset(8, rim).cut_left(38, 4)
        return QuestionPlaces(question, head, answers)
    inside = question.inset(12, 4)
    answers, head = inside.cut_bottom(min(60.0, inside.h), 4)
    answers = answers.moved(0, 4)
    return QuestionPlaces(question, head, answers)


def _compass(pad: Rect, across: float) -> tuple[float, float]:
    return pad.x + across, pad.middle[1]


def _beside(pad: Rect, radius: float, rim: float) -> Rect:
    """The place of the keys at the right of the hexes."""
    left = pad.x + 2 * rim + 3 * _ROOT3 * radius + (0 if rim < 10 else 1)
    return Rect(left, pad.y + rim + 1, pad.right - rim - 2 - left, pad.h - 2 * rim - 2)


def compass_cells(middle: tuple[float, float], radius: float) -> tuple[tuple[float, float], ...]:
    """Seven centres: NW NE E SE SW W, and the middle."""
    x, y = middle
    across, along = _ROOT3 * radius, 1.5 * radius
    return (
        (x - across / 2, y + along), (x + across / 2, y + along), (x + across, y),
        (x + across / 2, y - along), (x - across / 2, y - along), (x - across, y), (x, y),
    )  # fmt: skip


def key_cells(zone: Zones, gap: float = 8) -> tuple[Rect, ...]:
    """Five places: two, two and one; in a row where the keys have a card of their own."""
    if zone.form == "upright":
        last, others = zone.side.cut_right(_END, 6)
        return (*others.columns(4, 6), last)
    upper, middle, lower = zone.side.rows(3, 7 if zone.form in ("low", "phone", "narrow") else gap)
    return (*upper.columns(2, gap), *middle.columns(2, gap), lower)


def answer_cells(answers: Rect, count: int) -> tuple[Rect, ...]:
    """Equal widths."""
    return answers.columns(max(1, count), 8)


def bar_cells(zone: Zones, count: int) -> tuple[Rect, ...]:
    """Undo takes what the others leave."""
    if zone.upright_bar:
        return zone.bar.inset(4, 8).rows(count, 6)
    rim, each, gap = {
        "wide": (16, 108.0, 8), "low": (12, 116.0, 6), "upright": (16, 109.0, 8),
        "narrow": (8, 92.0, 6), "phone": (8, 76.0, 5),
    }[zone.form]  # fmt: skip
    inside = zone.bar.inset(rim, 4 if zone.form != "upright" else 6)
    each = min(each, (inside.w - gap * (count - 1)) / (count + 1))
    first, rest = inside.cut_left(inside.w - (each + gap) * (count - 1), gap)
    return (first, *rest.columns(count - 1, gap)) if count > 1 else (inside,)
