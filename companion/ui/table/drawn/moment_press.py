"""A button that says something of the moment: after each step it is another one, on both sides."""

from __future__ import annotations

from typing import Any

from companion.ui.kit.drawn.press import Press
from companion.ui.kit.touch_guard import AGAIN


class MomentPress(Press):
    """`moment`: another one after each step, so that nothing of the last moment is taken.

    Two people may touch at once: the first touch counts, and no other before `arms` is over.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.moment = 0
        self.arms = AGAIN

    @property
    def words(self) -> object:
        return super().words, self.moment

    def at(self, moment: int, arms: float = AGAIN) -> None:
        self.moment, self.arms = moment, arms
        self.redraw()  # the text size may have changed
