"""The captives in turn order: emblem in its mission ring, name, and what stands on the board."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import Who
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.geometry import arc
from companion.ui.kit import theme
from companion.ui.kit.drawn.changing import Changing
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.mission_ring import MissionRing
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import Outline, Pips, Polygon, RoundedBox, blended, placed, ring
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.drawn.tween import Motion, moves
from companion.ui.kit.motion import TURN, in_out_cubic
from companion.ui.kit.rect import NOWHERE, Rect

HIGH: Final = 80  # dp: from here on there is a row of fruits
_NARROW: Final = 160  # dp: a narrower card has its numbers in two rows
_FEW: Final = 150  # dp of a name with large dots beside it
_RING: Final = 37  # of the mission, at full height
_EMBLEM: Final = 23
_LINE: Final = 4.5
_PIP: Final = 18
_EDGE: Final = 3
_LOST: Final = "#33556E"
_LOST_ACTING: Final = theme.TOLD_EDGE  # on the ground of whoever acts
_LEAST_NAME: Final = 14
_NOTE: Final = 14
_ROUND: Final = ring(24)
_READY: Final = "#F8E7BE"


class CaptiveStrip(Panel):
    """When the turn passes its amber edge slides from card to card."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._captives: tuple[CaptiveView, ...] = ()
        self._sliding = Moved(self.canvas.after)
        self._edge = Outline(self._sliding.canvas)
        self._slides = Motion(self._slide, 1.0)
        self._way = 0.0

    def render(self, captives: tuple[CaptiveView, ...]) -> None:
        if captives == self._captives:
            return
        if len(captives) != len(self._captives):
            self.clear_widgets()
            for _ in captives:
                self.add_widget(CaptiveCell())
            self.lay_soon()
        before, self._captives = self._captives, captives
        for cell, captive in zip(reversed(self.children), captives, strict=True):
            cell.render(captive)
        self._agree()
        self._pass_turn(_on_turn(before), _on_turn(captives))

    def _pass_turn(self, one: Who | None, other: Who | None) -> None:
        """From captive to captive; from and to the OP there is no way."""
        if one is None or other is None or one == other or not moves():
            return
        cells = {cell.captive.who: cell for cell in self.children if cell.captive is not None}
        if one not in cells or cells[other].width != cells[one].width:
            return
        self._slides.finish()
        self._way = cells[one].x - cells[other].x
        self._edge.draw(_frame(cells[other].rect), theme.ACCENT, dp(_EDGE))
        cells[other].edged = False
        self._slides.play(0.0, 1.0, TURN, partial(self._arrive, cells[other]), ease=in_out_cubic)
        self._slide()

    def _slide(self) -> None:
        self._sliding.move(self._way * (1 - self._slides.value), 0)

    def _arrive(self, cell: CaptiveCell) -> None:
        cell.edged = True
        cell.redraw()
        self._edge.hide()

    def lay(self) -> None:
        gap = dp(4 if self.width < dp(500) else theme.BETWEEN)
        cells = self.rect.columns(max(1, len(self.children)), gap)
        for cell, rect in zip(reversed(self.children), cells, strict=False):
            put(cell, rect)
        self._agree()

    def _agree(self) -> None:
        """Narrow cards have their names in one place: over the emblems where one is that long."""
        over = any(cell.has_long_name for cell in self.children)
        for cell in self.children:
            if cell.name_over != over:
                cell.name_over = over
                cell.redraw()


def _on_turn(captives: tuple[CaptiveView, ...]) -> Who | None:
    return next((one.who for one in captives if one.turn), None)


def _frame(rect: Rect) -> list[tuple[float, float]]:
    """The line in the middle of the edge of a card."""
    half, corner = dp(_EDGE) / 2, dp(theme.CAPTIVE_RADIUS)
    inside = rect.inset(corner)
    middles = ((inside.right, inside.y), (inside.right, inside.top), (inside.x, inside.top),
               (inside.x, inside.y))  # fmt: skip
    return [
        point
        for at, middle in enumerate(middles)
        for point in arc(middle, corner - half, 90 * at - 90, 90 * at, 6)
    ]


class CaptiveCell(Painted):
    """`edged`: it shows its amber edge itself. `name_over`: its name stands over the emblem."""

    edged = True
    name_over = False

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
        before = self.captive
        if captive != before:
            if before is not None and before.who == captive.who:
                self._ring.change(before.mission[0], captive.mission[0])
                self._hearts.change(before.health[0], captive.health[0])
                self._bolts.change(before.energy[0], captive.energy[0])
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
        fill = blended(fill, theme.WHITE, 0.16 * self.depth)
        edge = theme.ACCENT if captive.turn and self.edged else ""
        self._hearts.lost = self._bolts.lost = _LOST_ACTING if captive.turn else _LOST
        self._box.draw(rect, fill, edge, radius=theme.CAPTIVE_RADIUS, width=_EDGE)
        if rect.w < dp(_NARROW):
            self._paint_narrow(rect, captive)
        else:
            self._paint_roomy(rect, captive)

    def _paint_roomy(self, rect: Rect, captive: CaptiveView) -> None:
        """Name over numbers, and fruits below them where it is high."""
        high = rect.h >= dp(HIGH)
        radius = _radius(rect)
        x, y = rect.x + radius + dp(6), rect.middle[1] + (dp(4) if high else 0)
        self._draw_emblem(x, y, radius, captive, pill=high)
        left = x + radius + dp(7)
        beside = Rect(left, rect.y, rect.right - dp(8) - left, rect.h)
        if high:
            first, rest = beside.inset(0, dp(5)).cut_top(dp(28))
            second, fruits = rest.cut_top(dp(20), dp(1))
        else:
            (first, second), fruits = beside.inset(0, dp(3)).rows(2), NOWHERE
        self._draw_fruits(fruits, captive)
        self._draw_name(first, captive, roomy=True)
        self._draw_numbers(second, captive)

    @property
    def has_long_name(self) -> bool:
        """True where its name has no room beside the emblem of a narrow card."""
        if self.captive is None or self.width >= dp(_NARROW):
            return False
        room = self._inside(self.rect).w - 2 * _radius(self.rect) - dp(7)
        return text_width(self.captive.name, _LEAST_NAME, weight=800) > room

    @staticmethod
    def _inside(rect: Rect) -> Rect:
        return rect.inset(dp(8), dp(3))

    def _paint_narrow(self, rect: Rect, captive: CaptiveView) -> None:
        """Name, hearts and bolts in three rows; a long name over the emblem too."""
        self._draw_fruits(NOWHERE, captive)
        radius, inside = _radius(rect), self._inside(rect)
        if not self.name_over:
            first, second, third = inside.cut_left(2 * radius + dp(7))[1].rows(3)
        else:
            first, inside = inside.cut_top(dp(18))
            radius = inside.h / 2
            second, third = inside.cut_left(2 * radius + dp(7))[1].rows(2)
        self._draw_emblem(inside.x + radius, inside.middle[1], radius, captive, pill=False)
        self._draw_name(first, captive, roomy=False)
        self._hearts.draw(second.x, second.middle[1], _side(second, captive.health[1]),
                          *captive.health)  # fmt: skip
        self._bolts.draw(third.x, third.middle[1], _side(third, captive.energy[1]),
                         *captive.energy)  # fmt: skip

    def _draw_emblem(
        self, x: float, y: float, radius: float, captive: CaptiveView, *, pill: bool
    ) -> None:
        done, of = captive.mission
        self._ring.off = _LOST_ACTING if captive.turn else theme.RING_OFF
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
        self._name.draw(place, captive.name, size, weight=800, least=_LEAST_NAME)

    def _draw_dots(self, place: Rect, dots: tuple[int, int] | None) -> Rect:
        """The actions at the right; what is left of the place."""
        left, every = dots or (0, 0)
        radius = dp(9 if place.h >= dp(26) and place.w >= dp(_FEW) else 6)
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


def _radius(rect: Rect) -> float:
    """That of the ring."""
    return dp(_RING) * min(1.0, rect.h / dp(88))


def _side(row: Rect, many: int) -> float:
    """The side of so many signs in a row of their own."""
    return min(dp(_PIP), row.h, row.w / max(1, many))


class SignRow(Changing):
    """So many signs, the lost ones grey."""

    def __init__(self, canvas: Any, name: str, colour: str) -> None:
        super().__init__()
        self._canvas, self._name, self._colour = canvas, name, colour
        self.lost = _LOST
        self._moved: list[Moved] = []
        self._signs: list[Sign] = []
        self._drawn = (0.0, 0.0, 0.0, 0)  # x, y, side, and how many are left

    def draw(self, x: float, y: float, side: float, left: int, of: int) -> float:
        """The x where the next thing may begin."""
        of = max(left, of)
        while len(self._signs) < of:
            self._moved.append(Moved(self._canvas))
            self._signs.append(Sign(self._moved[-1].canvas))
        self._drawn = (x, y, side, left)
        for at, sign in enumerate(self._signs):
            if at < of:
                self._draw_sign(at)
            else:
                sign.hide()
        return x + side * of

    def _draw_sign(self, at: int) -> None:
        x, y, side, left = self._drawn
        lost = blended(self.lost, self._colour, self._left(at))
        colour = self._colour if at < left else lost
        self._signs[at].draw(x + side * (at + 0.5), y, side * 0.95, self._name, colour)

    def _change(self) -> None:
        x, y, side, _ = self._drawn
        for at in self._anew:
            if at < len(self._signs):
                self._moved[at].move(0, 0, self._size, (x + side * (at + 0.5), y))
                self._draw_sign(at)


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
