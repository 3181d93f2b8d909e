"""The announcement card on a page: as high as what is to be said needs, and never higher or lower.

On the desk the card has its place and the text its size; a page scrolls below it, so here the
text has its size and the card follows.
"""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.say_card import SayCard
from companion.ui.kit import theme
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.presenter.views import Button, Card

_HEIGHTS: Final = range(88, 320, 12)  # dp
_WIDE: Final = 560  # dp from which Announced stands beside the text
_ANNOUNCED: Final = (190, 72)
_CONFIRM: Final = Button("announced", "")


def card_height(widget: SayCard, card: Card, width: float) -> float:
    """The same before and after it has been said: nothing moves under the finger."""
    unsaid = revised(card, {"told": False, "confirm": card.confirm or _CONFIRM})
    for height in _HEIGHTS:
        place = Rect(0, 0, width, dp(height))
        if widget.size_in(place, unsaid, *_buttons(place)) >= theme.SAY_LEAST:
            break
    return float(dp(height))


def show_card(widget: SayCard, card: Card, place: Rect) -> None:
    widget.render(card, *_buttons(place))


def _buttons(place: Rect) -> tuple[Rect, Rect]:
    """The place of Announced, and the row that it may take."""
    inside = place.inset(dp(theme.PADDING), dp(10))
    wide, high = (dp(one) for one in _ANNOUNCED)
    if place.w >= dp(_WIDE):
        right, high = inside.cut_right(wide)[0], min(high, inside.h)
        return Rect(right.x, right.middle[1] - high / 2, wide, high), NOWHERE
    row = inside.cut_bottom(dp(theme.TARGET))[0]
    return row.cut_right(min(wide, row.w))[0], row
