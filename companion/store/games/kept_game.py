"""A session that writes each line to the disk before the announcement can be read."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from companion.engine.frozen import revised
from companion.engine.game import HasState
from companion.engine.journal import BadJournalLine, JournalRecord
from companion.engine.kind import HasSaid
from companion.engine.refused import Refused
from companion.engine.session import JournalEntry, Session, Step
from companion.store.files.growing_file import GrowingFile
from companion.store.games.game_file import Header, journal_line, read_line, seconds
from companion.store.games.listing import EXTENSION

Clock = Callable[[], float]


class HasTold(HasState[Any], HasSaid, Protocol):
    """An outcome that is kept: its state, and what was said."""


StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
ResultT = TypeVar("ResultT", bound=HasTold)


class KeptSession(Session[StateT, CommandT, ResultT]):
    """A session whose every new line is on the disk when the call returns.

    Or CannotSave: then nothing was done, in memory or on the disk. Without a `file` it is only in
    memory, as while it is replayed.
    """

    def __init__(self, header: Header, now: Clock = time.time) -> None:
        rules, start = header.kind.begin(header.setup)
        super().__init__(rules, start, header.seed)
        self.glance = rules.glance
        self.header = header
        self.now = now
        self.file: GrowingFile | None = None

    @property
    def id(self) -> str:
        """Its name on the shelf; empty for one that is only in memory."""
        return "" if self.file is None else self.file.path.name.removesuffix(EXTENSION)

    def submit_each(self, commands: Iterable[CommandT]) -> list[JournalEntry[CommandT, ResultT]]:
        before = len(self.journal)
        entries = super().submit_each(commands)
        self._keep(before, entries)
        return entries

    def undo(self) -> Step[CommandT, ResultT]:
        before = len(self.journal)
        step = super().undo()
        self._keep(before)
        return step

    def redo(self) -> Step[CommandT, ResultT]:
        before = len(self.journal)
        step = super().redo()
        self._keep(before)
        return step

    def announced(self) -> None:
        before = len(self.journal)
        super().announced()
        self._keep(before)

    def draw_what_is_left(self) -> None:
        """Draw the answer that chance still owed when the app was ended."""
        drawn = self._drawn(self.state)
        if drawn is not None:
            self.submit(drawn)

    def renamed(self, name: str) -> None:
        tree = {**self.header.tree, "name": name}
        self.header = revised(self.header, {"name": name, "tree": tree})

    def close(self) -> None:
        """Give the file back: everything done afterwards is CannotSave."""
        if self.file is not None:
            self.file.close()

    @property
    def closed(self) -> bool:
        return self.file is None or self.file.closed

    def _keep(
        self, before: int, entries: list[JournalEntry[CommandT, ResultT]] | None = None
    ) -> None:
        """Write what the journal has got since; `entries`: of its commands."""
        if self.file is None or len(self.journal) == before:
            return
        try:
            self.file.append(self._written(before, entries))
        except BaseException:  # what is not in the file has not been done
            self._go_back(before)
            raise

    def _written(self, before: int, entries: list[JournalEntry[CommandT, ResultT]] | None) -> bytes:
        at = seconds(self.now())
        if entries is None:
            return journal_line(self.journal[before], None, self.glance(self.state), at)
        raw = b""
        for line, entry in zip(self.journal[before:], entries, strict=True):
            raw += journal_line(line, entry.outcome, self.glance(entry.outcome.state), at)
        return raw

    def _go_back(self, length: int) -> None:
        """Go back to the journal's first lines, with what was said, heard and undone by then."""
        lines = self.journal[:length]
        file, self.file = self.file, None
        for part in (self.steps, self.undone, self.struck, self.journal):
            part.clear()
        try:
            self.replay(lines)
        finally:
            self.file = file

    def _command(self, who: str, words: str) -> CommandT:
        command = super()._command(who, words)
        if not self.header.kind.may_say(self.state, who, command):
            raise Refused("unknown")
        return command


# A kept session of a game that is not looked at.
KeptGame = KeptSession[Any, Any, Any]


# Replaying a file


@dataclass(frozen=True, slots=True)
class ReplayedLine:
    """A line of a file that was replayed; the outcome of a command, and the state after it."""

    number: int
    raw: bytes
    line: JournalRecord
    outcome: Any
    state: Any


class BadLine(Exception):
    """A line that cannot be replayed. Those before it were."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(number)
        self.number = number
        self.code = code


def take(session: KeptGame, lines: Iterable[bytes]) -> Iterator[ReplayedLine]:
    """Replay the lines after the header, or up to BadLine."""
    for number, raw in enumerate(lines, 2):
        try:
            line = read_line(raw)
            entry: JournalEntry[Any, Any] | None = session.fold(line)
        except BadJournalLine:
            raise BadLine(number, "line-unreadable") from None
        except Refused:
            raise BadLine(number, "line-refused") from None
        outcome = None if entry is None else entry.outcome
        yield ReplayedLine(number, raw, line, outcome, session.state)
