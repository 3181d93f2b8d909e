"""The menu: a title, a column of parts that scrolls where it has to, and the bar."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.menu.drawn.parts import MenuColumn
from companion.ui.island.menu.views import MenuView
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 29  # sp
_NOTE: Final = 17
_HEAD: Final = 72  # dp
_BAR: Final = 84
_LOW: Final = 700  # dp of height below which both are lower
_LOW_HEAD: Final = 48
_LOW_BAR: Final = 72
_BACK: Final = 280  # dp
_COVER: Final = 108


class MenuScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=20)
        self.note = Lettering(sp=_NOTE, colour=theme.MUTED, least=14)
        self.notice, self.column = NoticeBar(), MenuColumn()
        self.body = Scroll(self.column, "menu")
        self.body.return_to_it()
        self.back, self.cover = Press(sp=19), Press(sp=18, icon=30)
        for widget in (self.body, self.title, self.note, self.notice, self.back, self.cover):
            self.add_widget(widget)

    def render(self, view: MenuView) -> None:
        self.title.text, self.note.text = view.title, view.text
        self.column.render(view)
        self.notice.render(view.notice, view.problem)
        self.back.render(view.back)
        self.cover.render(view.cover)
        for key in (self.back, self.cover):
            key.redraw()  # the text size may have changed
        self.lay_soon()
        self.body.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(dp(theme.MARGIN), dp(5)))
        narrow = self.width < dp(_LOW)
        wanted = max(self.title.height_for(self.width), dp(_LOW_HEAD if low or narrow else _HEAD))
        title, rest = rest.cut_top(wanted)
        self._lay_title(title.inset(dp(theme.MARGIN if narrow else 32), 0))
        rest = rest.inset(dp(8 if narrow else theme.MARGIN), 0)
        rest = self._lay_notice(rest.cut_top(rest.h - dp(theme.BETWEEN))[0])
        self.column.fit(rest.w, rest.h)
        put(self.body, rest)
        self.body.lay_soon()

    def _lay_title(self, place: Rect) -> None:
        label = min(place.w * 0.5, self.title_width())
        title, note = place.cut_left(label, dp(32))
        put(self.title, title)
        put(self.note, note)

    def title_width(self) -> float:
        return text_width(self.title.text, _TITLE, weight=800) + dp(4)

    def _lay_bar(self, bar: Rect) -> None:
        cover, rest = bar.cut_right(max(dp(_COVER), wanted_width(self.cover, 96)), dp(theme.MARGIN))
        put(self.cover, cover)
        put(self.back, rest.cut_left(max(dp(_BACK), wanted_width(self.back, 96)))[0])

    def _lay_notice(self, rest: Rect) -> Rect:
        high = self.notice.height_for(rest.w)
        if not high:
            put(self.notice, NOWHERE)
            return rest
        place, rest = rest.cut_bottom(high, dp(theme.BETWEEN))
        put(self.notice, place)
        return rest
