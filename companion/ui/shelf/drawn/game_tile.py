"""A game on the shelf: its island, how it ended or stands, and the way to its replay."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import have, put
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.facts import unbroken
from companion.ui.shelf.drawn.islands import SmallIsland
from companion.ui.shelf.drawn.later import Winner
from companion.ui.shelf.views import GameCard

ASPECT: Final = 14.2 / 12.3  # of an island with its ocean
_TITLE: Final = 19  # sp
_TEXT: Final = 16
_LEAST: Final = 14
_EMBLEM: Final = 44  # dp
_LINK: Final = 48
_SLACK: Final = 6  # dp by which words may reach into the rim
_LARGE: Final = 1.4
_ROOMY: Final = (
    480  # dp of the words' width, and of the card's height, from which they are so large
)
_HIGH: Final = 240
_RIM: Final = 12
_TALL: Final = 0.8  # how high, by its width, from which the island stands over the words
_ISLAND: Final = 0.38  # of the width at most, if it stands left
_BELOW: Final = 0.62  # of the height at most, for words that stand below
_LINK_SKIN: Final = Skin("", "", theme.ANSWER_EDGE, theme.ANSWER_EDGE)
_TEXT_LINE: Final = 1.2


class GameTile(Painted):
    """The whole card opens the game's page; the link on it the replay."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: GameCard | None = None
        self._box = RoundedBox(self.canvas.before)
        self.island = SmallIsland()
        self.link = Press(sp=16, icon=24, skin=_LINK_SKIN)
        self.mark = Winner()
        self._broken = Sign(self.canvas)
        self._title, self._text = Writing(self.canvas), Writing(self.canvas)
        self._story = Writing(self.canvas)
        self.add_widget(self.island)
        self.add_widget(self.mark)

    @property
    def words(self) -> object:
        return self.card and (self.card.title, self.card.text)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.card is None else f"{self.card.title}\n{self.card.text}"

    def render(self, card: GameCard) -> None:
        self.card, self.role = card, card.button.act
        self.island.render(card.ground, sealed=card.sealed)
        have(self, self.link, card.link is not None)
        if card.link is not None:
            self.link.render(card.link)
            self.link.redraw()
        self.redraw()

    # Drawing

    def paint(self, rect: Rect) -> None:
        card = self.card
        if card is None:
            return
        fill = mixed(theme.CARD, theme.WHITE, 0.1 * self.pressed)
        self._box.draw(rect, fill, theme.CARD_EDGE, radius=theme.CAPTIVE_RADIUS)
        island, words = self._places(card, rect)
        sign = card.icon or card.picture
        put(self.island, NOWHERE if sign else island)
        if sign:
            side = min(island.w, island.h) * (0.4 if card.icon else 0.6)
            self._broken.draw(*island.middle, side, sign, theme.PROBLEM)
        else:
            self._broken.hide()
        self._draw_words(card, words)

    def _places(self, card: GameCard, rect: Rect) -> tuple[Rect, Rect]:
        """The island's, and that of the words."""
        inside = rect.inset(dp(_RIM), dp(4))
        if rect.h >= _TALL * rect.w:
            words = sum(self._heights(card, card.text, inside.w))
            low, above = inside.cut_bottom(min(words, inside.h * _BELOW), dp(4))
            return _fitted(above.cut_bottom(above.h - dp(4))[0]), low
        wide = min(inside.w * _ISLAND, inside.h * ASPECT)
        left, beside = inside.cut_left(wide, dp(14))
        return _fitted(left), beside

    def _draw_words(self, card: GameCard, words: Rect) -> None:
        """In the middle of their place, without what has no room in it."""
        text, heights = self._fitting(card, words)
        have(self, self.link, bool(heights[3]))
        top = words.middle[1] + min(sum(heights), words.h) / 2
        places: list[Rect] = []
        for high in heights:
            places.append(Rect(words.x, top - high, words.w, high))
            top -= high
        self._draw_title(card, places[0])
        for writing, said, place, colour in (
            (self._text, text, places[1], theme.MUTED),
            (self._story, card.epilogue, places[2], theme.TEXT),
        ):
            writing.draw(place, said if place.h else "", _TEXT * self._larger(words.w),
                         least=_LEAST, colour=colour, line=_TEXT_LINE)  # fmt: skip
        put(self.link, self._link_place(places[3]))

    def _link_place(self, place: Rect) -> Rect:
        """It may reach to the card's edge, where its words need that."""
        self.link.sp = _TEXT * self._larger(place.w)
        label = self.link.button.label if self.link.button else ""
        wide = text_width(label, self.link.sp, weight=700) + dp(24 + 10 + 2 * theme.PADDING + 6)
        wide = min(place.w + dp(theme.PADDING + _RIM), wide)
        return Rect(place.x - dp(theme.PADDING), place.y, wide, place.h)

    def _fitting(self, card: GameCard, words: Rect) -> tuple[str, list[float]]:
        """The text, and the heights of all parts: where room is short the winner's way home goes.

        Then the game's name goes, and at last the replay: the game's page has them.
        """
        for text, drops in ((card.text, ()), (card.text, (2,)), (card.brief, (2,))):
            said = unbroken(text, words.w, _TEXT * self._larger(words.w))
            heights = self._heights(card, said, words.w)
            for dropped in drops:
                heights[dropped] = 0
            if sum(heights) <= words.h + dp(_SLACK):
                return said, heights
        said = unbroken(card.text, words.w, _TEXT * self._larger(words.w))
        heights = self._heights(card, said, words.w)
        return said, [*heights[:2], 0, 0]

    def _heights(self, card: GameCard, text: str, width: float) -> list[float]:
        """Of the title, the text, the winner's way home, and the link."""
        large = self._larger(width)
        across = self._beside_mark(card, width)
        title = text_height(card.title, across, _TITLE * large, weight=800, line=1.1)
        story = text_height(card.epilogue, width, _TEXT * large, line=_TEXT_LINE)
        return [
            max(dp(_EMBLEM) * large * (card.who is not None), title) + dp(2),
            text_height(text, width, _TEXT * large, line=_TEXT_LINE),
            story + dp(8) if story else 0,
            dp(_LINK) if card.link else 0,
        ]

    def _larger(self, width: float) -> float:
        """The factor of all its words: a card that is alone has room."""
        return _LARGE if width >= dp(_ROOMY) and self.height >= dp(_HIGH) else 1.0

    def _beside_mark(self, card: GameCard, width: float) -> float:
        return width - (dp(_EMBLEM) * self._larger(width) + dp(8) if card.who else 0)

    def _draw_title(self, card: GameCard, place: Rect) -> None:
        large = self._larger(place.w)
        self.mark.render(card.who or "")
        if card.who is not None:
            mark, place = place.cut_left(dp(_EMBLEM) * large, dp(8))
            side = dp(_EMBLEM) * large
            put(self.mark, Rect(mark.x, mark.middle[1] - side / 2, side, side))
        self._title.draw(
            place, card.title, _TITLE * large, least=_LEAST, weight=800, line=1.1,
            colour=theme.PROBLEM_TEXT if card.icon else theme.TEXT,
        )  # fmt: skip


def _fitted(place: Rect) -> Rect:
    wide = min(place.w, place.h * ASPECT)
    x, y = place.middle
    return Rect(x - wide / 2, y - wide / ASPECT / 2, wide, wide / ASPECT)
