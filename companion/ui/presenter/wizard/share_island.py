"""An island for another tablet: its code to be read out or sent, and the same as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import segno

from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.views import Button, PageView, Picture
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


def picture(code: str) -> Picture:
    """The QR code, with the empty rim that a camera needs."""
    drawn = segno.make(code.replace("-", ""), error="m", micro=False)
    return tuple(tuple(bool(dot) for dot in row) for row in drawn.matrix_iter(border=4))


class ShareIsland(Page):
    """Whoever sees the code has the island, so it is as secret as that."""

    def __init__(self, house: Companion, code: str) -> None:
        super().__init__(house)
        self.code = code

    def do(self, act: str) -> None:
        self.hush()
        sheet, outside = words(FILES, self.language), self.house.outside
        if act == "copy":
            outside.copy(self.code)
            self.say_why(sheet["copied"])
        elif act == "send" and not outside.hand_over_text(self.code):
            self.say_problem(sheet["not-sent"])

    def _foot(self) -> tuple[Button, ...]:
        sheet = words(FILES, self.language)
        copy = Button("copy", sheet["copy"])
        if not self.house.outside.reaches:
            return (copy,)
        return copy, Button("send", sheet["send"], icon="export", tone="accent")

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        return PageView(
            name="share-island",
            title=self.code,
            text=sheet["share-text"],
            back=Button("back", sheet["back"], icon="back"),
            foot=self._foot(),
            picture=picture(self.code),
            notice=self.notice,
            problem=self.problem,
        )
