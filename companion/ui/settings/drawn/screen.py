"""The settings: sections left or above, the open one's rows, and a bar."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.settings.drawn.setting_card import SettingCard, SettingCards
from companion.ui.settings.views import SettingsView

_TITLE: Final = 29  # sp
_HEAD: Final = 84  # dp of the title
_LOW_HEAD: Final = 56
_BAR: Final = 84
_LOW_BAR: Final = 72
_LOW: Final = 700  # dp of height
_SIDE: Final = 232  # dp of the sections
_WIDE: Final = 900  # dp of width from which they stand left
_TAB: Final = 72
_TILE: Final = 112  # dp of a section with its icon beside its name, at least
_OPEN: Final = Skin(theme.ACTING, "", theme.TEXT, theme.TEXT)
_SHUT: Final = Skin("", "", theme.MUTED, theme.MUTED)


class TabPress(Press):
    """A section of the settings; the open one has its icon lit."""

    def __init__(self) -> None:
        super().__init__(sp=18, icon=26)

    def render(self, button: Button) -> None:
        self.skin = _OPEN if button.chosen else _SHUT
        super().render(button)

    def _draw_icon(self, x: float, y: float, side: float, skin: Skin) -> None:
        lit = self.button is not None and self.button.chosen
        lit_skin = Skin(skin.fill, skin.edge, theme.ACCENT, skin.second)
        super()._draw_icon(x, y, side, lit_skin if lit else skin)


class SettingsScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.tab = ""
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=20)
        self.saved = Lettering(sp=16, colour=theme.MUTED)
        self.tabs: list[TabPress] = []
        self.notice, self.column = NoticeBar(), SettingCards()
        self.body = Scroll(self.column)
        self.back, self.restore = Press(sp=19), Press(sp=19)
        for widget in (self.body, self.title, self.saved, self.notice, self.back, self.restore):
            self.add_widget(widget)

    def render(self, view: SettingsView) -> None:
        self.title.text, self.saved.text = view.title, view.saved
        render_each(self, self.tabs, view.tabs, TabPress)
        render_each(self.column, self.column.cards, view.rows, SettingCard)
        self.notice.render(view.notice, view.problem)
        self.back.render(view.back)
        self.restore.render(view.restore)
        for key in (*self.tabs, self.back, self.restore):
            key.redraw()  # the text size may have changed
        self.title.redraw()
        self.saved.redraw()
        tab = next((one.act for one in view.tabs if one.chosen), "")
        if tab != self.tab:
            self.tab = tab
            self.body.move_to(0)
        for part in (self, self.column, self.body):
            part.lay_soon()

    # Layout

    @property
    def _is_low(self) -> bool:
        return bool(self.height < dp(_LOW))

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if self._is_low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(dp(theme.MARGIN), dp(5)))
        narrow = self.width < dp(_WIDE)
        head = dp(_LOW_HEAD if self._is_low or narrow else _HEAD)
        title, rest = rest.cut_top(max(head, self.title.height_for(self.width)))
        put(self.title, title.inset(dp(theme.MARGIN if narrow else 32), 0))
        rest = rest.inset(dp(8 if narrow else theme.MARGIN), 0)
        rest = self._lay_tabs_above(rest) if narrow else self._lay_tabs_left(rest)
        put(self.body, self._lay_notice(rest.cut_top(rest.h - dp(theme.BETWEEN))[0]))

    def _lay_tabs_left(self, rest: Rect) -> Rect:
        side, rest = rest.cut_left(dp(_SIDE), dp(theme.MARGIN))
        gap = dp(theme.BETWEEN)
        count = max(1, len(self.tabs))
        high = min(dp(_TAB), (side.h - gap * count) / count)
        for at, key in enumerate(self.tabs):
            key.form = "list"
            put(key, Rect(side.x, side.top - high - (high + gap) * at, side.w, high))
        return rest

    def _lay_tabs_above(self, rest: Rect) -> Rect:
        """In one row, or in two; the icon over the word where it has no room beside."""
        gap, count = dp(theme.BETWEEN), len(self.tabs)
        widest = max((self._wide(key) for key in self.tabs), default=0)
        across = count if rest.w >= count * (dp(_TILE) + gap) else 3
        each = (rest.w - gap * (across - 1)) / across
        stacked = each < widest
        high = dp(_TAB + 8 if stacked else theme.TARGET)
        rows = -(-count // across)
        place, rest = rest.cut_top(high * rows + gap * (rows - 1), dp(12))
        for key, cell in zip(self.tabs, place.grid(count, across, gap), strict=True):
            key.form = "stack" if stacked else "row"
            put(key, cell)
        return rest

    @staticmethod
    def _wide(key: Press) -> float:
        label = key.button.label if key.button else ""
        return text_width(label, key.sp, weight=700) + dp(26 + 10 + 24)

    def _lay_bar(self, bar: Rect) -> None:
        gap = dp(theme.MARGIN)
        least = min(dp(_SIDE), bar.w * 0.45)
        back, rest = bar.cut_left(max(least, min(bar.w * 0.5, wanted_width(self.back, 96))), gap)
        restore, rest = rest.cut_right(min(rest.w, max(least, wanted_width(self.restore, 96))), gap)
        put(self.back, back)
        put(self.restore, restore)
        # On a phone there is no room to say so.
        put(self.saved, rest if rest.w >= dp(120) else NOWHERE)

    def _lay_notice(self, rest: Rect) -> Rect:
        high = self.notice.height_for(rest.w)
        if not high:
            put(self.notice, NOWHERE)
            return rest
        place, rest = rest.cut_bottom(high, dp(theme.BETWEEN))
        put(self.notice, place)
        return rest
