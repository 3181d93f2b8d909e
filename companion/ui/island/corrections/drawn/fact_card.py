"""One fact on a card: its name, what stands, and a green edge with *2 to 3* where it changes."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.corrections.drawn.pieces import MarkKey, TileKey
from companion.ui.island.corrections.views import FactRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import ButtonRow
from companion.ui.kit.drawn.keys.pip_key import PIP, PIP_HIGH, PipKey
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put, render_each
from companion.ui.kit.rect import Rect

_LABEL: Final = 18  # sp
_NOTE: Final = 15
_CHANGED: Final = 15
_RIM: Final = 14  # dp
_MARK: Final = 100  # dp high
_MARK_WIDE: Final = 76
_TILE: Final = 92  # dp high, of a space of the mission
_TILE_WIDE: Final = 84
FLAG: Final = 12  # dp that it stands over the edge
_TWO_COLUMNS: Final = 620  # dp of width from which cards stand in two columns


class FactCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row = FactRow("")
        self._box, self._flag = RoundedBox(self.canvas), RoundedBox(self.canvas.after)
        self._label, self._note = Writing(self.canvas), Writing(self.canvas)
        self._changed = Writing(self.canvas.after)
        self.pips: list[PipKey] = []
        self.marks: list[MarkKey] = []
        self.tiles: list[TileKey] = []
        self.values = Segmented()
        self.rows: list[ButtonRow] = []

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "\n".join(filter(None, (self.row.label, self.row.note, self.row.changed)))

    def render(self, row: FactRow) -> None:
        self.row = row
        pips = row.pips
        acts = pips.acts if pips else ()
        keep(self, self.pips, len(acts), PipKey)
        for at, (key, act) in enumerate(zip(self.pips, acts, strict=True)):
            key.render(pips.icon if pips else "", act, bool(pips and at < pips.count))
        render_each(self, self.marks, row.marks, MarkKey)
        render_each(self, self.tiles, row.tiles, TileKey)
        have(self, self.values, bool(row.segments))
        self.values.render(row.segments)
        while len(self.rows) > len(row.buttons):
            self.rows.pop().render(())
        while len(self.rows) < len(row.buttons):
            self.rows.append(ButtonRow(self))
        for line, buttons in zip(self.rows, row.buttons, strict=True):
            line.render(buttons)
        self.lay_soon()

    # Its height

    def height_for(self, width: float) -> float:
        inside = width - 2 * dp(_RIM)
        if self._is_line(inside):
            return dp(PIP_HIGH + 20)
        note = 0 if self._is_beside(inside) else self._note_high(inside)
        parts = [self._head_high(inside), note, *self._bodies(inside)]
        parts = [part for part in parts if part]
        return sum(parts) + dp(theme.BETWEEN) * (len(parts) - 1) + 2 * dp(12)

    def _is_line(self, inside: float) -> bool:
        """True for pips that stand beside their name."""
        return bool(self.pips) and inside >= self._pips_wide() + self._label_wide() + dp(12)

    def _pips_wide(self) -> float:
        return len(self.pips) * dp(PIP)

    def _label_wide(self) -> float:
        return max(dp(96), text_width(self.row.label, _LABEL, weight=800))

    def _head_high(self, inside: float) -> float:
        return text_height(self.row.label, inside, _LABEL, weight=800, line=1.15)

    def _note_high(self, inside: float) -> float:
        return text_height(self.row.note, inside, _NOTE, line=1.3)

    def _is_beside(self, inside: float) -> bool:
        """True for a note that stands right of the name, as of what turns under the finger."""
        words = text_width(self.row.label, _LABEL, weight=800) + text_width(self.row.note, _NOTE)
        return bool(self.marks) and words + dp(12) <= inside

    def _bodies(self, inside: float) -> list[float]:
        """The heights of what stands below the name."""
        found = [
            dp(PIP_HIGH) if self.pips else 0,
            self._marks_high(inside),
            self._tiles_high(inside),
            self.values.height_for(inside) if self.row.segments else 0,
        ]
        for row in self.rows:
            lines = list(row.lines(inside))
            found.append(-min((line[0][1].y for line in lines), default=0.0))
        return [one for one in found if one]

    def _across(self, inside: float) -> int:
        count = len(self.marks)
        fit = max(1, int((inside + dp(theme.BETWEEN)) // dp(_MARK_WIDE + theme.BETWEEN)))
        return max(1, min(count, 4, fit))

    def _marks_high(self, inside: float) -> float:
        if not self.marks:
            return 0
        lines = ceil(len(self.marks) / self._across(inside))
        return lines * dp(_MARK) + dp(theme.BETWEEN) * (lines - 1)

    def _tiles_high(self, inside: float) -> float:
        return dp(_TILE) * len(_honeycomb(len(self.tiles), inside))

    # Drawing

    def lay(self) -> None:
        changed = bool(self.row.changed)
        edge = theme.MISSION if changed else ""
        self._box.draw(self.rect, theme.PANEL, edge, radius=theme.CAPTIVE_RADIUS, width=3)
        self._draw_flag()
        inside = self.rect.inset(dp(_RIM), dp(12))
        if self._is_line(inside.w):
            self._note.hide()
            right, left = inside.cut_right(self._pips_wide(), dp(12))
            self._label.draw(left, self.row.label, _LABEL, least=14, weight=800, line=1.15)
            self._put_pips(Rect(right.x, right.middle[1] - dp(PIP_HIGH) / 2, right.w, dp(PIP_HIGH)))
            return
        head, rest = inside.cut_top(self._head_high(inside.w), dp(theme.BETWEEN))
        self._label.draw(head, self.row.label, _LABEL, least=14, weight=800, line=1.15)
        if self._is_beside(inside.w):
            self._note.draw(head, self.row.note, _NOTE, colour=theme.MUTED, halign="right")
            self._lay_bodies(rest)
            return
        note = self._note_high(rest.w)
        place, rest = rest.cut_top(note, dp(theme.BETWEEN) if note else 0)
        self._note.draw(place, self.row.note, _NOTE, colour=theme.MUTED, line=1.3)
        self._lay_bodies(rest)

    def _lay_bodies(self, rest: Rect) -> None:
        gap = dp(theme.BETWEEN)
        if self.pips:
            place, rest = rest.cut_top(dp(PIP_HIGH), gap)
            self._put_pips(place.cut_left(min(place.w, self._pips_wide()))[0])
        if self.marks:
            place, rest = rest.cut_top(self._marks_high(rest.w), gap)
            self._put_marks(place)
        if self.tiles:
            place, rest = rest.cut_top(self._tiles_high(rest.w), gap)
            self._put_tiles(place)
        if self.row.segments:
            place, rest = rest.cut_top(self.values.height_for(rest.w), gap)
            put(self.values, place)
        for row in self.rows:
            lowest = rest.top
            for line in row.lines(rest.w):
                for key, box in line:
                    put(key, box.moved(rest.x, rest.top))
                lowest = rest.top + line[0][1].y
            rest = rest.cut_top(rest.top - lowest, gap)[1]

    def _put_pips(self, place: Rect) -> None:
        for key, cell in zip(self.pips, place.columns(max(1, len(self.pips))), strict=True):
            put(key, cell)

    def _put_marks(self, place: Rect) -> None:
        """On a grid whose last line is not spread: each keeps its size."""
        across, gap = self._across(place.w), dp(theme.BETWEEN)
        lines = place.rows(ceil(len(self.marks) / across), gap)
        for at, key in enumerate(self.marks):
            put(key, lines[at // across].columns(across, gap)[at % across])

    def _put_tiles(self, place: Rect) -> None:
        """As on the island: every other row stands between those above it."""
        lines = _honeycomb(len(self.tiles), place.w)
        wide = place.w / max(lines)
        keys = iter(self.tiles)
        for count, line in zip(lines, place.rows(len(lines)), strict=True):
            left = line.x + (line.w - wide * count) / 2
            for at in range(count):
                put(next(keys), Rect(left + wide * at, line.y, wide, line.h))

    def _flag_wide(self) -> float:
        return text_width(self.row.changed, _CHANGED, weight=800) + dp(28)

    def _draw_flag(self) -> None:
        """Over the upper edge at the right."""
        if not self.row.changed:
            self._flag.hide()
            self._changed.hide()
            return
        wide, high = min(self.width * 0.7, self._flag_wide()), dp(24)
        place = Rect(self.right - wide - dp(12), self.top - high + dp(FLAG), wide, high)
        self._flag.draw(place, theme.MISSION, radius=9)
        self._changed.draw(
            place, self.row.changed, _CHANGED, least=14, weight=800, halign="center",
            colour=theme.ON_THUMB,
        )  # fmt: skip


def _honeycomb(count: int, width: float) -> list[int]:
    """The number in each row; every other row has one fewer."""
    full = max(2, min(int(width // dp(_TILE_WIDE)), 3 if count <= 5 else 4))
    lines: list[int] = []
    while sum(lines) < count:
        lines.append(min(full - len(lines) % 2, count - sum(lines)))
    return lines


class FactCards(Panel):
    """The facts of a subject, in one column or in two of about the same height."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cards: list[FactCard] = []

    def height_for(self, width: float) -> float:
        columns = self._columns(width)
        return max((self._high(one, width) for one in columns), default=0) + dp(FLAG)

    def _each(self, width: float) -> float:
        two = width >= dp(_TWO_COLUMNS) and len(self.cards) > 1
        return (width - dp(theme.BETWEEN)) / 2 if two else width

    def _high(self, cards: list[FactCard], width: float) -> float:
        heights = [card.height_for(self._each(width)) for card in cards]
        return sum(heights) + dp(theme.BETWEEN) * max(0, len(heights) - 1)

    def _columns(self, width: float) -> list[list[FactCard]]:
        """Read down the left one first."""
        if width < dp(_TWO_COLUMNS) or len(self.cards) < 2:
            return [self.cards]
        mission = next((at for at, card in enumerate(self.cards) if card.row.tiles), None)
        if mission is not None:  # what is counted, and what has a mark
            return [self.cards[: mission + 1], self.cards[mission + 1 :]]
        heights = [card.height_for(self._each(width)) for card in self.cards]
        best = min(range(1, len(heights)), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
        return [self.cards[:best], self.cards[best:]]

    def lay(self) -> None:
        x, each = self.x, self._each(self.width)
        for column in self._columns(self.width):
            top = self.top - dp(FLAG)  # a flag stands over an edge
            for card in column:
                high = card.height_for(each)
                put(card, Rect(x, top - high, each, high))
                card.lay_soon()
                top -= high + dp(theme.BETWEEN)
            x += each + dp(theme.BETWEEN)
