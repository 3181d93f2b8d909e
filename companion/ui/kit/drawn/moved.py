"""A part of a canvas that is faded, shifted and scaled while nothing in it is drawn anew."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Canvas, InstructionGroup, PopMatrix, PushMatrix, Scale, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import SHEET, SHEET_RISES, out_cubic

LEAST: Final = 0.001  # nothing is scaled to nothing: there would be no way back
_NOTHING: Final = 1e-9


class Moved:
    """`canvas`: to be drawn in; `group`: to be put where it is to be seen.

    At rest it costs nothing: the matrices are there only while it is not in its place.
    """

    def __init__(self, canvas: Any = None) -> None:
        self.group, self.canvas = InstructionGroup(), Canvas()
        self._matrices: tuple[Translate, Scale] | None = None
        self.group.add(self.canvas)
        if canvas is not None:
            canvas.add(self.group)

    def fade(self, opacity: float) -> None:
        self.canvas.opacity = opacity

    def move(
        self,
        dx: float,
        dy: float,
        scale: float | tuple[float, float] = 1.0,
        origin: tuple[float, float] = (0, 0),
    ) -> None:
        """So far from its place; scaled round a point of it, told as if it were in its place."""
        across, along = scale if isinstance(scale, tuple) else (scale, scale)
        if is_at_rest(dx, dy, across, along):
            self.rest()
            return
        if self._matrices is None:
            self._matrices = carry(self.group)
        shift, size = self._matrices
        shift.xy = (dx, dy)
        size.origin = origin
        size.x, size.y = max(LEAST, across), max(LEAST, along)

    def rest(self) -> None:
        """Be in its place."""
        if self._matrices is not None:
            self._matrices = None
            self.group.clear()
            self.group.add(self.canvas)


def is_at_rest(dx: float, dy: float, across: float, along: float) -> bool:
    return max(abs(dx), abs(dy), abs(across - 1), abs(along - 1)) < _NOTHING


def carry(group: InstructionGroup) -> tuple[Translate, Scale]:
    """Put matrices round all that is in a group."""
    shift, size = Translate(0, 0), Scale(1, 1, 1)
    for at, one in enumerate((PushMatrix(), shift, size)):
        group.insert(at, one)
    group.add(PopMatrix())
    return shift, size


class Shifted:
    """A widget whose drawing, with that of its children, is elsewhere for a while.

    The widget stays where it is: what can be touched does not move.
    """

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        self._matrices: tuple[PushMatrix, Translate, Scale] | None = None
        self._pop = PopMatrix()

    def move(self, dx: float, dy: float, scale: tuple[float, float] = (1.0, 1.0)) -> None:
        """So far from its place; scaled round its middle."""
        if is_at_rest(dx, dy, *scale):
            self.rest()
            return
        if self._matrices is None:
            self._matrices = (PushMatrix(), Translate(0, 0), Scale(1, 1, 1))
            for at, one in enumerate(self._matrices):
                self._widget.canvas.before.insert(at, one)
            self._widget.canvas.after.add(self._pop)
        _, shift, size = self._matrices
        shift.xy = (dx, dy)
        size.origin = self._widget.center
        size.x, size.y = (max(LEAST, one) for one in scale)

    def rest(self) -> None:
        if self._matrices is not None:
            for one in self._matrices:
                self._widget.canvas.before.remove(one)
            self._widget.canvas.after.remove(self._pop)
            self._matrices = None


class Coming:
    """A sheet that comes up a little and into sight; what is on it can be touched in its place."""

    def __init__(self, sheet: Widget) -> None:
        self._sheet, self._shifted = sheet, Shifted(sheet)
        self._share = Motion(self._show, 1.0)

    def play(self) -> None:
        self._share.play(0.0, 1.0, SHEET, ease=out_cubic)

    def _show(self) -> None:
        self._sheet.opacity = self._share.value
        self._shifted.move(0, -dp(SHEET_RISES) * (1 - self._share.value))
