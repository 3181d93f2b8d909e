"""The question zone: who decides what, and one row of answers or the entry line."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.piece_press import PiecePress
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.desk.views import QuestionView
from companion.ui.island.desk.zones import QuestionPlaces
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.why_mark import HIGH, WhyMark
from companion.ui.kit.drawn.lettering import Writing, text_scale, text_width
from companion.ui.kit.drawn.number import Number
from companion.ui.kit.drawn.paint import Pips, RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, has_picture, label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_EMBLEM: Final = 16
_PIP: Final = 9
_LEAST: Final = 14
_ANSWER: Final = 22
_WIDE_NEITHER: Final = 62
_NUMBER: Final = 29  # dp at the left of a key, for its number


class QuestionZone(Panel):
    """`entry`: the line is in the row, and not the answers."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.sheet: QuestionView | None = None
        self._places: QuestionPlaces | None = None
        self._entry = False
        self._box = RoundedBox(self.canvas)
        self._emblem, self._sign = EmblemSign(self.canvas), Sign(self.canvas)
        self._pips = Pips(self.canvas, theme.TOLD_EDGE)
        self._wells = [RoundedBox(self.canvas) for _ in range(2)]
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self.keys: list[Press] = []
        self._spare: list[Press] = []
        self._pieces = [PiecePress(), PiecePress(), PiecePress()]
        self._numbers = [Number(self.canvas.after) for _ in range(3)]
        self.why = WhyMark()

    def render(self, sheet: QuestionView, places: QuestionPlaces, entry: bool) -> None:
        """`places` in pixels."""
        if (sheet, places, entry) == (self.sheet, self._places, self._entry):
            return
        self.sheet, self._places, self._entry = sheet, places, entry
        self._make(() if entry else self._row(sheet, places), sheet.kind == "op")
        self.lay_soon()

    def _row(self, sheet: QuestionView, places: QuestionPlaces) -> tuple[Button, ...]:
        """The answers side by side, or what opens their list where one could not be read."""
        buttons = row(sheet)
        if sheet.choose is None or not buttons or places.answers.h <= 0:
            return buttons
        cells = places.answers.columns(len(buttons), dp(theme.BETWEEN))
        least = _LEAST / max(1.0, text_scale())
        pairs = zip(buttons, cells, strict=True)
        fit = all(label_size(one, cell, _ANSWER) >= least for one, cell in pairs)
        return buttons if fit else (sheet.choose,)

    def _make(self, buttons: tuple[Button, ...], pieces: bool) -> None:
        self.clear_widgets()
        if pieces and len(buttons) == len(self._pieces):
            self.keys = list(self._pieces)
        else:
            while len(self._spare) < len(buttons):
                self._spare.append(Press(sp=_ANSWER))
            self.keys = self._spare[: len(buttons)]
        for key, button in zip(self.keys, buttons, strict=True):
            key.render(button)
            self.add_widget(key)
        sheet, places = self.sheet, self._places
        hidden = self._entry and places is not None and places.beside
        if sheet is not None and sheet.why is not None and not hidden:
            self.why.render(sheet.why)
            self.add_widget(self.why)

    # Drawing

    def lay(self) -> None:
        sheet, places = self.sheet, self._places
        if sheet is None or places is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=theme.CARD_RADIUS)
        if places.beside:
            self._draw_sign(places.heading.middle, sheet)
            wide = places.heading.right - places.place.x
            self.why.cover(Rect(places.place.x, places.place.y, wide, places.place.h))
            self._heading.hide()
            self._pips.draw((), 0, 0)
        else:
            self._draw_heading(places.heading, sheet)
        self._lay_row(sheet, places.answers)

    def _draw_sign(self, middle: tuple[float, float], sheet: QuestionView) -> None:
        if sheet.who is not None:
            self._sign.hide()
            self._emblem.draw(*middle, dp(_EMBLEM), sheet.who)
        else:
            self._emblem.hide()
            self._sign.draw(*middle, dp(24), sheet.icon or "info", theme.MUTED)

    def _draw_heading(self, place: Rect, sheet: QuestionView) -> None:
        sign, rest = place.cut_left(dp(36), dp(8))
        self._draw_sign(sign.middle, sheet)
        rest = self._draw_pips(rest, sheet.pips)
        if self.why.parent is not None:
            mark, rest = rest.cut_right(dp(HIGH + 8), dp(4))
            seen = Rect(mark.x + dp(4), mark.middle[1] - dp(HIGH) / 2, dp(HIGH), dp(HIGH))
            target = Rect(seen.middle[0] - dp(28), place.middle[1] - dp(20), dp(56), dp(44))
            self.why.draw(seen, target, worded=False)
        rest = rest.inset(0, dp(1))  # two lines end above the answers
        self._heading.draw(rest, sheet.heading, theme.NAME, weight=800, least=_LEAST, line=1.1)

    def _draw_pips(self, place: Rect, pips: tuple[int, int] | None) -> Rect:
        left, every = pips or (0, 0)
        radius = dp(_PIP)
        y, last = place.middle[1], place.right - radius - dp(4)
        points = [(last - (every - 1 - at) * 2.6 * radius, y) for at in range(every)]
        self._pips.draw(points, radius, left)
        return place.cut_right(every * 2.6 * radius, dp(6))[1] if every else place

    def _lay_row(self, sheet: QuestionView, place: Rect) -> None:
        cells = self._cells(sheet, place)
        for well in self._wells:
            well.hide()
        for number in self._numbers:
            number.hide()
        empty = [] if self._entry else [cell for cell in cells[len(self.keys) :] if cell.h]
        for well, cell in zip(self._wells, empty, strict=False):
            well.draw(cell, theme.WELL, theme.RAISED_EDGE)
        self._put_keys(sheet, cells)
        self._number(sheet, cells)
        self._draw_text(sheet, empty)

    def _cells(self, sheet: QuestionView, place: Rect) -> tuple[Rect, ...]:
        gap = dp(theme.BETWEEN)
        if self._entry:
            return ()
        match sheet.kind:
            case "slots":
                commit, rest = place.cut_right(0.4 * place.w, gap)
                slots = rest.columns(2, gap)
                given = len(sheet.slots)
                return (*slots[:given], *((commit,) if sheet.buttons else ()), *slots[given:])
            case "which":
                neither, rest = place.cut_right(self._neither_width(), gap)
                return (*rest.columns(max(1, len(self.keys) - 1), gap), neither)
            case "map" if not self.keys:
                return (place,)
            case _:
                return place.columns(max(1, len(self.keys)), gap) if self.keys else ()

    def _neither_width(self) -> float:
        """The key of *neither* has its words in one line."""
        button = self.keys[-1].button if self.keys else None
        wide = text_width(button.label, _LEAST, weight=700) if button is not None else 0
        return max(float(dp(_WIDE_NEITHER)), wide + dp(20))

    def _put_keys(self, sheet: QuestionView, cells: tuple[Rect, ...]) -> None:
        pairs = list(zip(self.keys, cells, strict=False))
        numbered = self._numbered(sheet)
        for at, key in enumerate(self.keys):
            key.left = dp(_NUMBER) if at < numbered else 0
        sizes = [
            label_size(key.button, cell.cut_left(key.left)[1], _ANSWER)
            for key, cell in pairs if key.button
        ]  # fmt: skip
        # The narrow key of *neither* has letters of its own size.
        alike = sizes[:numbered] if sheet.kind == "which" else sizes
        for at, (key, cell) in enumerate(pairs):
            if not isinstance(key, PiecePress):
                size = min(alike) if at < len(alike) else sizes[at]
                key.sp = max(_LEAST / max(1.0, text_scale()), size)
                stacked = cell.w < dp(84) and has_picture(key.button)
                key.form, key.icon = ("stack", 22) if stacked else ("row", 28)
            else:
                key.fit(cell)
            put(key, cell)
            key.redraw()

    def _numbered(self, sheet: QuestionView) -> int:
        """The number of keys that have a number of their own."""
        match sheet.kind:
            case "which":
                return len(self.keys) - 1
            case "slots":
                return len(sheet.slots)
            case _:
                return 0

    def _number(self, sheet: QuestionView, cells: tuple[Rect, ...]) -> None:
        """The number of a meaning, or of a slot."""
        if self._entry or sheet.kind not in ("which", "slots"):
            return
        count = len(self.keys) - 1 if sheet.kind == "which" else 2
        places = list(cells)
        if sheet.kind == "slots" and sheet.buttons:
            places.pop(len(sheet.slots))
        for at, (number, cell) in enumerate(zip(self._numbers, places[:count], strict=False), 1):
            slots = sheet.kind == "slots"
            chosen = slots and at <= len(sheet.slots)
            waits = slots and not chosen
            number.draw(cell.x + dp(15), cell.middle[1], str(at), chosen, waits=waits)

    def _draw_text(self, sheet: QuestionView, empty: list[Rect]) -> None:
        if self._entry or not sheet.text or not empty:
            self._text.hide()
            return
        room = empty[0].inset(dp(12), dp(4))
        if sheet.kind == "slots":
            room = room.cut_left(dp(26))[1]
        self._text.draw(room, sheet.text, 16, colour=theme.MUTED, least=11, line=1.15)


def row(sheet: QuestionView) -> tuple[Button, ...]:
    """The buttons that stand in the row; a list that is long is behind one of them."""
    match sheet.kind:
        case "queue":
            return ()  # they are on the card
        case "slots":
            return (*(slot.button for slot in sheet.slots), *sheet.buttons)
        case _ if sheet.close is not None:
            return ()
        case _ if sheet.choose is not None and sheet.many:
            return (sheet.choose,)
        case _:
            return sheet.buttons
