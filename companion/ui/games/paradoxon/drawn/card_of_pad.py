"""Cards of PARADOXON: a button of the pad, and a card as it lies, one item near and one away."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.paradoxon.cards import Item
from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.card_views import CardKey
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_VEIL: Final = "#0E2126"
_VEILED: Final = 0.74  # of the veil in the card below
_FRAME: Final = 5  # dp
_PILL: Final = 26
_PILL_FILL: Final = "#12373B"


def item_icon(item: Item) -> str:
    return f"item-{item}"


class CardOfPad(Painted):
    """A card of the pad: its two items and their names; a veil, where it cannot be meant."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.key: CardKey | None = None
        self._frame, self._paper = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._signs = (Sign(self.canvas), Sign(self.canvas))
        self._names = (Writing(self.canvas), Writing(self.canvas))
        self._pill, self._where = RoundedBox(self.canvas), Writing(self.canvas)

    @property
    def words(self) -> object:
        return self.key and (self.key.names, self.key.where)

    def render(self, key: CardKey) -> None:
        self.key, self.role = key, key.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        key = self.key
        if key is None:
            return
        veiled = bool(key.where)
        frame = _veiled(colours.FRAMES[key.colour], veiled)
        paper = _veiled(colours.CARD_PAPER, veiled)
        paper = mixed(paper, theme.ACCENT, 0.35 * self.depth)
        edge = theme.ACCENT if key.chosen else ""
        self._frame.draw(rect, frame, edge, radius=12, width=4)
        inside = rect.inset(dp(_FRAME))
        self._paper.draw(inside, paper, radius=8)
        high = inside.h * (0.5 if inside.h > dp(110) else 0.44)
        upper, lower = inside.inset(dp(3), dp(4)).cut_top(high)
        side = min(upper.w / 2 - dp(2), upper.h * 0.86, dp(46))
        for cell, sign, item in zip(upper.columns(2), self._signs, key.items, strict=True):
            sign.draw(*cell.middle, side, item_icon(item), theme.WHITE, 0.3 if veiled else 1.0)
        ink = "#C3D3DA" if veiled else colours.CARD_INK
        together = lower.inset(0, max(0, lower.h - dp(46)) / 2)
        for line, writing, name in zip(together.rows(2), self._names, key.names, strict=True):
            writing.draw(
                line, name, 15, least=14, weight=800, colour=ink, halign="center", line=1.05
            )
        self._draw_where(upper, key.where)

    def _draw_where(self, upper: Rect, where: str) -> None:
        if not where:
            self._pill.hide()
            self._where.hide()
            return
        high = min(dp(_PILL), upper.h)
        pill = Rect(upper.x, upper.middle[1] - high / 2, upper.w, high)
        self._pill.draw(pill, _PILL_FILL, radius=_PILL / 2)
        self._where.draw(
            pill.inset(dp(3), 0), where, 14, least=14, weight=800, colour=theme.TEXT,
            halign="center", line=1.0,
        )  # fmt: skip


def _veiled(colour: str, veiled: bool) -> str:
    return mixed(colour, _VEIL, _VEILED) if veiled else colour
