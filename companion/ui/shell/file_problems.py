"""A page that tells what was found wrong with a file as it was opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.engine.languages import InBoth
    from companion.ui.shell.house import House


def tell(house: House, troubles: Sequence[InBoth]) -> None:
    """Open the page of what was found, if anything was."""
    if troubles:
        house.go(Troubles(house, troubles))


class Troubles(BasePage):
    secret = False

    def __init__(self, house: House, troubles: Sequence[InBoth]) -> None:
        super().__init__(house)
        self.troubles = troubles

    def do(self, act: str) -> None:
        if act == "go-on":
            self.house.back()
        else:
            super().do(act)

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        return PageView(
            name="troubles",
            title=sheet["troubles"],
            sections=tuple(Section(one[self.language]) for one in self.troubles),
            foot=(Button("go-on", sheet["go-on"], icon="next", tone="accent"),),
            night=NightArt(),
        )
