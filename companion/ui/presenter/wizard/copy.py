"""The island as large as the screen, for whoever lays the tiles on the table too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView
from companion.ui.presenter.wizard.on_map import on_map

if TYPE_CHECKING:
    from companion.ui.presenter.wizard.wizard import Wizard


class CopyToTable(Page):
    def __init__(self, wizard: Wizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard

    def do(self, act: str) -> None:
        """There is nothing to do but to go back, which is the house's."""

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        return PageView(
            name="copy",
            title=sheet["copy"],
            text=sheet["copy-text"],
            back=Button("back", sheet["back"], icon="back"),
            island=on_map(self.wizard.draft, self.language, tokens=False, pieces=False),
        )
