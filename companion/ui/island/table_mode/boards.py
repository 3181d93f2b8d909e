"""L17: what stands on a captive's board, put right by whoever notices; never where a figure is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.text.screens.corrections import CORRECTIONS
from companion.ui.island.corrections.captive import CaptiveFacts
from companion.ui.island.corrections.pending import corrected
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.text.languages import Language
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.shell.house import House


def board_facts(state: State, who: Who, language: Language) -> Iterator[Section]:
    """Health, energy, fruits and marks, as they stand on the board in front of everybody.

    Marks of a mission that only their place tells apart are left out: it would name a space.
    """
    place = words(CORRECTIONS, language)["place"]
    for section in CaptiveFacts(state, language).of(state.captive(who)):
        if section.heading == place:
            continue
        rows = (tuple(one for one in row if _may_be_set(state, one)) for row in section.rows)
        kept = tuple(row for row in rows if row)
        if kept:
            yield Section(section.heading, rows=kept)


def _may_be_set(state: State, button: Button) -> bool:
    word, *fact = button.act.split()
    named = any(one in HEXES for one in fact)
    return word == "set" and not named and corrected(state, button.act) is not None


class BoardFacts(BasePage):
    """Each touch is set at once, said aloud, and can be undone."""

    secret = False

    def __init__(self, house: House, desk: AtDesk, who: Who) -> None:
        super().__init__(house)
        self.desk = desk
        self.who = who

    def do(self, act: str) -> None:
        self.hush()
        offered = {
            button.act
            for section in board_facts(self.desk.state, self.who, self.language)
            for row in section.rows
            for button in row
        }
        if act not in offered:
            super().do(act)
            return
        reason = self.desk.correct(act)
        if reason:
            self.say_why(reason)

    def view(self) -> PageView:
        sheet, state = words(TABLE_MODE, self.language), self.desk.state
        sections = (
            () if state.question is None
            else tuple(board_facts(state, self.who, self.language))
        )  # fmt: skip
        return self.noticed(
            PageView(
                name="board-facts",
                title=sheet["corrections"].format(name=name(self.who, self.language)),
                text=sheet["boards-text"],
                sections=sections,
                back=Button("back", sheet["back"], icon="back"),
            )
        )
