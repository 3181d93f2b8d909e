"""The first start: the title, what an OP is, and an island."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.text.languages import Language
from companion.ui.kit import theme
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Polygon, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, place_of, put
from companion.ui.kit.drawn.sky import Light, Sky
from companion.ui.kit.drawn.wordmark import wordmark_size
from companion.ui.kit.rect import Rect
from companion.ui.shelf.drawn.islands import LiftedIsland
from companion.ui.shelf.drawn.later import Title
from companion.ui.shelf.drawn.way_press import WayPress
from companion.ui.shelf.views import FirstIsland

WIDE: Final = 960  # dp of width from which words and island stand beside each other
_COLUMN: Final = 400
_TITLE: Final = 68  # sp
_LOW_TITLE: Final = 50
_BEYOND: Final = 0.08
_MOON: Final = 33  # dp
_MOONLIGHT: Final = "#FBE9C0"
_WAVES: Final = (0.66, 0.71, 0.76, 0.81, 0.86, 0.91, 0.96)  # of the height, from the top
_WAVE: Final = 0.05  # of white
_SHAPE: Final = 1.6  # how wide the island stands in its place, by its height
_ROUND: Final = ring(48)
_WORDS: Final = 18  # sp
_WIDE_WORDS: Final = 22
_RIM: Final = 48
_FIRST: Final = 100  # dp of the first way
_NEXT: Final = 84
_GAP: Final = 10


class Welcome(Panel):
    """`ways`: the screen's own buttons, which stand here as long as there is no game.

    `sky`: has no star behind the words.
    """

    def __init__(self, ways: list[WayPress], sky: Sky, **look: Any) -> None:
        super().__init__(**look)
        self.ways, self._sky = ways, sky
        self.language: Language = "en"
        self._sea = [Light(self.canvas) for _ in _WAVES]
        self._moon, self._shade = Polygon(self.canvas), Polygon(self.canvas)
        self._title = Title(stacked=True)
        self.words = MarkedText(_WORDS, theme.ACCENT)
        self.island = LiftedIsland()
        self.add_widget(self._title)
        self.add_widget(self.island)
        self.add_widget(self.words)

    def render(self, language: Language, welcome: tuple[str, FirstIsland]) -> None:
        self.language = language
        self.words.marked = welcome[0]
        self.words.lay_soon()
        self.island.render(welcome[1])
        self.lay_soon()

    # Layout

    def lay(self) -> None:
        for line, down in zip(self._sea, _WAVES, strict=True):
            y = self.top - self.height * down
            line.draw(
                ((self.x, y), (self.right, y), (self.right, y + dp(1)), (self.x, y + dp(1))), _WAVE
            )
        if self.width >= dp(WIDE) and self.width >= 1.2 * self.height:
            self._lay_wide()
        else:
            self._lay_upright()
        self._sky.clear([place_of(one) for one in (self._title, self.words, *self.ways)])

    def _lay_wide(self) -> None:
        low = self.height < dp(600)
        self.words.sp = _WORDS
        rim = dp(24 if low else _RIM)
        rest = self.rect.inset(rim, 0)
        column, island = rest.cut_left(min(dp(_COLUMN), rest.w * 0.38), dp(24))
        self._lay_column(column, _LOW_TITLE if low else _TITLE, low)
        more = island.w * _BEYOND  # the water round it may lie under the words and beyond the edge
        wide = island.w + rim + more
        put(self.island, Rect(island.x - more / 2 + dp(8), island.y, wide, island.h))
        self._draw_moon(self.right - dp(132), self.top - dp(86), shown=not low)

    def _draw_moon(self, x: float, y: float, *, shown: bool) -> None:
        """A crescent: a disc, and the night over most of it."""
        if not shown:
            self._moon.hide()
            self._shade.hide()
            return
        radius = dp(_MOON)
        self._moon.draw(placed(_ROUND, x, y, radius), _MOONLIGHT)
        (_, high), (share, low), *_ = theme.NIGHT
        night = mixed(high, low, min(1.0, (self.top - y) / self.height / share))
        self._shade.draw(placed(_ROUND, x - radius * 0.4, y + radius * 0.28, radius * 0.98), night)

    def _lay_column(self, column: Rect, sp: float, low: bool) -> None:
        """Title, words, ways; what is left over stands above, between and below."""
        title = min(column.h * 0.4, self._title_high(column.w, sp))
        words = self.words.height_for(column.w)
        ways = self._ways_high(column.w, low)
        spare = max(0.0, column.h - title - words - ways)
        top, rest = column.cut_top(title, min(dp(48), spare * 0.2))
        top, rest = top.moved(0, -spare * 0.28), rest.moved(0, -spare * 0.28)
        self._put_title(top, sp)
        place, rest = rest.cut_top(words, min(dp(56), spare * 0.25))
        put(self.words, place)
        self._lay_ways(rest.cut_top(ways)[0], low)

    def _put_title(self, place: Rect, sp: float) -> None:
        self._title.render(sp, self.language)
        put(self._title, place)

    def _title_high(self, width: float, sp: float) -> float:
        wide, high = wordmark_size(sp, self.language, stacked=True)
        return high * min(1.0, width / wide)

    def _heights(self, width: float, low: bool) -> list[float]:
        wanted = [dp(76 if low else _FIRST), *[dp(64 if low else _NEXT)] * (len(self.ways) - 1)]
        return [
            max(high, way.height_for(width)) for high, way in zip(wanted, self.ways, strict=True)
        ]

    def _ways_high(self, width: float, low: bool) -> float:
        return sum(self._heights(width, low)) + dp(_GAP) * max(0, len(self.ways) - 1)

    def _lay_ways(self, place: Rect, low: bool) -> None:
        top = place.top
        for way, high in zip(self.ways, self._heights(place.w, low), strict=True):
            put(way, Rect(place.x, top - high, place.w, high))
            top -= high + dp(_GAP)

    def _lay_upright(self) -> None:
        """The island between the words above and the ways below."""
        phone = self.width < dp(500)
        self.words.sp = _WORDS if self.width < dp(700) else _WIDE_WORDS
        rest = self.rect.inset(dp(16 if phone else 32), dp(12 if phone else 24))
        sp = 44 if phone else _LOW_TITLE if self.height < dp(1000) else _TITLE
        title, rest = rest.cut_top(self._title_high(rest.w, sp), dp(10 if phone else 16))
        self._put_title(title, sp)
        words, rest = rest.cut_top(self.words.height_for(rest.w), dp(12))
        put(self.words, words)
        low = self.height < dp(900)
        ways, rest = rest.cut_bottom(self._ways_high(rest.w, low), dp(12))
        self._lay_ways(ways, low)
        put(self.island, Rect(self.x, rest.y, self.width, rest.h))
        sky = (rest.h - self.width / _SHAPE) / 2  # above the island
        self._draw_moon(self.right - dp(92), rest.top - sky / 2, shown=sky >= dp(2.6 * _MOON))
