"""The scored cards of a player: open fragments, which can be touched when lit, and closed ones."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.views import FragmentRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_SOCKETS: Final = 4
_STEP: Final = 1.09  # from chip to chip, by the width
_CLOSE_STEP: Final = 0.73  # the same where there are many
_CARD: Final = 0.77  # width by height of a closed card
_CARD_STEP: Final = 1.16
_ROUND: Final = ring(40)


class FragmentChip(Painted):
    """A fragment; `lit`: it can be scored now."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._number = Writing(self.canvas)

    @property
    def words(self) -> object:
        return "1"

    def light(self, act: str) -> None:
        if act != self.role:
            self.role = act
            self.redraw()

    def paint(self, rect: Rect) -> None:
        lit = bool(self.role)
        fill = theme.ANSWER if lit else colours.CHIP
        fill = mixed(fill, theme.WHITE, 0.16 * self.depth)
        edge = theme.ACCENT if lit else colours.CHIP_EDGE
        self._box.draw(rect, fill, edge, width=3 if lit else 2)
        radius = min(rect.w, rect.h) * 0.3
        self._disc.draw(placed(_ROUND, *rect.middle, radius), colours.CARD_PAPER)
        place = rect.inset(rect.w * 0.2, rect.h * 0.15)
        self._number.draw(
            place, "1", 28, least=14, weight=800, colour=colours.CARD_INK, halign="center"
        )


class FragmentChips(Panel):
    """Chips in a row, with empty places for the next ones where there is room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.chips: list[FragmentChip] = []
        self._sockets = [RoundedBox(self.canvas.before) for _ in range(_SOCKETS)]

    def render(self, row: FragmentRow) -> None:
        keep(self, self.chips, len(row.acts), FragmentChip)
        for chip, act in zip(self.chips, row.acts, strict=True):
            chip.light(act)
            chip.redraw()
        self.lay_soon()

    def lay(self) -> None:
        high = self.height
        count = max(_SOCKETS, len(self.chips))
        wide = min(high, self.width / (1 + _STEP * (_SOCKETS - 1)))
        step = wide * _STEP
        if wide + step * (count - 1) > self.width:
            wide = min(wide, self.width / (1 + _STEP * (count - 1)))
            step = wide * _STEP
        ground = colours.HALF_WAITS
        for at, socket in enumerate(self._sockets):
            place = Rect(self.x + at * step, self.y, wide, high)
            if at < len(self.chips) or place.right > self.right + 1:
                socket.hide()
            else:
                socket.draw(place.inset(dp(2)), ground, colours.EMPTY_CHIP_EDGE)
        for at, chip in enumerate(self.chips):
            put(chip, Rect(self.x + at * step, self.y, wide, high))


class ClosedCards(Panel):
    """Cards face down, with the points that are marked on them."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.points: tuple[int, ...] = ()
        self._cards: list[tuple[RoundedBox, Sign, Writing]] = []

    @property
    def text(self) -> str:
        """The points on them, which the tests read."""
        return " ".join(map(str, self.points))

    def render(self, points: tuple[int, ...]) -> None:
        self.points = points
        self.lay_soon()

    def lay(self) -> None:
        while len(self._cards) < len(self.points):
            one = RoundedBox(self.canvas), Sign(self.canvas), Writing(self.canvas)
            self._cards.append(one)
        high = self.height
        wide = high * _CARD
        step = wide * _CARD_STEP
        if len(self.points) > 1:
            step = min(step, (self.width - wide) / (len(self.points) - 1))
        for at, (box, sign, number) in enumerate(self._cards):
            if at >= len(self.points):
                box.hide()
                sign.hide()
                number.hide()
                continue
            place = Rect(self.x + at * step, self.y, wide, high)
            box.draw(place, colours.CARD_BACK, colours.CARD_BACK_EDGE, radius=8, width=3)
            upper, lower = place.inset(wide * 0.08, high * 0.08).cut_top(high * 0.46)
            sign.draw(*upper.middle, upper.h * 0.9, "logo", theme.WHITE)
            number.draw(
                lower, str(self.points[at]), 24, least=14, weight=800, halign="center", line=1.05
            )
