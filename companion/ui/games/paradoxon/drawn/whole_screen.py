"""The screen of a whole game: the cards as they lie, what is said, and the answers."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.echo_parts import (
    BesidePanel,
    CardsRow,
    EchoRail,
    PointsPanel,
)
from companion.ui.games.paradoxon.drawn.echo_screen import SayPanel
from companion.ui.games.paradoxon.drawn.key_bar import KeyBar
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.views import TableView

_WIDE: Final = 900
_PHONE: Final = 500
_LOW: Final = 700  # dp of height
_TALL: Final = 1100
_TWO: Final = 340  # dp of width from which answers stand in two columns


class AnswerGrid(Panel):
    """The answers, each as high as its words want; two in a row where there is room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.keys: list[MomentPress] = []

    def render(self, answers: tuple[Button, ...], moment: int) -> None:
        keep(self, self.keys, len(answers), lambda: MomentPress(sp=17))
        for key, button in zip(self.keys, answers, strict=True):
            key.render(button)
            key.at(moment)
        self.lay_soon()

    def _across(self, width: float) -> int:
        return 2 if width >= dp(_TWO) and len(self.keys) > 3 else 1

    def _row(self, width: float) -> float:
        across = self._across(width)
        each = (width - dp(8) * (across - 1)) / across
        return max((float(key.height_for(each)) for key in self.keys), default=0.0)

    def height_for(self, width: float) -> float:
        rows = ceil(len(self.keys) / self._across(width))
        return rows * self._row(width) + dp(8) * max(0, rows - 1)

    def lay(self) -> None:
        across, high = self._across(self.width), self._row(self.width)
        for at, key in enumerate(self.keys):
            row, column = divmod(at, across)
            cell = Rect(self.x, self.top - high - row * (high + dp(8)), self.width, high)
            put(key, cell.columns(across, dp(8))[column])


class WholeScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self.bar = Sky(self.canvas.before), KeyBar()
        self.title = Lettering(sp=28, weight=800, least=18)
        self.note = Lettering(sp=17, least=14, colour=theme.MUTED)
        self.rows: list[CardsRow] = []
        self._told = False
        self.rail, self.beside, self.points = EchoRail(), BesidePanel(), PointsPanel()
        self.say, self.answers = SayPanel(), AnswerGrid()
        self.body = Scroll(self.answers, "answers")
        for widget in (self.body, self.title, self.note, self.say, self.bar):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, WholeView)
        self.title.text, self.note.text = shown.title, shown.note
        keep(self, self.rows, len(shown.rows), lambda: CardsRow(with_deck=False))
        for part, row in zip(self.rows, shown.rows, strict=True):
            part.render(row, row.label)
        have(self, self.rail, bool(shown.rail))
        have(self, self.beside, shown.beside is not None)
        self._told = shown.points is not None
        have(self, self.points, self._told)
        if shown.rail:
            self.rail.render(shown.rail)
        if shown.beside is not None:
            self.beside.render(shown.beside)
        if shown.points is not None:
            self.points.render(shown.points)
        self.say.render(shown.say, shown.moment, problem=shown.problem)
        self.answers.render(shown.answers, shown.moment)
        self.bar.render(shown.undo, shown.keys, shown.moment)
        self.title.redraw()
        self.note.redraw()
        self.lay_soon()
        self.body.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        phone = self.width < dp(_PHONE)
        bar, rest = self.rect.cut_bottom(KeyBar.high(self.width, self.height))
        rim, gap = dp(8 if phone else theme.MARGIN), dp(8)
        put(self.bar, bar)
        rest = rest.inset(rim, gap)
        head, rest = rest.cut_top(dp(40), dp(4))
        title, note = head.cut_left(min(head.w * 0.5, dp(200)), dp(10))
        put(self.title, title)
        put(self.note, note)
        self._sky.clear([head])
        if self._told:
            self._lay_told(rest, gap, phone=phone)
        elif self.width >= dp(_WIDE):
            self._lay_wide(rest, gap)
        else:
            self._lay_narrow(rest, gap)
        self.body.lay_soon()

    # The player's turn

    def _lay_wide(self, rest: Rect, gap: float) -> None:
        """The cards left, the sentence right, and below it the answers."""
        cards, right = rest.cut_left(rest.w * 0.54, dp(16))
        say, answers = right.cut_top(right.h * (0.42 if self.answers.keys else 0.62), gap)
        put(self.say, say)
        put(self.body, answers)
        self._lay_rows(self._lay_rail(cards, gap), gap)

    def _lay_narrow(self, rest: Rect, gap: float) -> None:
        """One below the other."""
        rest = self._lay_rail(rest, gap)
        cards, rest = rest.cut_top(rest.h * (0.45 if self.answers.keys else 0.62), gap)
        say, rest = rest.cut_top(rest.h * (0.5 if self.answers.keys else 1.0), gap)
        put(self.say, say)
        put(self.body, rest)
        self._lay_rows(cards, gap)

    # Echo's turn: his deed is in the same place on each page

    def _lay_told(self, rest: Rect, gap: float, *, phone: bool) -> None:
        """Look3, section H; where there is little room, what was looked for hides own cards."""
        put(self.body, NOWHERE)
        low, wide = self.height < dp(_LOW), self.width >= dp(_WIDE)
        if wide:
            cards, right = rest.cut_left(rest.w * 0.597, dp(16))
            say, right = right.cut_top(right.h * (0.62 if low else 0.42), gap)
            points = right if low else right.cut_bottom(dp(76), gap)[0]
            beside = right.cut_bottom(dp(76), gap)[1]
        elif self.height >= dp(_TALL):
            points, rest = rest.cut_bottom(dp(76), gap)
            cards, rest = rest.cut_top(rest.h * 0.45, gap)
            say, beside = rest.cut_top(rest.h * 0.5, gap)
        else:
            say, cards = rest.cut_bottom(dp(196 if phone else 184), gap)
            points = beside = NOWHERE
        put(self.say, say)
        have(self, self.points, points is not NOWHERE)
        put(self.points, points)
        cards = self._lay_rail(cards, gap)
        if self.beside.parent is None or (beside is not NOWHERE and not (wide and low)):
            self._lay_rows(cards, gap)
            put(self.beside, beside)
            return
        cards, below = cards.cut_top((cards.h - gap) * (0.44 if phone else 0.54), gap)
        have(self, self.rows[1], False)
        put(self.rows[0], cards)
        put(self.beside, below)

    def _lay_rail(self, rest: Rect, gap: float) -> Rect:
        if self.rail.parent is None:
            return rest
        rail, rest = rest.cut_top(dp(40 if self.height < dp(_LOW) else 52), gap)
        put(self.rail, rail)
        return rest

    def _lay_rows(self, cards: Rect, gap: float) -> None:
        """His four cards are larger than the player's (look3, section H)."""
        for part in self.rows:
            have(self, part, True)
        if len(self.rows) == 2:
            first, second = cards.cut_top((cards.h - gap) * 0.56, gap)
            put(self.rows[0], first)
            put(self.rows[1], second)
            return
        for part, cell in zip(self.rows, cards.rows(len(self.rows), gap), strict=True):
            put(part, cell)
