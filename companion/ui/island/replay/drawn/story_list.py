"""The stories of a game, each a row that leads to where it happened."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.island.replay.views import StoryView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

LEAST: Final = 68  # dp of a row
_GAP: Final = 8
_TEXT: Final = 17  # sp
_LINK: Final = 15
_SMALLEST: Final = 14
_DISC: Final = 21  # dp, its radius
_ROUND: Final = ring(28)
_NARROW: Final = 420  # dp of a row below which there is no disc


class StoryKey(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.story: StoryView | None = None
        self.look: Colours = DARK
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._sign, self._chevron = Sign(self.canvas), Sign(self.canvas)
        self._emblem = Emblem(self.canvas)
        self._words, self._link = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.story is None else f"{self.story.text}\n{self.story.link}"

    @property
    def words(self) -> object:
        return self.text

    def render(self, story: StoryView, look: Colours) -> None:
        if (story, look) != (self.story, self.look):
            self.story, self.look, self.role = story, look, story.act
            self.redraw()

    def wanted(self, width: float) -> float:
        if self.story is None:
            return 0
        across = self._parts(Rect(0, 0, width, dp(LEAST)), self.story)[1].w
        high = text_height(self.story.text, across, _SMALLEST, weight=700, line=1.15)
        return max(dp(LEAST), high + dp(14))

    @staticmethod
    def _parts(rect: Rect, story: StoryView) -> tuple[Rect, Rect, Rect, Rect]:
        """The places of the sign, the words, the link and its chevron."""
        inside = rect.inset(dp(12), dp(5))
        chevron, rest = inside.cut_right(dp(18), dp(2))
        link, rest = rest.cut_right(text_width(story.link, _LINK, weight=800) + dp(2), dp(10))
        shown = rect.w >= dp(_NARROW) or story.who is not None
        disc, words = rest.cut_left(dp(2 * _DISC if shown else 0), dp(10))
        return disc, words, link, chevron

    def paint(self, rect: Rect) -> None:
        story, look = self.story, self.look
        if story is None:
            return
        fill = mixed(look.card, look.gone, 0.2 * self.pressed)
        edge = look.accent if story.chosen else look.edge
        self._box.draw(rect, fill, edge, radius=theme.BUTTON_RADIUS, width=3)
        disc, words, link, chevron = self._parts(rect, story)
        self._draw_disc(disc, story)
        self._words.draw(
            words, story.text, _TEXT, least=_SMALLEST, weight=700, colour=look.text, line=1.15
        )
        self._link.draw(link, story.link, _LINK, weight=800, colour=look.link, halign="right")
        self._chevron.draw(*chevron.middle, dp(20), "next", look.link)

    def _draw_disc(self, disc: Rect, story: StoryView) -> None:
        for one in (self._disc, self._sign, self._emblem):
            one.hide()
        if story.who is not None:
            self._emblem.draw(*disc.middle, dp(_DISC), story.who)
        elif disc.w:
            self._disc.draw(placed(_ROUND, *disc.middle, dp(_DISC)), self.look.chip)
            self._sign.draw(*disc.middle, dp(24), story.icon, self.look.text)


class StoryList(Panel):
    """`page`: the height of the window on it, filled by as many whole rows as have room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rows: list[StoryKey] = []
        self.page = 0.0

    def render(self, stories: tuple[StoryView, ...], look: Colours) -> None:
        keep(self, self.rows, len(stories), StoryKey)
        for row, story in zip(self.rows, stories, strict=True):
            row.render(story, look)
        self.lay_soon()

    def _heights(self, width: float) -> list[float]:
        """Of the rows: page after page of whole ones, which together are as high as the page."""
        gap, found, page = dp(_GAP), list[float](), list[float]()
        for wanted in (row.wanted(width) for row in self.rows):
            if page and sum(page) + len(page) * gap + wanted > self.page:
                found += self._filled(page)
                page = []
            page.append(wanted)
        return [*found, *(self._filled(page) if found else page)]

    def _filled(self, page: list[float]) -> list[float]:
        spare = max(0.0, self.page - sum(page) - (len(page) - 1) * dp(_GAP))
        return [one + spare / len(page) for one in page]

    def height_for(self, width: float) -> float:
        return sum(self._heights(width)) + max(0, len(self.rows) - 1) * dp(_GAP)

    def lay(self) -> None:
        rest = self.rect
        for key, high in zip(self.rows, self._heights(self.width), strict=True):
            place, rest = rest.cut_top(high, dp(_GAP))
            put(key, place)
