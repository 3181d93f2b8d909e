"""Step one, the table: how many play, and which characters in turn order (L2.1, L2.6)."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import CHARACTERS, Who
from companion.text.counted import counted
from companion.text.island.names import name
from companion.ui.island.wizard.draft import FOR_BEGINNERS
from companion.ui.island.wizard.seats import Seats
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.views import PageView

# Beginners' four first.
_OFFERED: Final = (*FOR_BEGINNERS, *(who for who in CHARACTERS if who not in FOR_BEGINNERS))


class TableStep(WizardStep):
    @property
    def done(self) -> bool:
        return not self.draft.missing

    @property
    def rule(self) -> str:
        return "choose-characters"

    @property
    def why_not(self) -> str:
        if self.done:
            return ""
        return counted(self.sheet["choose-more"], self.draft.missing, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["players", "2" | "3" | "4" as players]:
                self.draft.sit(int(players))
            case ["character", who] if who in CHARACTERS:
                self._choose(who)
            case ["seats"] if self.draft.figures:
                self.house.go(Seats(self.wizard))
            case ["seats"]:
                self.say_why(self.why_not)
            case _:
                super().do(act)

    def _choose(self, who: Who) -> None:
        sheet, players = self.sheet, self.draft.players
        if not self.draft.choose(who):
            self.say_rule(sheet["enough"])
        elif self.draft.players != players:
            self.say_why(sheet["now-four"])

    def view(self) -> PageView:
        sheet = self.sheet
        players = tuple(
            Button(
                f"players {n}",
                sheet["n-players"].format(n=n),
                chosen=n == self.draft.players,
            )
            for n in (2, 3, 4)
        )
        characters = tuple(map(self._character, _OFFERED))
        text = sheet["two-text" if self.draft.players == 2 else "captives-text"]
        return PageView(
            name="setup-table",
            title=sheet["title"],
            sections=(
                Section(sheet["players"], rows=((*players, *self._beside()),), unlike=True),
                Section(sheet["captives"], text, (characters,)),
            ),
        )

    def _beside(self) -> tuple[Button, Button]:
        """The buttons beside the players: names, which the game needs not, and a fresh start."""
        begun = bool(self.draft.figures)
        return (
            Button("seats", self.sheet["seats"], icon="people", enabled=begun),
            Button("anew", self.sheet["anew"], icon="restore", enabled=begun),
        )

    def _character(self, who: Who) -> Button:
        sheet = self.sheet
        return Button(
            f"character {who}",
            name(who, self.language),
            second=self._place(who),
            chosen=who in self.draft.figures,
            who=who,
            lines=sheet[f"mission-{who}"],
        )

    def _place(self, who: Who) -> str:
        """The second line of a character: a place in turn order."""
        sheet = self.sheet
        if who not in self.draft.figures:
            return sheet["for-beginners"] if who in FOR_BEGINNERS else ""
        place = self.draft.figures.index(who)
        if self.draft.players == 2:
            return sheet["second-figure" if place else "board"]
        turn, person = sheet["turn-order"].format(n=place + 1), self.draft.person(who)
        return f"{person}, {turn}" if person else turn
