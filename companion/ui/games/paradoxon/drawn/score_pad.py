"""The scoring of whoever is on turn, what the other reads meanwhile, and the end."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.bold_words import word_by_word
from companion.ui.games.paradoxon.views import ItemWays, PairEnd, ScorePad, WaitingZone
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Covering, Panel, keep, put
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.drawn.said_zone import SaidZone

_LOW: Final = 250  # dp of height below which letters are smaller
_NUMBER: Final = 38  # sp


def _press_all(
    panel: Panel, keys: list[MomentPress], buttons: tuple[Button, ...], sp: float, moment: int
) -> None:
    keep(panel, keys, len(buttons), MomentPress)
    for key, button in zip(keys, buttons, strict=True):
        key.sp = sp
        key.render(button)
        key.at(moment)


class ScoringPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.heading = Lettering(sp=19, weight=800, least=14, line=1.1)
        self.hint = Lettering(sp=17, weight=700, least=14, line=1.15)
        self.numbers: list[MomentPress] = []
        self.places: list[MomentPress] = []
        self.ends: list[MomentPress] = []
        self.add_widget(self.heading)
        self.add_widget(self.hint)

    def render(self, pad: ScorePad, moment: int, *, problem: bool) -> None:
        self.heading.text, self.hint.text = pad.heading, pad.hint
        lit = theme.ACCENT if pad.lit else theme.TEXT
        self.heading.colour = theme.PROBLEM_TEXT if problem else lit
        self.hint.colour = theme.TEXT if pad.lit else theme.MUTED
        _press_all(self, self.numbers, pad.numbers, _NUMBER, moment)
        _press_all(self, self.places, pad.places, 20, moment)
        _press_all(self, self.ends, pad.ends, 19, moment)
        self.heading.redraw()
        self.hint.redraw()
        self.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        gap = dp(6 if low else 8)
        head, rest = self.rect.cut_top(dp(30) if not low else dp(24), gap / 2)
        put(self.heading, head)
        room = rest.h - 2 * gap
        numbers, rest = rest.cut_top(room * 0.375, gap)
        places, ends = rest.cut_top(room * 0.32, gap)
        for key, cell in zip(self.numbers, numbers.columns(3, gap), strict=False):
            put(key, cell)
        cells = places.columns(max(3, len(self.places)), gap)
        for key, cell in zip(self.places, cells, strict=False):
            put(key, cell)
        put(self.hint, cells[2].inset(dp(6), 0) if self.hint.text else NOWHERE)
        for key, cell in zip(self.ends, ends.columns(2, gap), strict=False):
            put(key, cell)


class WaysSheet(Covering):
    """The ways of items, besides the scoring of a turn."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=19, weight=800, least=14, line=1.1)
        self.keys: list[MomentPress] = []
        self.close = MomentPress(sp=17)
        self.add_widget(self.title)
        self.add_widget(self.close)

    def render(self, ways: ItemWays, moment: int) -> None:
        self.title.text = ways.title
        _press_all(self, self.keys, ways.buttons, 20, moment)
        self.close.render(ways.close)
        self.close.at(moment)
        self.title.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, colours.HALF_ACTS, radius=0)
        gap = dp(8)
        head, rest = self.rect.cut_top(dp(48), gap)
        close, title = head.cut_right(dp(128), gap)
        put(self.close, close)
        put(self.title, title)
        for key, cell in zip(self.keys, rest.grid(len(self.keys) or 1, 3, gap), strict=False):
            put(key, cell)


class WaitingPanel(Panel):
    """The last step, and below it the question what a card is worth."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.said = SaidZone(colours.TOLD_QUIET)
        self.worth = MomentPress(sp=19)
        self.add_widget(self.said)
        self.add_widget(self.worth)

    def render(self, zone: WaitingZone, moment: int) -> None:
        told = word_by_word(zone.told)
        self.said.render(told, zone.undo, zone.why, quiet=zone.quiet, own=zone.own)
        self.worth.render(zone.worth)
        self.worth.at(moment)
        self.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        worth, said = self.rect.cut_bottom(dp(56 if low else 68), dp(8))
        put(self.worth, worth)
        put(self.said, said)


class PairEndPanel(Panel):
    """The end of the game: amber for the winner, and the ways on for both."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.won = False
        self._box = RoundedBox(self.canvas.before)
        self.headline = Lettering(sp=44, weight=800, least=22, line=1.1, valign="bottom")
        self.reason = Lettering(sp=19, weight=700, least=14, valign="top")
        self.keys: list[MomentPress] = []
        self.add_widget(self.headline)
        self.add_widget(self.reason)

    def render(self, end: PairEnd, moment: int) -> None:
        self.won = end.won
        self.headline.text, self.reason.text = end.headline, end.reason
        self.headline.colour = theme.ON_ACCENT if end.won else theme.TEXT
        self.reason.colour = theme.ON_ACCENT if end.won else theme.MUTED
        _press_all(self, self.keys, end.buttons, 18, moment)
        self.headline.redraw()
        self.reason.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.ACCENT if self.won else colours.TOLD_QUIET, radius=18)
        inside = self.rect.inset(dp(18), dp(12))
        row, head = inside.cut_bottom(min(dp(80), inside.h * 0.4), dp(8))
        reason, headline = head.cut_bottom(head.h * 0.42, dp(2))
        put(self.headline, headline)
        put(self.reason, reason)
        cells = row.columns(len(self.keys), dp(8)) if self.keys else ()
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)
