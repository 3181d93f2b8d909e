"""L12.1: the power token in force. Every rule that a token can touch asks here."""

from __future__ import annotations

from companion.games.island.announcements import TokenRead
from companion.games.island.box.box import InForce
from companion.games.island.effects import TokenChoice
from companion.games.island.facts import Drawn, PutUnder
from companion.games.island.questions import Question
from companion.games.island.state import Position, Work
from companion.games.island.terms import OP, Stone


def in_force(position: Position) -> InForce:
    """The rules as the token in force makes them (L12.1: it beats every other rule)."""
    return position.table.in_force[position.token]


def word(position: Position) -> str | None:
    return in_force(position).word


def attacker(position: Position) -> Stone:
    """The piece that steps with an attack: the Bush; under Lithophytes the Rock (L12.4)."""
    return "rock" if word(position) == "lithophytes" else "bush"


def pusher(position: Position) -> Stone:
    """The piece that steps and pushes: the Rock; under Lithophytes the Bush (L12.5)."""
    return "bush" if word(position) == "lithophytes" else "rock"


def idle(position: Position, space: str) -> bool:
    """A token may let camps, portals, knots, oracles, fruits do nothing."""
    return space in in_force(position).idle


def draw_tokens(work: Work) -> None:
    """L12.1: the one in force goes under the stack, two are drawn from the top."""
    if work.token is not None:
        work.stack = (*work.stack, work.token)
        work.tell(PutUnder(work.token))
        work.token = None
    first, second, *rest = work.stack
    work.stack = tuple(rest)
    work.tell(Drawn((first, second)))
    work.then(TokenChoice((first, second)))


def ask_token(_work: Work, effect: TokenChoice) -> Question:
    return Question(OP, "token", tuple(f"token {token}" for token in effect.drawn))


def choose_token(work: Work, effect: TokenChoice, answer: str) -> None:
    """L12.1: the chosen one is read aloud, the other goes under at once."""
    chosen = answer.removeprefix("token ")
    (other,) = (token for token in effect.drawn if token != chosen)
    # A token that was set by hand meanwhile goes under the stack as well.
    work.stack = (*work.stack, *([work.token] if work.token else []), other)
    work.token = chosen
    work.tell(TokenRead(chosen), PutUnder(other))
    now = in_force(work)
    work.op_actions = now.op_actions
    work.free = now.free


ASK = {TokenChoice: ask_token}
ANSWER = {TokenChoice: choose_token}
