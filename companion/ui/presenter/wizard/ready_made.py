"""Islands with a name and a line of why, to be taken with one touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.named_islands import ready_islands
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.ui.presenter.wizard.wizard import Wizard


class ReadyMade(Page):
    def __init__(self, wizard: Wizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.islands = ready_islands()

    def do(self, act: str) -> None:
        match act.split():
            case ["take", code]:
                named = next((one for one in self.islands if one.code == code), None)
                if named is not None:
                    self.wizard.take(named.island)
            case _:
                pass

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        buttons = tuple(
            Button(f"take {one.code}", one.name[self.language], icon="map",
                   lines=one.why[self.language])
            for one in self.islands
        )  # fmt: skip
        return PageView(
            name="ready-made",
            title=sheet["ready-made"],
            sections=(Section(rows=(buttons,)),),
            back=Button("back", sheet["back"], icon="back"),
        )
