"""The bar: undo, which names what it takes back, and what stands in the same place everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import fitting, letters, styled, text_height, text_scale
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_LABEL: Final = 15
_LEAST: Final = 14
UNPLACED: Final = [100, 100]  # the size of a widget that nobody has given its place
_LINE: Final = 1.08  # where there is little room


class Bar(Panel):
    """A key for each button, in the places that it is given. `key`: the class of one."""

    key, ground = Press, theme.BAR

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.upright = False
        self._given: tuple[Any, ...] = ()
        self._buttons: tuple[Button, ...] = ()
        self._cells: tuple[Rect, ...] = ()
        self._box = RoundedBox(self.canvas)

    def render(self, buttons: tuple[Button, ...], cells: tuple[Rect, ...]) -> None:
        """`cells`: their places, in pixels."""
        if (buttons, cells) == self._given:
            return
        self._given = buttons, cells
        if len(buttons) != len(self._buttons):
            self._make(len(buttons))
        self._buttons, self._cells = buttons, cells
        for press, button in zip(reversed(self.children), buttons, strict=True):
            press.render(button)
        self._shorten()
        self.lay_soon()

    def _shorten(self) -> None:
        """Cut what Undo has no room for in letters that can be read; the journal has all of it."""
        if not self._buttons or self.children[-1].size == UNPLACED:
            return
        undo, button = self.children[-1], self._buttons[0]
        undo.render(revised(button, {"label": readable(button.label, _room(undo, button))}))

    def _make(self, count: int) -> None:
        self.clear_widgets()
        for at in range(count):
            undo = at == 0
            self.add_widget(
                self.key(form="caption" if undo else "stack", sp=theme.LABEL if undo else _LABEL)
            )
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, self.ground, radius=0)
        keys = [*reversed(self.children)]
        for press, cell in zip(keys, self._cells, strict=False):
            put(press, cell)
        self._dress(keys, list(self._cells))

    def _dress(self, keys: list[Any], cells: list[Rect]) -> None:
        """Undo may be long; the labels of the others are all of one size."""
        others = [(key, cell) for key, cell in zip(keys, cells, strict=False)][1:]
        sizes = [label_size(key.button, cell, _LABEL, stacked=True) for key, cell in others
                 if key.button is not None]  # fmt: skip
        for key, _ in others:
            key.sp = max(_LEAST / max(1.0, text_scale()), min(sizes, default=_LABEL))
            key.redraw()
        if keys:
            keys[0].form = "stack" if self.upright else "caption"
            self._shorten()
            keys[0].redraw()


def _room(undo: Press, button: Button) -> tuple[int, int]:
    """The room that the icon leaves, and the small line if it is wide enough for one."""
    if undo.form == "stack":
        return int(undo.width - dp(10)), int(undo.height - dp(36))
    if undo.width < dp(150):
        return int(undo.width - dp(42)), int(undo.height - dp(8))
    small = text_height(button.second, undo.width, theme.SMALL, weight=700)
    beside = dp(48 if undo.width < dp(240) else 74)
    return int(undo.width - beside), int(undo.height - dp(8) - small)


def readable(text: str, room: tuple[int, int]) -> str:
    """The words, whole, that fit in letters that are not too small."""
    words = text.split()
    low, high = 1, len(words) + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _fits(_first(words, middle), room) else (low, middle)
    return _first(words, low) if words else text


def _first(words: Sequence[str], count: int) -> str:
    kept = " ".join(words[:count])
    return kept if count == len(words) else f"{kept.rstrip(',—: ')} …"


def _fits(text: str, room: tuple[int, int]) -> bool:
    least = letters(_LEAST / max(1.0, text_scale()))
    return fitting(text, styled(700, "left", _LINE), least, room) >= least
