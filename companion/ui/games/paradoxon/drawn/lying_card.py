"""A card as it lies on the table: two items over one another, or its back."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.paradoxon.cards import Item
from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.card_of_pad import item_icon
from companion.ui.games.paradoxon.echo_views import LyingCard
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(40)
_ASPECT: Final = 0.71  # width by height
_LABEL: Final = 26  # dp below the card
_NARROW_LABEL: Final = 36  # the same in two lines
_RIM: Final = 0.09  # of the width
_RING: Final = "#FFE3A0"
_RING_EDGE: Final = "#B07A00"
# The sign in the corner by what becomes of the card, and its disc.
_MARKS: Final = {
    "turn": ("turn", theme.ACCENT, theme.ON_ACCENT),
    "box": ("close", theme.PROBLEM, "#2A0505"),
    "under": ("redo", theme.MUTED, theme.ON_PAPER),
    "fades": ("hourglass", theme.MUTED, theme.ON_PAPER),
}


def _parts(rect: Rect) -> tuple[Rect, Rect]:
    """The card, and its label below."""
    below = dp(_LABEL if rect.w >= dp(110) else _NARROW_LABEL)
    label, place = rect.cut_bottom(below, dp(2))
    high = min(place.h, place.w / _ASPECT)
    wide = high * _ASPECT
    card = Rect(place.middle[0] - wide / 2, place.top - high, wide, high)
    return card, Rect(label.x, card.y - below - dp(2), label.w, label.h)


def _radius(cell: Rect) -> float:
    return min(cell.w, cell.h) * 0.47


class LyingCardPress(Painted):
    """Can be touched where a touch corrects it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.shown: LyingCard | None = None
        self._frame, self._paper = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._bar = RoundedBox(self.canvas)
        self._rings = [(Polygon(self.canvas), Outline(self.canvas)) for _ in range(2)]
        self._signs = [Sign(self.canvas) for _ in range(2)]
        self._disc, self._mark = Polygon(self.canvas), Sign(self.canvas)
        self._label = Writing(self.canvas)

    @property
    def words(self) -> object:
        return self.shown and (self.shown.label, self.shown.items)

    def render(self, shown: LyingCard) -> None:
        self.shown, self.role = shown, shown.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        shown = self.shown
        if shown is None:
            return
        card, label = _parts(rect)
        warned = shown.mark == "box"
        ink = colours.GONE_INK if warned else theme.ACCENT if shown.mark else theme.TEXT
        # Where a word has no room the pictures have to do.
        longest = max(text_width(word, 14, weight=800) for word in (shown.label or " ").split(" "))
        told = shown.label if longest <= label.w else ""
        self._label.draw(
            label, told, 16, least=14, weight=800, colour=ink, halign="center", line=1.0
        )
        if shown.colour is None:
            self._draw_back(card)
        else:
            self._draw_front(card, shown)
        self._draw_mark(card, shown.mark)

    def place_of(self, item: Item) -> tuple[float, float, float] | None:
        """The middle and the radius of the ring round an item; None where it does not lie open."""
        if self.shown is None or item not in self.shown.items:
            return None
        card, _ = _parts(self.rect)
        cell = card.inset(card.w * _RIM).rows(2)[self.shown.items.index(item)]
        return *cell.middle, _radius(cell)

    def _draw_back(self, card: Rect) -> None:
        self._frame.draw(card, colours.CARD_BACK, colours.CARD_BACK_EDGE, radius=10, width=4)
        for part in (self._paper, self._bar):
            part.hide()
        for at, (disc, edge) in enumerate(self._rings):
            disc.hide()
            edge.hide()
            if at:
                self._signs[at].hide()
        self._signs[0].draw(*card.middle, card.w * 0.5, "logo", theme.WHITE)

    def _draw_front(self, card: Rect, shown: LyingCard) -> None:
        assert shown.colour is not None
        frame = mixed(colours.FRAMES[shown.colour], theme.WHITE, 0.2 * self.depth)
        edge = {"": colours.CARD_BACK_EDGE, "box": theme.PROBLEM}.get(shown.mark, theme.ACCENT)
        self._frame.draw(card, frame, edge, radius=12, width=4 if shown.mark else 3)
        inside = card.inset(card.w * _RIM)
        self._paper.draw(inside, colours.CARD_PAPER, radius=8)
        bar = Rect(inside.x, inside.middle[1] - dp(2), inside.w, dp(4))
        self._bar.draw(bar, frame, radius=0)
        for at, (cell, item) in enumerate(zip(inside.rows(2), shown.items, strict=True)):
            disc, rim = self._rings[at]
            radius = _radius(cell)
            if item in shown.lit:
                disc.draw(placed(_ROUND, *cell.middle, radius), _RING)
                rim.draw(placed(_ROUND, *cell.middle, radius), _RING_EDGE, dp(2))
            else:
                disc.hide()
                rim.hide()
            self._signs[at].draw(*cell.middle, radius * 1.35, item_icon(item), theme.WHITE)

    def _draw_mark(self, card: Rect, mark: str) -> None:
        if mark not in _MARKS:
            self._disc.hide()
            self._mark.hide()
            return
        sign, fill, ink = _MARKS[mark]
        radius = min(dp(21), card.w * 0.2)
        corner = (card.right - radius * 0.45, card.top - radius * 0.45)
        self._disc.draw(placed(_ROUND, *corner, radius), fill)
        self._mark.draw(*corner, radius * 1.25, sign, ink)
