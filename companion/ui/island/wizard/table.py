"""Step one, the table: how many play, which characters in turn order (L2.1, L2.6), and names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.games.island.terms import CHARACTERS, Who
from companion.store.games.people import checked_person
from companion.text.island.names import acted_on, name
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.wizard.draft import FOR_BEGINNERS, Draft
from companion.ui.island.wizard.model import SetUpModel, why_not
from companion.ui.island.wizard.step import AtDraft, WizardStep
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.text.languages import Language

# Beginners' four first.
_OFFERED: Final = (*FOR_BEGINNERS, *(who for who in CHARACTERS if who not in FOR_BEGINNERS))


class TableStep(WizardStep):
    rule = "choose-characters"

    def do(self, act: str) -> None:
        match act.split():
            case ["players", "2" | "3" | "4" as players]:
                self.draft = self.draft.sit(int(players))
            case ["character", who] if who in CHARACTERS:
                self._choose(who)
            case ["seats"] if self.draft.figures:
                self.house.go(Seats(self.wizard))
            case ["seats"]:
                self.say_why(why_not(self.wizard.model(), "table"))
            case _:
                super().do(act)

    def _choose(self, who: Who) -> None:
        before, sheet = self.draft, words(QUICK_START, self.language)
        self.draft = before.choose(who)
        if self.draft is before:
            self.say_rule(sheet["enough"])
        elif self.draft.players != before.players:
            self.say_why(sheet["now-four"])


def table_view(model: SetUpModel) -> PageView:
    sheet, draft = model.sheet, model.draft
    begun = bool(draft.figures)
    players = tuple(
        Segment(f"players {n}", sheet["n-players"].format(n=n), n == draft.players)
        for n in (2, 3, 4)
    )
    # Last: names, which the game needs not, and a fresh start.
    more = (
        Button("seats", sheet["seats"], icon="people", enabled=begun),
        Button("anew", sheet["anew"], icon="restore", enabled=begun),
    )
    text = sheet["two-text" if draft.players == 2 else "captives-text"]
    characters = tuple(_character(model, who) for who in _OFFERED)
    return PageView(
        name="setup-table",
        title="",  # the rail has it
        sections=(
            Section(sheet["players"], segments=players),
            Section(sheet["captives"], text, (characters, more)),
        ),
        night=NightArt(),
    )


def _character(model: SetUpModel, who: Who) -> Button:
    return Button(
        f"character {who}",
        name(who, model.language),
        second=_place(model, who),
        tone="option",
        chosen=who in model.draft.figures,
        who=who,
        lines=model.sheet[f"mission-{who}"],
    )


def _place(model: SetUpModel, who: Who) -> str:
    """The second line of a character: a place in turn order."""
    sheet, draft = model.sheet, model.draft
    if who not in draft.figures:
        return sheet["for-beginners"] if who in FOR_BEGINNERS else ""
    place = draft.figures.index(who)
    if draft.players == 2:
        return sheet["second-figure" if place else "board"]
    turn, person = sheet["turn-order"].format(n=place + 1), draft.person(who)
    return f"{person}, {turn}" if person else turn


# The seats


class Seats(AtDraft):
    """The seats and the names: clockwise from the OP's left, as the players take turns (L2.6).

    With two players the one person's two figures, the board's own first (L15.1).
    """

    def do(self, act: str) -> None:
        match act.split():
            case ["earlier", who] if who in self.draft.figures:
                self.draft = self.draft.move(who, -1)
            case ["later", who] if who in self.draft.figures:
                self.draft = self.draft.move(who, 1)
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
            who,
        )  # fmt: skip

        def call(written: str) -> None:
            self.draft = self.draft.call(who, checked_person(written))
            self.wizard.keep()

        self.house.go(Naming(self.house, asked, call, self.draft.person(who)))

    def view(self) -> PageView:
        return self.noticed(seats_view(self.draft, self.language))


def seats_view(draft: Draft, language: Language) -> PageView:
    sheet = words(QUICK_START, language)
    return PageView(
        name="setup-seats",
        title=sheet["seats"],
        text=sheet["two-seats-text" if draft.players == 2 else "seats-text"],
        sections=(Section(rows=tuple(_seats(draft, language))),),
        night=NightArt(),
        back=Button("back", sheet["back"], icon="back"),
    )


def _seats(draft: Draft, language: Language) -> Iterator[tuple[Button, ...]]:
    sheet, last = words(QUICK_START, language), len(draft.figures) - 1
    for place, who in enumerate(draft.figures):
        person = draft.person(who) or sheet["no-name"]
        yield (
            Button(f"name {who}", name(who, language), person, who=who, wide=True),
            Button(f"earlier {who}", sheet["earlier"], enabled=place > 0),
            Button(f"later {who}", sheet["later"], enabled=place < last),
        )
