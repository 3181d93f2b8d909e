"""Antinomy played on the tablet: the row with its ways, the own hand, what is told (look2, 16b)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.drawn.sockets import Sockets
from companion.ui.games.antinomy.drawn.table_cards import OwnPress, RowPress
from companion.ui.games.antinomy.drawn.wheel import Wheel
from companion.ui.games.antinomy.practice_views import SorcererLine, SorcererTable
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.drawn.said_zone import SaidZone
from companion.ui.table.drawn.turn_bar import TurnBarPanel, turn_bar_high
from companion.ui.table.views import TableView

_LOW: Final = 700  # dp of height
_WIDE: Final = 900  # dp of width from which what is told stands beside the hand
_PHONE: Final = 500
_NINE: Final = 900  # dp of width from which the row is one line
_BACK: Final = "#3B2A66"
_BACK_EDGE: Final = "#6E55A8"
_LINE: Final = 400  # dp of a player's name and crystals at most
_BLOCK: Final = 96


class SorcererPanel(Panel):
    """A player: covered cards, name, crystals, and how many more win."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._backs: list[RoundedBox] = []
        self._count = 0
        self.face = Icon()
        self.name = Lettering(sp=22, weight=800, least=15)
        self.under = Lettering(sp=16, weight=700, least=14, colour=theme.MUTED)
        self.sockets = Sockets()
        for widget in (self.face, self.name, self.under, self.sockets):
            self.add_widget(widget)

    def render(self, line: SorcererLine) -> None:
        self.face.name, self.name.text, self.under.text = line.icon, line.name, line.under
        self._count = line.backs
        while len(self._backs) < line.backs:
            self._backs.append(RoundedBox(self.canvas.before))
        self.sockets.render(line.crystals, gained=False)
        self.name.redraw()
        self.under.redraw()
        self.lay_soon()

    def lay(self) -> None:
        rest = self.rect
        high = min(rest.h, dp(76))
        for at, box in enumerate(self._backs):
            if at >= self._count:
                box.hide()
                continue
            wide = min(high * 0.7, rest.w * 0.3)
            place, rest = rest.cut_left(wide, dp(6))
            card = Rect(place.x, rest.middle[1] - high / 2, wide, high)
            box.draw(card, _BACK, _BACK_EDGE, radius=8, width=2)
        rest = rest.cut_left(min(rest.w, dp(_LINE)))[0]
        block = min(rest.h, dp(_BLOCK))
        rest = Rect(rest.x, rest.middle[1] - block / 2, rest.w, block)
        upper, lower = rest.cut_top(rest.h * 0.5, dp(2))
        face, upper = upper.cut_left(min(dp(44), upper.h), dp(8))
        put(self.face, face)
        two = upper.w >= dp(210)
        name, under = upper.cut_left(upper.w * (0.45 if two else 1.0), dp(8) if two else 0)
        put(self.name, name)
        have(self, self.under, two)
        put(self.under, under)
        put(self.sockets, lower)


class SorcererScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground, self._low = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._codex_left = False
        self.title = Lettering(sp=26, weight=800, least=18)
        self.note = Lettering(sp=18, weight=700, least=14, colour=theme.MUTED)
        self.pool = Lettering(sp=18, weight=700, least=14, colour=theme.MUTED, halign="right")
        self.past = Lettering(sp=15, weight=800, least=14, colour=theme.MUTED)
        self.future = Lettering(sp=15, weight=800, least=14, colour=theme.MUTED, halign="right")
        self.other, self.own, self.wheel = SorcererPanel(), SorcererPanel(), Wheel()
        self.row: list[RowPress] = []
        self.hand: list[OwnPress] = []
        self.heading = Lettering(sp=22, weight=800, least=15, line=1.15)
        self.said = SaidZone(colours.QUIET_EVENT)
        self.answers: list[MomentPress] = []
        self.bar = TurnBarPanel()
        for widget in (
            self.title, self.note, self.pool, self.past, self.future, self.other, self.own,
            self.wheel, self.heading, self.said, self.bar,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, SorcererTable)
        self._codex_left = shown.codex_left
        self.title.text, self.note.text, self.pool.text = shown.title, shown.note, shown.pool
        self.past.text, self.future.text = shown.times
        self.other.render(shown.other)
        self.own.render(shown.own)
        self.wheel.render(shown.codex)
        keep(self, self.row, len(shown.row), RowPress)
        for press, space in zip(self.row, shown.row, strict=True):
            press.show(space, shown.moment)
        keep(self, self.hand, len(shown.hand), OwnPress)
        for own, card in zip(self.hand, shown.hand, strict=True):
            own.show(card, shown.moment)
        self._render_words(shown)
        self.bar.render(shown.bar)
        self.lay_soon()

    def _render_words(self, shown: SorcererTable) -> None:
        self.heading.text = shown.heading
        words = (self.title, self.note, self.pool, self.past, self.future, self.heading)
        for one in words:
            one.redraw()  # the text size may have changed
        self.said.render(
            shown.told, None, shown.why, quiet=shown.quiet, own=True, problem=shown.problem
        )
        keep(self, self.answers, len(shown.answers), lambda: MomentPress(sp=20))
        for answer, button in zip(self.answers, shown.answers, strict=True):
            answer.render(button)
            answer.at(shown.moment)

    # Layout

    def lay(self) -> None:
        low, phone = self.height < dp(_LOW), self.width < dp(_PHONE)
        self._ground.draw(self.rect, colours.HALF, radius=0)
        bar, rest = self.rect.cut_bottom(turn_bar_high(self.width, self.height))
        put(self.bar, bar)
        rest = rest.inset(dp(8 if phone else 16), dp(6))
        gap = dp(6 if low or phone else 10)
        head, rest = rest.cut_top(dp(34 if low or phone else 44), gap)
        self._lay_head(head)
        other, rest = rest.cut_top(dp(56 if low or phone else 80), gap)
        codex, other = other.cut_right(other.h if phone or low else 0)
        put(self.other, other)
        lines = 1 if rest.w >= dp(_NINE) else 2
        high = rest.h * (0.4 if lines == 1 else 0.44)
        times, rest = rest.cut_top(dp(0 if lines == 2 else 22))
        row, rest = rest.cut_top(min(high, dp(220 if lines == 1 else 320)), gap)
        if not (phone or low):
            codex, row, times = self._beside(row, times)
        put(self.wheel, codex)
        put(self.past, times.cut_left(times.w / 2)[0])
        put(self.future, times.cut_right(times.w / 2)[0])
        for press, cell in zip(self.row, row.grid(9, 9 if lines == 1 else 5, dp(6)), strict=False):
            put(press, cell)
        self._lay_low(rest, gap)

    def _beside(self, row: Rect, times: Rect) -> tuple[Rect, Rect, Rect]:
        """The Codex at its end of the row (A2.3)."""
        side = min(row.h, dp(170), row.w * 0.2)
        cut = Rect.cut_left if self._codex_left else Rect.cut_right
        codex, row = cut(row, side, dp(16))
        _, times = cut(times, side, dp(16))
        return Rect(codex.x, codex.middle[1] - side / 2, side, side), row, times

    def _lay_head(self, head: Rect) -> None:
        pool, words = head.cut_right(dp(130))
        title, note = words.cut_left(min(dp(170), words.w * 0.5), dp(12))
        put(self.title, title)
        put(self.note, note)
        put(self.pool, pool)

    def _lay_low(self, rest: Rect, gap: float) -> None:
        """The own hand and crystals, and beside or over them what is told."""
        self._low.draw(rest, colours.QUIET_EVENT, radius=16)
        rest = rest.inset(dp(8))
        if self.width >= dp(_WIDE):
            left, words = rest.cut_left(rest.w * 0.52, dp(16))
            hand, own = left.cut_left(min(left.w * 0.6, left.h * 2.2), dp(16))
        else:
            low, words = rest.cut_bottom(max(dp(84), min(dp(190), rest.h * 0.36)), gap)
            hand, own = low.cut_left(low.w * 0.5, dp(10))
        for press, cell in zip(self.hand, hand.columns(3, dp(8)), strict=False):
            high = min(cell.h, cell.w * 1.5)
            put(press, Rect(cell.x, cell.middle[1] - high / 2, cell.w, high))
        put(self.own, own)
        self._lay_words(words)

    def _lay_words(self, words: Rect) -> None:
        gap = dp(6)
        high = min(words.h * 0.3, max(dp(28), self.heading.height_for(words.w)))
        heading, rest = words.cut_top(high, gap)
        put(self.heading, heading)
        answers, said = rest.cut_bottom(min(dp(64), max(dp(50), rest.h * 0.32)), gap)
        put(self.said, said if self.answers else rest)
        cells = answers.columns(len(self.answers), dp(8)) if self.answers else ()
        for press, cell in zip(self.answers, cells, strict=True):
            put(press, cell)
