"""The seats and the names of the players: clockwise from the OP's left, as they take turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.island.terms import Who
from companion.store.games.people import checked_person
from companion.text.island.names import acted_on, name
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard


class Seats(BasePage):
    """L2.6. With two players the one person's two figures, the board's own first (L15.1)."""

    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.draft = wizard.draft

    def do(self, act: str) -> None:
        match act.split():
            case ["earlier", who] if who in self.draft.figures:
                self.draft.move(who, -1)
            case ["later", who] if who in self.draft.figures:
                self.draft.move(who, 1)
            case ["name", who] if who in self.draft.figures:
                self._name(who)
            case _:
                super().do(act)
        self.wizard.keep()

    def _name(self, who: Who) -> None:
        sheet = words(QUICK_START, self.language)
        asked = NameAsked(
            "person", sheet["person"].format(name=acted_on(who, self.language)),
            sheet["person-hint"], sheet["back"], sheet["person-save"], sheet["person-text"],
        )  # fmt: skip

        def call(written: str) -> None:
            self.draft.call(who, checked_person(written))
            self.wizard.keep()

        self.house.go(Naming(self.house, asked, call, self.draft.person(who)))

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
        return PageView(
            name="setup-seats",
            title=sheet["seats"],
            text=sheet["two-seats-text" if self.draft.players == 2 else "seats-text"],
            sections=(Section(rows=tuple(self._seats())),),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )

    def _seats(self) -> Iterator[tuple[Button, ...]]:
        sheet, figures = words(QUICK_START, self.language), self.draft.figures
        last = len(figures) - 1
        for place, who in enumerate(figures):
            person = self.draft.person(who) or sheet["no-name"]
            yield (
                Button(f"name {who}", name(who, self.language), person, who=who, wide=True),
                Button(f"earlier {who}", sheet["earlier"], enabled=place > 0),
                Button(f"later {who}", sheet["later"], enabled=place < last),
            )
