"""An island behind a code that somebody wrote down or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.island_code import BadCode, island_of
from companion.text.islands import bad_code
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.views import Button, PageView
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.ui.island.wizard.wizard import Wizard

_LONGEST = 100


class EnterCode(Page):
    def __init__(self, wizard: Wizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.written = ""

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "take":
                self._take()
            case "paste":
                self._paste()
            case _:
                pass

    def _take(self) -> None:
        try:
            self.wizard.take(island_of(self.written))
        except BadCode as bad:
            self.say_problem(bad_code(bad, self.language))

    def _paste(self) -> None:
        """A message may have broken the code into lines."""
        found = " ".join(self.house.outside.pasted().split())
        if found:
            self.written = found[:_LONGEST]
        else:
            self.say_why(words(FILES, self.language)["nothing-to-paste"])

    def typed(self, text: str) -> None:
        self.hush()
        self.written = text[:_LONGEST]

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        return PageView(
            name="code",
            title=sheet["code"],
            text=sheet["code-text"],
            back=Button("back", sheet["back"], icon="back"),
            foot=(
                Button("paste", words(FILES, self.language)["paste"]),
                Button("take", sheet["take"], icon="check", tone="accent"),
            ),
            field=(sheet["code-hint"], self.written),
            notice=self.notice,
            problem=self.problem,
        )
