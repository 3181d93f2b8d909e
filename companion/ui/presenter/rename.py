"""Another name for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class Rename(Page):
    secret = False

    def __init__(self, house: Companion, which: str, name: str) -> None:
        super().__init__(house)
        self.which = which
        self.written = name

    def typed(self, text: str) -> None:
        self.hush()
        self.written = text

    def do(self, act: str) -> None:
        if act != "save":
            return
        try:
            self.house.shelf.rename(self.which, self.written)
        except Told as told:
            self.say_problem(told.say(self.language))
        else:
            self.house.back()

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        return PageView(
            name="rename",
            title=sheet["rename"],
            field=(sheet["new-name"], self.written),
            back=Button("back", sheet["back"], icon="back"),
            foot=(Button("save", sheet["save"], icon="check", tone="accent"),),
            notice=self.notice,
            problem=self.problem,
        )
