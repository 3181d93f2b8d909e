"""Parts with pictures: the first frame of a start waits for none of them."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock

from companion.text.languages import Language
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.wordmark import Wordmark
from companion.ui.shelf.drawn.winner_mark import WinnerMark

_FIRST: Final = 2  # frames: the app is to be seen by then


class Later(Panel):
    """Drawn a frame later than its place is known, while the app starts; else at once."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._draw_soon = Clock.create_trigger(self._draw, 0)

    def lay(self) -> None:
        if Clock.frames > _FIRST:
            self.draw()
        else:
            self._draw_soon()

    def _draw(self, *_: object) -> None:
        if self.width >= 1 and self.height >= 1 and self.get_root_window() is not None:
            self.draw()

    def draw(self) -> None:
        """Draw the pictures in their place."""


class Title(Later):
    """The title with the logo in it."""

    def __init__(self, *, stacked: bool = False, **look: Any) -> None:
        super().__init__(**look)
        self.stacked = stacked
        self.language: Language = "en"
        self.sp = 1.0
        self._mark = Wordmark(self.canvas)

    def render(self, sp: float, language: Language) -> None:
        self.sp, self.language = sp, language
        self.lay_soon()

    def draw(self) -> None:
        self._mark.draw(self.rect, self.sp, self.language, stacked=self.stacked)


class Winner(Later):
    """An emblem, or the OP's eye, as large as its place."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.who = ""
        self._mark = WinnerMark(self.canvas)

    def render(self, who: str) -> None:
        self.who = who
        self.lay_soon()

    def draw(self) -> None:
        if self.who:
            self._mark.draw(*self.rect.middle, min(self.size) / 2, self.who)
        else:
            self._mark.hide()
