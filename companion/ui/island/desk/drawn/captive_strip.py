"""The captives in turn order: emblem in its mission ring, name, and what stands on the board."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.rules.missions import MARKS
from companion.ui.island.desk.views import CaptiveView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import Outline, Pips, Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect

HIGH: Final = 80  # dp: from here on there is a row of fruits
_NARROW: Final = 160
_RING: Final = 37  # of the mission, at full height
_EMBLEM: Final = 23
_LINE: Final = 4.5
_BREAK: Final = 9  # degrees between two arcs
_PIP: Final = 18
_LOST: Final = "#33556E"
_NOTE: Final = 13
_ROUND: Final = ring(24)
_READY: Final = "#F8E7BE"


class CaptiveStrip(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._captives: tuple[CaptiveView, ...] = ()

    def render(self, captives: tuple[CaptiveView, ...]) -> None:
        if captives == self._captives:
            return
        if len(captives) != len(self._captives):
            self.clear_widgets()
            for _ in captives:
                self.add_widget(CaptiveCell())
            self.lay_soon()
        self._captives = captives
        for cell, captive in zip(reversed(self.children), captives, strict=True):
            cell.render(captive)

    def lay(self) -> None:
        gap = dp(4 if self.width < dp(500) else theme.BETWEEN)
        cells = self.rect.columns(max(1, len(self.children)), gap)
        for cell, rect in zip(reversed(self.children), cells, strict=False):
            put(cell, rect)


class CaptiveCell(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.captive: CaptiveView | None = None
        self._box, self._ring = RoundedBox(self.canvas), MissionRing(self.canvas)
        self._emblem = Emblem(self.canvas)
        self._pill, self._done = RoundedBox(self.canvas), Writing(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._hearts = SignRow(self.canvas, "heart", theme.HEALTH)
        self._bolts = SignRow(self.canvas, "bolt", theme.ENERGY)
        self._dots = Pips(self.canvas, theme.MUTED)
        self._fruits: list[FruitDisc] = []

    def render(self, captive: CaptiveView) -> None:
        if captive != self.captive:
            self.captive = captive
            self.role, self.held = captive.act, captive.held
            self.redraw()

    @property
    def words(self) -> object:
        return self.captive and self.captive.name

    # Drawing

    def paint(self, rect: Rect) -> None:
        captive = self.captive
        if captive is None:
            return
        fill = theme.ACTING if captive.turn else theme.WAITING
        if self.pressed:
            fill = mixed(fill, theme.WHITE, 0.16)
        edge = theme.ACCENT if captive.turn else ""
        self._box.draw(rect, fill, edge, radius=theme.CAPTIVE_RADIUS, width=3)
        high = rect.h >= dp(HIGH)
        share = min(1.0, rect.h / dp(88))
        radius = dp(_RING) * share
        x, y = rect.x + radius + dp(6), rect.middle[1] + (dp(4) if high else 0)
        self._draw_emblem(x, y, radius, captive, pill=high)
        beside = Rect(x + radius + dp(7), rect.y, 0, rect.h)
        beside = Rect(beside.x, rect.y, rect.right - dp(8) - beside.x, rect.h)
        if high:
            first, rest = beside.inset(0, dp(5)).cut_top(dp(28))
            second, fruits = rest.cut_top(dp(20), dp(1))
            self._draw_fruits(fruits, captive)
        else:
            first, second = beside.inset(0, dp(3)).rows(2)
            self._draw_fruits(NOWHERE, captive)
        roomy = rect.w >= dp(_NARROW)
        if roomy:
            self._draw_name(first, captive, roomy=True)
            self._draw_numbers(second, captive)
        else:
            first, second, third = beside.inset(0, dp(3)).rows(3)
            self._draw_name(first, captive, roomy=False)
            self._hearts.draw(second.x, second.middle[1], _side(second, captive.health[1]),
                              *captive.health)  # fmt: skip
            self._bolts.draw(third.x, third.middle[1], _side(third, captive.energy[1]),
                             *captive.energy)  # fmt: skip

    def _draw_emblem(
        self, x: float, y: float, radius: float, captive: CaptiveView, *, pill: bool
    ) -> None:
        done, of = captive.mission
        self._ring.draw(x, y, radius, radius * _LINE / _RING, done, of)
        self._emblem.draw(x, y, radius * _EMBLEM / _RING, captive.who)
        if not pill:
            self._pill.hide()
            self._done.hide()
            return
        place = Rect(x - dp(19), y - radius - dp(5), dp(38), dp(20))
        self._pill.draw(place, theme.CASING, radius=10)
        self._done.draw(
            place, f"{done}/{of}", 14, weight=800, halign="center", colour=theme.MISSION, least=10
        )

    def _draw_name(self, place: Rect, captive: CaptiveView, *, roomy: bool) -> None:
        place = self._draw_dots(place, captive.dots if roomy else None)
        size = theme.NAME if place.h >= dp(26) else 16
        named = text_width(captive.name, size, weight=800) + dp(6)
        note, wide = "", 0.0
        both = " · ".join(filter(None, (captive.person, captive.note)))
        for note in filter(None, (both, captive.note, captive.person)):
            wide = text_width(note, _NOTE, weight=700) + dp(2)
            if named + wide <= place.w:
                break
        if note and named + wide <= place.w:
            right, place = place.cut_right(wide, dp(6))
            self._note.draw(right, note, _NOTE, weight=700, colour=theme.MUTED, halign="right")
        else:
            self._note.hide()
        self._name.draw(place, captive.name, size, weight=800, least=11)

    def _draw_dots(self, place: Rect, dots: tuple[int, int] | None) -> Rect:
        """The actions at the right; what is left of the place."""
        left, every = dots or (0, 0)
        radius = dp(9 if place.h >= dp(26) else 6)
        last, y = place.right - radius, place.middle[1]
        places = [(last - (every - 1 - at) * radius * 2.5, y) for at in range(every)]
        self._dots.draw(places, radius, left)
        return place.cut_right(every * radius * 2.5, dp(4) if every else 0)[1]

    def _draw_numbers(self, place: Rect, captive: CaptiveView) -> None:
        """Hearts and bolts; who has no health has no heart."""
        many = captive.health[1] + captive.energy[1]
        side = min(dp(_PIP), place.w / (many + 0.8), place.h)
        x = self._hearts.draw(place.x, place.middle[1], side, *captive.health)
        self._bolts.draw(x + side * 0.55 * bool(captive.health[1]), place.middle[1], side,
                         *captive.energy)  # fmt: skip

    def _draw_fruits(self, place: Rect, captive: CaptiveView) -> None:
        marked = [(f, m) for f, m in captive.fruits if m in ("circled", "crossed")] * bool(place.h)
        while len(self._fruits) < len(marked):
            self._fruits.append(FruitDisc(self.canvas))
        side = min(dp(28), place.h)
        pitch = min(side + dp(3), max(1.0, place.w - side) / max(1, len(marked) - 1))
        for at, mark in enumerate(self._fruits):
            if at < len(marked):
                mark.draw(place.x + pitch * at + side / 2, place.middle[1], side, *marked[at])
            else:
                mark.hide()


def _side(row: Rect, many: int) -> float:
    """The side of so many signs in a row of their own."""
    return min(dp(_PIP), row.h, row.w / max(1, many))


class MissionRing:
    """Five arcs, as many bright as there are marks."""

    def __init__(self, canvas: Any) -> None:
        self._arcs = [Outline(canvas, close=False) for _ in range(MARKS)]

    def draw(self, x: float, y: float, radius: float, width: float, done: int, of: int) -> None:
        for at, arc in enumerate(self._arcs):
            if at >= of:
                arc.hide()
                continue
            turn = 360 / of
            start, end = at * turn + _BREAK / 2, (at + 1) * turn - _BREAK / 2
            steps = [start + (end - start) * step / 10 for step in range(11)]
            points = [(x + radius * sin(radians(a)), y + radius * cos(radians(a))) for a in steps]
            arc.draw(points, theme.MISSION if at < done else theme.RING_OFF, width)


class SignRow:
    """So many signs, the lost ones grey."""

    def __init__(self, canvas: Any, name: str, colour: str) -> None:
        self._canvas, self._name, self._colour = canvas, name, colour
        self._signs: list[Sign] = []

    def draw(self, x: float, y: float, side: float, left: int, of: int) -> float:
        """The x where the next thing may begin."""
        of = max(left, of)
        while len(self._signs) < of:
            self._signs.append(Sign(self._canvas))
        for at, sign in enumerate(self._signs):
            if at < of:
                colour = self._colour if at < left else _LOST
                sign.draw(x + side * (at + 0.5), y, side * 0.95, self._name, colour)
            else:
                sign.hide()
        return x + side * of


class FruitDisc:
    """A fruit: ready on a cream disc with a ring, or used, on slate with a stroke through it."""

    def __init__(self, canvas: Any) -> None:
        self._ground, self._ring = Polygon(canvas), Outline(canvas)
        self._sign = Sign(canvas)
        self._under, self._stroke = (Outline(canvas, close=False) for _ in range(2))

    def draw(self, x: float, y: float, side: float, fruit: str, mark: str) -> None:
        ready = mark == "circled"
        radius = side / 2
        self._ground.draw(
            placed(_ROUND, x, y, radius - dp(1)), _READY if ready else theme.USED_FRUIT
        )
        if ready:
            self._ring.draw(placed(_ROUND, x, y, radius - dp(1)), theme.ACCENT, dp(2))
            self._under.hide()
            self._stroke.hide()
        else:
            self._ring.hide()
            half = radius * 0.72
            ends = ((x - half, y - half), (x + half, y + half))
            self._under.draw(ends, theme.USED_CASING, dp(4))
            self._stroke.draw(ends, theme.USED_STROKE, dp(2))
        self._sign.draw(x, y, side * (0.72 if ready else 0.58), fruit, theme.TEXT)

    def hide(self) -> None:
        for part in (self._ground, self._ring, self._under, self._stroke, self._sign):
            part.hide()
