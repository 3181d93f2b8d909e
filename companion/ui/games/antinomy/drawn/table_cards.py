"""Cards of a game on the tablet: those of the row with the ways to them, and the own hand."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.antinomy.cards import COLOUR, NUMBER, RELIC, Card
from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.practice_views import OwnCard, WaySpace
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.press import Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress

_NUMBER: Final = 26  # sp
_SMALL: Final = 15
_FADED: Final = 0.55
_PILL: Final = 26  # dp high
_HEAD: Final = 30
_SORCERER: Final = 34  # dp across
_ROUND: Final = ring(40)
_CLASH: Final = "#FF6B5E"
ICONS: Final = {"own": "man-mage", "other": "woman-mage"}
_GROUNDS: Final = {"own": "#1D5FBF", "other": "#6B2F9A"}


class CardFace:
    """The number at the left above and the relic on a pale ground, as look2 draws a card."""

    def __init__(self, canvas: Any) -> None:
        self._number, self._paper = Writing(canvas), RoundedBox(canvas)
        self._relic = Sign(canvas)

    def draw(self, face: Rect, card: Card, *, faded: bool) -> None:
        ink = theme.MUTED if faded else colours.INK
        paper = mixed(colours.FILLS[COLOUR[card]], theme.WHITE, 0.3 if faded else 0.82)
        tall = face.h > face.w * 1.1
        if tall:
            number, rest = face.cut_top(min(dp(_HEAD), face.h * 0.34))
        else:
            number, rest = face.cut_left(min(dp(_HEAD), face.w * 0.34))
        self._number.draw(
            number, str(NUMBER[card]), _NUMBER, least=18, weight=800, colour=ink,
            halign="left" if tall else "center",
        )  # fmt: skip
        self._paper.draw(rest, paper, radius=8)
        side = min(rest.w, rest.h) * 0.78
        self._relic.draw(*rest.middle, side, RELIC[card], theme.WHITE)


class RowPress(MomentPress):
    """A card of the row: lit if it can be gone to, with the reason, and the sorcerers at it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(sp=_NUMBER, **look)
        self.space: WaySpace | None = None
        self._face = CardFace(self.canvas)
        self._pill, self._way = RoundedBox(self.canvas), Writing(self.canvas)
        self._space = Writing(self.canvas)
        self._stands = [
            (Polygon(self.canvas), Polygon(self.canvas), Sign(self.canvas)) for _ in ICONS
        ]

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        space = self.space
        return "" if space is None else f"{space.number} {space.card} {space.way}"

    @property
    def words(self) -> object:
        space = self.space
        return super().words, space and (space.card, space.way, space.chosen)

    def show(self, space: WaySpace, moment: int) -> None:
        self.space = space
        lit = bool(space.way)
        edge = _CLASH if space.clash else theme.ACCENT if lit else ""
        fill = colours.FILLS[COLOUR[space.card]]
        if space.covered:
            fill = mixed(fill, colours.FADED, _FADED)
        self.skin = Skin(fill, edge, colours.INK, colours.INK)
        self.render(Button(space.act, ""))
        self.at(moment)

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        chosen = self.space is not None and self.space.chosen
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=12, width=6 if chosen else 3)

    def _draw_row(self, inside: Rect, _button: Button, skin: Skin) -> None:
        space = self.space
        if space is None:
            return
        low, face = inside.cut_bottom(min(dp(_PILL), inside.h * 0.3), dp(4))
        self._face.draw(face, space.card, faded=space.covered)
        self._draw_way(low, space, skin)
        who = [key for key, stands in (("own", space.own), ("other", space.other)) if stands]
        for at, (rim, disc, face_sign) in enumerate(self._stands):
            if at >= len(who):
                for one in (rim, disc, face_sign):
                    one.hide()
                continue
            radius = min(dp(_SORCERER) / 2, face.w * 0.25)
            x = face.right - radius * (1 + 1.9 * at)
            y = face.top - radius
            rim.draw(placed(_ROUND, x, y, radius + dp(2)), theme.WHITE)
            disc.draw(placed(_ROUND, x, y, radius), _GROUNDS[who[at]])
            face_sign.draw(x, y, radius * 1.5, ICONS[who[at]], theme.WHITE)

    def _draw_way(self, low: Rect, space: WaySpace, skin: Skin) -> None:
        """The reason on a pill; where nothing leads, the number of the space."""
        if not space.way:
            self._pill.hide()
            self._way.hide()
            self._space.draw(
                low, str(space.number), _SMALL, weight=700, colour=skin.text, halign="center"
            )
            return
        self._space.hide()
        fill = _CLASH if space.clash else theme.ACCENT
        self._pill.draw(low, fill, radius=low.h / 2 / dp(1))
        self._way.draw(
            low.inset(dp(3), 0), space.way, _SMALL, least=14, weight=800, colour=theme.ON_ACCENT,
            halign="center",
        )  # fmt: skip


class OwnPress(MomentPress):
    """A card of the own hand; the one that is touched has an amber edge."""

    def __init__(self, **look: Any) -> None:
        super().__init__(sp=_NUMBER, **look)
        self.shown: OwnCard | None = None
        self._face = CardFace(self.canvas)

    @property
    def text(self) -> str:
        """The card, which the tests read."""
        return "" if self.shown is None else self.shown.card

    @property
    def words(self) -> object:
        return super().words, self.text

    def show(self, shown: OwnCard, moment: int) -> None:
        self.shown = shown
        fill = colours.FILLS[COLOUR[shown.card]]
        if shown.covered:
            fill = mixed(fill, colours.FADED, _FADED)
        edge = theme.ACCENT if shown.button.chosen else ""
        self.skin = Skin(fill, edge, colours.INK, colours.INK)
        self.render(shown.button)
        self.at(moment)

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=14, width=5)

    def _draw_row(self, inside: Rect, _button: Button, _skin: Skin) -> None:
        if self.shown is not None:
            self._face.draw(inside, self.shown.card, faded=self.shown.covered)
