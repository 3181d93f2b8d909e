"""The result that a command would have, found by trying it. For the OP's eyes alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.frozen import frozen
from companion.engine.refused import Refused
from companion.games.island.announcements import Died, Energy, Health
from companion.games.island.apply import Outcome, apply
from companion.games.island.commands import Command, WaveHits
from companion.games.island.facts import Fact, InOcean, Landed, PieceCame, PieceLeft, WaveWent
from companion.games.island.state import State
from companion.games.island.terms import PIECES, Who


@frozen
class Outlook:
    """`at`: where the piece would come to first, spaces and parts of the ocean; the OP may have

    to pick one of several (L7.3). `harmed`: who would be harmed by an OP piece before anything
    else is asked; `health` and `energy`: what that takes from them in all.
    """

    at: tuple[str, ...] = ()
    harmed: frozenset[Who] = frozenset()
    health: int = 0
    energy: int = 0


NOWHERE: Final = Outlook()


def outlook(
    state: State, command: Command, tried: Callable[[Command], Outcome] | None = None
) -> Outlook | None:
    """None: the command cannot be taken. `tried`: works its outcome out, if somebody keeps it."""
    try:
        outcome = apply(state, command) if tried is None else tried(command)
    except Refused:
        return None
    places = next((at for fact in outcome.facts if (at := _places(fact))), ())
    question = outcome.state.question
    if not places and question is not None and question.what == "from":
        places = tuple(dict.fromkeys(lead for lead in question.leads if lead != "ocean"))
    if isinstance(command, WaveHits):
        stands = state.captive(command.whom).at
        places = () if stands is None else (stands,)
    blows = [fact for fact in outcome.facts if _harmed(fact)]
    return Outlook(
        places,
        frozenset(filter(None, map(_harmed, blows))),
        sum(fact.health for fact in blows if isinstance(fact, Health)),
        sum(fact.energy for fact in blows if isinstance(fact, Energy)),
    )


def _places(fact: Fact) -> tuple[str, ...]:
    match fact:
        case Landed(_, at) | PieceCame(_, at):
            return (at,)
        case InOcean(_, parts) | PieceLeft(_, parts):
            return parts
        case WaveWent(place):
            return (place,)
        case _:
            return ()


def _harmed(fact: Fact) -> Who | None:
    match fact:
        case Health(change, who, by) | Energy(change, who, by) if change < 0 and by in PIECES:
            return who
        case Died(_, who):
            return who
        case _:
            return None
