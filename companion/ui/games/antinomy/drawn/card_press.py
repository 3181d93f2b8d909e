"""A relic card: its colour, its number, and its relic as a picture."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.antinomy.cards import COLOUR, NUMBER, RELIC, Card
from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.views import RowCard
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import mixed
from companion.ui.kit.drawn.press import Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress

_NUMBER: Final = 30  # sp
_SMALL: Final = 15
_FADED: Final = 0.55
_LIT: Final = 4  # dp of the edge


class CardPress(MomentPress):
    """A card of the pad, or of the row; there it has its space, and the sorcerers at it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(sp=_NUMBER, **look)
        self.card: Card | None = None
        self.row: RowCard | None = None
        self._relic, self._space = Sign(self.canvas), Writing(self.canvas)
        self._marks = Writing(self.canvas)

    @property
    def words(self) -> object:
        return super().words, self.card, self.row is not None and self.row.lit

    def show_card(self, button: Button, moment: int) -> None:
        self.card = button.act.split()[-1]
        self._dress(faded=not button.enabled and not button.chosen, edge=button.chosen)
        self.render(button)
        self.at(moment)

    def show_space(self, row: RowCard, moment: int) -> None:
        self.card, self.row = row.card, row
        self._dress(faded=row.covered, edge=row.lit)
        self.render(Button(row.act, "", enabled=True))
        self.at(moment)

    def _dress(self, *, faded: bool, edge: bool) -> None:
        if self.card is None:
            self.skin = Skin(
                theme.WELL, theme.ACCENT if edge else theme.RAISED_EDGE, theme.MUTED, theme.MUTED
            )
            return
        fill = colours.FILLS[COLOUR[self.card]]
        fill = mixed(fill, colours.FADED, _FADED) if faded else fill
        self.skin = Skin(fill, theme.ACCENT if edge else "", colours.INK, colours.INK)

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=12, width=_LIT)

    def _draw_row(self, inside: Rect, _button: Button, skin: Skin) -> None:
        row = self.row
        low = inside.cut_bottom(dp(22))[0] if row is not None else None
        face = inside if low is None else inside.cut_top(inside.h - dp(22))[0]
        self._draw_face(face, skin)
        if row is not None and low is not None:
            self._space.draw(low, str(row.number), _SMALL, weight=700, colour=skin.text)
            self._marks.draw(
                low, " ".join(row.marks), _SMALL, weight=800, colour=theme.WHITE, halign="right"
            )

    def _draw_face(self, face: Rect, skin: Skin) -> None:
        card = self.card
        if card is None:
            self._relic.hide()
            self._label.draw(face, "", _NUMBER)
            return
        tall = face.h > face.w
        number, relic = face.rows(2) if tall else face.columns(2)
        self._label.draw(
            number, str(NUMBER[card]), _NUMBER, least=18, weight=800, colour=skin.text,
            halign="center",
        )  # fmt: skip
        side = min(dp(40), relic.w, relic.h)
        self._relic.draw(*relic.middle, side, RELIC[card], theme.WHITE)
