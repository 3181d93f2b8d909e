"""The ready-made islands: one large, the others on pages of cards, and nothing scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.wizard.drawn.island_card import IslandPress, LargeIsland
from companion.ui.island.wizard.ready_made_views import IslandCard, ReadyMadeView
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.keys.page_dots import PageDots
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 30  # sp
_BAR: Final = 84  # dp
_LOW_BAR: Final = 68
_SHORT: Final = 700  # dp of height
_WIDE: Final = 900  # dp of width from which the large one stands left
_LARGE: Final = 0.345  # of the width, for it
_ABOVE: Final = 0.36  # of the height, if it stands above
_CARD: Final = (120, 150)  # dp at least
_ACROSS: Final = 4  # cards at most, and rows
_ROWS: Final = 2
_LOW_CARD: Final = 124  # dp of height, of one with its name alone
_PHONE: Final = 500  # dp of width
_GAP: Final = 8
_DOT: Final = 7  # dp: the radius of a page's dot
_DOTS: Final = 26  # from one to the next
_MOST_DOTS: Final = 5


class PageTurn(Press):
    """It turns the pages of the cards, and changes nothing else."""

    def __init__(self, turn: Callable[[], None]) -> None:
        super().__init__(icon=30)
        self._turn = turn

    def act(self, _act: str) -> None:
        self._turn()


class ReadyMadeScreen(Panel):
    """`first`: the first card of the page that is shown."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.first = 0
        self.cards: tuple[IslandCard, ...] = ()
        self._kind = ""
        self.chance = Button("", "")
        self._on_page = 1
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=20)
        self.empty = Lettering(sp=20, colour=theme.MUTED, halign="center")
        self.kinds, self.large = Segmented(), LargeIsland()
        self.keys: list[IslandPress] = []
        self.notice, self.dots = NoticeBar(), PageCount()
        self.back, self.random = Press(sp=20), Press(sp=20)
        self.before = PageTurn(lambda: self._turn(-1))
        self.after = PageTurn(lambda: self._turn(1))
        for widget in (
            self.title, self.kinds, self.large, self.notice, self.dots, self.back, self.random,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: ReadyMadeView) -> None:
        kind = next((one.act for one in view.kinds if one.chosen), "")
        begins, self._kind = kind != self._kind, kind
        self.title.text, self.empty.text = view.title, view.empty
        self.cards = view.cards
        self.kinds.render(view.kinds)
        have(self, self.large, view.preview is not None)
        have(self, self.empty, view.preview is None)
        if view.preview is not None:
            self.large.render(view.preview)
        if begins:
            self.first = next((at for at, one in enumerate(self.cards) if one.button.chosen), 0)
        self.notice.render(view.notice, view.problem)
        self.back.render(view.back)
        self.chance = view.random
        self.random.render(view.random)
        for part in (self.title, self.empty, self.back, self.random):
            part.redraw()  # the text size may have changed
        self.lay_soon()

    def _turn(self, by: int) -> None:
        self.first += by * self._on_page
        self.lay_soon()

    # Layout

    def lay(self) -> None:
        low = self.height < dp(_SHORT)
        self._ground.draw(self.rect, theme.BG, radius=0)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        across = dp(48 if self.width >= dp(1100) else 16 if self.width >= dp(500) else 8)
        rest = self._lay_head(rest.inset(across, 0), low)
        rest = rest.cut_top(rest.h - dp(10))[0]
        high = self.notice.height_for(rest.w)
        place, rest = rest.cut_bottom(high, dp(_GAP)) if high else (NOWHERE, rest)
        put(self.notice, place)
        self._lay_cards(self._lay_large(rest))
        self._lay_bar(bar.inset(across, dp(4)))

    def _lay_head(self, rest: Rect, low: bool) -> Rect:
        """Title and kinds beside each other, or the kinds below."""
        gap = dp(8 if low else 16)
        if rest.w >= dp(_WIDE):
            kinds = self.kinds.height_for(rest.w * 0.5)
            head, rest = rest.cut_top(kinds + 2 * gap - dp(8))
            right, title = head.cut_right(rest.w * 0.5, dp(16))
            put(self.kinds, Rect(right.x, right.middle[1] - kinds / 2, right.w, kinds))
            put(self.title, title)
            return rest
        title, rest = rest.cut_top(max(dp(48), self.title.height_for(rest.w)))
        put(self.title, title)
        below, rest = rest.cut_top(self.kinds.height_for(rest.w), dp(10))
        put(self.kinds, below)
        return rest

    def _lay_large(self, rest: Rect) -> Rect:
        """Lay the large one. The room that is left for the cards."""
        if self.large.parent is None:
            put(self.empty, rest)
            return NOWHERE
        if rest.w >= dp(_WIDE) and self.width > self.height:
            large, rest = rest.cut_left(rest.w * _LARGE, dp(16))
        else:
            large, rest = rest.cut_top(
                max(self.large.height_for(rest.w), rest.h * _ABOVE), dp(_GAP)
            )
        put(self.large, large)
        return rest

    def _lay_cards(self, rest: Rect) -> None:
        """As many as fit on a page; a page that is not full keeps their size."""
        gap = dp(_GAP)
        across = min(_ACROSS, max(1, int((rest.w + gap) // (dp(_CARD[0]) + gap))))
        rows = self._rows(rest)
        self._on_page = across * rows
        last = max(0, len(self.cards) - 1) // self._on_page
        page = min(max(0, self.first) // self._on_page, last)
        self.first = page * self._on_page
        shown = self.cards[self.first : self.first + self._on_page]
        render_each(self, self.keys, shown, IslandPress)
        lines = rest.rows(rows, gap)
        cells = [cell for line in lines for cell in line.columns(across, gap)]
        size = (cells[0].w, cells[0].h)
        brief = not all(key.has_room(*size) for key in self.keys)
        for key in self.keys:
            key.brief = brief
        air = min((key.spare(*size) for key in self.keys), default=0.0) / 2
        for key, cell in zip(self.keys, cells, strict=False):
            key.air = air
            put(key, cell)
            key.redraw()
        self.dots.show(page, last + 1)

    @staticmethod
    def _rows(rest: Rect) -> int:
        """Two; three on a phone, where a card of two rows would be half empty."""
        gap, least = dp(_GAP), dp(_CARD[1])
        if rest.w < dp(_PHONE):
            return max(1, min(_ROWS + 1, int((rest.h + gap) // (dp(_LOW_CARD) + gap))))
        return min(_ROWS, max(1, int((rest.h + gap) // (least + gap))))

    def _lay_bar(self, bar: Rect) -> None:
        wide = max(dp(180 if bar.w >= dp(700) else 108), wanted_width(self.back, 96))
        back, rest = bar.cut_left(min(wide, bar.w * 0.3), dp(_GAP))
        put(self.back, back)
        right, rest = rest.cut_right(self._random_wide(bar.w), dp(_GAP))
        put(self.random, right)
        pages = self.dots.count
        for key, act, icon, enabled in (
            (self.before, "previous", "previous", self.dots.page > 0),
            (self.after, "next", "next", self.dots.page < pages - 1),
        ):
            have(self, key, pages > 1)
            key.render(Button(act, "", icon=icon, enabled=enabled, rest=0))
            key.role = act if enabled else ""
        have(self, self.dots, pages > 1)
        side = min(dp(80), rest.w * 0.4)
        middle = min(rest.w - 2 * side, dp(_DOTS) * min(pages, _MOST_DOTS) + dp(24))
        group = rest.cut_right(middle + 2 * side)[0]
        if bar.w >= dp(700):
            group = group.moved(-dp(40), 0)
        left, group = group.cut_left(side)
        right, group = group.cut_right(side)
        put(self.before, left)
        put(self.after, right)
        put(self.dots, group)

    def _random_wide(self, width: float) -> float:
        """On a phone its dice alone have room."""
        button = self.chance
        if width < dp(500):
            button = Button(button.act, "", icon=button.icon)
        self.random.render(button)
        if width < dp(500):
            return float(dp(theme.TALL_TARGET))
        return float(max(dp(180 if width >= dp(700) else 108), wanted_width(self.random, 96)))


class PageCount(Panel):
    """A dot for each page; of many, which of how many it is."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.page, self.count = 0, 1
        self._dots = PageDots(self.canvas)
        self._number = Lettering(sp=17, weight=800, halign="center")
        self.add_widget(self._number)

    def show(self, page: int, count: int) -> None:
        self.page, self.count = page, count
        self.lay_soon()

    def lay(self) -> None:
        many = self.count > _MOST_DOTS or dp(_DOTS) * self.count > self.width
        self._number.text = f"{self.page + 1} / {self.count}" if many else ""
        put(self._number, self.rect)
        count = 0 if many else self.count
        self._dots.draw(self.rect.middle, self.page, count, _DOTS, _DOT)
