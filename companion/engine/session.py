"""One game being played: submit, undo, redo, and the journal from which it is replayed.

Undo is the state before, kept; replay folds the commands again; neither has rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Generic, TypeVar, assert_never

from companion.engine.frozen import frozen
from companion.engine.game import Game, Outcome
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did, Line
from companion.engine.refused import Refused

State = TypeVar("State")
Command = TypeVar("Command")
Result = TypeVar("Result", bound=Outcome[Any])


@frozen
class Entry(Generic[Command, Result]):
    """A command and what came of it."""

    command: Command
    outcome: Result


class Step(Generic[Command, Result]):
    """What one undo takes back: a command with all answers to what it asked.

    `heard`: how many of its entries have been heard: announced, answered, or gone on from.
    """

    __slots__ = ("entries", "heard")

    def __init__(self) -> None:
        self.entries: list[Entry[Command, Result]] = []
        self.heard = 0


class Session(Generic[State, Command, Result]):
    """A game in memory. `seed` decides what chance draws; the draws go into the journal."""

    def __init__(self, game: Game[State, Command, Result], start: Result, seed: int = 0) -> None:
        self.game = game
        self.start = start
        self.seed = seed
        self.steps: list[Step[Command, Result]] = []
        self.undone: list[Step[Command, Result]] = []
        self.struck: list[Step[Command, Result]] = []
        self.journal: list[Line] = []

    @property
    def state(self) -> State:
        last = self.steps[-1].entries[-1].outcome if self.steps else self.start
        state: State = last.state
        return state

    def entries(self) -> Iterator[Entry[Command, Result]]:
        for step in self.steps:
            yield from step.entries

    def submit(self, command: Command) -> list[Entry[Command, Result]]:
        """Take a command, with what chance then draws; or Refused, and nothing has changed."""
        return self.submit_each((command,))

    def submit_each(self, commands: Iterable[Command]) -> list[Entry[Command, Result]]:
        """Take commands one after another, all or none. Each is asked for when it is its turn."""
        last = self.steps[-1] if self.steps else Step()
        mark = (len(self.steps), len(last.entries), last.heard)
        length, undone = len(self.journal), self.undone
        taken: list[Entry[Command, Result]] = []
        try:
            for command in commands:
                taken.append(self._take(command))
                while (drawn := self._drawn(taken[-1].outcome.state)) is not None:
                    taken.append(self._take(drawn))
        except BaseException:  # a fault of ours is no reason to keep half of it either
            self._roll_back(*mark)
            del self.journal[length:]
            self.undone = undone
            raise
        return taken

    def _drawn(self, state: State) -> Command | None:
        """What chance has to answer now."""
        return self.game.draw(state, self._dice)

    def _dice(self) -> Random:
        # The place in the journal is part of the seed: a resumed game draws as it would have.
        return Random(f"{self.seed}/{len(self.journal)}")

    def _take(self, command: Command, line: Did | None = None) -> Entry[Command, Result]:
        game, state = self.game, self.state
        entry = Entry(command, game.apply(state, command))
        self.journal.append(line or Did(*game.write(command)))
        if game.asks_only(command):
            return entry
        step = self.steps[-1] if self.steps else None
        begins = step is None or game.begins_step(state, command)
        if step is not None and (begins or game.was_heard(state, command)):
            step.heard = len(step.entries)
        if step is None or begins:
            step = Step()
            self.steps.append(step)
        step.entries.append(entry)
        self.undone = []
        return entry

    def _roll_back(self, steps: int, entries: int, heard: int) -> None:
        del self.steps[steps:]
        if self.steps:
            del self.steps[-1].entries[entries:]
            self.steps[-1].heard = heard

    def undo(self) -> Step[Command, Result]:
        """Take back the last step. One that was heard is struck, not forgotten."""
        if not self.steps:
            raise Refused("not-now")
        step = self.steps.pop()
        self.undone.append(step)
        if step.heard:
            self.struck.append(step)
        self.journal.append(UNDO)
        return step

    def redo(self) -> Step[Command, Result]:
        if not self.undone:
            raise Refused("not-now")
        step = self.undone.pop()
        self.steps.append(step)
        self.journal.append(REDO)
        return step

    def announced(self) -> None:
        """What has been said so far has been heard."""
        if self.steps:
            self.steps[-1].heard = len(self.steps[-1].entries)
            self.journal.append(ANNOUNCED)

    def replay(self, lines: Iterable[Line]) -> None:
        """Fold a journal. Chance is not asked: what it drew stands among the commands."""
        for line in lines:
            self.fold(line)

    def fold(self, line: Line) -> Entry[Command, Result] | None:
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

    def _command(self, who: str, words: str) -> Command:
        command = self.game.read(who, words)
        if command is None:
            raise Refused("unknown")
        return command
