"""The shelf: night, and on it the game that goes on, ways to others, and those that were played."""

from __future__ import annotations

from math import ceil, log
from typing import Any, Final

from kivy.metrics import dp

from companion.text.languages import Language
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, text_scale
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.panel import Panel, have, keep, place_of, put, render_each
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.wordmark import wordmark_size
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.foot_bar import FootBar
from companion.ui.shelf.drawn.game_tile import GameTile
from companion.ui.shelf.drawn.later import Title
from companion.ui.shelf.drawn.running_card import RunningCard
from companion.ui.shelf.drawn.way_press import LinkPress, WayPress
from companion.ui.shelf.drawn.welcome import Welcome
from companion.ui.shelf.views import SHOWN, GameCard, ShelfView

_TITLE: Final = 40  # sp
_HEAD: Final = 84  # dp
_LOW_HEAD: Final = 58
_SHORT: Final = 700  # dp of height below which everything is closer
_SHORT_UPRIGHT: Final = 940
_WIDE: Final = 960  # dp of width from which the ways stand beside the game that goes on
_RESUMED: Final = 292  # dp of its height, if other games stand below
_LOW_RESUMED: Final = 236
_SHARE: Final = 0.611  # of the width, for it
_WAY: Final = 96
_LOW_WAY: Final = 76
_HEADING: Final = 20  # sp
_CARD: Final = (330, 122)  # dp at least, of another game
_HIGH_CARD: Final = 220  # dp at most, in one row below the game that goes on
_LOW_CARD: Final = 92
_SHAPE: Final = 2.2  # how wide it is best, by its height
_ROOM: Final = 200  # dp to spare, of which the game that goes on takes this share for its island
_ISLAND: Final = 0.7
_GAP: Final = 12


class ShelfScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.language: Language = "en"
        self._sky = Sky(self.canvas.before)
        self.title = Title()
        self.ways: list[WayPress] = []
        self.welcome: Welcome | None = None
        self.running: RunningCard | None = None
        self.heading = Lettering(sp=_HEADING, weight=800, least=16)
        self.all = LinkPress()
        self.cards: tuple[GameCard, ...] = ()
        self.tiles: list[GameTile] = []
        self.notice, self.bar = NoticeBar(), FootBar()
        for widget in (self.bar, self.notice, self.heading, self.title):
            self.add_widget(widget)

    def render(self, view: ShelfView) -> None:
        self.language = view.language
        render_each(self, self.ways, view.ways, WayPress)
        for way in self.ways:
            way.redraw()  # the text size may have changed
        self._render_welcome(view)
        self._render_running(view)
        self.heading.text = view.heading
        self.heading.redraw()
        have(self, self.all, view.all is not None)
        if view.all is not None:
            self.all.render(view.all)
            self.all.redraw()
        self.cards = view.games
        self.notice.render(view.notice, view.problem)
        self.bar.render(view.bar)
        self.lay_soon()

    def _render_welcome(self, view: ShelfView) -> None:
        if view.welcome is not None and self.welcome is None:
            self.welcome = Welcome(self.ways, self._sky)
        if self.welcome is not None:
            have(self, self.welcome, view.welcome is not None, len(self.children))
            if view.welcome is not None:
                self.welcome.render(view.language, view.welcome)

    def _render_running(self, view: ShelfView) -> None:
        if view.resume is not None and self.running is None:
            self.running = RunningCard()
        if self.running is not None:
            have(self, self.running, view.resume is not None)
            if view.resume is not None:
                self.running.render(view.resume)

    # Layout

    @property
    def _is_short(self) -> bool:
        return bool(self.height < dp(_SHORT if self.width >= dp(_WIDE) else _SHORT_UPRIGHT))

    def lay(self) -> None:
        bar, rest = self.rect.cut_bottom(self.bar.height_for(self.width, self.height < dp(_SHORT)))
        put(self.bar, bar)
        first = self.welcome is not None and self.welcome.parent is not None
        self._sky.draw(rest, theme.NIGHT if first else theme.EVENING)
        across = dp(48 if self.width >= dp(1100) else 16 if self.width >= dp(500) else 10)
        rest = self._lay_notice(rest, across)
        if self.welcome is not None and self.welcome.parent is not None:
            have(self, self.title, wanted=False)
            put(self.heading, NOWHERE)
            keep(self, self.tiles, 0, GameTile)
            put(self.welcome, rest)
            self.welcome.lay_soon()
            return
        rest = self._lay_title(rest.inset(across, 0))
        rest = self._lay_first(rest.cut_top(rest.h - dp(_GAP))[0])
        self._lay_games(rest)
        self._sky.clear([place_of(one) for one in (self.title, self.heading)])

    def _lay_notice(self, rest: Rect, across: float) -> Rect:
        high = self.notice.height_for(rest.w - 2 * across)
        if not high:
            put(self.notice, NOWHERE)
            return rest
        place, rest = rest.cut_bottom(high + dp(theme.BETWEEN))
        put(self.notice, place.inset(across, dp(theme.BETWEEN) / 2))
        return rest

    def _lay_title(self, rest: Rect) -> Rect:
        head, rest = rest.cut_top(dp(_LOW_HEAD if self._is_short else _HEAD))
        wide, high = wordmark_size(_TITLE, self.language)
        share = min(1.0, head.w / wide, head.h / high * 0.85)
        place = Rect(head.x, head.middle[1] - high * share / 2, head.w, high * share)
        have(self, self.title, wanted=True)
        self.title.render(_TITLE, self.language)
        put(self.title, place)
        return rest

    def _lay_first(self, rest: Rect) -> Rect:
        """The game that goes on, and the ways; what is left for the other games."""
        gap = dp(_GAP)
        running = self.running if self.running is not None and self.running.parent else None
        if running is None:
            return self._lay_ways_alone(rest)
        running.low = self._is_short and bool(self.cards)
        if rest.w >= dp(_WIDE) - 2 * dp(16) and self.cards:
            first, rest = rest.cut_top(self._resumed_high(running, rest), gap)
            left, right = first.cut_left(first.w * _SHARE, dp(16))
            put(running, left)
            self._lay_column(right)
            return rest
        ways = self._ways_high(rest.w)
        if rest.h - ways - dp(theme.TARGET) - 2 * gap < running.least_for(rest.w):
            ways = self._ways_high(rest.w, brief=True)
        spare = rest.h - ways - running.height_for(rest.w) - 2 * gap - self._others_high()
        first, rest = rest.cut_top(rest.h - ways - gap - self._below(running, spare), gap)
        put(running, first)
        row, rest = rest.cut_top(ways, gap)
        self._lay_row(row)
        return rest

    def _resumed_high(self, running: RunningCard, rest: Rect) -> float:
        """The height of the game that goes on, beside the ways; the other games stand below."""
        gap, others = dp(_GAP), self._others_high()
        room = rest.h - gap - others
        running.low = running.low or running.height_for(rest.w * _SHARE) > room
        least = running.height_for(rest.w * _SHARE)
        if least > room:  # in large letters the others have a page of their own
            running.low = self._is_short
            return rest.h - gap - dp(theme.TARGET)
        most = dp(_LOW_RESUMED if running.low else _RESUMED)
        if len(self.cards) <= self._most_across(rest.w):  # one row, which needs no more
            most = max(most, rest.h - gap - dp(theme.TARGET + 4) - dp(_HIGH_CARD))
        return min(room, max(least, most))

    def _lay_column(self, place: Rect) -> None:
        for way, cell in zip(self.ways, place.rows(len(self.ways), dp(_GAP)), strict=True):
            way.brief = False
            way.brief = way.height_for(cell.w) > cell.h
            way.redraw()
            put(way, cell)

    def _others_high(self) -> float:
        """The least height of the other games, with their heading."""
        return dp(theme.TARGET + 4) + self._least if self.cards else 0

    @property
    def _least(self) -> float:
        """The least height of a card: larger letters need more."""
        return dp(_LOW_CARD if self._is_short else _CARD[1]) * (1 + max(1.0, text_scale())) / 2

    @staticmethod
    def _most_across(width: float) -> int:
        """The most cards that have room for their words side by side."""
        least = dp(_CARD[0]) * max(1.0, text_scale())
        return max(1, int((width + dp(_GAP)) // (least + dp(_GAP))))

    def _below(self, running: RunningCard, spare: float) -> float:
        """The height of the other games below the ways; none where they have no room.

        The game that goes on shows its island, if there is room for that too.
        """
        if not self.cards or spare < 0:
            return dp(theme.TARGET + _GAP) if self.cards else 0
        mine = max(0.0, dp(_RESUMED) - running.height_for(self.width))
        if not running.is_wide(self.width):
            mine = spare * _ISLAND if spare >= dp(_ROOM) else 0.0
        return self._others_high() + dp(_GAP) + max(0.0, spare - mine)

    def _lay_ways_alone(self, rest: Rect) -> Rect:
        ways, rest = rest.cut_top(self._ways_high(rest.w), dp(_GAP))
        self._lay_row(ways)
        return rest

    def _ways_high(self, width: float, *, brief: bool = False) -> float:
        for way in self.ways:
            way.brief = brief
            way.redraw()
        each = (width - dp(_GAP) * (len(self.ways) - 1)) / max(1, len(self.ways))
        least = dp(_LOW_WAY if self._is_short or width < dp(500) else _WAY)
        return max(least, *(way.height_for(each) for way in self.ways))

    def _lay_row(self, place: Rect) -> None:
        for way, cell in zip(self.ways, place.columns(len(self.ways), dp(_GAP)), strict=True):
            put(way, cell)

    # The other games

    def _lay_games(self, rest: Rect) -> None:
        if not self.cards:
            put(self.heading, NOWHERE)
            keep(self, self.tiles, 0, GameTile)
            return
        head, rest = rest.cut_top(dp(theme.TARGET), dp(4))
        self._lay_heading(head)
        across, shown = self._grid(rest)
        render_each(self, self.tiles, self.cards[:shown], GameTile)
        cells = rest.grid(shown, across, dp(_GAP)) if shown else ()
        for tile, cell in zip(self.tiles, cells, strict=True):
            put(tile, cell)

    def _grid(self, rest: Rect) -> tuple[int, int]:
        """The number of cards side by side, and of all: as many as fit, in the best shape."""
        gap, most = dp(_GAP), self._most_across(rest.w)
        rows = int((rest.h + gap) // (self._least + gap))
        shown = min(len(self.cards), most * rows)
        found = [across for across in range(1, most + 1) if ceil(shown / across) <= rows]
        if not shown or not found:
            return 1, 0
        across = min(found, key=lambda across: self._off_shape(rest, across, shown))
        if shown < len(self.cards) or shown == SHOWN:  # there are more: no row with a gap
            shown -= shown % across
        return across, shown

    @staticmethod
    def _off_shape(rest: Rect, across: int, shown: int) -> float:
        """The distance of such cards from the best shape; one alone in its row is none."""
        rows = ceil(shown / across)
        wide, high = rest.w / across, rest.h / rows
        return abs(log(wide / high / _SHAPE)) + (shown % across != 0) * 0.5

    def _lay_heading(self, head: Rect) -> None:
        link, words = head.cut_right(self.all.width_for(), dp(8))
        put(self.all, link)
        put(self.heading, words)
