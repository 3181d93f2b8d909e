"""The desk against the computer's captives: bubble and pace where question and keys stand."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.against.drawn.bubble_card import BubbleCard
from companion.ui.island.desk.drawn.screen import DeskScreen
from companion.ui.island.desk.views import DeskView, PacedCaptives
from companion.ui.island.desk.zones import Zones
from companion.ui.kit.drawn.go_on import GoOnPress
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.panel import have, put, show
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import NOWHERE, Rect

# Of the keys' place from the top: the pace, the pause, and what goes on.
_SHARES: Final = (54, 66, 78)
_GAP: Final = 8
_UPRIGHT: Final = (0.4, 0.42)  # in a row: of the pace, and of the pause in what is left


class AgainstScreen(DeskScreen):
    """In the OP's own turn it is the desk as ever."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.bubble, self.pace = BubbleCard(), Segmented()
        self.pause, self.go_on = Press(sp=18, icon=26), GoOnPress()

    def _lay_question(self, found: Zones, view: DeskView) -> None:
        bubble = None if view.paced is None else view.paced.bubble
        have(self, self.question, bubble is None, len(self.children))
        if bubble is None:
            have(self, self.bubble, False)
            super()._lay_question(found, view)
            return
        for part in (self.entry, self.queue, self.waiting):
            show(self, part, NOWHERE)
        self.bubble.render(bubble, found.question.at(self._here))
        show(self, self.bubble, self._here(found.question.place))

    def _lay_pad(self, found: Zones, view: DeskView) -> None:
        super()._lay_pad(found, view)
        paced = view.paced
        speaks = paced is not None and paced.bubble is not None
        have(self, self.keys, not speaks, len(self.children))
        for part in (self.pace, self.pause, self.go_on):
            have(self, part, speaks)
        if paced is not None and speaks:
            self._lay_pace(found, paced)

    def _lay_pace(self, found: Zones, paced: PacedCaptives) -> None:
        places = tuple(map(self._here, pace_cells(found)))
        for part, place in zip((self.pace, self.pause, self.go_on), places, strict=True):
            put(part, place)
        self.pace.render(paced.segments)
        self.pause.brief = places[1].h < dp(52) or places[1].w < dp(150)
        self.pause.render(paced.pause)
        self.go_on.render(paced.go_on)


def pace_cells(zone: Zones) -> tuple[Rect, Rect, Rect]:
    """One below the other; in a row where the keys have a card of their own."""
    side = zone.side
    if zone.form == "upright":
        pace, rest = side.cut_left(_UPRIGHT[0] * side.w, _GAP)
        pause, go_on = rest.cut_left(_UPRIGHT[1] * rest.w, _GAP)
        high = min(pace.h, 56.0)
        return Rect(pace.x, pace.middle[1] - high / 2, pace.w, high), pause, go_on
    if zone.form != "wide":
        upper, middle, lower = side.rows(3, 6)
        return upper, middle, lower
    share = (side.h - 2 * _GAP) / sum(_SHARES)
    pace, rest = side.cut_top(_SHARES[0] * share, _GAP)
    pause, go_on = rest.cut_top(_SHARES[1] * share, _GAP)
    return pace, pause, go_on
