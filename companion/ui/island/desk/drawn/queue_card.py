"""The card over the question zone: rows of what was said, and what does or drops them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.desk.views import QuestionView, QueueRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.number import Number
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Covering, Panel, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_SIZES: Final = (20.0, 18.0, 17.0, 16.0, 15.0, 14.0)  # sp of a row: the largest that fits
_MIDDLE: Final = 17.0  # sp: larger ones are not had at the cost of what was heard
_GROWN: Final = 16.0  # sp, where the card grows
_LOW: Final = 80  # dp: a lower zone has room for one line below the picture of a key
_HEAD: Final = 15
_LEAST: Final = 14
_NUMBER: Final = 32  # dp at the left of a row
_ROW: Final = 27  # dp: the disc of its number, and air
_LABEL: Final = 16
_MAIN: Final = 100  # dp
_MOST: Final = 0.25  # of the card, for each of its keys
_LEAST_KEY: Final = 48  # dp
_LINE: Final = 1.1


class QueueCard(Covering):
    """It keeps to the question zone where the rows have room there, else it grows upwards.

    `write`: what a touch of the rows does: a correction is typed.
    """

    def __init__(self, write: Callable[[], None], **look: Any) -> None:
        super().__init__(**look)
        self._sheet: QuestionView | None = None
        self._foot = 0.0
        self._buttons: tuple[Button, ...] = ()
        self._box = RoundedBox(self.canvas)
        self.rows = _Rows(write)
        self.keys: list[Press] = []
        self.add_widget(self.rows)

    def render(self, sheet: QuestionView, foot: float) -> None:
        """`foot`: the height of the question zone, in which its keys stay."""
        if (sheet, foot) == (self._sheet, self._foot):
            return
        self._sheet, self._foot = sheet, foot
        self._buttons = tuple(map(_in_one, sheet.buttons))
        keep(self, self.keys, len(sheet.buttons), lambda: Press(form="stack", sp=_LABEL, icon=24))
        for key, button in zip(self.keys, self._buttons, strict=True):
            key.render(button)
        self.rows.render(sheet)
        self.lay_soon()

    def place_in(self, zone: Rect, top: float, bar: Rect, script: Rect) -> Rect:
        """The place that it wants: the zone's own, or up to `top`.

        No part of a bar is left, nor of a script, which has been announced.
        """
        inside, cells = self._parts(zone)
        rim = zone.h - inside.h
        high = zone.h
        if not self.rows.fits(inside, cells, inside.h):
            high = self.rows.height_in(inside, cells) + rim
        if zone.y + high > bar.y:
            high = max(high, bar.top + dp(4) - zone.y)
        if zone.y + high > script.y:
            high = max(high, script.top - zone.y)
        return Rect(zone.x, zone.y, zone.w, min(high, top - zone.y))

    def _parts(self, place: Rect) -> tuple[Rect, tuple[Rect, ...]]:
        """The inside, and the keys at the right of its foot."""
        low = self._foot < dp(_LOW)
        inside = place.inset(dp(8 if low else 12), dp(4 if low else 8))
        rest, cells = inside, list[Rect]()
        widths = [_width(button, low) for button in self._buttons]
        share = min(1.0, _MOST * inside.w * len(widths) / max(1.0, sum(widths)))
        for width in reversed(widths):
            cell, rest = rest.cut_right(max(width * share, dp(_LEAST_KEY)), dp(6))
            cells.append(Rect(cell.x, cell.y, cell.w, self._foot - (place.h - inside.h)))
        return inside, tuple(reversed(cells))

    # Drawing

    def lay(self) -> None:
        self._box.draw(self.rect, theme.ACTING, theme.ACCENT, radius=theme.CARD_RADIUS)
        inside, cells = self._parts(self.rect)
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)
            key.redraw()
        self.rows.keys = cells
        put(self.rows, inside)
        self.rows.lay_soon()


def _in_one(button: Button) -> Button:
    """The seconds that it waits stand beside its word."""
    return revised(button, {"label": f"{button.label} {button.second}".strip(), "second": ""})


def _width(button: Button, low: bool) -> float:
    """Of a key: its words in one line; the one that does it is the larger one."""
    least = _MAIN if button.tone == "accent" and not low else theme.TARGET
    return max(float(dp(least)), text_width(button.label, _LABEL, weight=700) + dp(18))


class _Rows(Panel, Touched):
    """The words heard, and below them each command in its row; a touch begins to type.

    `keys`: what stands at the right of the lowest rows.
    """

    def __init__(self, write: Callable[[], None], **look: Any) -> None:
        super().__init__(role="write", **look)
        self._write = write
        self._sheet: QuestionView | None = None
        self._size, self._headed = float(_SIZES[-1]), False
        self.keys: tuple[Rect, ...] = ()
        self._head = Writing(self.canvas)
        self._emblem, self._sign = EmblemSign(self.canvas), Sign(self.canvas)
        self._numbers: list[Number] = []
        self._words: list[Writing] = []

    def act(self, _act: str) -> None:
        self._write()

    def render(self, sheet: QuestionView) -> None:
        self._sheet = sheet
        self.lay_soon()

    @property
    def _told(self) -> str:
        """The reason why a correction could not be made, which has to be read."""
        return self._sheet.text if self._sheet is not None else ""

    @property
    def _heading(self) -> str:
        return self._told or (self._sheet.heading if self._sheet is not None else "")

    # The size of the letters, and the places

    def fits(self, inside: Rect, keys: tuple[Rect, ...], room: float) -> bool:
        """True where all has room; what was heard goes before letters become small."""
        for size in _SIZES:
            for headed in (True, False) if size <= _MIDDLE and not self._told else (True,):
                self._size, self._headed = size, headed
                if self._high(inside, keys) <= room:
                    return True
        return False

    def height_in(self, inside: Rect, keys: tuple[Rect, ...]) -> float:
        """The height that it wants where it has no room."""
        self._size, self._headed = _GROWN, True
        return self._high(inside, keys)

    def _high(self, inside: Rect, keys: tuple[Rect, ...]) -> float:
        return sum(place.h for place in self._places(inside, keys))

    def _places(self, inside: Rect, keys: tuple[Rect, ...]) -> list[Rect]:
        """From the lowest row up to what was heard: beside the keys, or over them."""
        rows = self._sheet.rows if self._sheet is not None else ()
        texts = [(_text(row), self._size, 700) for row in rows]
        if self._headed:
            texts.insert(0, (self._heading, _HEAD, 400))
        left = keys[0].x - dp(8) if keys else inside.right
        foot = keys[0].h + dp(2) if keys else 0.0
        found, y = list[Rect](), 0.0
        for text, size, weight in reversed(texts):
            wide = (inside.right if y >= foot else left) - inside.x
            high = text_height(text, wide - dp(_NUMBER), size, weight=weight, line=_LINE) + dp(4)
            high = max(high, float(dp(_ROW)) if weight == 700 else 0.0)
            found.append(Rect(inside.x, inside.y + y, wide, high))
            y += high
        return found

    # Drawing

    def lay(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        places = self._places(self.rect, self.keys)
        spare = max(0.0, self.height - sum(place.h for place in places)) / (len(places) + 1)
        places = [place.moved(0, spare * at) for at, place in enumerate(places, 1)][::-1]
        self._draw_head(sheet, places.pop(0) if self._headed else NOWHERE)
        while len(self._words) < len(sheet.rows):
            self._words.append(Writing(self.canvas))
            self._numbers.append(Number(self.canvas))
        for number, writing in zip(self._numbers, self._words, strict=True):
            number.hide()
            writing.hide()
        drawn = zip(sheet.rows, places, self._numbers, self._words, strict=False)
        for row, place, number, writing in drawn:
            self._draw_row(row, place, number, writing)

    def _draw_head(self, sheet: QuestionView, place: Rect) -> None:
        self._emblem.hide()
        self._sign.hide()
        if not place.h:
            self._head.hide()
            return
        sign, words = place.cut_left(dp(_NUMBER))
        x, y = sign.x + dp(12), sign.middle[1]
        if sheet.who is not None and not self._told:
            self._emblem.draw(x, y, dp(10), sheet.who)
        else:
            icon = "info" if self._told else sheet.icon
            self._sign.draw(x, y, dp(20), icon, theme.MUTED)
        colour = theme.TEXT if self._told else theme.MUTED
        self._head.draw(words, self._heading, _HEAD, colour=colour, least=_LEAST, line=_LINE)

    def _draw_row(self, row: QueueRow, place: Rect, number: Number, writing: Writing) -> None:
        disc, words = place.cut_left(dp(_NUMBER))
        number.draw(disc.x + dp(12), disc.middle[1], str(row.number), chosen=bool(row.waits))
        writing.draw(
            words, _text(row), self._size, weight=700, least=_LEAST, line=_LINE,
            colour=theme.MUTED if row.waits else theme.TEXT,
        )  # fmt: skip


def _text(row: QueueRow) -> str:
    """The words of a row; what is not taken yet says so at its end."""
    return f"{row.words} · {row.waits}" if row.waits else row.words
