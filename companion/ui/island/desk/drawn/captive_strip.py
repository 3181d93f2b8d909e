"""The captives in turn order: what stands on their boards, and whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.views import CaptiveView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, pixels, text_width
from companion.ui.kit.drawn.paint import Outline, Pips, Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect

HIGH: Final = 90  # from here on there is room for a row of large fruits below the rest
ROOMY: Final = 66  # and from here on for one of small ones
NARROW: Final = 160
TIGHT: Final = 210
_SMALL_FRUIT: Final = 17
_NOTE: Final = 12
_SAID_BY_ORDER: Final = 50  # a note as short as "next" says what the order of the cells says too
_ROUND: Final = ring(24)
_SQUARE: Final = ring(4, 45)
# The ground of a fruit in a ring, on which yellow and dark ones stand out.
_READY: Final = mixed(theme.OCEAN_TEXT, theme.WHITE, 0.15)
_USED_UP: Final = mixed(_READY, theme.BG, 0.45)
_SIGNS: Final = (("heart", theme.HEALTH), ("bolt", theme.ENERGY), ("flag", theme.MISSION))


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
        cells = self.rect.columns(max(1, len(self.children)), dp(theme.BETWEEN))
        for cell, rect in zip(reversed(self.children), cells, strict=False):
            put(cell, rect)


class CaptiveCell(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.captive: CaptiveView | None = None
        self._box, self._emblem = RoundedBox(self.canvas), Emblem(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._person = Writing(self.canvas)
        self._signs = [Sign(self.canvas) for _ in _SIGNS]
        self._numbers = [Writing(self.canvas) for _ in _SIGNS]
        self._dots = Pips(self.canvas, theme.MUTED)
        self._fruits: list[_FruitMark] = []

    def render(self, captive: CaptiveView) -> None:
        if captive != self.captive:
            self.captive = captive
            self.role, self.held = captive.act, captive.held
            self.redraw()

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
        if rect.h >= dp(HIGH):
            self._draw_high(rect, captive)
        elif rect.w >= dp(NARROW):
            self._draw_low(rect, captive)
        else:
            self._draw_narrow(rect, captive)

    def _draw_high(self, rect: Rect, captive: CaptiveView) -> None:
        """Emblem, name and numbers; a row of fruits below."""
        inside = rect.inset(dp(15), dp(9))
        upper, fruits = inside.cut_top(dp(50))
        emblem, beside = upper.cut_left(dp(40), dp(10))
        x, y = emblem.middle
        self._emblem.draw(x, y, dp(19), captive.who)
        first, second = beside.rows(2)
        self._draw_name(first, captive, theme.NAME, dp(8), captive.note)
        self._draw_numbers(second, captive, theme.NUMBER)
        self._draw_fruits(fruits.cut_bottom(dp(28))[0], captive)

    def _draw_low(self, rect: Rect, captive: CaptiveView) -> None:
        """Emblem, and beside it name, numbers and small fruits."""
        tight = rect.w < dp(TIGHT)
        inside = rect.inset(dp(9 if tight else 11), dp(5))
        emblem, beside = inside.cut_left(dp(30 if tight else 32), dp(7 if tight else 8))
        self._emblem.draw(*emblem.middle, dp(13.5 if tight else 14.5), captive.who)
        last, upper = _last_row(beside)
        first, second = upper.rows(2)
        below = last.h > 0 and not _fits_beside(captive, beside.w, 16)
        self._draw_name(first, captive, 16, dp(5.5), "" if below else captive.note)
        self._draw_numbers(second, captive, 15)
        self._draw_last_row(last, captive, captive.note if below else "")

    def _draw_narrow(self, rect: Rect, captive: CaptiveView) -> None:
        """A third of a phone: the numbers take the whole width."""
        last, upper = _last_row(rect.inset(dp(7), dp(4)))
        first, second = upper.cut_top(dp(25))
        emblem, beside = first.cut_left(dp(22), dp(5))
        self._emblem.draw(*emblem.middle, dp(9.5), captive.who)
        fits = _fits_beside(captive, beside.w, 14)
        note = "" if fits or _said_by_order(captive) else captive.note
        self._draw_name(beside, captive, 14, dp(4), captive.note if fits else "", _NOTE)
        if note and not last.h:
            place, second = second.cut_top(second.h * 0.44)
            self._draw_note(place, note, _NOTE, "left")
        self._draw_numbers(second, captive, 14)
        self._draw_last_row(last, captive, note)

    def _draw_last_row(self, place: Rect, captive: CaptiveView, note: str) -> None:
        """Small fruits, and a note that has no room beside the name."""
        if note and place.h:
            right, place = place.cut_right(text_width(note, _NOTE, weight=700) + dp(2), dp(4))
            self._draw_note(right, note, _NOTE)
        self._draw_fruits(place, captive, shown=place.h > 0)

    def _draw_note(self, place: Rect, note: str, sp: float, halign: str = "right") -> None:
        self._note.draw(place, note, sp, weight=700, colour=theme.MUTED, halign=halign, least=10)

    def _draw_name(
        self,
        place: Rect,
        captive: CaptiveView,
        sp: float,
        dot: float,
        note: str,
        note_sp: float = theme.SMALL,
    ) -> None:
        place = self._draw_dots(place, captive.dots, dot)
        want = text_width(note, note_sp, weight=700) + dp(2) if note else 0
        spare = place.w - text_width(captive.name, sp, weight=800) - dp(6)
        right, name = place.cut_right(min(want, max(spare, 0.45 * place.w)), dp(6) if note else 0)
        self._draw_note(right, note, note_sp)
        self._name.draw(name, captive.name, sp, weight=800, least=11)
        self._draw_person(name, captive, sp, note_sp)

    def _draw_person(self, place: Rect, captive: CaptiveView, sp: float, small: float) -> None:
        """The person who plays it, if there is room left: at the table it is known."""
        taken = text_width(captive.name, sp, weight=800) + dp(8)
        wide = text_width(captive.person, small, weight=700) + dp(2)
        if captive.person and taken + wide <= place.w:
            right = place.cut_left(taken)[1]
            self._person.draw(right, captive.person, small, weight=700, colour=theme.MUTED)
        else:
            self._person.hide()

    def _draw_dots(self, place: Rect, dots: tuple[int, int] | None, radius: float) -> Rect:
        """The actions at the right; what is left of the place."""
        left, every = dots or (0, 0)
        last, y = place.right - radius, place.middle[1]
        places = [(last - (every - 1 - at) * radius * 2.7, y) for at in range(every)]
        self._dots.draw(places, radius, left)
        return place.cut_right(every * radius * 2.7, dp(4) if every else 0)[1]

    def _draw_numbers(self, place: Rect, captive: CaptiveView, sp: float) -> None:
        """Health, energy, mission, close together; who has no health has no heart."""
        texts = (captive.health, captive.energy, captive.mission)
        shown = [text for text in texts if text]
        side = min(pixels(sp) * 0.95, place.w * 0.1)
        wide = max((text_width(text, sp, weight=800) for text in shown), default=0)
        want = side + dp(4) + wide + dp(14)
        pitch = min(want, place.w / max(1, len(shown)))
        x = place.x
        for text, (name, colour), sign, number in zip(
            texts, _SIGNS, self._signs, self._numbers, strict=True
        ):
            if not text:
                sign.hide()
                number.hide()
                continue
            room = Rect(x + side + dp(4), place.y, pitch - side - dp(5), place.h)
            sign.draw(x + side / 2, place.middle[1], side, name, colour)
            number.draw(room, text, sp, weight=800, least=11)
            x += pitch

    def _draw_fruits(self, place: Rect, captive: CaptiveView, shown: bool = True) -> None:
        marked = [(f, m) for f, m in captive.fruits if m in ("circled", "crossed")] * shown
        while len(self._fruits) < len(marked):
            self._fruits.append(_FruitMark(self.canvas))
        large = min(dp(26), place.h)
        pitch = min(1.2 * large, place.w / max(1, len(marked)))
        side = min(large, pitch - dp(1))
        for at, mark in enumerate(self._fruits):
            if at < len(marked):
                mark.draw(place.x + pitch * at + side / 2, place.middle[1], side, *marked[at])
            else:
                mark.hide()


def _last_row(place: Rect) -> tuple[Rect, Rect]:
    """The room at the bottom for fruits, if there is any; and the room above it."""
    if place.h < dp(ROOMY - 12):
        return NOWHERE, place
    return place.cut_bottom(dp(_SMALL_FRUIT), dp(2))


def _fits_beside(captive: CaptiveView, width: float, sp: float) -> bool:
    """True if the note can be read beside the name."""
    spare = width - text_width(captive.name, sp, weight=800) - dp(6)
    return text_width(captive.note, _NOTE, weight=700) <= spare


def _said_by_order(captive: CaptiveView) -> bool:
    return text_width(captive.note, _NOTE, weight=700) <= dp(_SAID_BY_ORDER)


class _FruitMark:
    """A fruit on its ground: circled, its bonus is ready; struck through, it is used up."""

    def __init__(self, canvas: Any) -> None:
        self._ground, self._sign = Polygon(canvas), Sign(canvas)
        self._ring = Outline(canvas)
        self._under, self._stroke = (Outline(canvas, close=False) for _ in range(2))

    def draw(self, x: float, y: float, side: float, fruit: str, mark: str) -> None:
        if mark == "circled":
            self._draw_ring(x, y, side)
        else:
            self._draw_stroke(x, y, side)
        self._sign.draw(x, y, side * (0.7 if mark == "circled" else 0.78), fruit, theme.TEXT)

    def _draw_ring(self, x: float, y: float, side: float) -> None:
        wide = max(dp(1.5), side * 0.1)
        points = placed(_ROUND, x, y, (side - wide) / 2)
        self._ground.draw(points, _READY)
        self._ring.draw(points, theme.ACCENT, wide)
        self._under.hide()
        self._stroke.hide()

    def _draw_stroke(self, x: float, y: float, side: float) -> None:
        """Square, darker, and a light line in a dark one: not told by its colour alone."""
        self._ground.draw(placed(_SQUARE, x, y, side * 0.6), _USED_UP)
        self._ring.hide()
        half, wide = side * 0.43, max(dp(1.4), side * 0.085)
        ends = ((x - half, y - half), (x + half, y + half))
        self._under.draw(ends, theme.CASING, 2.2 * wide)
        self._stroke.draw(ends, theme.PROBLEM, wide)

    def hide(self) -> None:
        for part in (self._ground, self._ring, self._under, self._stroke, self._sign):
            part.hide()
