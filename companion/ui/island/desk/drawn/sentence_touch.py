"""The touch on a sentence of the script, which opens the rule of what it tells."""

from __future__ import annotations

from typing import Any

from companion.ui.island.desk.drawn.script import page_top
from companion.ui.island.desk.drawn.script_pages import ScriptPage
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.rect import Rect


class SentenceTouch(Touched):
    """The place of the script: touching a sentence opens the rule of what it tells.

    One place for all, since a line of letters is lower than a finger.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._page: ScriptPage | None = None
        self._top = 0.0
        self._touched: int | None = None

    def show(self, page: ScriptPage | None, place: Rect) -> None:
        """None: nothing that has a rule is told."""
        told = page is not None and any(told is not None for _, told in page.sentences)
        self._page, self.role = page, "sentence" if told else ""
        self._top = page_top(place, page) if page is not None else 0.0

    @property
    def words(self) -> object:
        return self._page and self._page.spoken

    def told_at(self, y: float) -> int | None:
        """The number of the sentence at a height; above the first one it is the first."""
        rows = self._page.sentences if self._page is not None else ()
        above = [told for top, told in rows if top <= self._top - y]
        return above[-1] if above else rows[0][1] if rows else None

    def on_touch_down(self, touch: Any) -> bool:
        taken = super().on_touch_down(touch)
        self._touched = self.told_at(touch.y)
        return taken

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and self.told_at(touch.y) != self._touched:
            self.let_go(touch)
            return True
        return super().on_touch_up(touch)

    def act(self, _act: str) -> None:
        if self._touched is not None:
            super().act(f"why {self._touched}")
