"""The rules of Antinomy: the outcome of each command, by the clauses of docs/law/antinomy.md."""

from __future__ import annotations

from typing import assert_never

from companion.engine.frozen import frozen, revised
from companion.games.antinomy.cards import COLOUR
from companion.games.antinomy.clash import clash, name_hand, tops, won_clash
from companion.games.antinomy.commands import (
    Choose,
    Command,
    Correct,
    Declare,
    Decline,
    Hand,
    Order,
    Place,
    Play,
    Scored,
    Top,
)
from companion.games.antinomy.corrections import corrected
from companion.games.antinomy.facts import Corrected, Fact, Placed, WentTo
from companion.games.antinomy.legal import verify
from companion.games.antinomy.moves import forward
from companion.games.antinomy.paradox import ask_paradox, choose, declare, exchange
from companion.games.antinomy.state import SPACES, State
from companion.games.antinomy.work import (
    Work,
    advance,
    ask_turn,
    begin_turn,
    gain,
    next_turn,
    with_cards,
)


@frozen
class Outcome:
    """The state after a command, and what is said."""

    state: State
    said: tuple[Fact, ...] = ()


def apply(state: State, command: Command) -> Outcome:
    """The outcome of a command, or Refused; the state given is never changed."""
    verify(state, command)
    work = Work(revised(state, {"question": None}))
    _do(work, command)
    return Outcome(work.state, tuple(work.said))


def _do(work: Work, command: Command) -> None:
    match command:
        case Place(who, space):
            _place(work, who, space)
        case Play():
            _play(work, command)
        case Declare(who, cards):
            declare(work, who, cards)
        case Decline():
            clash(work)
        case Choose(_, side):
            choose(work, side)
        case Order(_, cards):
            exchange(work, cards)
        case Hand(who, cards):
            name_hand(work, who, cards)
        case Top(_, cards):
            tops(work, cards)
        case Scored(_, by, winner):
            _score(work, by, winner)
        case Correct(_, words):
            work.change(**corrected(work.state, words), question=None)
            work.said.append(Corrected(words))
            ask_turn(work)
        case _:
            assert_never(command)


# Setting up (A2.5)


def ask_place(work: Work, who: str) -> None:
    state = work.state
    spaces = [at for at in SPACES if COLOUR[state.continuum[at - 1]] == state.codex]
    work.ask(who, "place", *(f"place {at}" for at in spaces))


def _place(work: Work, who: str, space: int) -> None:
    work.change_sorcerer(who, at=space)
    work.said.append(Placed(space, who))
    if work.state.of(work.state.rival(who)).at is None:
        ask_place(work, work.state.rival(who))
    else:
        begin_turn(work, work.state.turn)


# A move (A5)


def _play(work: Work, play: Play) -> None:
    state, who, card = work.state, play.who, play.card
    to = forward(state, who, card) if play.back is None else play.back
    assert to is not None
    took = state.continuum[to - 1]
    left = tuple(one for one in state.of(who).known if one != card)
    work.change(continuum=with_cards(state.continuum, {to: card}))
    work.change_sorcerer(who, known=tuple(sorted((*left, took))), at=to)
    work.said.append(WentTo(card, who, to, took))
    ask_paradox(work)


def _score(work: Work, by: str, winner: str | None) -> None:
    """A11.1: of a Paradox and a clash, what the players do not see to themselves."""
    if by == "clash":
        won_clash(work, winner)
        return
    assert winner is not None
    if not gain(work, winner, "paradox"):
        advance(work)
        next_turn(work)


def first_question(state: State) -> State:
    """The same state, with what is asked first."""
    work = Work(state)
    if state.setup.keep == "score":
        ask_turn(work)
    else:
        ask_place(work, state.players[0])
    return work.state
