"""Rows of buttons: those of a section, on the grid of its page, and the one at the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.tile_press import TilePress
from companion.ui.kit.drawn.lettering import text_height, text_width
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import ButtonForm, Press
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

KeyLine = list[tuple[Press, Rect]]

ROW: Final = 68  # dp high at least
LOW_ROW: Final = 58  # in a low window
_LISTED: Final = 300  # dp that a button with a longer text wants
_TILED: Final = 260  # dp in which any other may break its words
_CLOSE: Final = 180  # where the page itself is narrow
_NARROW: Final = 480
_LED: Final = 120  # dp that a wide one must have left
_TILE: Final = 112  # dp of an answer with its picture over it
_MOST: Final = 3  # columns
_MANY: Final = 6  # buttons from which on there may be one more
# The size of the icon in each form.
_ICONS: Final[dict[ButtonForm, int]] = {"row": 32, "list": 40, "stack": 48, "caption": 26}


class ButtonRow:
    """As many as the grid has columns, the others below; all of them equally wide."""

    def __init__(self, parent: Panel) -> None:
        self.parent = parent
        self.keys: list[Press] = []
        self.high = ROW

    def render(self, buttons: Sequence[Button]) -> None:
        keep(self.parent, self.keys, len(buttons), TilePress)
        for key, button in zip(self.keys, buttons, strict=True):
            key.form = _form(button)
            key.icon = _ICONS[key.form]
            key.render(button)
            key.redraw()

    def columns(self, width: float) -> int:
        """As many as fit side by side at this width."""
        least = dp(_TILED if width >= dp(_NARROW) else _CLOSE)
        wanted = min(width, max((_wanted(key, least) for key in self.keys), default=1))
        gap = dp(theme.BETWEEN)
        return max(1, int((width + gap) // (wanted + gap)))

    @property
    def is_grid(self) -> bool:
        """False for answers under their pictures, and for a wide button with short ones."""
        return not self._stacked and not (self.keys and self._is_wide(self.keys[0]))

    @property
    def most(self) -> int:
        return _MOST + 1 if len(self.keys) > _MANY else _MOST

    @property
    def _stacked(self) -> bool:
        return any(key.form == "stack" for key in self.keys)

    @staticmethod
    def _is_wide(key: Press) -> bool:
        return key.button is not None and key.button.wide

    def lines(self, width: float, columns: int = 0) -> Iterator[KeyLine]:
        """From (0, 0) down. `columns`: of the grid of the page; none: those of this row alone."""
        gap, y = dp(theme.BETWEEN), 0.0
        for line in self._widths(width, columns):
            height = max(self._height(key, wide) for key, wide in line)
            x, y = 0.0, y - height
            placed: KeyLine = []
            for key, wide in line:
                placed.append((key, Rect(x, y, wide, height)))
                x += wide + gap
            yield placed
            y -= gap

    def _widths(self, width: float, columns: int) -> list[list[tuple[Press, float]]]:
        led = self._led(width)
        if led:
            return [led]
        count, fit, gap = len(self.keys), self.columns(width), dp(theme.BETWEEN)
        if self.is_grid:
            across = columns or min(fit, self.most, max(1, count))
        else:
            across = ceil(count / max(1, ceil(count / fit)))
        each = (width - gap * (across - 1)) / max(1, across)
        return [
            [(key, each) for key in self.keys[first : first + across]]
            for first in range(0, count, across)
        ]

    def _height(self, key: Press, width: float) -> float:
        height = float(key.height_for(width))
        match key.form:
            case "stack":
                return max(height, dp(_TILE))
            case "list" if key.button is not None:  # its icon is higher than its label
                label = text_height(key.button.label, width, key.sp, weight=700)
                return height + max(0.0, dp(key.icon) - label) + dp(4)
            case _:
                return max(height, dp(self.high))

    def _led(self, width: float) -> list[tuple[Press, float]]:
        """A wide one, and short ones at its right; nothing where there is no room for it."""
        if not self.keys or not self._is_wide(self.keys[0]):
            return []
        short = [(key, max(dp(theme.TALL_TARGET), _across(key))) for key in self.keys[1:]]
        rest = width - sum(wide + dp(theme.BETWEEN) for _, wide in short)
        return [(self.keys[0], rest), *short] if rest >= dp(_LED) else []


def _form(button: Button) -> ButtonForm:
    if button.lines:
        return "list"
    return "stack" if button.tone == "answer" and button.icon else "row"


def _wanted(key: Press, least: float) -> float:
    """The width that it wants on a grid: its words on one line, or on two where that is much."""
    if key.form == "list":
        return float(dp(_LISTED))
    whole = _across(key)
    if key.form == "stack":
        return max(float(dp(theme.TALL_TARGET)), whole)
    return whole if whole <= least else max(least, _across(key, halved=True))


def _across(key: Press, *, halved: bool = False) -> float:
    """With all its words on one line, or on two."""
    button = key.button
    if button is None:
        return 0
    of = _halved if halved else _whole
    text = max(of(button.label, key.sp), of(button.second, theme.SMALL))
    beside = key.form == "row" and (button.icon or button.who)
    icon = dp(key.icon) + dp(28) if beside else 0
    if beside and button.ring is not None:
        icon = dp(74)
    rim = 2 * dp(6 if key.form == "stack" else theme.PADDING)
    return float(text + icon + rim)


def _halved(label: str, sp: float) -> float:
    """The width of words on two lines."""
    words = label.split()
    both = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    found = (max(_whole(one, sp) for one in two) for two in both)
    return min(found, default=_whole(label, sp))


def _whole(text: str, sp: float) -> float:
    return text_width(text, sp, weight=700)


# The foot


def wanted_width(key: Press, least: float) -> float:
    """The width of a button of the foot if there is room; `least` in dp."""
    if key.button is None:
        return 0
    label = text_width(key.button.label, key.sp, weight=700)
    second = text_width(key.button.second, theme.SMALL, weight=700)
    icon = dp(46) if key.button.icon or key.button.who else 0
    return float(max(dp(least), max(label, second) + icon + 2 * dp(theme.PADDING + 4)))


def put_apart(
    bar: Rect, keys: Sequence[Press], widths: Sequence[float], back: int = 1
) -> Rect | None:
    """The first `back` at the left, the rest from the right; what is left between them.

    None where they have no room side by side.
    """
    gap = dp(theme.BETWEEN)
    if sum(widths) + gap * (len(widths) - 1) > bar.w:
        return None
    for key, width in zip(keys[:back], widths[:back], strict=True):
        place, bar = bar.cut_left(width, gap)
        put(key, place)
    for key, width in reversed(list(zip(keys[back:], widths[back:], strict=True))):
        place, bar = bar.cut_right(width, gap)
        put(key, place)
    return bar
