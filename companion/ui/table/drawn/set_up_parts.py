"""The parts of a set-up page's columns: seats, keys, fields of colour, and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, Final, assert_never

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_height
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put, render_each
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from companion.ui.table.views import ColumnPart, ColumnText, KeyGrid, SeatRow, Swatch, Swatches

_SEAT: Final = 72  # dp high
_KEY: Final = 60
_TALL: Final = 108
_NAME: Final = 21  # sp
_WORD: Final = 18
_ROOMY: Final = 520  # dp of width
_BADGE: Final = 18  # dp: the radius of a seat's number
_FACE: Final = 24  # and of its picture
_ROUND: Final = ring(40)


def draw_face(
    disc: Polygon, sign: Sign, middle: tuple[float, float], radius: float, icon: str
) -> None:
    """The picture of a player on a white disc."""
    disc.draw(placed(_ROUND, *middle, radius), theme.PAPER)
    sign.draw(*middle, radius * 1.4, icon, theme.WHITE)


class SeatPress(Press):
    """A number, a picture and a name; the whole of it takes the seat away."""

    def __init__(self) -> None:
        super().__init__(sp=_NAME, icon=22)
        self.row: SeatRow | None = None
        self._badge, self._face = Polygon(self.canvas), Polygon(self.canvas)
        self._number, self._picture = Writing(self.canvas), Sign(self.canvas)

    def seat(self, row: SeatRow) -> None:
        self.row = row
        self.render(row.button)
        self.redraw()  # the text size may have changed

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        row = self.row
        if row is None:
            return
        badge, rest = inside.cut_left(dp(2 * _BADGE), dp(10))
        self._badge.draw(placed(_ROUND, *badge.middle, dp(_BADGE)), theme.WELL)
        self._number.draw(
            Rect(badge.x, badge.middle[1] - dp(_BADGE), badge.w, dp(2 * _BADGE)), str(row.number),
            _WORD, weight=800, colour=theme.ACCENT, halign="center",
        )  # fmt: skip
        face, rest = rest.cut_left(dp(2 * _FACE), dp(12))
        draw_face(self._face, self._picture, face.middle, dp(_FACE), row.icon)
        close, name = rest.cut_right(dp(self.icon), dp(4))
        self._draw_icon(*close.middle, dp(self.icon), skin)
        self._label.draw(name, button.label, self.sp, least=14, weight=800, colour=skin.text)


class SwatchPress(Press):
    """A field of its own colour; the chosen one has a light edge and a tick."""

    def __init__(self, sp: float = _WORD) -> None:
        super().__init__(sp=sp, icon=26)
        self.swatch: Swatch | None = None
        self._tick = Sign(self.canvas)

    def paint_with(self, swatch: Swatch) -> None:
        self.swatch = swatch
        edge = theme.PAPER if swatch.button.chosen else ""
        self.skin = Skin(swatch.fill, edge, swatch.ink, swatch.ink)
        self.render(swatch.button)
        self.redraw()

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=self.radius, width=4)

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        chosen = button.chosen and inside.h >= dp(56)
        high = text_height(button.label, inside.w, self.sp, weight=800) if button.label else 0
        label = inside.cut_bottom(min(inside.h, high))[0] if chosen else inside
        self._label.draw(
            label, button.label, self.sp, least=14, weight=800, colour=skin.text, halign="center"
        )
        if chosen:
            above = inside.cut_top(inside.h - high)[0]
            self._tick.draw(*above.middle, min(dp(self.icon), above.h), "check", skin.text)
        else:
            self._tick.hide()


class PartPanel(Panel):
    """One part of a column; `low`: the window is, and everything is closer."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.part: ColumnPart | None = None
        self.low = False
        self._box = RoundedBox(self.canvas.before)
        self.words = Lettering(sp=17, colour=theme.MUTED, line=1.3, least=14)
        self.seats: list[SeatPress] = []
        self.keys: list[Press] = []
        self.swatches: list[SwatchPress] = []
        self.add_widget(self.words)

    def render(self, part: ColumnPart) -> None:
        self.part = part
        self.words.text = part.text if isinstance(part, ColumnText) else ""
        self.words.redraw()
        rows = (part,) if isinstance(part, SeatRow) else ()
        keep(self, self.seats, len(rows), SeatPress)
        for seat, row in zip(self.seats, rows, strict=True):
            seat.seat(row)
        buttons = part.buttons if isinstance(part, KeyGrid) else ()
        render_each(self, self.keys, buttons, lambda: Press(sp=_WORD))
        for key in self.keys:
            key.form = "stack" if isinstance(part, KeyGrid) and part.tall else "row"
            key.icon = 48 if key.form == "stack" else 24
            key.redraw()
        fields = part.swatches if isinstance(part, Swatches) else ()
        keep(self, self.swatches, len(fields), SwatchPress)
        for press, field in zip(self.swatches, fields, strict=True):
            press.paint_with(field)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        gap, close = dp(theme.BETWEEN), 0.84 if self.low else 1.0
        match self.part:
            case None:
                return 0
            case ColumnText(well=well):
                rim = 2 * dp(14) if well else 0
                return self.words.height_for(width - rim) + rim
            case SeatRow():
                return float(dp(_SEAT) * close)
            case KeyGrid(buttons, across, tall):
                across = self._across(width, across, len(buttons))
                rows = ceil(len(buttons) / across)
                return rows * self._key_high(width, across, tall=tall) + gap * max(0, rows - 1)
            case Swatches(swatches, across, high):
                across = self._across(width, across, len(swatches))
                rows = ceil(len(swatches) / across)
                return float(rows * dp(high) * close + gap * max(0, rows - 1))
            case _:
                assert_never(self.part)

    @staticmethod
    def _across(width: float, across: int, count: int) -> int:
        """Twice as many side by side in a column as wide as the window."""
        return max(1, min(count, 2 * across)) if width >= dp(_ROOMY) else across

    def _key_high(self, width: float, across: int, *, tall: bool) -> float:
        least = dp(_TALL if tall else _KEY) * (0.84 if self.low else 1.0)
        each = (width - dp(theme.BETWEEN) * (across - 1)) / across
        return float(max(least, *(key.height_for(each) for key in self.keys), 0))

    def lay(self) -> None:
        part, gap = self.part, dp(theme.BETWEEN)
        self._box.hide()
        match part:
            case ColumnText(well=True):
                self._box.draw(self.rect, theme.WELL, radius=theme.BUTTON_RADIUS)
                put(self.words, self.rect.inset(dp(14)))
            case ColumnText():
                put(self.words, self.rect)
            case SeatRow():
                put(self.seats[0], self.rect)
            case KeyGrid(across=across):
                across = self._across(self.width, across, len(self.keys))
                for key, cell in _pairs(self.keys, self.rect, across, gap):
                    put(key, cell)
            case Swatches(across=across):
                across = self._across(self.width, across, len(self.swatches))
                for field, cell in _pairs(self.swatches, self.rect, across, gap):
                    put(field, cell)
            case _:
                pass


def _pairs(
    keys: Sequence[Press], rect: Rect, across: int, gap: float
) -> Iterator[tuple[Press, Rect]]:
    """Each with its cell of a grid, as wide in a row that is not full."""
    rows = rect.rows(max(1, ceil(len(keys) / across)), gap)
    cells = (cell for row in rows for cell in row.columns(across, gap))
    return zip(keys, cells, strict=False)
