"""The shelf: one large button goes on with the game played last, the rest below scrolls."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.rect import Rect
from companion.ui.shelf.drawn.hero import Hero
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.drawn.sections import Sections

_TITLE: Final = 34
_FIRST: Final = 132
_SIDE: Final = 300  # dp of what stands beside the large button
_WIDE: Final = 1100  # dp beyond which lines would be too long to find one's way along


class ShelfScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.title = Lettering(weight=800, sp=_TITLE, least=18, valign="middle")
        self.notice, self.sections = NoticeBar(), Sections()
        self.body = Scroll(self.sections)
        self.settings = Press(icon=26)
        self.hero = Hero()
        self.keys: list[Press] = []
        for widget in (self.body, self.title, self.notice, self.settings, self.hero):
            self.add_widget(widget)

    def render(self, view: ShelfView) -> None:
        self.title.text = view.title
        self.notice.render(view.notice, view.problem)
        self.sections.render(view.games)
        self.settings.render(view.settings)
        self.hero.render(view.resume or view.new)
        beside = [view.new] if view.resume else []
        beside += [key for key in (view.practice, view.more) if key]
        render_each(self, self.keys, beside, lambda: Press(sp=20))
        self.lay_soon()
        self.body.lay_soon()

    # Layout

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BG, radius=0)
        across = max(dp(theme.MARGIN), (self.width - dp(_WIDE)) / 2)
        rest = self.rect.inset(across, dp(theme.MARGIN))
        head, rest = rest.cut_top(dp(theme.TALL_TARGET), dp(theme.GAP))
        button = self.settings.button
        wide = text_width(button.label, theme.LABEL, weight=700) if button else 0
        place, head = head.cut_right(wide + dp(80), dp(theme.GAP))
        put(self.settings, place)
        put(self.title, head)
        notice, rest = rest.cut_top(height := self.notice.height_for(rest.w),
                                    dp(theme.GAP) * bool(height))  # fmt: skip
        put(self.notice, notice)
        put(self.body, self._lay_keys(rest))

    def _lay_keys(self, rest: Rect) -> Rect:
        """To go on is the largest; what else can be done stands beside it, or below."""
        gap = dp(theme.BETWEEN)
        if not self.keys:
            high = max(dp(_FIRST), self.hero.height_for(rest.w))
            place, rest = rest.cut_top(high, dp(theme.MARGIN))
            put(self.hero, place)
            return rest
        if rest.w < dp(700):
            return self._lay_narrow(rest)
        words = self.hero.height_for(rest.w - dp(_SIDE) - dp(theme.GAP))
        high = max(2 * dp(theme.TALL_TARGET) + gap, words)
        row, rest = rest.cut_top(high, dp(theme.MARGIN))
        side, large = row.cut_right(dp(_SIDE), dp(theme.GAP))
        put(self.hero, large)
        for key, place in zip(self.keys, side.rows(len(self.keys), gap), strict=True):
            put(key, place)
        return rest

    def _lay_narrow(self, rest: Rect) -> Rect:
        gap = dp(theme.BETWEEN)
        large, rest = rest.cut_top(max(dp(_FIRST), self.hero.height_for(rest.w)), gap)
        put(self.hero, large)
        row, rest = rest.cut_top(dp(theme.TALL_TARGET), dp(theme.MARGIN))
        for key, place in zip(self.keys, row.columns(len(self.keys), gap), strict=True):
            put(key, place)
        return rest
