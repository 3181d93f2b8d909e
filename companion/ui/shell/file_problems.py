"""What opening a game has found, said once before the desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.store.troubles import Sentences
    from companion.ui.presenter.companion import Companion


class Troubles(Page):
    secret = False

    def __init__(self, house: Companion, troubles: Sequence[Sentences]) -> None:
        super().__init__(house)
        self.troubles = troubles

    def do(self, act: str) -> None:
        if act == "go-on":
            self.house.back()

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        return PageView(
            name="troubles",
            title=sheet["troubles"],
            sections=tuple(Section(one[self.language]) for one in self.troubles),
            foot=(Button("go-on", sheet["go-on"], icon="next", tone="accent"),),
        )
