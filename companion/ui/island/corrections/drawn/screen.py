"""The corrections: tabs, the map, the facts, what must be said, and the way out."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.games.island.terms import PIECES
from companion.ui.island.corrections.drawn.fact_card import FLAG, FactCard, FactCards
from companion.ui.island.corrections.drawn.place_panel import ROW, PlacePanel
from companion.ui.island.corrections.drawn.say_strip import SayStrip
from companion.ui.island.corrections.views import CorrectionsView
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 28  # sp
_HEAD: Final = 76  # dp
_LOW_HEAD: Final = 64
_BAR: Final = 84
_LOW_BAR: Final = 72
_LOW: Final = 700  # dp of height
_TAB: Final = (64, 60)
_WIDE: Final = 900  # dp of width from which the tabs stand beside the title, the map beside all
_MAP: Final = 0.4  # of the width
_BESIDE: Final = 1.3  # how wide the room is by its height from which the map stands left
_PHONE: Final = 500  # dp of width below which the bar has no room for signs
_MAP_NARROW: Final = 0.5
_UPRIGHT_MAP: Final = 0.38  # of the height
_PHONE_MAP: Final = 0.6  # of the room, so that a finger finds a space
_BODY: Final = 116  # dp of the facts below a map at least
_ASPECT: Final = 1.16  # how wide a map is, by its height
_OPEN: Final = Skin(theme.ACTING, theme.ACCENT, theme.TEXT, theme.TEXT)
_SHUT: Final = Skin(theme.QUIET, "", theme.MUTED, theme.MUTED)


class SubjectPress(Press):
    """A tab: what is corrected has an amber edge."""

    def __init__(self) -> None:
        super().__init__(sp=16, icon=42)
        self._stone: EmblemSign | None = None

    def render(self, button: Button) -> None:
        self.skin = _OPEN if button.chosen else _SHUT
        self.icon = 26 if button.label else 42
        super().render(button)

    def _draw_icon(self, x: float, y: float, side: float, skin: Skin) -> None:
        """An OP piece lies on its stone, as on the map."""
        button = self.button
        if button is None or button.icon not in PIECES:
            super()._draw_icon(x, y, side, skin)
            return
        self._stone = self._stone or EmblemSign(self.canvas)
        self._stone.draw(x, y, side / 2, button.icon)


class CorrectionsScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.subject = ""
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=18, line=1.1)
        self.note = Lettering(sp=16, colour=theme.MUTED, least=14, line=1.2)
        self.tabs: list[SubjectPress] = []
        self.place: PlacePanel | None = None
        self.ways: tuple[Button, ...] = ()
        self.notice, self.column, self.strip = NoticeBar(), FactCards(), SayStrip()
        self.body = Scroll(self.column)
        self.back, self.clear_all = Press(sp=19), Press(sp=18)
        self.cover = Press(sp=18, icon=30)
        for widget in (
            self.body, self.title, self.note, self.strip, self.notice, self.back, self.clear_all,
            self.cover,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: CorrectionsView) -> None:
        self.title.text, self.note.text = view.title, view.text
        render_each(self, self.tabs, view.tabs, SubjectPress)
        render_each(self.column, self.column.cards, view.rows, FactCard)
        self._render_map(view)
        self.strip.render(view)
        self.notice.render(view.notice, view.problem)
        self.ways = (view.back, view.clear)
        self.cover.render(view.cover)
        for key in (*self.tabs, self.back, self.clear_all, self.cover):
            key.redraw()  # the text size may have changed
        if view.name != self.subject:
            self.subject = view.name
            self.body.move_to(0)
        for part in (self, self.column, self.body):
            part.lay_soon()

    def _render_map(self, view: CorrectionsView) -> None:
        if view.island is not None and self.place is None:
            self.place = PlacePanel()
        if self.place is not None:
            have(self, self.place, view.island is not None)
            if view.island is not None:
                self.place.render(view.island, view.place)

    # Layout

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(dp(theme.MARGIN), dp(5)))
        wide = self.width >= dp(_WIDE)
        head, rest = rest.cut_top(self._head_high(wide, low))
        self._lay_head(head.inset(dp(theme.MARGIN if wide else 8), dp(6)), wide)
        rest = rest.inset(dp(theme.MARGIN if wide else 8), 0)
        strip = min(self.strip.height_for(rest.w, low), rest.h * 0.45)
        place, rest = rest.cut_bottom(strip + dp(8), dp(8))
        put(self.strip, Rect(place.x, place.y + dp(8), place.w, place.h - dp(8)))
        self._lay_body(self._lay_notice(rest))

    def _head_high(self, wide: bool, low: bool) -> float:
        tabs = dp(_LOW_HEAD if low else _HEAD)
        return tabs if wide else tabs + max(dp(44), self.title.height_for(self.width))

    def _lay_head(self, head: Rect, wide: bool) -> None:
        if not wide:
            title, head = head.cut_top(head.h - dp(_TAB[1]), dp(4))
            put(self.title, title.inset(dp(8), 0))
            put(self.note, NOWHERE)
            self._lay_tabs(head)
            return
        needed = sum(self._tab_wide(key) for key in self.tabs) + dp(8) * len(self.tabs)
        tabs, rest = head.cut_right(min(needed, head.w * 0.62), dp(16))
        self._lay_tabs(tabs)
        label = text_width(self.title.text, _TITLE, weight=800) + dp(20)
        title, note = rest.inset(dp(8), 0).cut_left(min(label, rest.w), dp(16))
        put(self.title, title)
        put(self.note, note if note.w >= dp(140) else NOWHERE)

    @staticmethod
    def _tab_wide(key: Press) -> float:
        label = key.button.label if key.button else ""
        return text_width(label, 16, weight=700) + dp(58) if label else dp(_TAB[0])

    def _lay_tabs(self, place: Rect) -> None:
        """Emblems alike; where there is little room a word stands under its sign."""
        gap = dp(4 if place.w < dp(600) else 8)
        wanted = [self._tab_wide(key) for key in self.tabs]
        room = place.w - gap * (len(self.tabs) - 1)
        share = min(1.0, room / max(1.0, sum(wanted)))
        if share < 1:
            wanted = [room / len(self.tabs)] * len(self.tabs)
        x, high = place.x, min(dp(_TAB[1]), place.h)
        if share == 1 and self.width >= dp(_WIDE):
            x = place.right - sum(wanted) - gap * (len(wanted) - 1)
        for key, width in zip(self.tabs, wanted, strict=True):
            key.form = "stack" if share < 1 else "row"
            key.sp = 14 if share < 1 else 16
            key.icon = 42 if key.button and not key.button.label else 22 if share < 1 else 26
            put(key, Rect(x, place.middle[1] - high / 2, width, high))
            x += width + gap

    def _lay_body(self, rest: Rect) -> None:
        if self.place is None or self.place.parent is None:
            put(self.body, rest)
            return
        if not self.column.cards:
            place, rest = rest, NOWHERE
        elif rest.w >= rest.h * _BESIDE and rest.w >= dp(560):
            share = _MAP if self.width >= dp(_WIDE) else _MAP_NARROW
            place, rest = rest.cut_left(min(rest.w * share, rest.h * 1.2), dp(theme.MARGIN))
        else:
            high = min(rest.w / _ASPECT, max(dp(170), self.height * _UPRIGHT_MAP), rest.h * 0.45)
            if self.width < dp(_PHONE):
                high = min(rest.w / _ASPECT + dp(ROW), rest.h * _PHONE_MAP)
            high = min(max(high, self.place.least_beside()), rest.h - dp(_BODY))
            place, rest = rest.cut_top(high, dp(8))
        flag = dp(FLAG if self.column.cards else 0)
        put(self.place, place.cut_bottom(place.h - flag)[0])
        put(self.body, rest)

    def _lay_bar(self, bar: Rect) -> None:
        phone = bar.w < dp(_PHONE)
        for key, button in zip((self.back, self.clear_all), self.ways, strict=False):
            key.render(revised(button, {"icon": ""}) if phone else button)
        if phone:
            wide = dp(112)
            put(self.cover, bar.cut_right(wide)[0])
            back, rest = bar.cut_right(wide, dp(8))[1].cut_left(bar.w - 2 * wide - dp(16), dp(8))
            put(self.back, back)
            put(self.clear_all, rest)
            return
        cover, rest = bar.cut_right(max(dp(108), wanted_width(self.cover, 96)), dp(theme.MARGIN))
        put(self.cover, cover)
        wide = min(rest.w * 0.55, max(dp(240), wanted_width(self.back, 96)))
        back, rest = rest.cut_left(wide, dp(theme.MARGIN))
        put(self.back, back)
        put(self.clear_all, rest.cut_left(max(dp(160), wanted_width(self.clear_all, 96)))[0])

    def _lay_notice(self, rest: Rect) -> Rect:
        high = self.notice.height_for(rest.w)
        if not high:
            put(self.notice, NOWHERE)
            return rest
        place, rest = rest.cut_bottom(high, dp(theme.BETWEEN))
        put(self.notice, place)
        return rest
