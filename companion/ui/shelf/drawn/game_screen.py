"""One game: its card left or above, and a grid of what can be done with it."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.continue_press import ContinuePress
from companion.ui.shelf.drawn.facts import unbroken
from companion.ui.shelf.drawn.game_tile import ASPECT
from companion.ui.shelf.drawn.islands import SmallIsland
from companion.ui.shelf.drawn.mission_row import MissionRow
from companion.ui.shelf.drawn.way_press import WayPress
from companion.ui.shelf.drawn.winner_mark import WinnerMark
from companion.ui.shelf.views import GameView

_TITLE: Final = 29  # sp
_HEAD: Final = 76  # dp
_LOW_HEAD: Final = 52
_BAR: Final = 84
_LOW_BAR: Final = 68
_SHORT: Final = 700  # dp of height
_WIDE: Final = 900  # dp of width from which card and tiles stand beside each other
_SHARE: Final = 0.42
_EMBLEM: Final = 60
_OPENED: Final = 72
_TILE: Final = 72
_ISLAND: Final = 0.4  # of the width at most, beside the words
_TWO: Final = 560  # dp of width from which there is room for two columns
_GAP: Final = 12


class GameScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=16, line=1.1)
        self.panel, self.tiles = GamePanel(), TileGrid()
        self.body = Scroll(self.tiles)
        self.notice, self.back = NoticeBar(), Press(sp=19)
        for widget in (self.body, self.title, self.panel, self.notice, self.back):
            self.add_widget(widget)

    def render(self, view: GameView) -> None:
        self.title.text = view.title
        self.panel.render(view)
        render_each(self.tiles, self.tiles.keys, view.tiles, WayPress)
        self.notice.render(view.notice, view.problem)
        self.back.render(view.back)
        for key in (self.back, *self.tiles.keys):
            key.redraw()  # the text size may have changed
        self.title.redraw()
        for part in (self, self.tiles, self.body):
            part.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_SHORT)
        self._sky.draw(self.rect, theme.EVENING)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        across = dp(48 if self.width >= dp(1100) else 16 if self.width >= dp(500) else 10)
        inside = bar.inset(across, dp(4))
        wide = max(dp(180), wanted_width(self.back, 96))
        put(self.back, inside.cut_left(min(inside.w, wide))[0])
        rest = rest.inset(across, 0)
        least = _HEAD if self.width >= dp(500) and not low else _LOW_HEAD
        head, rest = rest.cut_top(max(dp(least), self.title.height_for(rest.w)))
        put(self.title, head)
        self._sky.clear([head])
        rest = rest.cut_top(rest.h - dp(_GAP))[0]
        high = self.notice.height_for(rest.w)
        place, rest = rest.cut_bottom(high, dp(_GAP)) if high else (NOWHERE, rest)
        put(self.notice, place)
        if self.width >= dp(_WIDE):
            left, right = rest.cut_left(rest.w * _SHARE, dp(_GAP))
            self.tiles.room = right.h
        else:
            self.tiles.room = rest.h - self.panel.height_for(rest.w) - dp(_GAP)
            tiles = self.tiles.height_for(rest.w)
            least = min(self.panel.height_for(rest.w), rest.h - dp(2 * _TILE))
            left, right = rest.cut_top(max(least, rest.h - tiles - dp(_GAP)), dp(_GAP))
        put(self.panel, left)
        put(self.body, right)


class TileGrid(Panel):
    """Equal buttons in one column; in two where one has no `room`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.keys: list[WayPress] = []
        self.room = 0.0

    def _columns(self, width: float) -> int:
        high = max((max(dp(_TILE), key.height_for(width)) for key in self.keys), default=0)
        fits = len(self.keys) * (high + dp(_GAP)) - dp(_GAP) <= self.room
        return 1 if fits or width < dp(_TWO) else 2

    def height_for(self, width: float) -> float:
        across = self._columns(width)
        rows = ceil(len(self.keys) / across)
        return rows * self._tile_high(width) + dp(_GAP) * max(0, rows - 1)

    def _tile_high(self, width: float) -> float:
        across = self._columns(width)
        each = (width - dp(_GAP) * (across - 1)) / across
        return max(dp(_TILE), *(key.height_for(each) for key in self.keys), 0)

    def lay(self) -> None:
        if self.keys:
            cells = self.rect.grid(len(self.keys), self._columns(self.width), dp(_GAP))
            for key, cell in zip(self.keys, cells, strict=True):
                put(key, cell)


class GamePanel(Panel):
    """The island, how the game stands or ended, and the first thing to do with it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.island, self.missions = SmallIsland(), MissionRow()
        self._mark, self._broken = WinnerMark(self.canvas.after), Sign(self.canvas)
        self.heading = Lettering(sp=26, weight=800, least=18, line=1.1)
        self.note = Lettering(sp=17, least=14, colour=theme.MUTED, line=1.25)
        self.story = Lettering(sp=18, least=15, line=1.3)
        self.opened, self.hold = Press(sp=21), ContinuePress()
        self.view: GameView | None = None
        for widget in (self.island, self.heading, self.note, self.story):
            self.add_widget(widget)

    def render(self, view: GameView) -> None:
        self.view, card = view, view.card
        self.island.render(card.ground, sealed=card.sealed)
        self.heading.text, self.story.text = card.title, card.epilogue
        have(self, self.missions, bool(view.captives))
        self.missions.render(view.captives, view.deaths)
        have(self, self.opened, view.opened is not None)
        have(self, self.hold, view.hold is not None)
        if view.opened is not None:
            self.opened.render(view.opened)
            self.opened.redraw()
        if view.hold is not None:
            self.hold.render(view.hold)
        for part in (self.heading, self.note, self.story):
            part.redraw()  # the text size may have changed
        self.lay_soon()

    def height_for(self, width: float) -> float:
        """The least that its words need, beside its island or without it."""
        inside = width - 2 * dp(18)
        across = inside * (1 - _ISLAND) - dp(16) if width >= dp(_TWO) else inside
        return self._needed(self.view, across) + 2 * dp(14) if self.view else 0

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        self._box.draw(self.rect, theme.CARD, theme.CARD_EDGE, radius=20)
        inside = self.rect.inset(dp(18), dp(14))
        if self.width >= dp(_TWO) and inside.w >= 1.4 * inside.h:
            island, words = inside.cut_left(min(inside.w * _ISLAND, inside.h * ASPECT), dp(16))
        else:
            needed = self._needed(view, inside.w)
            words, island = inside.cut_bottom(min(needed, inside.h), dp(10))
        self._put_island(view, island)
        self._lay_words(view, words)

    def _put_island(self, view: GameView, place: Rect) -> None:
        shown = place.h >= dp(72)
        sign = view.card.icon or view.card.picture
        have(self, self.island, shown and not sign)
        wide = min(place.w, place.h * ASPECT)
        x, y = place.middle
        put(self.island, Rect(x - wide / 2, y - wide / ASPECT / 2, wide, wide / ASPECT))
        if sign and shown:
            self._broken.draw(x, y, min(place.w, place.h) * 0.5, sign, theme.PROBLEM)
        else:
            self._broken.hide()

    def _needed(self, view: GameView, width: float) -> float:
        return sum(high + gap for _, high, gap in self._parts(view, width))

    def _parts(self, view: GameView, width: float) -> list[tuple[Any, float, float]]:
        """The parts below one another, each with its height and the gap below it."""
        beside = dp(_EMBLEM + 10) if view.card.who else 0
        heading = self.heading.height_for(width - beside)
        self.note.text = unbroken(view.card.text, width, self.note.sp)
        parts: list[tuple[Any, float, float]] = [
            (self.heading, max(dp(_EMBLEM) if beside else 0, heading), dp(6)),
            (self.note, self.note.height_for(width), dp(8)),
        ]
        if view.card.epilogue:
            parts.append((self.story, self.story.height_for(width), dp(12)))
        if view.captives:
            parts.append((self.missions, self.missions.height_for(width), dp(12)))
        if view.opened is not None:
            parts.append((self.opened, dp(_OPENED), 0))
        if view.hold is not None:
            parts.append((self.hold, self.hold.height_for(width), 0))
        return parts

    def _lay_words(self, view: GameView, words: Rect) -> None:
        parts = self._parts(view, words.w)
        high = sum(part + gap for _, part, gap in parts)
        if high > words.h and view.card.epilogue:  # a phone shows it on the next page
            parts = [part for part in parts if part[0] is not self.story]
            put(self.story, NOWHERE)
            high = sum(part + gap for _, part, gap in parts)
        top = words.middle[1] + min(high, words.h) / 2
        for widget, part, gap in parts:
            place = Rect(words.x, top - part, words.w, part)
            put(widget, self._beside_mark(view, place) if widget is self.heading else place)
            top -= part + gap

    def _beside_mark(self, view: GameView, place: Rect) -> Rect:
        if view.card.who is None:
            self._mark.hide()
            return place
        mark, rest = place.cut_left(dp(_EMBLEM), dp(10))
        self._mark.draw(*mark.middle, min(dp(_EMBLEM), mark.h) / 2, view.card.who)
        return rest
