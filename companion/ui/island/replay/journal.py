"""The steps of a game by rounds; one of them is looked at, and can be gone back to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.announce import note
from companion.games.island.apply import Outcome
from companion.games.island.notation import write
from companion.games.island.terms import OP
from companion.text.counted import counted
from companion.text.island.announcements import say
from companion.text.island.journal_lines import entry
from companion.text.screens import words
from companion.text.screens.journal import JOURNAL
from companion.text.screens.secret import secret
from companion.ui.island.desk.captives import captives
from companion.ui.island.desk.interface import AtDesk, own_tokens
from companion.ui.island.map.view import island
from companion.ui.island.replay.views import JournalLine, JournalView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.history.chronicle import Item
    from companion.ui.shell.house import House


class Journal(BasePage):
    """`chosen`: the place in the chronicle of the step that is looked at; -1 is the set-up."""

    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk
        self.chosen = len(desk.chronicle) - 1
        self.asked = False
        self.tokens = own_tokens(desk.state)

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, False
        match act.split():
            case ["look-at", at]:
                self.chosen = int(at)
            case ["replay"]:
                self.desk.do(f"replay {self._frame()}")
            case ["return"]:
                self.asked = True
            case ["return", "sure"] if asked:
                self._return()
            case ["return", "sure"]:
                pass  # nobody was asked, or it was taken back
            case ["nothing"]:
                pass  # the way back from where nothing leads back
            case _:
                super().do(act)

    def _frame(self) -> int:
        """The frame of the step that is looked at; of one taken back, the one before it."""
        looked_at = self.desk.chronicle[: self.chosen + 1]
        return sum(not item.struck for item in looked_at)

    def _return(self) -> None:
        index = self._index()
        if index is not None:
            self.house.back()
            self.desk.undo_to(index)

    def view(self) -> JournalView:
        sheet = words(JOURNAL, self.language)
        outcomes = self._outcomes()
        state = outcomes[-1].state
        return JournalView(
            title=sheet["title"],
            rounds=tuple(self._rounds()),
            island=island(state, self.language),
            captives=tuple(
                revised(one, {"act": "", "held": ""}) for one in captives(state, self.language)
            ),
            said=self._said(outcomes) or sheet["nothing-said"],
            secret=self._secret(outcomes),
            back=Button("back", sheet["back"], icon="back"),
            return_here=self._return_here(),
            replay=Button("replay", sheet["replay"], icon="play"),
        )

    # The list

    def _rounds(self) -> Iterator[tuple[str, tuple[JournalLine, ...]]]:
        sheet = words(JOURNAL, self.language)
        yield sheet["before"], (self._line(-1, sheet["set-up"], (self.desk.session.start,)),)
        numbered = enumerate(self.desk.chronicle)
        for round_, items in groupby(numbered, key=lambda one: one[1].before.round):
            lines = tuple(self._step(at, item) for at, item in items)
            yield sheet["round"].format(n=round_), lines

    def _line(self, at: int, label: str, outcomes: tuple[Outcome, ...]) -> JournalLine:
        return JournalLine(
            act=f"look-at {at}",
            label=label,
            said=self._said(outcomes),
            chosen=at == self.chosen,
        )

    def _step(self, at: int, item: Item) -> JournalLine:
        command = item.step.entries[0].command
        state = item.before
        board = state.captive(command.who).board if command.who in state.table.seat else None
        label = entry(command.who, write(command), self.language, self.tokens, board)
        return JournalLine(
            act=f"look-at {at}",
            label=label,
            said=self._said(_outcomes(item)),
            struck=item.struck,
            chosen=at == self.chosen,
            who=None if command.who == OP else command.who,
        )

    # The moment

    def _outcomes(self) -> tuple[Outcome, ...]:
        if self.chosen < 0:
            return (self.desk.session.start,)
        return _outcomes(self.desk.chronicle[self.chosen])

    def _said(self, outcomes: tuple[Outcome, ...]) -> str:
        said = tuple(one for outcome in outcomes for one in outcome.said)
        return say(said, self.said_in, self.tokens)

    def _secret(self, outcomes: tuple[Outcome, ...]) -> str:
        facts = (fact for outcome in outcomes for fact in outcome.facts)
        return secret(note(facts), self.language, self.tokens)

    # The way back

    def _index(self) -> int | None:
        """The step that is looked at among those that count; None: it was taken back."""
        return -1 if self.chosen < 0 else self.desk.chronicle[self.chosen].index

    def _return_here(self) -> Button:
        sheet = words(JOURNAL, self.language)
        index = self._index()
        last = max((-1 if item.index is None else item.index for item in self.desk.chronicle),
                   default=-1)  # fmt: skip
        if index is None:
            return Button("nothing", sheet["struck"], enabled=False)
        if index == last:
            return Button("nothing", sheet["now"], enabled=False)
        takes = counted(sheet["takes-back"], last - index, self.language)
        if self.asked:
            return Button("return sure", sheet["sure"], takes, icon="undo", tone="accent")
        return Button("return", sheet["return"], takes, icon="undo")


def _outcomes(item: Item) -> tuple[Outcome, ...]:
    return tuple(entry.outcome for entry in item.step.entries)
