"""An island gets a name, and is found again among the ready-made ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.layout import Island
from companion.store.own_islands import OwnIslands
from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class KeepIsland(Page):
    def __init__(self, house: Companion, own: OwnIslands, island: Island, name: str = "") -> None:
        super().__init__(house)
        self.own, self.island, self.written = own, island, name

    def typed(self, text: str) -> None:
        self.hush()
        self.written = text

    def do(self, act: str) -> None:
        if act != "save":
            return
        try:
            self.own.keep(self.island, self.written)
        except Told as told:
            self.say_problem(told.say(self.language))
        else:
            self.house.back()

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        return PageView(
            name="keep-island",
            title=sheet["keep-island"],
            text=sheet["keep-text"],
            field=(sheet["island-name"], self.written),
            back=Button("back", sheet["back"], icon="back"),
            foot=(Button("save", sheet["keep"], icon="check", tone="accent"),),
            notice=self.notice,
            problem=self.problem,
        )
