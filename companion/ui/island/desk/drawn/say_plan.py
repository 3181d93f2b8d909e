"""The plan of an announcement's card: the place and the size of everything in it, in pixels.

The text is as large as can be. Where it is short the buttons have a row below it; else it flows
round them. What really happened has a line at the bottom, or is folded into its lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kivy.metrics import dp
from kivy.metrics import sp as to_pixels

from companion.engine.frozen import frozen, revised
from companion.ui.island.desk.layout import EDGE
from companion.ui.island.desk.views import Card
from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import Flow, Notch, Room, even_lines, flowed
from companion.ui.kit.drawn.lettering import (
    FINE,
    Style,
    letters,
    pixels,
    styled,
    text_height,
    text_scale,
)
from companion.ui.kit.rect import NOWHERE, Rect

LINE: Final = 1.2
_TIGHT: Final = 1.12  # of small letters in many lines
_SMALLEST: Final = 8  # sp
_SECRET: Final = 15
_SECRETS: Final = (_SECRET, 14, 13)  # the sizes of the line of what really happened
_OPENED: Final = 20  # of the same in place of the text
_AIR: Final = 12  # beside a button
_LOCK: Final = 26
SPEAKER: Final = 60
_LOW: Final = 48  # how far above the bottom a button must end to leave room for a line
_ROUNDED: Final = 0.4  # sp: letters are whole pixels


@frozen
class SayArea:
    """The card, the place of Announced in it, and the row that it may take."""

    card: Rect
    confirm: Rect
    row: Rect

    @property
    def inside(self) -> Rect:
        return self.card.inset(dp(theme.PADDING), dp(10)).cut_left(dp(EDGE))[1]


@frozen
class Parts:
    """A way to lay out the card: its buttons, its secret line, and the place that they leave.

    `notch`: the part of that place which the buttons take.
    """

    place: Rect
    notch: Rect = NOWHERE
    confirm: Rect = NOWHERE
    show: Rect = NOWHERE
    aloud: Rect = NOWHERE
    secret: Rect = NOWHERE
    secret_sp: float = _SECRET
    folded: bool = False


@frozen
class Plan:
    """`flow`: the lines of the text, in this style and room. `holds`: the buttons have room."""

    parts: Parts
    heading: Rect
    words: str
    flow: Flow
    style: Style
    room: Room
    holds: bool

    @property
    def fold(self) -> Rect:
        """The lock in the corner, where the secret line is folded into it."""
        side = dp(theme.TARGET)
        return Rect(self.heading.right - side, self.heading.top - side + dp(10), side, side)

    @property
    def sp(self) -> float:
        """The size of the text."""
        return self.flow.size / (to_pixels(1) * text_scale() * FINE)

    @property
    def line(self) -> float:
        return self.style[2]

    @property
    def text(self) -> str:
        return even_lines(self.words, self.style, self.flow, self.room)


def planned(space: SayArea, card: Card, is_open: bool) -> Plan:
    """The first way in which the text is as large as it should be, else the last one."""
    parts = Parts(space.inside)
    for parts in _ways(space, card):
        plan = _filled(space, card, parts, card.text, _largest(space.card))
        if plan.sp >= theme.SAY_LEAST - _ROUNDED:
            break
    if is_open and parts.folded:
        return _filled(space, card, parts, card.secret, _OPENED)
    return plan


# The ways


def _ways(space: SayArea, card: Card) -> Iterator[Parts]:
    inside = space.inside
    _, body = inside.cut_top(_head_height(), dp(2))
    buttons = card.confirm is not None or card.show is not None
    if buttons and space.row.h and _holds(inside, space.row):
        yield from _with_row(space, card, body)
    bare = _with_notch(space, card, body)
    if card.secret:
        yield from _with_secret(card.secret, bare)
    yield revised(bare, {"folded": bool(card.secret)})


def _head_height() -> float:
    return max(dp(20), to_pixels(theme.SMALL) * text_scale() * 1.3)


def _holds(outer: Rect, inner: Rect) -> bool:
    return outer.y <= inner.y + 1 and inner.top <= outer.top + 1


def _with_row(space: SayArea, card: Card, body: Rect) -> Iterator[Parts]:
    """The text above the row of buttons, the secret line below it."""
    row, aloud = _beside_speaker(space.row, card)
    place = Rect(body.x, row.top + dp(8), body.w, max(0, body.top - row.top - dp(8)))
    show, confirm = NOWHERE, row
    if card.show is not None:
        confirm, show = row.cut_right(space.confirm.w, dp(theme.BETWEEN))
    parts = Parts(place, confirm=confirm, show=show, aloud=aloud)
    below = Rect(body.x, body.y, body.w, max(0, row.y - body.y - dp(6)))
    line = _secret_line(card.secret, body.w)
    if line is not None and line[1] <= below.h:
        yield revised(parts, {"secret": below, "secret_sp": line[0]})
    else:
        yield revised(parts, {"folded": bool(card.secret)})


def _with_notch(space: SayArea, card: Card, body: Rect) -> Parts:
    """The buttons at the right, one below the other; the text round them."""
    aloud = _beside_speaker(space.confirm, card)[1]
    if aloud.h and card.confirm is not None:
        space = revised(space, {"confirm": space.confirm.moved(-aloud.w - dp(theme.BETWEEN), 0)})
    places = [aloud] if aloud.h else []
    if card.confirm is not None:
        places.append(space.confirm)
    if card.show is not None:
        second = _second(space)
        alone = card.confirm is None and second.h < dp(theme.TARGET)
        places.append(space.confirm if alone else second)
    if not places:
        return Parts(body)
    low, top = min(place.y for place in places), max(place.top for place in places)
    left = min(place.x for place in places) - dp(_AIR)
    notch = Rect(left, low - dp(4), body.right - left, top - low + dp(8))
    shown = iter(places[bool(aloud.h) :])
    confirm = next(shown) if card.confirm is not None else NOWHERE
    show = next(shown) if card.show is not None else NOWHERE
    return Parts(body, notch, confirm, show, aloud)


def _beside_speaker(place: Rect, card: Card) -> tuple[Rect, Rect]:
    """The rest of the place of Announced, and the speaker, which stays once that is gone."""
    if card.aloud is None:
        return place, NOWHERE
    aloud, rest = place.cut_right(dp(SPEAKER), dp(theme.BETWEEN))
    return rest, aloud


def _second(space: SayArea) -> Rect:
    """Below Announced, or over it."""
    confirm, inside, gap = space.confirm, space.inside, dp(theme.BETWEEN)
    high = min(dp(theme.TALL_TARGET), confirm.y - gap - inside.y)
    if high >= dp(theme.TARGET):
        return Rect(confirm.x, confirm.y - gap - high, confirm.w, high)
    high = min(dp(theme.TALL_TARGET), inside.top - confirm.top - gap)
    if high >= dp(theme.TARGET):
        return Rect(confirm.x, confirm.top + gap, confirm.w, high)
    return Rect(confirm.x, inside.y, confirm.w, max(0, confirm.y - gap - inside.y))


def _with_secret(secret: str, parts: Parts) -> Iterator[Parts]:
    """A line of it at the bottom, or two."""
    place, wide = parts.place, parts.place.w
    if parts.notch.h and parts.notch.y < place.y + dp(_LOW):
        wide -= parts.notch.w
    line = _secret_line(secret, wide)
    if line is not None:
        low, rest = place.cut_bottom(line[1], dp(2))
        secret_place = Rect(low.x, low.y, wide, low.h)
        yield revised(parts, {"place": rest, "secret": secret_place, "secret_sp": line[0]})


def _secret_line(secret: str, width: float) -> tuple[float, float] | None:
    """The size on one line, or else on two, and how high they are."""
    if not secret:
        return None
    for lines, sizes in ((1, _SECRETS), (2, _SECRETS[-1:])):
        for size in sizes:
            high = text_height(secret, width - dp(_LOCK), size)
            if high <= (0.4 + lines) * 1.25 * pixels(size):
                return size, max(dp(24), high + dp(4))
    return None


# The text in what is left


def _filled(space: SayArea, card: Card, parts: Parts, text: str, largest: float) -> Plan:
    notch = parts.notch
    heading, _ = space.inside.cut_top(_head_height())
    if notch.h and notch.top > heading.y:
        heading = heading.cut_right(notch.w)[1]
    flow, style, room = _fitted(text, largest, parts.place, notch)
    return Plan(parts, heading, text, flow, style, room, _holds_buttons(parts, card))


def _holds_buttons(parts: Parts, card: Card) -> bool:
    buttons = (
        (parts.confirm, card.confirm), (parts.show, card.show), (parts.aloud, card.aloud),
    )  # fmt: skip
    shown = [place for place, button in buttons if button is not None]
    return all(place.h >= dp(theme.TARGET - 1) for place in shown)


def _largest(card: Rect) -> float:
    tablet = card.w > dp(600) and card.h > dp(140)
    return theme.SAY_UPRIGHT if tablet else theme.SAY


def _fitted(text: str, largest: float, place: Rect, notch: Rect) -> tuple[Flow, Style, Room]:
    free = None
    if notch.h:
        free = Notch(notch.w, place.top - notch.top, place.top - notch.y)
    room = Room(int(place.w), int(place.h), free)
    sizes = (letters(largest), min(letters(_SMALLEST), letters(largest)))
    style = styled(700, "left", LINE)
    flow = flowed(text, style, sizes, room)
    if flow.size < letters(theme.SAY_LEAST) * 0.75:
        style = Style(style[0], style[1], _TIGHT)
        flow = flowed(text, style, sizes, room)
    return flow, style, room
