"""Antinomy on the table: a half for each, and the Codex between them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.drawn.half import HalfPanel
from companion.ui.games.antinomy.drawn.practice_screen import SorcererScreen
from companion.ui.games.antinomy.drawn.referee_screen import RefereeScreen
from companion.ui.games.antinomy.drawn.wheel import Wheel
from companion.ui.games.antinomy.practice_views import SorcererTable
from companion.ui.games.antinomy.views import AntinomyView, CodexView, RefereeView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.halves import Filled, HalvesScreen
from companion.ui.table.drawn.hand_over_screen import SeatHandOverScreen
from companion.ui.table.views import SeatHandOver, TableView

_NAMED: Final = 150  # dp beside the wheel in which its colour is named
_MARK: Final = 14


class CodexName(Panel):
    """The covered colour by its name, and what that means."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.codex: CodexView | None = None
        self._mark = RoundedBox(self.canvas)
        self.name = Lettering(sp=32, weight=800, least=20, valign="bottom", line=1.1)
        self.words = Lettering(sp=18, weight=700, least=14, valign="top", colour=theme.MUTED)
        for widget in (self.name, self.words):
            self.add_widget(widget)

    def render(self, codex: CodexView) -> None:
        self.codex = codex
        self.name.text, self.words.text = codex.name, codex.text
        self.name.redraw()
        self.words.redraw()
        self.lay_soon()

    def lay(self) -> None:
        if self.codex is None:
            return
        inside = self.rect.inset(0, self.height * 0.16)
        mark, words = inside.cut_left(dp(_MARK), dp(12))
        self._mark.draw(
            mark.inset(0, mark.h * 0.1), colours.FILLS[self.codex.covered], radius=_MARK / 2
        )
        upper, lower = words.cut_top(words.h * 0.45)
        put(self.name, upper)
        put(self.words, lower)


class CodexBand(Panel):
    """The wheel, and beside it the colour's name for each side, where there is room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.wheel, self.near, self.far = Wheel(), CodexName(), CodexName()
        self.turned = Filled(self.far, 180)
        for widget in (self.wheel, self.near, self.turned):
            self.add_widget(widget)

    def render(self, codex: CodexView) -> None:
        for part in (self.wheel, self.near, self.far):
            part.render(codex)
        self.lay_soon()

    def lay(self) -> None:
        side = min(self.width, self.height)
        x, y = self.rect.middle
        put(self.wheel, Rect(x - side / 2, y - side / 2, side, side))
        spare = (self.width - side) / 2 - dp(28)
        for part in (self.near, self.turned):
            have(self, part, spare >= dp(_NAMED))
        put(self.near, Rect(self.x + dp(14), self.y, spare, self.height))
        put(self.turned, Rect(self.right - dp(14) - spare, self.y, spare, self.height))


class AntinomyScreen(HalvesScreen):
    def __init__(self, **look: Any) -> None:
        self.codex = CodexBand()
        self.panels = (HalfPanel(), HalfPanel())
        super().__init__(*self.panels, self.codex, **look)
        self._ground = RoundedBox(self.canvas.before)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, AntinomyView)
        for panel, half in zip(self.panels, shown.halves, strict=True):
            panel.render(half, problem=shown.problem)
        self.codex.render(shown.codex)
        self.band.render(*shown.keys)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, colours.BAND, radius=0)
        super().lay()


def screen_for(shown: object) -> type[Panel]:
    match shown:
        case RefereeView():
            return RefereeScreen
        case SorcererTable():
            return SorcererScreen
        case SeatHandOver():
            return SeatHandOverScreen
        case _:
            return AntinomyScreen
