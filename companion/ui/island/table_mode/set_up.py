"""Setting up a table that nobody hosts: who plays whom, how the OP plays; the island is sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS
from companion.games.island.terms import CHARACTERS
from companion.store.games.people import checked_person
from companion.text.island.names import acted_on
from companion.text.screens import words
from companion.text.screens.computer.nobody_hosts import NOBODY_HOSTS
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.desk.rulings import ChooseRulings
from companion.ui.island.table_mode.draft import FEWEST, MOST, TableDraft, new_table
from companion.ui.island.table_mode.set_up_view import NobodyHostsView, set_up_view
from companion.ui.island.table_mode.starts import NameStarts
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.rulings import Rulings
    from companion.ui.shell.house import House


class NobodyHosts(BasePage):
    """All is chosen already, but for the starts."""

    secret = False

    def __init__(self, house: House, draft: TableDraft | None = None) -> None:
        super().__init__(house)
        self.draft = draft or new_table()

    @property
    def rulings(self) -> Rulings:
        return self.draft.rulings

    @rulings.setter
    def rulings(self, rulings: Rulings) -> None:
        self._revise(rulings=rulings)

    def _revise(self, **changes: object) -> None:
        self.draft = revised(self.draft, changes)

    def do(self, act: str) -> None:
        self.hush()
        count = len(self.draft.seats)
        match act.split():
            case ["take", seat, who] if _is_seat(seat, count) and who in CHARACTERS:
                self.draft = self.draft.take(int(seat), who)
            case ["earlier", seat] if _is_seat(seat, count):
                self.draft = self.draft.earlier(int(seat))
            case ["remove", seat] if _is_seat(seat, count) and count > FEWEST:
                self.draft = self.draft.remove(int(seat))
            case ["one-more"] if count < MOST:
                self.draft = self.draft.one_more()
            case ["remove", _] | ["one-more"]:
                self.say_why(words(NOBODY_HOSTS, self.language)["one-more-second"])
            case ["name", seat] if _is_seat(seat, count):
                self._name(int(seat))
            case ["strength", word] if word in STRENGTHS:
                self._revise(strength=word)
            case ["style", word] if word in OP_STYLES:
                self._revise(style=word)
            case ["reads", "yes" | "no" as word]:
                aloud = {"voice_out": "all" if word == "yes" else "off"}
                self.house.change_settings(revised(self.house.settings, aloud))
            case ["rulings"]:
                self.house.go(ChooseRulings(self.house, self, lambda: None))
            case ["starts"]:
                self.house.go(NameStarts(self.house, self.draft))
            case _:
                super().do(act)

    def _name(self, seat: int) -> None:
        sheet, one = words(QUICK_START, self.language), self.draft.seats[seat]
        asked = NameAsked(
            "person", sheet["person"].format(name=acted_on(one.who, self.language)),
            sheet["person-hint"], sheet["back"], sheet["person-save"], sheet["person-text"],
            one.who,
        )  # fmt: skip

        def call(written: str) -> None:
            self.draft = self.draft.call(seat, checked_person(written))

        self.house.go(Naming(self.house, asked, call, one.person, secret=False))

    def view(self) -> NobodyHostsView:
        reads = self.house.settings.voice_out == "all"
        reason = self.notice[0] if self.notice is not None else ""
        return set_up_view(self.draft, self.language, reads=reads, reason=reason)


def _is_seat(word: str, count: int) -> bool:
    return word in {str(n) for n in range(count)}
