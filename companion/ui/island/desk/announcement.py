"""What the OP has to say now, and whether it has been heard: read off the session."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from companion.engine.frozen import frozen, revised
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did
from companion.games.island.announcements import Redone, Undone
from companion.games.island.apply import Outcome, where
from companion.games.island.commands import Correct, Shuffled, Where
from companion.games.island.facts import Fact
from companion.games.island.game import Game, corrects, redone, undone
from companion.games.island.history.chronicle import Taken, Taking
from companion.games.island.marks_again import as_heard, marked_again
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.text.island.joined_sentences import Said
from companion.ui.presenter.last_step import state_before


@frozen
class Telling:
    """`said` is read aloud, `facts` are the truth behind it. `heard`: it has been announced."""

    said: Said
    facts: tuple[Fact, ...]
    heard: bool


def telling(session: Game, beside: Said = ()) -> Telling:
    """`beside`: what was asked beside the game or taken back, and is still to be said."""
    if beside:
        return Telling(beside, (), heard=False)
    unsaid = _unsaid(session)
    marks = marked_again(unsaid.before, session.state, corrected=True)
    if marks and not unsaid.step:
        return Telling(marks, (), heard=False)
    told = _step_told(session, unsaid)
    return revised(told, {"said": (*told.said, *marks)}) if marks else told


def _step_told(session: Game, unsaid: Unsaid) -> Telling:
    """The last step that did more than correct."""
    step = next((one for one in reversed(session.steps) if not _only_corrects(one)), None)
    if step is None:
        start: Outcome = session.start
        return Telling(start.said, start.facts, heard=bool(session.steps))
    entries = step.entries
    first = _last_answer(entries)
    corrected = step is not session.steps[-1]
    heard = not unsaid.step if corrected else step.heard >= len(entries)
    group = entries[first if heard or corrected else max(first, step.heard) :]
    return Telling(
        said=tuple(one for entry in _told_now(session, group) for one in entry.outcome.said),
        facts=tuple(fact for entry in group for fact in entry.outcome.facts),
        heard=heard,
    )


def _only_corrects(step: Taking) -> bool:
    return all(isinstance(entry.command, Correct) for entry in step.entries)


@frozen
class Unsaid:
    """L17: `before`: how it stood when the last corrections began that are not yet announced.

    `step`: nor is what was done before them, and a correction does not go on from it.
    """

    before: State
    step: bool


def _unsaid(session: Game) -> Unsaid:
    last = len(session.steps)
    count, step = _since_announced(session)
    return Unsaid(state_before(session, last - count) if last else session.state, step)


def _since_announced(session: Game) -> tuple[int, bool]:
    """How many of the last steps are corrections unsaid, and whether so is the one before."""
    most = len(tuple(takewhile(_only_corrects, reversed(session.steps))))
    count = taken_back = 0
    for line in reversed(session.journal):
        if line == UNDO:
            taken_back += 1
        elif _is_where(line):
            continue
        elif (_sets(line) or line == REDO) and taken_back:
            taken_back -= 1
        elif count < most and (_sets(line) or (line == REDO and _unheard(session, count))):
            count += 1
        else:
            return count, isinstance(line, Did) and not taken_back
    return count, False


def _unheard(session: Game, later: int) -> bool:
    """Of a step brought back; what later ones have gone on from does not show it any more."""
    return later > 0 or not session.steps[-1].heard


def _sets(line: object) -> bool:
    return isinstance(line, Did) and line.words.startswith("set ")


def _is_where(line: object) -> bool:
    """L16.3: to ask is no step."""
    return isinstance(line, Did) and line.words.startswith("where ")


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


def taken_back(session: Game, beside: Said = ()) -> Said:
    """What the last undo makes the OP say, with those in `beside` that are still to be said."""
    return _taken_back(session, 1 + _count(Undone, beside))


def _taken_back(session: Game, count: int) -> Said:
    """Nothing of what nobody has heard: it is on no board either."""
    steps = [step for step in session.undone[-count:] if _heard(step) is not None]
    if not steps:
        return ()
    shown = _heard(steps[0]) or session.state
    marks = marked_again(shown, as_heard(session.state), corrected=any(map(corrects, steps)))
    return (*map(undone, steps), *marks)


def brought_back(session: Game, beside: Said = ()) -> Said:
    return _brought_back(session, 1 + _count(Redone, beside))


def _brought_back(session: Game, count: int) -> Said:
    first = len(session.steps) - count
    steps = [step for step in session.steps[first:] if _heard(step) is not None]
    if not steps:
        return ()
    shown = as_heard(state_before(session, first))
    now = _heard(steps[-1]) or session.state
    return (*map(redone, steps), *marked_again(shown, now, corrected=any(map(corrects, steps))))


def _count(kind: type[Undone | Redone], beside: Said) -> int:
    return sum(isinstance(one, kind) for one in beside)


def _heard(step: Taking) -> State | None:
    """How it stood after what had been heard of a step; None: nothing had."""
    heard = step.entries[: step.heard]
    return heard[-1].outcome.state if any(entry.outcome.said for entry in heard) else None


def told_beside(entries: Sequence[Taken]) -> Said:
    """L16.3: what was asked beside the game is told beside it."""
    return tuple(
        one for entry in entries if isinstance(entry.command, Where) for one in entry.outcome.said
    )


def asked_last(session: Game) -> Said:
    """L16.3: what was answered beside the game, if nothing was said since but that it was heard."""
    last = next((line for line in reversed(session.journal) if line != ANNOUNCED), None)
    return _answered(session, last) if isinstance(last, Did) else ()


def _answered(session: Game, line: Did) -> Said:
    command = read(line.who, line.words)
    return (where(session.state, command.whom),) if isinstance(command, Where) else ()


def still_beside(session: Game) -> Said:
    """What `beside` was when the app was left: read off the end of the journal."""
    if not session.journal:
        return ()
    match session.journal[-1]:
        case Did() as line:
            return _answered(session, line)
        case "undo":
            return _taken_back(session, _run(session.journal, UNDO))
        case "redo":
            return _brought_back(session, _run(session.journal, REDO))
        case _:
            return ()


def _run(journal: Sequence[Any], mark: str) -> int:
    """How many of these marks stand at the end of the journal."""
    run = 0
    for line in reversed(journal):
        if line != mark:
            break
        run += 1
    return run
