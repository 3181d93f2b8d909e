"""The journal: the steps in a list, and beside it the island as it was at one of them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.captive_strip import CaptiveStrip
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.replay.drawn.step_list import StepList
from companion.ui.island.replay.views import JournalView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.rect import Rect

_STRIP: Final = 72
_LIST: Final = 440
_TITLE: Final = 28
_SAID: Final = 22
_LOCK: Final = 20


class SaidCard(Panel):
    """The words that were said, and beside the lock what really happened."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.said = Lettering(sp=_SAID, weight=700, least=15, line=1.2)
        self.secret = Lettering(sp=15, colour=theme.MUTED, least=12)
        self.lock = Icon("lock", colour=theme.MUTED)
        for widget in (self.said, self.secret, self.lock):
            self.add_widget(widget)

    def render(self, said: str, secret: str) -> None:
        self.said.text, self.secret.text = said, secret
        self.lock.name = "lock" if secret else ""
        self.lay_soon()

    def height_for(self, width: float) -> float:
        across = width - 2 * dp(theme.PADDING)
        secret = self.secret.height_for(across - dp(_LOCK + 8)) if self.secret.text else 0
        gap = dp(theme.BETWEEN) if secret else 0
        return self.said.height_for(across) + secret + gap + 2 * dp(theme.PADDING)

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, theme.TOLD_EDGE, radius=theme.CARD_RADIUS, left=6)
        inside = self.rect.inset(dp(theme.PADDING + 2), dp(theme.PADDING))
        if self.secret.text:
            height = self.secret.height_for(inside.w - dp(_LOCK + 8))
            line, inside = inside.cut_bottom(min(height, inside.h * 0.4), dp(theme.BETWEEN))
            lock, line = line.cut_left(dp(_LOCK), dp(8))
            put(self.lock, lock)
            put(self.secret, line)
        put(self.said, inside)


class JournalScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(weight=800, sp=_TITLE, least=18)
        self.steps = StepList()
        self.list = Scroll(self.steps)
        self.map, self.card = IslandMap(), SaidCard()
        self.back, self.here, self.replay = Press(sp=20), Press(sp=20), Press(sp=20)
        self.strip = CaptiveStrip()
        self._settled: tuple[float, float] | None = None  # the list's size then
        for widget in (
            self.list, self.title, self.map, self.card, self.strip,
            self.back, self.here, self.replay,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: JournalView) -> None:
        self.title.text = view.title
        self.steps.render(view.rounds)
        self.map.render(view.island)
        self.card.render(view.said, view.secret)
        self.back.render(view.back)
        self.here.render(view.return_here)
        self.replay.render(view.replay)
        self.strip.render(view.captives)
        self.lay_soon()
        self.list.lay_soon()

    # Layout

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(76 if self.height < dp(700) else 92))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(dp(theme.MARGIN), dp(theme.BETWEEN)))
        rest = rest.inset(dp(theme.MARGIN), dp(theme.GAP))
        if rest.w > rest.h:
            column, rest = rest.cut_left(min(dp(_LIST), rest.w * 0.4), dp(theme.GAP))
            self._lay_list(column)
            self._lay_moment(rest)
        else:
            column, rest = rest.cut_bottom(rest.h * 0.38, dp(theme.GAP))
            self._lay_moment(rest)
            self._lay_list(column)
        if self._settled != tuple(self.list.size):
            self._settle()

    def _lay_bar(self, bar: Rect) -> None:
        gap = dp(theme.BETWEEN)
        back, rest = bar.cut_left(min(dp(170), bar.w * 0.25), gap)
        put(self.back, back)
        here, rest = rest.cut_right(min(dp(420), rest.w * 0.56), gap)
        put(self.here, here)
        put(self.replay, rest.cut_right(min(dp(280), rest.w))[0])

    def _lay_list(self, column: Rect) -> None:
        head, column = column.cut_top(dp(40), dp(theme.BETWEEN))
        put(self.title, head)
        put(self.list, column)

    def _lay_moment(self, rest: Rect) -> None:
        strip, rest = rest.cut_top(dp(_STRIP), dp(theme.BETWEEN))
        put(self.strip, strip)
        height = min(self.card.height_for(rest.w), rest.h * 0.32)
        card, rest = rest.cut_top(height, dp(theme.BETWEEN))
        put(self.card, card)
        put(self.map, rest)

    def _settle(self) -> None:
        """The step that is looked at is in view, at first and in a window of another size."""
        chosen = self.steps.chosen
        self.list.lay()
        if chosen is not None:
            self.list.show(self.steps.place_of(chosen))
        self._settled = (self.list.width, self.list.height)
