"""A new game in a few taps: the table first, then the starts (L2)."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from companion.games.island.terms import CHARACTERS, Who
from companion.text.names import name
from companion.text.screens import words
from companion.text.screens.counted import counted
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.draft import FOR_BEGINNERS, Draft
from companion.ui.presenter.page import Page
from companion.ui.presenter.starts import Starts
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.ui.presenter.companion import Companion

# Beginners' four first.
_OFFERED: Final = (*FOR_BEGINNERS, *(who for who in CHARACTERS if who not in FOR_BEGINNERS))


def any_seed() -> int:
    return randbelow(10**15)


class QuickStart(Page):
    """Step one, the table. `again`: with the people of this game. `seed`: the dice of the table."""

    def __init__(
        self,
        house: Companion,
        again: State | None = None,
        seed: Callable[[], int] = any_seed,
    ) -> None:
        super().__init__(house)
        self.draft = Draft(seed(), again)

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["players", "2" | "3" | "4" as players]:
                self.draft.sit(int(players))
            case ["character", who] if who in CHARACTERS:
                self._choose(who)
            case ["begin"]:
                self._begin()
            case _:
                pass

    def _choose(self, who: Who) -> None:
        sheet, players = words(QUICK_START, self.language), self.draft.players
        if not self.draft.choose(who):
            self.say_why(sheet["enough"])
        elif self.draft.players != players:
            self.say_why(sheet["now-four"])

    def _begin(self) -> None:
        if self.draft.missing:
            self.say_why(self._choose_more())
        else:
            self.house.go(Starts(self.house, self.draft))

    def _choose_more(self) -> str:
        sheet = words(QUICK_START, self.language)
        return counted(sheet["choose-more"], self.draft.missing, self.language)

    def view(self) -> PageView:
        sheet = words(QUICK_START, self.language)
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
            name="quick-start",
            title=sheet["title"],
            sections=(
                Section(sheet["players"], rows=(players,)),
                Section(sheet["captives"], text, (characters,)),
            ),
            back=Button("back", sheet["back"], icon="back"),
            foot=(self._go_on(),),
            notice=self.notice,
            problem=self.problem,
        )

    def _character(self, who: Who) -> Button:
        sheet = words(QUICK_START, self.language)
        return Button(
            f"character {who}",
            name(who, self.language),
            second=self._place(who),
            chosen=who in self.draft.figures,
            who=who,
            lines=sheet[f"mission-{who}"],
        )

    def _place(self, who: Who) -> str:
        """What of the table a character has: a place in turn order."""
        sheet = words(QUICK_START, self.language)
        if who not in self.draft.figures:
            return sheet["for-beginners"] if who in FOR_BEGINNERS else ""
        place = self.draft.figures.index(who)
        if self.draft.players == 2:
            return sheet["second-figure" if place else "board"]
        return sheet["turn-order"].format(n=place + 1)

    def _go_on(self) -> Button:
        sheet = words(QUICK_START, self.language)
        missing = self.draft.missing
        second = self._choose_more() if missing else sheet["begin-second"]
        return Button(
            "begin", sheet["begin"], second, icon="next", tone="accent", enabled=not missing
        )
