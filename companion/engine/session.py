"""One game being played: submit, undo, redo, and the journal from which it is replayed.

Undo is the state before, kept; replay folds the commands again; neither has rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Generic, TypeVar, assert_never

from companion.engine.frozen import frozen
from companion.engine.game import GameRules, HasState
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did, JournalRecord
from companion.engine.refused import Refused

StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
ResultT = TypeVar("ResultT", bound=HasState[Any])


@frozen
class JournalEntry(Generic[CommandT, ResultT]):
    """A command and what came of it."""

    command: CommandT
    outcome: ResultT


class Step(Generic[CommandT, ResultT]):
    """The unit of undo: a command with all answers to its questions.

    `heard`: how many of its entries have been heard: announced, answered, or gone on from.
    `told`: how many of those were announced or answered, so that nobody has to say them again.
    """

    __slots__ = ("entries", "heard", "told")

    def __init__(self) -> None:
        self.entries: list[JournalEntry[CommandT, ResultT]] = []
        self.heard = 0
        self.told = 0


class Session(Generic[StateT, CommandT, ResultT]):
    """A game in memory. `seed` decides what chance draws; the draws go into the journal."""

    def __init__(
        self, game: GameRules[StateT, CommandT, ResultT], start: ResultT, seed: int = 0
    ) -> None:
        self.game = game
        self.start = start
        self.seed = seed
        self.steps: list[Step[CommandT, ResultT]] = []
        self.undone: list[Step[CommandT, ResultT]] = []
        self.struck: list[Step[CommandT, ResultT]] = []
        self.journal: list[JournalRecord] = []
        # By the id of a state, which is kept beside its outcome so that the id stays its own.
        self._tried: dict[tuple[int, CommandT], tuple[StateT, ResultT]] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self.steps)} steps, {self.state!r}>"

    @property
    def state(self) -> StateT:
        last = self.steps[-1].entries[-1].outcome if self.steps else self.start
        state: StateT = last.state
        return state

    def entries(self) -> Iterator[JournalEntry[CommandT, ResultT]]:
        for step in self.steps:
            yield from step.entries

    def submit(self, command: CommandT) -> list[JournalEntry[CommandT, ResultT]]:
        """Take a command, with what chance then draws; or Refused, and nothing has changed."""
        return self.submit_each((command,))

    def submit_each(self, commands: Iterable[CommandT]) -> list[JournalEntry[CommandT, ResultT]]:
        """Take commands one after another, all or none. Each is asked for when it is its turn."""
        mark = self._mark()
        try:
            taken = list(self._each(commands))
        except BaseException:  # a fault of ours is no reason to keep half of it either
            self._roll_back(*mark)
            raise
        self._tried.clear()
        return taken

    def try_each(self, commands: Iterable[CommandT]) -> list[JournalEntry[CommandT, ResultT]]:
        """The entries that `submit_each` would make, or Refused; nothing is taken.

        Taken next, they are the very same: nothing is worked out twice.
        """
        state, mark = self.state, self._mark()
        try:
            tried = list(self._each(commands))
        finally:
            self._roll_back(*mark)
        for entry in tried:
            self._tried[id(state), entry.command] = (state, entry.outcome)
            state = entry.outcome.state
        return tried

    @contextmanager
    def ahead(
        self, commands: Iterable[CommandT]
    ) -> Iterator[list[JournalEntry[CommandT, ResultT]]]:
        """Inside, the state that commands lead to; afterwards nothing is taken. Or Refused."""
        mark = self._mark()
        try:
            yield list(self._each(commands))
        finally:
            self._roll_back(*mark)

    def tried(self, command: CommandT) -> ResultT:
        """The outcome of one command, as `try_each` finds it, without what chance then draws."""
        state = self.state
        outcome = self._outcome(state, command)
        self._tried[id(state), command] = (state, outcome)
        return outcome

    def _outcome(self, state: StateT, command: CommandT) -> ResultT:
        known = self._tried.get((id(state), command)) if self._tried else None
        return self.game.apply(state, command) if known is None else known[1]

    def _each(self, commands: Iterable[CommandT]) -> Iterator[JournalEntry[CommandT, ResultT]]:
        for command in commands:
            entry = self._take(command)
            yield entry
            while (drawn := self._drawn(entry.outcome.state)) is not None:
                entry = self._take(drawn)
                yield entry

    def _mark(self) -> tuple[int, int, tuple[int, int], int, list[Step[CommandT, ResultT]]]:
        last = self.steps[-1] if self.steps else Step()
        heard = last.heard, last.told
        return len(self.steps), len(last.entries), heard, len(self.journal), self.undone

    def _drawn(self, state: StateT) -> CommandT | None:
        """The answer that chance has to give now."""
        return self.game.draw(state, self._dice)

    def _dice(self) -> Random:
        # The place in the journal is part of the seed: a resumed game draws as it would have.
        return Random(f"{self.seed}/{len(self.journal)}")

    def dice_of(self, player: str) -> Random:
        """The dice of a computer that plays along; an undo leads back to the same ones."""
        taken = sum(len(step.entries) for step in self.steps)
        return Random(f"{self.seed}/{taken}/{player}")

    def _take(self, command: CommandT, line: Did | None = None) -> JournalEntry[CommandT, ResultT]:
        game, state = self.game, self.state
        entry = JournalEntry(command, self._outcome(state, command))
        self.journal.append(line or Did(*game.write(command)))
        if game.asks_only(command):
            return entry
        step = self.steps[-1] if self.steps else None
        begins = step is None or game.begins_step(state, command)
        if step is not None and (begins or game.was_heard(state, command)):
            step.heard = len(step.entries)
            if not begins:
                step.told = len(step.entries)
        if step is None or begins:
            step = Step()
            self.steps.append(step)
        step.entries.append(entry)
        self.undone = []
        return entry

    def _roll_back(
        self,
        steps: int,
        entries: int,
        heard: tuple[int, int],
        lines: int,
        undone: list[Step[CommandT, ResultT]],
    ) -> None:
        del self.steps[steps:]
        if self.steps:
            del self.steps[-1].entries[entries:]
            self.steps[-1].heard, self.steps[-1].told = heard
        del self.journal[lines:]
        self.undone = undone

    def undo(self) -> Step[CommandT, ResultT]:
        """Take back the last step. One that was heard is struck, not forgotten."""
        if not self.steps:
            raise Refused("not-now")
        step = self.steps.pop()
        self.undone.append(step)
        if step.heard:
            self.struck.append(step)
        self.journal.append(UNDO)
        return step

    def redo(self) -> Step[CommandT, ResultT]:
        if not self.undone:
            raise Refused("not-now")
        step = self.undone.pop()
        self.steps.append(step)
        self.journal.append(REDO)
        return step

    def announced(self) -> None:
        """Mark all announcements so far as heard."""
        if not self.steps:
            return
        self.steps[-1].heard = len(self.steps[-1].entries)
        for step in reversed(self.steps):
            if step.told == len(step.entries):
                break  # and so is all before it, but for what nobody has said for long
            step.told = len(step.entries)
        self.journal.append(ANNOUNCED)

    def replay(self, lines: Iterable[JournalRecord]) -> None:
        """Fold a journal. Chance is not asked: what it drew stands among the commands."""
        for line in lines:
            self.fold(line)

    def fold(self, line: JournalRecord) -> JournalEntry[CommandT, ResultT] | None:
        """Take one line of a journal; Refused, and nothing has changed. The entry of a command."""
        match line:
            case Did(who, words) as did:
                return self._take(self._command(who, words), did)
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "announced":
                self.announced()
            case _:
                assert_never(line)
        return None

    def _command(self, who: str, words: str) -> CommandT:
        command = self.game.read(who, words)
        if command is None:
            raise Refused("unknown")
        return command
