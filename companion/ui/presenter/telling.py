"""What the OP has to say now, and whether it has been heard: read off the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.engine.frozen import frozen
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did
from companion.games.island.announcements import Announcement, Undone
from companion.games.island.apply import Outcome, where
from companion.games.island.chronicle import Taken, Taking
from companion.games.island.commands import Correct, Shuffled, Where
from companion.games.island.facts import Fact
from companion.games.island.game import Game, redone, undone
from companion.games.island.notation import read
from companion.games.island.terms import OP


@frozen
class Telling:
    """`said` is read aloud, `facts` are the truth behind it. `heard`: it has been announced."""

    said: tuple[Announcement, ...]
    facts: tuple[Fact, ...]
    heard: bool


def telling(session: Game, beside: tuple[Announcement, ...] = ()) -> Telling:
    """`beside`: what was asked beside the game or taken back, and is still to be said."""
    if beside:
        return Telling(beside, (), heard=False)
    step = next((one for one in reversed(session.steps) if not _only_corrects(one)), None)
    if step is None:
        start: Outcome = session.start
        return Telling(start.said, start.facts, heard=False)
    entries = step.entries
    first = _last_answer(entries)
    corrected = step is not session.steps[-1]
    heard = _announced_since(session) if corrected else step.heard >= len(entries)
    group = entries[first if heard or corrected else max(first, step.heard) :]
    return Telling(
        said=tuple(one for entry in _told_now(session, group) for one in entry.outcome.said),
        facts=tuple(fact for entry in group for fact in entry.outcome.facts),
        heard=heard,
    )


def _only_corrects(step: Taking) -> bool:
    """L17: a correction says nothing, and what was to be said before it still is."""
    return all(isinstance(entry.command, Correct) for entry in step.entries)


def _announced_since(session: Game) -> bool:
    """Whether what was said before the last corrections has been announced."""
    for line in reversed(session.journal):
        if line == ANNOUNCED:
            return True
        if isinstance(line, Did) and not line.words.startswith("set "):
            return False
    return False


def _told_now(session: Game, group: Sequence[Taken]) -> Sequence[Taken]:
    """L7.3: what a line says before the OP has picked a lake space is said after it."""
    question = session.state.question
    waits = question is not None and question.what == "from"
    return group[:-1] if waits else group


def _last_answer(entries: Sequence[Taken]) -> int:
    """Whoever answers has heard what was said before: it is not said again."""
    return next((at for at in range(len(entries) - 1, 0, -1) if entries[at].command.who != OP), 0)


def _answers(entry: Taken) -> bool:
    """Neither the OP's nor what chance drew."""
    return entry.command.who != OP and not isinstance(entry.command, Shuffled)


def taken_back(step: Taking) -> tuple[Announcement, ...]:
    """What an undo makes the OP say: nothing where nobody had heard anything."""
    if not any(entry.outcome.said for entry in step.entries[: step.heard]):
        return ()
    return (undone(step),)


def undone_so_far(beside: tuple[Announcement, ...]) -> tuple[Announcement, ...]:
    """Several steps taken back at once are told together."""
    return tuple(one for one in beside if isinstance(one, Undone))


def brought_back(step: Taking) -> tuple[Announcement, ...]:
    if not any(entry.outcome.said for entry in step.entries[: step.heard]):
        return ()
    return (redone(step),)


def told_beside(entries: Sequence[Taken]) -> tuple[Announcement, ...]:
    """L16.3: what was asked beside the game is told beside it."""
    return tuple(
        one for entry in entries if isinstance(entry.command, Where) for one in entry.outcome.said
    )


def asked_last(session: Game) -> tuple[Announcement, ...]:
    """L16.3: what was answered beside the game, if nothing was said since but that it was heard."""
    last = next((line for line in reversed(session.journal) if line != ANNOUNCED), None)
    return _answered(session, last) if isinstance(last, Did) else ()


def _answered(session: Game, line: Did) -> tuple[Announcement, ...]:
    command = read(line.who, line.words)
    return (where(session.state, command.whom),) if isinstance(command, Where) else ()


def still_beside(session: Game) -> tuple[Announcement, ...]:
    """What `beside` was when the app was left: read off the end of the journal."""
    if not session.journal:
        return ()
    match session.journal[-1]:
        case Did() as line:
            return _answered(session, line)
        case "undo":
            run, _ = marks_at_the_end(session)
            return tuple(one for step in session.undone[-run:] for one in taken_back(step))
        case "redo":
            _, run = marks_at_the_end(session)
            return tuple(one for step in session.steps[-run:] for one in brought_back(step))
        case _:
            return ()


def marks_at_the_end(session: Game) -> tuple[int, int]:
    """How many steps were taken back last, or brought back."""
    return _run(session.journal, UNDO), _run(session.journal, REDO)


def _run(journal: Sequence[Any], mark: str) -> int:
    """How many of these marks stand at the end of the journal."""
    run = 0
    for line in reversed(journal):
        if line != mark:
            break
        run += 1
    return run
