"""A part of a screen that lays itself out in one pass."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion.ui.kit.rect import Rect


class Part(Widget):
    """Draws itself and puts its own children in their places.

    `lay` is called before the next frame after its place has changed, and whenever `lay_soon` asks
    for it.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.lay_soon = Clock.create_trigger(self._lay, -1)
        self.fbind("pos", self.lay_soon)
        self.fbind("size", self.lay_soon)

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, self.width, self.height)

    def lay(self) -> None:
        """Put everything in its place."""

    def _lay(self, *_: object) -> None:
        if self.width >= 1 and self.height >= 1:
            self.lay()


def put(widget: Widget, rect: Rect) -> None:
    """Where nothing changes, nobody is told."""
    widget.pos = (rect.x, rect.y)
    widget.size = (rect.w, rect.h)
