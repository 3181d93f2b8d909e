"""Everything that each captive has heard of a game (L16), without the island: for deductions."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from companion.engine.frozen import revised
from companion.engine.journal import REDO, UNDO, JournalRecord
from companion.engine.session import Session
from companion.games.island.announce import shown
from companion.games.island.answers import answer_word
from companion.games.island.apply import Outcome, is_answer
from companion.games.island.board.buildable import can_be_made, strange_knots
from companion.games.island.board.generate import kinds_in
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS, alike
from companion.games.island.commands import (
    Answer,
    Command,
    Correct,
    End,
    Move,
    Restore,
    UseBonus,
    UseExtra,
    Where,
)
from companion.games.island.corrections import facts_of
from companion.games.island.game import Game
from companion.games.island.history.chronicle import GameEntry
from companion.games.island.history.utterances import BEFORE_PLAY
from companion.games.island.knowledge.heard import CaptiveWords, Heard, HeardWords, OpenTable
from companion.games.island.questions import What
from companion.games.island.state import State
from companion.games.island.terms import LAKES, OP, PARTS, Who

_UNSAID = frozenset((*HEXES, *PARTS, *LAKES))  # L16.2


# Steps back in which what was not announced is still to be said.
EARLIER: Final = 2


class Ears:
    """The journal folded once more, as far as it has grown since the last look.

    `announced`: only what was announced or answered counts as heard, not all that was resolved.
    """

    def __init__(self, session: Game, *, announced: bool = False) -> None:
        self._session = session
        self._announced = announced
        self._again: Game = Session(session.game, session.start, session.seed)
        self._read = 0
        self._table = open_table(session.start.state)
        self._told: dict[Who, list[HeardWords]] = {board: [] for _, board in self._table.boards}
        self._count = 0
        self._last = -1  # the words that stand, which the next ones follow
        # By the id of an entry, which is kept beside it so that the id stays its own.
        self._number: dict[int, tuple[GameEntry, int]] = {}
        self._untold: list[tuple[State, GameEntry]] = []
        self._beside: list[tuple[State, GameEntry]] = []  # answers that are perhaps still unsaid
        self._rounds: list[int] = []
        self._hear(session.start, None)

    def heard(self, who: Who) -> Heard:
        """All that has been heard until now by the player of this figure (L16.4)."""
        self._catch_up()
        board = dict(self._table.boards)[who]
        return Heard(self._table, tuple(self._told[board]), self._last)

    def _catch_up(self) -> None:
        journal = self._session.journal
        while self._read < len(journal):
            self._follow(journal[self._read])
            self._read += 1

    @property
    def rounds(self) -> tuple[int, ...]:
        """The round in which each of the words was said; that of the set-up is `BEFORE_PLAY`."""
        return tuple(self._rounds)

    def moments(self) -> tuple[tuple[int, int], ...]:
        """After the set-up and each step that counts: how many words were heard, the last of them.

        The last moment has all that was heard, also what was taken back since.
        """
        self._catch_up()
        found, last = [(1, 0)], 0
        for step in self._again.steps:
            numbers = [self._number[id(one)][1] for one in step.entries if id(one) in self._number]
            last = max((last, *numbers))
            found.append((last + 1, last))
        found[-1] = (self._count, self._last)
        return tuple(found)

    @property
    def waits(self) -> bool:
        """True while the last move is not told, since a question `from` is open (L7.3)."""
        return bool(self._untold)

    def _follow(self, line: JournalRecord) -> None:
        before = self._again.state
        entry = self._again.fold(line)
        self._tell_beside()
        if entry is not None and self._again.game.asks_only(entry.command):
            self._answered(before, entry)
        elif entry is not None:
            self._untold.append((before, entry))
            self._tell(at_once=isinstance(entry.command, Correct))
        elif line in (UNDO, REDO):
            self._stand_again()
        else:
            self._tell()

    def _answered(self, before: State, entry: GameEntry) -> None:
        """An answer to where somebody is (L16.3) tells of what was said before it."""
        if not self._announced:
            self._take(before, entry)
        elif not self._untold:
            self._beside.append((before, entry))

    def _tell_beside(self) -> None:
        """The game went on from these answers."""
        for one in self._beside:
            self._take(*one)
        self._beside = []

    def _tell(self, at_once: bool = False) -> None:
        """The facts before a question `from` are told with its answer (L7.3)."""
        question = self._again.state.question
        if at_once or question is None or question.what != "from":
            told = self._announced_of(self._untold) if self._announced else self._untold
            self._untold = self._untold[len(told) :]
            for one in told:
                self._take(*one)

    def _announced_of(self, untold: list[tuple[State, GameEntry]]) -> list[tuple[State, GameEntry]]:
        """The first of them that everybody has heard: in order, for what came after is of them."""
        steps, heard = self._again.steps, set[int]()
        for back, step in enumerate(reversed(steps[-len(untold) - 1 :])):
            count = step.told if back <= EARLIER else step.heard
            heard |= {id(entry) for entry in step.entries[:count]}
        return list(takewhile(lambda one: id(one[1]) in heard, untold))

    def _stand_again(self) -> None:
        """A step was taken back, or brought again, which perhaps had not been told."""
        self._last, self._untold = 0, []
        before = self._again.start.state
        for entry in self._again.entries():
            if id(entry) in self._number:
                self._last = self._number[id(entry)][1]
            else:
                self._untold.append((before, entry))
            before = entry.outcome.state
        self._tell()

    def _take(self, before: State, entry: GameEntry) -> None:
        self._hear(entry.outcome, (before, entry.command), before.round)
        self._number[id(entry)] = (entry, self._last)

    def _hear(
        self, outcome: Outcome, command: tuple[State, Command] | None, round_: int = BEFORE_PLAY
    ) -> None:
        words = HeardWords(self._last, outcome.said)
        if command is not None:
            words = _with_command(words, *command)
        alone = shown(outcome.facts)
        for board, told in self._told.items():
            own = tuple(fact for fact in alone if fact.to == board)
            told.append(revised(words, {"shown": own}) if own else words)
        self._last = self._count
        self._count += 1
        self._rounds.append(round_)


def open_table(state: State) -> OpenTable:
    """The part of a table that lies open: which pieces are in play, not how they lie.

    That the tiles and knots of the box are used shows on those that are left over in it.
    """
    island, box = state.table.island, state.table.box
    strange = strange_knots(island.knots, box)
    return OpenTable(
        boards=tuple((captive.who, captive.board) for captive in state.captives),
        arrows=box.arrows,
        kinds=tuple(KINDS) if strange else tuple(kinds_in(box)),
        different=not alike(island.knots),
        lake_shore=state.table.rulings.lake_shore == "yes",
        tiles=box.tiles if can_be_made(island, box) else (),
    )


def _with_command(words: HeardWords, before: State, command: Command) -> HeardWords:
    """With whoever said it, if a captive; of a correction, with the facts that were set."""
    if isinstance(command, Correct):
        return revised(words, {"corrected": tuple(map(_openly, facts_of(command.words)))})
    if command.who == OP:
        return words
    spoke, asked = _spoken(before, command)
    return words if spoke is None else revised(words, {"spoke": spoke, "asked": asked})


def _openly(fact: tuple[str, ...]) -> str:
    return " ".join(word for word in fact if word not in _UNSAID)


def _spoken(before: State, command: Command) -> tuple[CaptiveWords | None, What]:
    """The words of a captive; an answer by the option that it picks."""
    question = before.question
    if question is not None and question.what != "turn" and is_answer(question, command):
        if question.who not in before.table.seat:
            return None, "turn"  # chance answers
        return Answer(command.who, answer_word(question, command)), question.what
    match command:
        case Move() | Restore() | UseBonus() | UseExtra() | End() | Answer() | Where():
            return command, "turn"
        case _:
            return None, "turn"
