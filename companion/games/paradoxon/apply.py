"""The rules of PARADOXON: the outcome of each command, by the clauses of docs/law/paradoxon.md."""

from __future__ import annotations

from companion.engine.frozen import frozen, revised
from companion.engine.refused import Refused
from companion.games.paradoxon.answers import Answer, answer
from companion.games.paradoxon.cards import ON, worth
from companion.games.paradoxon.commands import AskWorth, Command, Correct, OfCard
from companion.games.paradoxon.corrections import corrected
from companion.games.paradoxon.facts import Corrected, Fact, Revealed, Shown, Worth
from companion.games.paradoxon.notation import check_moment, read, spoken_of, write
from companion.games.paradoxon.perform import perform
from companion.games.paradoxon.state import ECHO, State, can_use
from companion.games.paradoxon.turns import ask_turn
from companion.games.paradoxon.work import Work


@frozen
class Outcome:
    """The state after a command, what is said, and what is shown to one alone.

    `openly`: the command's words without a card that only its speaker may know.
    """

    state: State
    said: tuple[Fact, ...] = ()
    shown: tuple[Shown, ...] = ()
    openly: str | None = None


def apply(state: State, command: Command) -> Outcome:
    """The outcome of a command, or Refused; the state given is never changed."""
    if isinstance(command, AskWorth):
        return Outcome(state, (_worth(command),))
    _, words = write(command)
    check_moment(state, command.who, words.split()[0])
    work = Work(state)
    if isinstance(command, Correct):
        work.state = revised(corrected(state, command.words), {"question": None})
        work.say(Corrected(command.words))
    else:
        assert state.question is not None
        if words not in state.question.options:
            raise Refused("illegal" if spoken_of(state, command) else "not-held")
        _take(work, command)
    run(work)
    return Outcome(work.state, tuple(work.said), tuple(work.shown), _openly(command))


def _openly(command: Command) -> str | None:
    """X11: a card that goes face down to the deck is not named when it is taken back."""
    match command:
        case OfCard(_, "discard" | "return" | "keep" as word):
            return word
        case _:
            return None


def _worth(command: AskWorth) -> Worth:
    """X9.3."""
    cards = {command.card, *(one.card for one in command.display)}
    if len(cards) < 3 or any(one.near not in ON[one.card] for one in command.display):
        raise Refused("illegal")
    return Worth(worth(command.card, command.display), command.card)


def _take(work: Work, command: Answer) -> None:
    """An answer is the deed of whoever was asked."""
    question, task = work.state.question, work.state.asking
    assert question is not None
    work.change(question=None, asking=None)
    answer(work, command, question.what, question.who, task)


def run(work: Work) -> None:
    """Do what is on the agenda until something is asked.

    Nothing is asked where only one thing can be answered, but a turn always is.
    """
    while not work.over:
        question = work.state.question
        if question is not None:
            if len(question.options) != 1 or question.what == "turn":
                break
            command = read(question.who, question.options[0])
            assert command is not None
            assert not isinstance(command, AskWorth | Correct)
            _take(work, command)
        elif work.state.agenda:
            task, *rest = work.state.agenda
            work.change(agenda=tuple(rest))
            perform(work, task)
        else:
            ask_turn(work)
            break
    if not work.over and work.state.setup.keep == "all" and work.state.turns:
        _open_plans(work)


def _open_plans(work: Work) -> None:
    """X8.15: whoever could use a drink has the plan lie open; Echo's turn opens his."""
    for who in work.state.names:
        seat = work.seat(who)
        if len(seat.hand) != 1 or (who == ECHO and work.state.mover == ECHO):
            continue
        plan = seat.hand[0] if can_use(work.state, who, "drink") else None
        if plan is not None and plan != seat.open:
            work.say(Revealed(plan, who))
        work.change_seat(who, open=plan)
