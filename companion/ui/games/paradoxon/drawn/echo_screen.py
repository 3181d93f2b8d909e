"""The screen of a game against Echo: step, cards, the one sentence with *Done*, and points."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.bold_words import word_by_word
from companion.ui.games.paradoxon.drawn.card_pad import CardPad
from companion.ui.games.paradoxon.drawn.echo_parts import (
    BesidePanel,
    CardsRow,
    EchoRail,
    PointsPanel,
)
from companion.ui.games.paradoxon.drawn.key_bar import KeyBar
from companion.ui.games.paradoxon.drawn.score_pad import ScoringPanel, WaysSheet
from companion.ui.games.paradoxon.echo_views import EchoSay, EchoView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.views import TableView

WIDE: Final = 900  # dp of width from which there are two columns
_PHONE: Final = 500
_LOW: Final = 700  # dp of height
_SIZES: Final = (32, 30, 28, 26, 24, 22, 20, 18, 17, 16)  # sp of the sentence
_EDGE: Final = 6


class SayPanel(Panel):
    """Kicker, sentence, why, and *Done* always in the same place."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: EchoSay | None = None
        self.problem = False
        self._box = RoundedBox(self.canvas.before)
        self.kicker = Lettering(sp=16, weight=800, least=14, colour=theme.ACCENT)
        self.words = MarkedText(_SIZES[0])
        self.done, self.why = MomentPress(sp=24), Press(form="stack", sp=14, icon=24)
        for widget in (self.kicker, self.words, self.done):
            self.add_widget(widget)

    def render(self, view: EchoSay, moment: int, *, problem: bool) -> None:
        self.view, self.problem = view, problem
        self.kicker.text, self.words.marked = view.kicker, word_by_word(view.text)
        self.done.render(view.done)
        self.done.at(moment)
        have(self, self.why, view.why is not None)
        if view.why is not None:
            self.why.render(view.why)
            self.why.redraw()
        self.kicker.redraw()
        self.lay_soon()

    def lay(self) -> None:
        if self.view is None:
            return
        edge = theme.TOLD_EDGE if self.view.waits else theme.ACCENT
        if self.problem:
            self._box.draw(self.rect, theme.PROBLEM_BG, theme.PROBLEM)
        else:
            self._box.draw(self.rect, theme.SAY_GROUND, edge, left=_EDGE)
        low = self.height < dp(230)
        inside = self.rect.inset(dp(16), dp(10))
        done, rest = inside.cut_bottom(dp(48 if low else 64), dp(8))
        put(self.done, done)
        head, words = rest.cut_top(dp(44 if low else 48), dp(2))
        why, kicker = head.cut_right(dp(76), dp(8))
        put(self.kicker, kicker)
        if self.why.parent is not None:
            put(self.why, why)
        self._fit(words)

    def _fit(self, words: Rect) -> None:
        for sp in _SIZES:
            self.words.sp = sp
            high = self.words.height_for(words.w)
            if high <= words.h:
                break
        put(self.words, Rect(words.x, words.middle[1] - high / 2, words.w, high))
        self.words.lay_soon()


class EchoScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._shown: EchoView | None = None
        self._sky, self.bar = Sky(self.canvas.before), KeyBar()
        self._next_box = RoundedBox(self.canvas.before)
        self._score_box = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=28, weight=800, least=18)
        self.note = Lettering(sp=17, least=14, colour=theme.MUTED)
        self.rail, self.say = EchoRail(), SayPanel()
        self.row, self.small = CardsRow(with_deck=False), CardsRow(with_deck=True)
        self.pad, self.beside, self.scoring = CardPad(), BesidePanel(), ScoringPanel()
        self.next = Lettering(sp=17, least=14, colour=theme.MUTED)
        self.points, self.ways = PointsPanel(), WaysSheet()
        for widget in (self.title, self.note, self.rail, self.say, self.next, self.bar):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, EchoView)
        self._shown = shown
        self.title.text = shown.title
        self.next.text = shown.next
        self.rail.render(shown.rail)
        self.say.render(shown.say, shown.moment, problem=shown.problem)
        asks = shown.pad is not None
        have(self, self.row, not asks)
        have(self, self.small, asks)
        (self.small if asks else self.row).render(shown.row, "" if asks else shown.row.label)
        for part, what in (
            (self.pad, shown.pad), (self.beside, shown.beside), (self.scoring, shown.scoring),
            (self.ways, shown.ways),
        ):  # fmt: skip
            have(self, part, what is not None)
        if shown.pad is not None:
            self.pad.render(shown.pad)
        if shown.beside is not None:
            self.beside.render(shown.beside)
        if shown.scoring is not None:
            self.scoring.render(shown.scoring, shown.moment, problem=False)
        if shown.ways is not None:
            self.ways.render(shown.ways, shown.moment)
        self.points.render(shown.points)
        self.bar.render(shown.undo, shown.keys, shown.moment)
        for part in (self.title, self.note, self.next):
            part.redraw()
        self.lay_soon()

    # Places

    def lay(self) -> None:
        shown = self._shown
        if shown is None:
            return
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        low, phone = self.height < dp(_LOW), self.width < dp(_PHONE)
        bar, rest = self.rect.cut_bottom(KeyBar.high(self.width, self.height))
        rim = dp(8 if phone else theme.MARGIN)
        put(self.bar, bar)
        self._next_box.hide()
        self._score_box.hide()
        rest = rest.inset(rim, 0)
        if self.width >= dp(WIDE):
            self._lay_wide(rest, shown, low=low)
        else:
            self._lay_narrow(rest, shown, phone=phone)

    def _lay_head(self, head: Rect, note: str) -> None:
        self.note.text = note
        self.note.redraw()
        title, rest = head.cut_left(min(head.w * 0.45, dp(210)), dp(10))
        put(self.title, title)
        put(self.note, rest)
        self._sky.clear([head])

    def _lay_wide(self, rest: Rect, shown: EchoView, *, low: bool) -> None:
        """The cards left, the sentence right (look3, section G)."""
        gap = dp(8)
        rest = rest.inset(0, gap)
        left, right = rest.cut_left(rest.w * 0.597, dp(16))
        head, left = left.cut_top(dp(44 if low else 52), 0)
        self._lay_head(head.inset(dp(8), 0), shown.note)
        rail, left = left.cut_top(dp(44 if low else 56), dp(10))
        put(self.rail, rail)
        say, right = right.cut_top(right.h * (0.56 if not low else 0.58), gap)
        put(self.say, say)
        if shown.pad is not None:
            put(self.pad, left)
            small, points = right.cut_top(right.h * 0.58, gap)
            put(self.small, small)
            self._lay_points(points, wanted=points.h >= dp(70))
            put(self.next, NOWHERE)
            return
        share = 0.58 if shown.beside else 0.47 if low else 0.54
        cards, below = left.cut_top((left.h - dp(12)) * share, dp(12))
        put(self.row, cards)
        self._lay_below(below)
        if shown.next:
            box, right = right.cut_top(dp(92 if not low else 60), gap)
            self._lay_next(box)
        else:
            put(self.next, NOWHERE)
        self._lay_points(right, wanted=right.h >= dp(70))

    def _lay_below(self, below: Rect) -> None:
        """The way a plan looked through the cards, or the player's scoring."""
        put(self.beside, below)
        if self.scoring.parent is not None:
            self._score_box.draw(below, colours.HALF_ACTS, radius=18)
        put(self.scoring, below.inset(dp(12), dp(6)))
        put(self.ways, below.inset(dp(12), dp(6)))

    def _lay_next(self, box: Rect) -> None:
        self._next_box.draw(box, theme.PANEL, radius=18)
        put(self.next, box.inset(dp(18), dp(4)))

    def _lay_points(self, place: Rect, *, wanted: bool) -> None:
        have(self, self.points, wanted)
        put(self.points, place)

    def _lay_narrow(self, rest: Rect, shown: EchoView, *, phone: bool) -> None:
        """One below the other; on a phone the sentence first."""
        gap, tall = dp(8), self.height >= dp(1100)
        head, rest = rest.cut_top(dp(44 if not phone else 40), 0)
        self._lay_head(head, shown.note if tall else shown.brief)
        rail, rest = rest.cut_top(dp(52 if tall else 40), gap)
        put(self.rail, rail)
        if tall:
            points, rest = rest.cut_bottom(dp(82), gap)
            self._lay_points(points, wanted=True)
        else:
            self._lay_points(NOWHERE, wanted=False)
        high = dp(236 if tall else 196 if phone else 184)
        if shown.pad is not None:
            small = dp(190 if tall else 118)
            place, rest = rest.cut_bottom(small, gap)
            put(self.small, place)
        elif shown.next:
            place, rest = rest.cut_bottom(dp(64), gap)
            self._lay_next(place)
        if shown.pad is not None or not shown.next:
            put(self.next, NOWHERE)
        if phone:
            say, main = rest.cut_top(high, gap)
        else:
            say, main = rest.cut_bottom(high, gap)
        put(self.say, say)
        if shown.pad is not None:
            put(self.pad, main)
            return
        least = dp(232) if shown.scoring is not None else dp(200)
        share = 0.56 if phone and shown.beside and shown.beside.checks else 0.46
        below, cards = main.cut_bottom(max(main.h * share, min(least, main.h * 0.62)), gap)
        put(self.row, cards)
        self._lay_below(below)
