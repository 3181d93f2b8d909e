"""The pictures on the cards before the lesson: a board, the island, words, touches, the pieces.

Each is drawn like the part of the desk that it stands for, and none of it takes a touch.
"""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import DIRECTIONS
from companion.ui.island.desk.drawn.captive_strip import CaptiveCell
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.desk.zones import compass_cells
from companion.ui.island.map.drawn.map_drawing import Drawing
from companion.ui.island.map.drawn.map_paint import sharp_canvas
from companion.ui.island.map.geometry import Layout, fit
from companion.ui.island.map.views import IslandView
from companion.ui.island.practice.views import (
    CardPicture,
    PiecesPicture,
    SpokenPicture,
    TouchedPicture,
)
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Polygon, RoundedBox, placed
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.rect import Rect

_BOARD: Final = 88
_SAID: Final = 22  # sp
_SAID_LEAST: Final = 17
_SPOKEN: Final = 20
_LABEL: Final = 17
_LEAST: Final = 14
_BAR: Final = 56
_LOW_BAR: Final = 44
_EMBLEM: Final = 20
_HEX: Final = 30  # dp: the radius of a direction
_ISLAND: Final = 150  # dp: lower than this nothing on it could be told apart
_RATIO: Final = 12.3 / 14.2  # of an island, height by width
_STONE: Final = 26


class BoardPicture(Panel):
    """The captive's own part of the strip."""

    def __init__(self, board: CaptiveView, **look: Any) -> None:
        super().__init__(**look)
        self.cell = CaptiveCell()
        self.cell.render(board)
        self.add_widget(self.cell)

    def height_for(self, _width: float) -> tuple[float, float]:
        return dp(_BOARD), dp(_BOARD)

    def lay(self) -> None:
        put(self.cell, self.rect.cut_top(dp(_BOARD))[0])


class IslandPicture(Panel):
    def __init__(self, island: IslandView, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self.island = island
        self._drawing = Drawing(self.canvas)

    def height_for(self, width: float) -> tuple[float, float]:
        return dp(_ISLAND), max(dp(_ISLAND), width * _RATIO)

    def lay(self) -> None:
        layout = Layout(self.center_x, self.center_y, fit(self.width, self.height))
        self._drawing.draw_secret(layout, self.island)


class SpokenCard(Panel):
    """The say card of the desk with one sentence and its bar."""

    def __init__(self, spoken: SpokenPicture, **look: Any) -> None:
        super().__init__(**look)
        self.spoken = spoken
        self._box, self._bar = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._emblem, self._check = Emblem(self.canvas), Sign(self.canvas)
        self._words, self._label = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.spoken.text

    def height_for(self, width: float) -> tuple[float, float]:
        return self._high(width, _SAID_LEAST, _LOW_BAR) + dp(26), self._high(
            width, _SAID, _BAR
        ) + dp(64)

    def _high(self, width: float, sp: float, bar: float) -> float:
        across = width - dp(16 + 2 * _EMBLEM + 28)
        words = text_height(self.spoken.text, across, sp, weight=800, line=1.25)
        return max(dp(2 * _EMBLEM), words) + dp(bar)

    def lay(self) -> None:
        self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, radius=16, left=6)
        roomy = self.height >= self._high(self.width, _SAID, _BAR) + dp(30)
        inside = self.rect.inset(dp(16), dp(12 if roomy else 8))
        bar, rest = inside.cut_bottom(dp(_BAR if roomy else _LOW_BAR), dp(10))
        emblem, words = rest.cut_left(dp(2 * _EMBLEM), dp(12))
        self._emblem.draw(*emblem.middle, dp(_EMBLEM - 1), self.spoken.to)
        self._words.draw(
            words, self.spoken.text, _SAID, weight=800, line=1.25, colour=theme.SAY_TEXT,
            least=_LEAST,
        )  # fmt: skip
        self._bar.draw(bar, theme.ACCENT)
        wide = text_width(self.spoken.announced, _SPOKEN, weight=800)
        wide = min(wide, bar.w - dp(56))
        x = bar.middle[0] - (wide + dp(38)) / 2
        self._check.draw(x + dp(13), bar.middle[1], dp(26), "check", theme.ON_ACCENT)
        label = Rect(x + dp(38), bar.y, wide + dp(2), bar.h)
        self._label.draw(
            label, self.spoken.announced, _SPOKEN, weight=800, colour=theme.ON_ACCENT, least=_LEAST
        )


class TouchedCard(Panel):
    """A bubble with what was said, and below it the pad with the same in amber."""

    def __init__(self, touched: TouchedPicture, **look: Any) -> None:
        super().__init__(**look)
        self.touched = touched
        self._bubble, self._emblem = RoundedBox(self.canvas), Emblem(self.canvas)
        self._says = Writing(self.canvas)
        self._ways = [Way(self.canvas) for _ in DIRECTIONS]
        self._keys = [(RoundedBox(self.canvas), Writing(self.canvas)) for _ in touched.toggles]

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.touched.says

    def height_for(self, width: float) -> tuple[float, float]:
        least = self._bubble_high(width) + dp(10 + 4.6 * 24)
        return least, self._bubble_high(width) + dp(14 + 4.6 * _HEX)

    def _bubble_high(self, width: float) -> float:
        across = width - dp(2 * 18 + 3 * 8)
        said = text_height(self.touched.says, across, _LABEL, weight=800, line=1.2)
        return max(dp(44), said + dp(12))

    def lay(self) -> None:
        bubble, rest = self.rect.cut_top(self._bubble_high(self.width), dp(10))
        self._bubble.draw(bubble, theme.PAPER, radius=14)
        emblem, words = bubble.inset(dp(8), dp(4)).cut_left(dp(36), dp(8))
        self._emblem.draw(*emblem.middle, dp(15), self.touched.who)
        self._says.draw(
            words, self.touched.says, _LABEL, weight=800, colour=theme.ON_PAPER, line=1.2,
            least=_LEAST,
        )  # fmt: skip
        radius = min(dp(_HEX), rest.h / 4.2, rest.w * 0.5 / 5.4)
        middle = (rest.x + radius * 2.7, rest.middle[1])
        centres = compass_cells(middle, radius)
        for way, drawn, letters, at in zip(
            DIRECTIONS, self._ways, self.touched.ways, centres, strict=False
        ):
            drawn.draw(at, radius, way, letters, chosen=way == self.touched.way)
        keys = Rect(rest.x + radius * 5.6, rest.y, rest.w - radius * 5.6, rest.h)
        keys = keys.inset(0, max(0.0, (keys.h - dp(2 * 56 + 10)) / 2))
        for place, (box, writing), label in zip(
            keys.rows(len(self._keys), dp(10)), self._keys, self.touched.toggles, strict=True
        ):
            box.draw(place, theme.ACCENT)
            writing.draw(
                place.inset(dp(8), dp(2)), label, _LABEL, weight=700, halign="center", line=1.15,
                colour=theme.ON_ACCENT, least=_LEAST,
            )  # fmt: skip


class Way:
    """A direction of the pad."""

    def __init__(self, canvas: Any) -> None:
        self._shape, self._rim = Polygon(canvas), Outline(canvas)
        self._arrow, self._letters = Sign(canvas), Writing(canvas)

    def draw(
        self, at: tuple[float, float], radius: float, way: str, letters: str, *, chosen: bool
    ) -> None:
        x, y = at
        ink = theme.ON_ACCENT if chosen else theme.TEXT
        self._shape.draw(
            placed(HEXAGON, x, y, radius * 0.94), theme.ACCENT if chosen else theme.RAISED
        )
        if chosen:
            self._rim.hide()
        else:
            self._rim.draw(placed(HEXAGON, x, y, radius * 0.94 - dp(1)), theme.PAD_EDGE, dp(2))
        self._arrow.draw(x, y + radius * 0.26, radius * 0.7, way.lower(), ink)
        place = Rect(x - radius * 0.8, y - radius * 0.72, radius * 1.6, radius * 0.6)
        self._letters.draw(place, letters, 14, weight=800, halign="center", colour=ink, least=12)


class PiecesCard(Panel):
    """A token, and below it the three pieces that act."""

    def __init__(self, pieces: PiecesPicture, **look: Any) -> None:
        super().__init__(**look)
        self.pieces = pieces
        self._token = RoundedBox(self.canvas)
        self._boxes = [RoundedBox(self.canvas) for _ in pieces.pieces]
        self._picture, self._name = Sign(self.canvas), Writing(self.canvas)
        self._stones = [EmblemSign(self.canvas) for _ in pieces.pieces]
        self._names = [Writing(self.canvas) for _ in pieces.pieces]

    def height_for(self, _width: float) -> tuple[float, float]:
        return dp(148), dp(168)

    def lay(self) -> None:
        token, rest = self.rect.cut_top(dp(52), dp(10))
        picture, name = self.pieces.token
        self._token.draw(token, theme.TOKEN, theme.TOKEN_EDGE, radius=14)
        sign, words = token.inset(dp(12), dp(4)).cut_left(dp(36), dp(10))
        self._picture.draw(*sign.middle, dp(34), picture, theme.TOKEN_TEXT)
        self._name.draw(words, name, 20, weight=800, colour=theme.TOKEN_TEXT, least=_LEAST)
        cells = rest.columns(len(self._stones), dp(8))
        for cell, box, stone, writing, (piece, label) in zip(
            cells, self._boxes, self._stones, self._names, self.pieces.pieces, strict=True
        ):
            box.draw(cell, theme.RAISED, theme.RAISED_EDGE)
            below, above = cell.inset(dp(4), dp(6)).cut_bottom(min(dp(28), cell.h * 0.35))
            stone.draw(*above.middle, min(dp(_STONE), above.h / 2), piece)
            writing.draw(below, label, _LABEL, weight=700, halign="center", least=_LEAST)


def picture_panel(picture: CardPicture) -> Any:
    """The panel that draws it; `height_for` gives the least height, and the one it would like."""
    match picture:
        case CaptiveView():
            return BoardPicture(picture)
        case IslandView():
            return IslandPicture(picture)
        case SpokenPicture():
            return SpokenCard(picture)
        case TouchedPicture():
            return TouchedCard(picture)
        case PiecesPicture():
            return PiecesCard(picture)
