"""The rules: a line to search in, below it the chapters or a list, and an entry.

Where it is wide list and entry stand side by side; else one after the other.
"""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import put_apart
from companion.ui.kit.drawn.lettering import Lettering, text_scale, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each, show
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.touched import SOFT_KEYBOARD, do
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.rules.drawn.chapter_grid import ChapterGrid
from companion.ui.rules.drawn.entry_page import EntryPage
from companion.ui.rules.drawn.rules_list import RulesList
from companion.ui.rules.drawn.search_line import SearchLine
from companion.ui.rules.views import RulesView

_BAR: Final = 84
_LOW_BAR: Final = 72
_LOW: Final = 700  # dp of height below which everything is closer
_TWO: Final = 840  # dp of width from which list and entry stand side by side
_LIST: Final = 440
_HEADING: Final = 34
_KEY: Final = 150


class RulesScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: RulesView | None = None
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.search = SearchLine()
        self.hint = Lettering(sp=theme.BODY, colour=theme.MUTED, least=14, line=1.25)
        self.heading = Lettering(sp=theme.NAME, weight=800, least=14)
        self.chapters, self.list, self.entry = ChapterGrid(), RulesList(), EntryPage()
        self.grid = Scroll(self.chapters, "chapters")
        self.column, self.page = Scroll(self.list, "list"), Scroll(self.entry, "entry")
        self.foot: list[Press] = []
        self._listed, self._scale = "", 0.0
        self._settled = False
        self._entry_soon = Clock.create_trigger(self._render_entry, 0)
        self.add_widget(self.search)

    def render(self, view: RulesView) -> None:
        first = self.view is None
        self.view = view
        self.search.render(*view.field)
        self.hint.text, self.heading.text = view.hint, view.heading
        self.chapters.render(view.chapters)
        self.list.render(view.rows)
        if view.opened:
            self._render_entry()
        else:  # who types looks at the list first: the entry beside it has the next frame
            self._entry_soon()
        self._render_foot(view)
        self._return(view)
        self.lay_soon()
        if view.reading:
            Clock.schedule_once(lambda _: do("read"), 0)
        if first and not view.opened and not SOFT_KEYBOARD:
            Clock.schedule_once(lambda _: self.search.wait_for_letters(), 0)

    def _render_entry(self, *_: object) -> None:
        """Draw the entry, scrolled to where it was left."""
        self._entry_soon.cancel()
        entry = self.view.entry if self.view is not None else None
        if entry is None:
            return
        if self.entry.entry is None or entry.id != self.entry.entry.id:
            self.page.return_to_it()
            self.lay_soon()
        self.entry.render(entry, alone=not self._is_wide)
        self.page.lay_soon()

    def _return(self, view: RulesView) -> None:
        """Scroll a list that has just come to where it was left."""
        if view.list_key != self._listed:
            self._listed = view.list_key
            self.grid.return_to_it()
            self.column.return_to_it()
            self._settled = False
        self.grid.lay_soon()
        self.column.lay_soon()

    def _render_foot(self, view: RulesView) -> None:
        render_each(self, self.foot, (view.back, *view.foot), lambda: Press(sp=20))
        if text_scale() != self._scale:
            for key in self.foot:
                key.redraw()
        self._scale = text_scale()

    # Layout

    @property
    def _is_wide(self) -> bool:
        return bool(self.width - 2 * dp(theme.MARGIN) >= dp(_TWO))

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        low = self.height < dp(_LOW)
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_foot(bar.inset(dp(theme.MARGIN), dp(5)))
        rest = rest.inset(dp(theme.MARGIN), dp(theme.BETWEEN if low else theme.GAP))
        if view.opened:
            self._render_entry()  # a window of another size may have no list beside it
        if self._is_wide:
            self._lay_two(rest, view)
        else:
            self._lay_one(rest, view)

    def _lay_two(self, rest: Rect, view: RulesView) -> None:
        left, right = rest.cut_left(min(dp(_LIST), 0.4 * rest.w), dp(theme.GAP))
        head, below = left.cut_top(dp(theme.TARGET), dp(theme.GAP))
        put(self.search, head)
        if not view.rows and view.entry is None:
            beside = right.cut_top(dp(theme.TARGET), 0)[0]
            place = rest.cut_top(dp(theme.TARGET), dp(theme.GAP))[1]
            show(self, self.hint, beside.cut_left(dp(4))[1])
            show(self, self.grid, place)
            self._lay_list(NOWHERE)
            show(self, self.page, NOWHERE)
            return
        show(self, self.hint, NOWHERE)
        show(self, self.grid, NOWHERE)
        self._lay_list(below)
        shown = view.entry is not None and self.entry.entry is not None
        show(self, self.page, right if shown else NOWHERE)

    def _lay_one(self, rest: Rect, view: RulesView) -> None:
        head, below = rest.cut_top(dp(theme.TARGET), dp(theme.BETWEEN))
        put(self.search, head)
        hint = page = grid = column = NOWHERE
        if view.opened and view.entry is not None:
            page = below
        elif view.rows:
            column = below
        else:
            hint, grid = below.cut_top(self.hint.height_for(below.w), dp(theme.BETWEEN))
        show(self, self.hint, hint)
        show(self, self.grid, grid)
        show(self, self.page, page)
        self._lay_list(column)

    def _lay_list(self, place: Rect) -> None:
        if not place.h:
            show(self, self.heading, NOWHERE)
            show(self, self.column, NOWHERE)
            return
        head, place = place.cut_top(dp(_HEADING), dp(4))
        show(self, self.heading, head)
        show(self, self.column, place)
        if not self._settled and self.list.rows:
            self._settled = True
            self.column.lay()
            if self.list.chosen is not None:
                self.column.show(self.list.place_of(self.list.chosen))

    def _lay_foot(self, bar: Rect) -> None:
        """Back at the left and the rest at the right; where it is narrow they share the bar."""
        if put_apart(bar, self.foot, [self._wanted(key) for key in self.foot]) is None:
            cells = bar.columns(len(self.foot), dp(theme.BETWEEN))
            for key, place in zip(self.foot, cells, strict=True):
                put(key, place)

    @staticmethod
    def _wanted(key: Press) -> float:
        label = text_width(key.button.label, key.sp, weight=700) if key.button else 0
        return float(max(dp(_KEY), label + dp(46) + 2 * dp(theme.PADDING + 4)))
