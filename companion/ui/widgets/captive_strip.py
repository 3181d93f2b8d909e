"""The captives in turn order: what stands on their boards, and whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui import theme
from companion.ui.presenter.views import Captive
from companion.ui.rect import Rect
from companion.ui.widgets.icon import Disc, Sign
from companion.ui.widgets.paint import Box, Outline, Polygon, mixed, placed, ring
from companion.ui.widgets.panel import Part, put
from companion.ui.widgets.touched import Touched
from companion.ui.widgets.words import Writing, pixels, text_width

HIGH: Final = 90  # from here on there is a row for the fruits
NARROW: Final = 160
TIGHT: Final = 210
_NOTE: Final = 12
_SAID_BY_ORDER: Final = 50  # a note as short as "next" says what the order of the cells says too
_ROUND: Final = ring(24)
_SIGNS: Final = (("heart", theme.HEALTH), ("bolt", theme.ENERGY), ("flag", theme.MISSION))


class CaptiveStrip(Part):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._captives: tuple[Captive, ...] = ()

    def render(self, captives: tuple[Captive, ...]) -> None:
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


class CaptiveCell(Touched):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.captive: Captive | None = None
        self._box, self._disc = Box(self.canvas), Disc(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._signs = [Sign(self.canvas) for _ in _SIGNS]
        self._numbers = [Writing(self.canvas) for _ in _SIGNS]
        self._dots: list[tuple[Polygon, Outline]] = []
        self._fruits: list[_FruitMark] = []
        self.redraw = Clock.create_trigger(self._redraw, -1)
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    def render(self, captive: Captive) -> None:
        if captive != self.captive:
            self.captive = captive
            self.role, self.held = captive.act, captive.held
            self.redraw()

    def look_pressed(self, pressed: bool) -> None:
        super().look_pressed(pressed)
        self.redraw()

    # Drawing

    def _redraw(self, *_: object) -> None:
        captive = self.captive
        if captive is None or self.width < 1 or self.height < 1:
            return
        rect = Rect(self.x, self.y, self.width, self.height)
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

    def _draw_high(self, rect: Rect, captive: Captive) -> None:
        """Disc, name and numbers; a row of fruits below."""
        inside = rect.inset(dp(15), dp(9))
        upper, fruits = inside.cut_top(dp(50))
        disc, beside = upper.cut_left(dp(40), dp(10))
        x, y = disc.middle
        self._disc.draw(x, y, dp(19), captive.who, captive.letter)
        first, second = beside.rows(2)
        self._draw_name(first, captive, theme.NAME, dp(8), captive.note)
        self._draw_numbers(second, captive, theme.NUMBER)
        self._draw_fruits(fruits.cut_bottom(dp(28))[0], captive)

    def _draw_low(self, rect: Rect, captive: Captive) -> None:
        """On one line, without fruits."""
        tight = rect.w < dp(TIGHT)
        inside = rect.inset(dp(9 if tight else 11), dp(6))
        disc, beside = inside.cut_left(dp(30 if tight else 32), dp(7 if tight else 8))
        self._disc.draw(*disc.middle, dp(13.5 if tight else 14.5), captive.who, captive.letter)
        first, second = beside.rows(2)
        self._draw_name(first, captive, 16, dp(5.5), captive.note)
        self._draw_numbers(second, captive, 15)
        self._draw_fruits(rect, captive, shown=False)

    def _draw_narrow(self, rect: Rect, captive: Captive) -> None:
        """A third of a phone: the numbers take the whole width, and so does a long note."""
        inside = rect.inset(dp(7), dp(4))
        disc, beside = inside.cut_top(dp(25))[0].cut_left(dp(22), dp(5))
        below = inside.cut_top(dp(25))[1]
        self._disc.draw(*disc.middle, dp(9.5), captive.who, captive.letter)
        wide = text_width(captive.note, _NOTE, weight=700)
        fits = wide <= beside.w - text_width(captive.name, 14, weight=800) - dp(6)
        self._draw_name(beside, captive, 14, dp(4), captive.note if fits else "", _NOTE)
        if not fits and wide > dp(_SAID_BY_ORDER):
            note, below = below.cut_top(below.h * 0.44)
            self._note.draw(note, captive.note, _NOTE, weight=700, colour=theme.MUTED, least=10)
        self._draw_numbers(below, captive, 14)
        self._draw_fruits(rect, captive, shown=False)

    def _draw_name(
        self,
        place: Rect,
        captive: Captive,
        sp: float,
        dot: float,
        note: str,
        note_sp: float = theme.SMALL,
    ) -> None:
        place = self._draw_dots(place, captive.dots, dot)
        want = text_width(note, note_sp, weight=700) + dp(2) if note else 0
        spare = place.w - text_width(captive.name, sp, weight=800) - dp(6)
        right, name = place.cut_right(min(want, max(spare, 0.45 * place.w)), dp(6) if note else 0)
        self._note.draw(
            right, note, note_sp, weight=700, colour=theme.MUTED, halign="right", least=10
        )
        self._name.draw(name, captive.name, sp, weight=800, least=11)

    def _draw_dots(self, place: Rect, dots: tuple[int, int] | None, radius: float) -> Rect:
        """The actions left are filled. What is left of the place."""
        left, every = dots or (0, 0)
        while len(self._dots) < every:
            self._dots.append((Polygon(self.canvas), Outline(self.canvas)))
        for at, (full, hollow) in enumerate(self._dots):
            x = place.right - radius - (every - 1 - at) * radius * 2.7
            points = placed(_ROUND, x, place.middle[1], radius - dp(1))
            if at < min(left, every):
                full.draw(points, theme.ACCENT)
                hollow.hide()
            elif at < every:
                hollow.draw(points, theme.MUTED, dp(2))
                full.hide()
            else:
                full.hide()
                hollow.hide()
        return place.cut_right(every * radius * 2.7, dp(4) if every else 0)[1]

    def _draw_numbers(self, place: Rect, captive: Captive, sp: float) -> None:
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

    def _draw_fruits(self, place: Rect, captive: Captive, shown: bool = True) -> None:
        marked = [(f, m) for f, m in captive.fruits if m in ("circled", "crossed")] * shown
        while len(self._fruits) < len(marked):
            self._fruits.append(_FruitMark(self.canvas))
        pitch = min(dp(32), place.w / max(1, len(marked)))
        for at, mark in enumerate(self._fruits):
            if at < len(marked):
                x = place.x + pitch * at + dp(13)
                mark.draw(x, place.middle[1], min(dp(26), pitch - dp(2)), *marked[at])
            else:
                mark.hide()


class _FruitMark:
    """A fruit: circled is got, crossed is used up."""

    def __init__(self, canvas: Any) -> None:
        self._ground, self._sign = Polygon(canvas), Sign(canvas)
        self._ring, self._stroke = Outline(canvas), Outline(canvas, close=False)

    def draw(self, x: float, y: float, side: float, fruit: str, mark: str) -> None:
        if mark == "circled":
            points = placed(_ROUND, x, y, side / 2 - dp(1))
            self._ground.draw(points, theme.BG)
            self._ring.draw(points, theme.ACCENT, dp(2))
            self._stroke.hide()
            self._sign.draw(x, y, side * 0.7, fruit, theme.TEXT)
        else:
            self._ground.hide()
            self._ring.hide()
            half = side * 0.36
            self._stroke.draw(((x - half, y - half), (x + half, y + half)), theme.PROBLEM, dp(2.4))
            self._sign.draw(x, y, side * 0.75, fruit, theme.TEXT, 0.55)

    def hide(self) -> None:
        for part in (self._ground, self._ring, self._stroke, self._sign):
            part.hide()
