"""A finger on the screen: its touches take the way that real ones take."""

from __future__ import annotations

from itertools import count
from typing import Any

from kivy.base import EventLoop
from kivy.input.motionevent import MotionEvent

_numbers = count(1)


class Finger(MotionEvent):
    """`x` and `y` are pixels of the window, from its lower left corner."""

    def __init__(self, window: Any, x: float, y: float) -> None:
        self._window = window
        number = next(_numbers)
        super().__init__("finger", number, self._part(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args
        super().depack(args)

    def down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def move_to(self, x: float, y: float) -> None:
        self.move(self._part(x, y))
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        EventLoop.post_dispatch_input("end", self)

    def _part(self, x: float, y: float) -> tuple[float, float]:
        """Kivy takes a place as a part of the window's width and height."""
        return x / (self._window.width - 1), y / (self._window.height - 1)
