"""The set-up of a small game: its steps in columns, side by side where there is room."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.button_row import put_apart, wanted_width
from companion.ui.kit.drawn.keys.foot_press import FootPress
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.set_up_parts import PartPanel
from companion.ui.table.views import Column, TableSetUpView

_TITLE: Final = 26  # sp
_HEAD: Final = 60  # dp
_BAR: Final = 84
_LOW_BAR: Final = 68
_LOW: Final = 700  # dp of height
_WIDE: Final = 860  # dp of width from which columns stand side by side
_DISC: Final = 24  # dp: the radius of a column's number
_GAP: Final = 12
_BEGIN: Final = 408  # dp of the way on at most
_LEAST: Final = 140  # dp of a button in the bar
_ROUND: Final = ring(40)


class ColumnCard(Panel):
    """A step: its number or a tick, what it is, and below that its parts."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.column: Column | None = None
        self.low = False
        self._box = RoundedBox(self.canvas.before)
        self._disc, self._tick = Polygon(self.canvas), Sign(self.canvas)
        self._number = Writing(self.canvas)
        self.heading = Lettering(sp=22, weight=800, least=16, line=1.1)
        self.parts: list[PartPanel] = []
        self.add_widget(self.heading)

    def render(self, column: Column) -> None:
        self.column = column
        self.heading.text = column.heading
        self.heading.redraw()
        render_each(self, self.parts, column.parts, PartPanel)
        self.lay_soon()

    @property
    def _rim(self) -> float:
        return float(dp(12 if self.low else 16))

    @property
    def _gap(self) -> float:
        return float(dp(theme.BETWEEN if self.low else 10))

    def _inside(self, width: float) -> float:
        return max(1.0, width - 2 * self._rim)

    def height_for(self, width: float) -> float:
        for part in self.parts:
            part.low = self.low
        across = self._inside(width)
        heights = [part.height_for(across) + self._gap for part in self.parts]
        return dp(2 * _DISC) + sum(heights) + 2 * self._rim

    def lay(self) -> None:
        column = self.column
        if column is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=24)
        inside = self.rect.inset(self._rim)
        head, rest = inside.cut_top(dp(2 * _DISC), self._gap)
        disc, words = head.cut_left(dp(2 * _DISC), dp(12))
        self._disc.draw(
            placed(_ROUND, *disc.middle, dp(_DISC)), theme.WELL if column.done else theme.ACCENT
        )
        if column.done:
            self._tick.draw(*disc.middle, dp(_DISC), "check", theme.MISSION)
        else:
            self._tick.hide()
        self._number.draw(
            disc, "" if column.done else str(column.number), 24, weight=800,
            colour=theme.ON_ACCENT, halign="center",
        )  # fmt: skip
        put(self.heading, words)
        for part in self.parts:
            part.low = self.low
            place, rest = rest.cut_top(part.height_for(rest.w), self._gap)
            put(part, place)
            part.lay_soon()


class Columns(Panel):
    """Side by side in a wide window, else below one another; `room`: the height there is."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cards: list[ColumnCard] = []
        self.low, self.room = False, 0.0

    def render(self, columns: tuple[Column, ...]) -> None:
        render_each(self, self.cards, columns, ColumnCard)
        self.lay_soon()

    def _beside(self, width: float) -> bool:
        return width >= dp(_WIDE)

    def _each(self, width: float) -> float:
        count = max(1, len(self.cards))
        return (width - dp(_GAP) * (count - 1)) / count if self._beside(width) else width

    def height_for(self, width: float) -> float:
        for card in self.cards:
            card.low = self.low
        heights = [card.height_for(self._each(width)) for card in self.cards]
        if self._beside(width):
            return max(self.room, *heights, 0)
        return sum(heights) + dp(_GAP) * max(0, len(heights) - 1)

    def lay(self) -> None:
        if self._beside(self.width):
            cells = self.rect.columns(len(self.cards), dp(_GAP)) if self.cards else ()
            for card, cell in zip(self.cards, cells, strict=True):
                put(card, cell)
                card.lay_soon()
            return
        top = self.top
        for card in self.cards:
            high = card.height_for(self.width)
            put(card, Rect(self.x, top - high, self.width, high))
            card.lay_soon()
            top -= high + dp(_GAP)


class TableSetUpScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=18)
        self.note = Lettering(sp=18, colour=theme.MUTED, least=14)
        self.columns = Columns()
        self.body = Scroll(self.columns, "set-up")
        self.notice = NoticeBar()
        self.keys: list[FootPress] = []
        for widget in (self.body, self.title, self.note, self.notice):
            self.add_widget(widget)

    def render(self, view: TableSetUpView) -> None:
        self.title.text, self.note.text = view.title, view.text
        self.columns.render(view.columns)
        self.notice.render(view.notice, view.problem)
        render_each(self, self.keys, (view.back, *view.bar, view.begin), FootPress)
        for key in self.keys:
            key.redraw()  # the text size may have changed
        self.title.redraw()
        self.note.redraw()
        self.lay_soon()
        self.body.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        self.columns.low = low or self.width < dp(500)
        self._sky.draw(self.rect, theme.EVENING)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(dp(theme.MARGIN if self.width >= dp(500) else 8), dp(4)))
        rest = rest.inset(dp(theme.MARGIN if self.width >= dp(500) else 8), 0)
        head, rest = rest.cut_top(dp(_HEAD - 8 if low else _HEAD))
        self._lay_head(head)
        rest = rest.cut_top(rest.h - dp(theme.BETWEEN))[0]
        high = self.notice.height_for(rest.w)
        place, rest = rest.cut_bottom(high, dp(theme.BETWEEN)) if high else (NOWHERE, rest)
        put(self.notice, place)
        self.columns.room = rest.h
        put(self.body, rest)
        self.body.lay_soon()
        self.columns.lay_soon()

    def _lay_head(self, head: Rect) -> None:
        """The note beside the title, where it has room on the same line."""
        title = min(head.w, dp(4) + text_width(self.title.text, _TITLE, weight=800))
        place, note = head.cut_left(title, dp(28))
        put(self.title, place)
        put(self.note, note if note.w >= text_width(self.note.text, 18) else NOWHERE)
        self._sky.clear([head])

    def _lay_bar(self, bar: Rect) -> None:
        widths = [wanted_width(key, _LEAST) for key in self.keys]
        gaps = dp(theme.BETWEEN) * len(widths)
        widths[-1] = max(widths[-1], min(dp(_BEGIN), bar.w - sum(widths[:-1]) - gaps))
        crowded = put_apart(bar, self.keys, widths, back=len(self.keys) - 1) is None
        if crowded:
            self._share(bar, widths)
        for key in self.keys:
            key.brief = crowded
            key.fit()

    def _share(self, bar: Rect, widths: list[float]) -> None:
        """By what they want, where they have no room for all of it."""
        shares = sum(widths)
        room = bar.w - dp(theme.BETWEEN) * (len(widths) - 1)
        for key, width in zip(self.keys, widths, strict=True):
            place, bar = bar.cut_left(room * width / shares, dp(theme.BETWEEN))
            put(key, place)
