"""Rows of buttons: one that wraps in a section, and the one at the foot of a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_height, text_width
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import ButtonForm, Press
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

KeyLine = list[tuple[Press, Rect]]

_LISTED: Final = 300  # dp that a button with a longer text wants
_ALONE: Final = 420  # dp that a button may have that stands alone
_AIR: Final = 8  # dp more, so that it keeps its words on one line
_COLUMN: Final = 3  # so many stand below one another; more would be a long way to scroll
_LED: Final = 120  # dp that a wide one must have left
_TILE: Final = 112  # dp of an answer with its picture over it
# The side of the icon in each form.
_ICONS: Final[dict[ButtonForm, int]] = {"row": 28, "list": 40, "stack": 48, "caption": 26}


class ButtonRow:
    """As many as fit side by side, the others below."""

    def __init__(self, parent: Panel) -> None:
        self.parent = parent
        self.keys: list[Press] = []
        self.unlike = False

    def render(self, buttons: Sequence[Button], *, unlike: bool = False) -> None:
        self.unlike = unlike
        keep(self.parent, self.keys, len(buttons), Press)
        for key, button in zip(self.keys, buttons, strict=True):
            key.form = _form(button)
            key.icon = _ICONS[key.form]
            key.render(button)
            key.redraw()

    def lines(self, width: float, extra: float = 0) -> Iterator[KeyLine]:
        """From (0, 0) down. `extra`: how much higher a line is than it wants to be."""
        gap, y = dp(theme.BETWEEN), 0.0
        for line in self._widths(width):
            height = max(_height(key, wide) for key, wide in line) + extra
            x, y = 0.0, y - height
            placed: KeyLine = []
            for key, wide in line:
                placed.append((key, Rect(x, y, wide, height)))
                x += wide + gap
            yield placed
            y -= gap

    def _widths(self, width: float) -> list[list[tuple[Press, float]]]:
        listed = [key for key in self.keys if key.form == "list"]
        if len(listed) == 1 and len(self.keys) == 2:
            return [self._beside(width)]
        led = self._led(width)
        if led:
            return [led]
        gap = dp(theme.BETWEEN)
        wanted = min(width, max(map(_wanted, self.keys), default=0))
        fit = max(1, int((width + gap) // (wanted + gap))) if wanted else 1
        if self.unlike or (fit == 1 and len(self.keys) > _COLUMN and not listed):
            return [_stretched(line, width) for line in self._packed(width)]
        lines = ceil(len(self.keys) / fit)
        across = ceil(len(self.keys) / max(1, lines))
        each = (width - gap * (across - 1)) / max(1, across)
        if len(self.keys) == 1 and not listed:
            each = min(each, max(dp(_ALONE), wanted + dp(_AIR)))
        return [
            [(key, each) for key in self.keys[first : first + across]]
            for first in range(0, len(self.keys), across)
        ]

    def _packed(self, width: float) -> list[list[tuple[Press, float]]]:
        """As many as fit on each line, each as wide as it wants to be."""
        lines: list[list[tuple[Press, float]]] = []
        used = width
        for key in self.keys:
            wanted = min(width, _wanted(key))
            used += dp(theme.BETWEEN) + wanted
            if used > width:
                lines.append([])
                used = wanted
            lines[-1].append((key, wanted))
        return lines

    def _led(self, width: float) -> list[tuple[Press, float]]:
        """A wide one, and short ones at its right; nothing where there is no room for it."""
        if not self.keys or self.keys[0].button is None or not self.keys[0].button.wide:
            return []
        short = [(key, _wanted(key)) for key in self.keys[1:]]
        rest = width - sum(wide + dp(theme.BETWEEN) for _, wide in short)
        return [(self.keys[0], rest), *short] if rest >= dp(_LED) else []

    def _beside(self, width: float) -> list[tuple[Press, float]]:
        """A long one, and a short one at its right."""
        short = _wanted(self.keys[1])
        return [(self.keys[0], width - short - dp(theme.BETWEEN)), (self.keys[1], short)]


def _stretched(line: list[tuple[Press, float]], width: float) -> list[tuple[Press, float]]:
    """Share what is left of a line; one that stands alone takes no more than it may."""
    gaps = dp(theme.BETWEEN) * (len(line) - 1)
    more = (width - gaps - sum(wanted for _, wanted in line)) / len(line)
    if len(line) == 1:
        more = min(more, max(0.0, dp(_ALONE) - line[0][1]))
    return [(key, wanted + more) for key, wanted in line]


def _form(button: Button) -> ButtonForm:
    if button.lines:
        return "list"
    return "stack" if button.tone == "answer" and button.icon else "row"


def _height(key: Press, width: float) -> float:
    height = float(key.height_for(width))
    match key.form:
        case "stack":
            return max(height, dp(_TILE))
        case "list" if key.button is not None:  # its icon is higher than its label
            label = text_height(key.button.label, width, key.sp, weight=700)
            return height + max(0.0, dp(key.icon) - label) + dp(4)
        case _:
            return height


def _wanted(key: Press) -> float:
    button = key.button
    if button is None:
        return 0
    if key.form == "list":
        return float(dp(_LISTED))
    text = max(
        text_width(button.label, key.sp, weight=700),
        text_width(button.second, theme.SMALL, weight=700),
    )
    beside = key.form == "row" and (button.icon or button.who)
    icon = dp(key.icon) + dp(8) if beside else 0
    rim = 2 * dp(6 if key.form == "stack" else 11)
    return float(max(dp(theme.TARGET + 16), text + icon + rim))


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
