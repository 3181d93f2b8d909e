"""The referee's table: the row above, then what happened and is asked, and the pad of cards."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.drawn.card_press import CardPress
from companion.ui.games.antinomy.drawn.wheel import Wheel
from companion.ui.games.antinomy.views import PlayerLine, RefereeView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.foot_press import FootPress
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.drawn.said_zone import SaidZone
from companion.ui.table.views import TableView

_WIDE: Final = 900  # dp of width from which the pad stands beside what is asked
_LOW: Final = 700  # dp of height
_NINE: Final = 560  # dp of width from which the row is one line
_HEAD: Final = 56
_BAR: Final = 84
_LOW_BAR: Final = 68
_PAD: Final = 4  # cards across
_GEM: Final = 24  # dp


class Score(Panel):
    """A player with crystals; whose turn it is in amber."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.line: PlayerLine | None = None
        self._box = RoundedBox(self.canvas.before)
        self._gem, self._count = Sign(self.canvas), Writing(self.canvas)
        self.name = Lettering(sp=20, weight=800, least=14)
        self.add_widget(self.name)

    def render(self, line: PlayerLine) -> None:
        self.line = line
        self.name.text = line.name
        self.name.redraw()
        self.lay_soon()

    def lay(self) -> None:
        line = self.line
        if line is None:
            return
        self._box.draw(
            self.rect, colours.CLASH_ROW, theme.ACCENT if line.now else "", radius=14, width=3
        )
        inside = self.rect.inset(dp(14), dp(4))
        count, rest = inside.cut_right(dp(24))
        gem, name = rest.cut_right(dp(_GEM), dp(6))
        self._gem.draw(*gem.middle, dp(_GEM), "gem-stone", theme.WHITE)
        self._count.draw(
            count, str(line.crystals), 22, weight=800, colour=theme.ACCENT, halign="right"
        )
        put(self.name, name)


class RefereeScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.scores: list[Score] = []
        self.wheel = Wheel()
        self.row: list[CardPress] = []
        self.heading = Lettering(sp=22, weight=800, least=16, line=1.15)
        self.said = SaidZone(colours.QUIET_EVENT)
        self.pad: list[CardPress] = []
        self.answers: list[MomentPress] = []
        self.keys: list[FootPress] = []
        for widget in (self.heading, self.said):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, RefereeView)
        keep(self, self.scores, len(shown.players), Score)
        for score, line in zip(self.scores, shown.players, strict=True):
            score.render(line)
        have(self, self.wheel, shown.codex is not None)
        if shown.codex is not None:
            self.wheel.render(shown.codex)
        keep(self, self.row, len(shown.row), CardPress)
        for press, space in zip(self.row, shown.row, strict=True):
            press.show_space(space, shown.moment)
        keep(self, self.pad, len(shown.pad), CardPress)
        for press, button in zip(self.pad, shown.pad, strict=True):
            press.show_card(button, shown.moment)
        self._render_words(shown)
        self.lay_soon()

    def _render_words(self, shown: RefereeView) -> None:
        self.heading.text = shown.heading
        self.heading.redraw()
        self.said.render(
            shown.happened, None, shown.why, quiet=shown.quiet, own=True, problem=shown.problem
        )
        keep(self, self.answers, len(shown.answers), lambda: MomentPress(sp=20))
        for answer, button in zip(self.answers, shown.answers, strict=True):
            answer.render(button)
            answer.at(shown.moment)
        keep(self, self.keys, len(shown.bar), FootPress)
        for key, button in zip(self.keys, shown.bar, strict=True):
            key.render(button)

    # Layout

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        self._ground.draw(self.rect, colours.HALF, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        rim, gap = dp(16 if self.width >= dp(_LOW) else 8), dp(8)
        self._lay_bar(bar.inset(rim, dp(4)))
        rest = rest.inset(rim, gap)
        rest = self._lay_head(rest)
        lines = 1 if rest.w >= dp(_NINE) else 2
        high = rest.h * (0.24 if lines == 1 else 0.25)
        row, rest = rest.cut_top(min(high, dp(150)), gap)
        for press, cell in zip(self.row, row.grid(9, 9 if lines == 1 else 5, dp(6)), strict=False):
            put(press, cell)
        if self.width >= dp(_WIDE):
            left, pad = rest.cut_left(rest.w * 0.46, dp(16))
        else:
            left, pad = rest.cut_top(rest.h * 0.42, gap)
        self._lay_words(left)
        for press, cell in zip(self.pad, pad.grid(16, _PAD, dp(6)), strict=False):
            put(press, cell)

    def _lay_head(self, rest: Rect) -> Rect:
        """The players, and the Codex between them."""
        if not self.scores:
            return rest
        phone = self.width < dp(500)
        head, rest = rest.cut_top(dp(88 if self.height >= dp(_LOW) else 64), dp(8))
        wide = (head.w - head.h) / 2 - dp(12)
        for score, x in zip(self.scores, (head.x, head.right - wide), strict=False):
            high = min(head.h, dp(_HEAD))
            put(score, Rect(x, head.middle[1] - high / 2, wide, high))
        side = head.h - dp(8 if phone else 0)
        put(self.wheel, Rect(head.middle[0] - side / 2, head.middle[1] - side / 2, side, side))
        return rest

    def _lay_words(self, left: Rect) -> None:
        gap = dp(8)
        heading, rest = left.cut_top(
            min(left.h * 0.3, max(dp(30), self.heading.height_for(left.w))), gap
        )
        put(self.heading, heading)
        answers, said = rest.cut_bottom(min(dp(72), rest.h * 0.5), gap)
        put(self.said, said)
        cells = answers.columns(len(self.answers), gap) if self.answers else ()
        for press, cell in zip(self.answers, cells, strict=True):
            put(press, cell)

    def _lay_bar(self, bar: Rect) -> None:
        """Undo takes what the others leave."""
        each = dp(108 if bar.w >= dp(500) else 84)
        for key in reversed(self.keys[1:]):
            place, bar = bar.cut_right(each, dp(8))
            put(key, place)
            key.fit()
        if self.keys:
            put(self.keys[0], bar)
            self.keys[0].fit()
