"""The coach of a practice game: what a captive says, what is to be done, help, the way out."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.views import Coach
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import NOWHERE, Rect

NARROW: Final = 600  # dp: a narrower strip has its words on more lines, and keys over keys
WIDE: Final = 700  # dp: from here on everything stands beside each other
ROOMY: Final = 1000  # and the way out has its sign
SAYS: Final = 20
TEXT: Final = 19
LEAST: Final = 14  # sp: smaller is none of it
_EDGE: Final = 6
_DISC: Final = 32
_SIGN: Final = 24
_KEY: Final = 116
_HELP: Final = 124
_COLUMN: Final = 64
_SMALL_HELP: Final = 84
_PHONE_COLUMN: Final = 92  # dp where the help has words of its own
_LINE: Final = 1.2


class CoachStrip(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._coach: Coach | None = None
        self._box, self._bubble = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._emblem, self._sign = Emblem(self.canvas), Sign(self.canvas)
        self.says, self.text = Writing(self.canvas), Writing(self.canvas)
        self.leave = Press(sp=16, icon=20)
        self.help = Press(form="stack", sp=16, icon=24)
        self.add_widget(self.leave)

    def render(self, coach: Coach) -> None:
        if coach == self._coach:
            return
        self._coach = coach
        have(self, self.help, coach.help is not None)
        self.lay_soon()

    def lay(self) -> None:
        coach = self._coach
        if coach is None:
            return
        self._box.draw(self.rect, theme.PANEL, theme.PAPER, radius=14, left=dp(_EDGE))
        _, inside = self.rect.inset(dp(8), dp(8)).cut_left(dp(_EDGE))
        wide = self.width >= dp(WIDE)
        roomy = self.width >= dp(ROOMY)
        self.leave.render(coach.leave if roomy else revised(coach.leave, {"icon": ""}))
        beside = self.width >= dp(NARROW)
        if coach.help is not None:
            self.help.form = "stack" if beside else "row"
            self.help.render(coach.help if beside else revised(coach.help, {"icon": ""}))
        inside = (self._lay_keys_beside if beside else self._lay_keys_below)(inside)
        bubble, words = self._parted(inside, coach, wide)
        self._draw_bubble(bubble, coach)
        self._draw_text(words, coach)

    # The keys

    def _lay_keys_beside(self, inside: Rect) -> Rect:
        """At the right end; what is left."""
        wide = self.width >= dp(WIDE)
        key, aid = (_KEY, _HELP) if wide else (_COLUMN, _SMALL_HELP)
        place, inside = inside.cut_right(dp(key), dp(theme.BETWEEN))
        put(self.leave, place)
        if self.help.parent is not None:
            button = self.help.button
            label = text_width(button.label, 16, weight=700) if button is not None else 0
            wide = min(max(dp(aid), label + dp(24)), 0.25 * inside.w)
            place, inside = inside.cut_right(wide, dp(theme.BETWEEN))
            put(self.help, place)
        return inside

    def _lay_keys_below(self, inside: Rect) -> Rect:
        """On a phone below each other, and the way out always above."""
        named = self.help.parent is not None
        column, inside = inside.cut_right(dp(_PHONE_COLUMN if named else _COLUMN), dp(6))
        upper, lower = column.rows(2, dp(6))
        put(self.leave, upper)
        if self.help.parent is not None:
            put(self.help, lower)
        return inside

    # The words

    def _parted(self, inside: Rect, coach: Coach, wide: bool) -> tuple[Rect, Rect]:
        """The places of the bubble and of the text."""
        if not coach.says:
            return NOWHERE, inside
        around = dp(_DISC + 3 * 8)
        if wide:
            wanted = text_width(coach.says, SAYS, weight=800) + around + dp(8)
            return inside.cut_left(min(wanted, 0.4 * inside.w), dp(theme.GAP))
        high = text_height(coach.says, inside.w - around, SAYS, weight=800, line=_LINE) + dp(12)
        return inside.cut_top(max(dp(_DISC + 8), min(high, 0.46 * inside.h)), dp(6))

    def _draw_bubble(self, bubble: Rect, coach: Coach) -> None:
        if not bubble.h or coach.who is None:
            self._bubble.hide()
            self._emblem.hide()
            self.says.hide()
            return
        self._bubble.draw(bubble, theme.PAPER, radius=14)
        emblem, words = bubble.inset(dp(8), dp(4)).cut_left(dp(_DISC), dp(8))
        self._emblem.draw(*emblem.middle, dp(_DISC) / 2.2, coach.who)
        self.says.draw(
            words, coach.says, SAYS, weight=800, colour=theme.ON_PAPER, least=LEAST, line=_LINE
        )

    def _draw_text(self, words: Rect, coach: Coach) -> None:
        if coach.wrong:
            sign, words = words.cut_left(dp(_SIGN), dp(8))
            self._sign.draw(*sign.middle, dp(_SIGN), "info", theme.PROBLEM_TEXT)
        else:
            self._sign.hide()
        colour = theme.PROBLEM_TEXT if coach.wrong else theme.TEXT
        self.text.draw(words, coach.text, TEXT, weight=700, colour=colour, least=LEAST, line=_LINE)
