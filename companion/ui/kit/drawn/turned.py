"""A part of a screen turned to whoever sits at that side: by 0, 90, 180 or 270 degrees.

What lies in it is laid out upright, from (0, 0); it is drawn, and takes touches, where it is seen.
"""

from __future__ import annotations

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate, Translate

from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.rect import Rect

# How a place goes round the middle, by the degrees.
_ROUND = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


class Turned(Panel):
    """`degrees`: against the clock. Children lie in `inner`, their own upright rectangle.

    Its own rectangle is that one turned. To turn the places, and not each touch, is what makes a
    touch that is grabbed come up where it went down.
    """

    def __init__(self, degrees: int = 0, **look: Any) -> None:
        super().__init__(**look)
        self._shift, self._middle = Translate(0, 0), Translate(0, 0)
        self._rotate, self._back = Rotate(angle=0, axis=(0, 0, 1)), Translate(0, 0)
        matrices = (PushMatrix(), self._shift, self._middle, self._rotate, self._back)
        for one in matrices:
            self.canvas.before.add(one)
        self.canvas.after.add(PopMatrix())
        self.degrees = 0
        self.turn(degrees)
        self.fbind("pos", self._put)
        self.fbind("size", self._put)

    def turn(self, degrees: int) -> None:
        self.degrees = degrees % 360
        self._put()

    @property
    def inner(self) -> Rect:
        """The upright rectangle of what lies in it."""
        if self.degrees % 180 == 0:
            return Rect(0, 0, self.width, self.height)
        return Rect(0, 0, self.height, self.width)

    def _put(self, *_change: object) -> None:
        self._shift.xy = self.pos
        self._middle.xy = (self.width / 2, self.height / 2)
        self._rotate.angle = self.degrees
        self._back.xy = (-self.inner.w / 2, -self.inner.h / 2)
        self.lay_soon()

    # Places, from outside and from within

    def to_local(self, x: float, y: float, **_how: bool) -> tuple[float, float]:
        cos, sin = _ROUND[self.degrees]
        x, y = x - self.x - self.width / 2, y - self.y - self.height / 2
        middle = self.inner.middle
        return x * cos + y * sin + middle[0], -x * sin + y * cos + middle[1]

    def to_parent(self, x: float, y: float, **_how: bool) -> tuple[float, float]:
        cos, sin = _ROUND[self.degrees]
        middle = self.inner.middle
        x, y = x - middle[0], y - middle[1]
        return (
            x * cos - y * sin + self.x + self.width / 2,
            x * sin + y * cos + self.y + self.height / 2,
        )

    def placed(self, rect: Rect) -> Rect:
        """The place outside of a rectangle within."""
        one, other = self.to_parent(rect.x, rect.y), self.to_parent(rect.right, rect.top)
        (left, right), (low, top) = (sorted(pair) for pair in zip(one, other, strict=True))
        return Rect(left, low, right - left, top - low)

    # Touches

    def on_touch_down(self, touch: Any) -> bool:
        return self._within(touch, super().on_touch_down)

    def on_touch_move(self, touch: Any) -> bool:
        return self._within(touch, super().on_touch_move)

    def on_touch_up(self, touch: Any) -> bool:
        return self._within(touch, super().on_touch_up)

    def _within(self, touch: Any, dispatch: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        try:
            return bool(dispatch(touch))
        finally:
            touch.pop()
