"""The announcement that the OP has to make now, and whether it has been heard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from companion.engine.frozen import frozen, revised
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did
from companion.games.island.announcements import (
    Again,
    Announcement,
    Redone,
    TurnPassed,
    Undone,
)
from companion.games.island.apply import where
from companion.games.island.commands import Correct, Where
from companion.games.island.facts import Fact
from companion.games.island.game import Game, corrects, redone, undone
from companion.games.island.history.chronicle import GameEntry, GameStep
from companion.games.island.history.ears import EARLIER
from companion.games.island.marks_again import as_heard, marked_again
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import CHARACTERS, Who
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.joined_sentences import Said
from companion.text.languages import Language
from companion.ui.island.desk.last_move import last_answer, state_before


@frozen
class Telling:
    """`said` is read aloud, `facts` are the truth behind it. `heard`: it has been announced.

    `speaker`: the captive who has just spoken. `before`: what earlier steps had to say and nobody
    announced; it stays before what came next, so that nothing said gets lost. `again`: a captive
    wants to hear it once more, and has marked what it changes. `since`: the step and its part with
    which it begins; what goes on from there has the same.
    """

    said: Said
    facts: tuple[Fact, ...]
    heard: bool
    speaker: Who | None = None
    before: tuple[Said, ...] = ()
    again: bool = False
    since: tuple[int, int] = (0, 0)


def telling(session: Game, beside: Said = (), start_heard: bool = False) -> Telling:
    """`beside`: what was asked beside the game or taken back, and is still to be said.

    `start_heard`: so is whose turn comes first; the rest of the start was said in the set-up.
    """
    if beside:
        return Telling(beside, (), heard=False, again=not any(map(_is_new, beside)))
    corrections, step = _since_announced(session)
    marks = _marked(session, corrections) if corrections else ()
    if marks and not step:
        return Telling(marks, (), heard=False)
    told = _step_told(session, unsaid=step, start_heard=start_heard)
    return revised(told, {"said": (*told.said, *marks)}) if marks else told


def _is_new(said: Announcement) -> bool:
    """True for an answer to where somebody is, and for what is taken or brought back."""
    return isinstance(said, Undone | Redone | Again) or getattr(said, "by", None) == "where"


def _marked(session: Game, corrections: int) -> Said:
    """L17: all that the last so many steps have set, at once."""
    steps = session.steps
    before = state_before(session.start.state, steps, len(steps) - corrections)
    return marked_again(before, session.state, corrected=True)


def _step_told(session: Game, *, unsaid: bool, start_heard: bool) -> Telling:
    """The last step that did more than correct. `unsaid`: it is not announced yet, and no

    correction goes on from it.
    """
    steps = session.steps
    number = next((n for n in range(len(steps), 0, -1) if not _only_corrects(steps[n - 1])), 0)
    if not number:
        turn = tuple(one for one in session.start.said if isinstance(one, TurnPassed))
        return Telling(turn, (), start_heard)
    step = steps[number - 1]
    entries = step.entries
    first = last_answer(entries)
    corrected = number < len(steps)
    heard = not unsaid if corrected else step.told >= len(entries)
    start = first if heard or corrected else max(first, step.told)
    group = entries[start:]
    return Telling(
        said=tuple(one for entry in _told_now(session, group) for one in entry.outcome.said),
        facts=tuple(fact for entry in group for fact in entry.outcome.facts),
        heard=heard,
        speaker=_speaker(group, entries),
        before=() if heard or corrected else tuple(_left_unsaid(session)),
        since=(number, start),
    )


def _speaker(group: Sequence[GameEntry], entries: Sequence[GameEntry]) -> Who | None:
    """The captive who said what this answers."""
    first = (group or entries)[0].command
    return first.who if first.who in CHARACTERS else None


def _left_unsaid(session: Game) -> list[Said]:
    """The words that the last steps left unsaid when the next command came, the earliest first.

    A captive who has answered has heard it, and so has everybody where it was announced.
    """
    found: list[Said] = []
    for step in reversed(session.steps[-1 - EARLIER : -1]):
        if step.told >= len(step.entries):
            break
        entries = step.entries[max(step.told, last_answer(step.entries)) :]
        found.insert(0, tuple(one for entry in entries for one in entry.outcome.said))
    return [said for said in found if said]


def _only_corrects(step: GameStep) -> bool:
    return all(isinstance(entry.command, Correct) for entry in step.entries)


def _since_announced(session: Game) -> tuple[int, bool]:
    """The number of last steps that are corrections unsaid; True if so is the one before."""
    most = len(tuple(takewhile(_only_corrects, reversed(session.steps))))
    count = taken_back = 0
    for line in reversed(session.journal):
        if line == UNDO:
            taken_back += 1
        elif _does(line, "where"):
            continue
        elif (_does(line, "set") or line == REDO) and taken_back:
            taken_back -= 1
        elif count < most and (_does(line, "set") or (line == REDO and _unheard(session, count))):
            count += 1
        else:
            return count, isinstance(line, Did) and not taken_back
    return count, False


def _unheard(session: Game, later: int) -> bool:
    """True for a step brought back that nobody has heard, or that later ones go on from."""
    return later > 0 or not session.steps[-1].heard


def _does(line: object, word: str) -> bool:
    return isinstance(line, Did) and line.words.startswith(f"{word} ")


def _told_now(session: Game, group: Sequence[GameEntry]) -> Sequence[GameEntry]:
    """L7.3: what a line says before the OP has picked a lake space is said after it."""
    question = session.state.question
    waits = question is not None and question.what == "from"
    return group[:-1] if waits else group


def taken_back(session: Game, beside: Said = ()) -> Said:
    """The announcement of the last undo, with those in `beside` that are still to be said."""
    back = _count(Redone, beside) - 1
    return (*_taken_back(session, 1 + _count(Undone, beside)), *_brought_back(session, back))


def _taken_back(session: Game, count: int) -> Said:
    """The words on steps taken back; none on what nobody has heard, which is on no board either."""
    last = session.undone[-count:] if count > 0 else ()
    steps = [step for step in last if _heard(step) is not None]
    if not steps:
        return ()
    shown = _heard(steps[0]) or session.state
    marks = marked_again(shown, as_heard(session.state), corrected=any(map(corrects, steps)))
    return (*map(undone, steps), *marks)


def brought_back(session: Game, beside: Said = ()) -> Said:
    """That of the last redo; what is still taken back, and was not said, is told before it."""
    gone = _count(Undone, beside) - 1
    return (*_taken_back(session, gone), *_brought_back(session, 1 + _count(Redone, beside)))


def _brought_back(session: Game, count: int) -> Said:
    first = len(session.steps) - max(0, count)
    steps = [step for step in session.steps[first:] if _heard(step) is not None]
    if not steps:
        return ()
    shown = as_heard(state_before(session.start.state, session.steps, first))
    now = _heard(steps[-1]) or session.state
    return (*map(redone, steps), *marked_again(shown, now, corrected=any(map(corrects, steps))))


def _count(kind: type[Undone | Redone], beside: Said) -> int:
    return sum(isinstance(one, kind) for one in beside)


def _heard(step: GameStep) -> State | None:
    """The state after what had been heard of a step; None: nothing had."""
    heard = step.entries[: step.heard]
    return heard[-1].outcome.state if any(entry.outcome.said for entry in heard) else None


def told_beside(entries: Sequence[GameEntry]) -> Said:
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
    """`beside` as it was when the app was left, read off the end of the journal."""
    if not session.journal:
        return ()
    match session.journal[-1]:
        case Did() as line:
            return _answered(session, line)
        case "undo" | "redo":
            gone = back = 0
            marks = [*takewhile(lambda line: line in (UNDO, REDO), reversed(session.journal))]
            for mark in reversed(marks):
                way = 1 if mark == UNDO else -1
                gone, back = max(0, gone + way), max(0, back - way)
            return (*_taken_back(session, gone), *_brought_back(session, back))
        case _:
            return ()


def where_line(state: State, who: Who, said_in: Language) -> str:
    """L16.3: the words with which the OP answers where a captive is."""
    return quoted(say((where(state, who),), said_in), said_in)
