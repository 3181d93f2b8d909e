"""The table as whoever plays the OP sees it: all that lies open, and the tokens drawn (L16.5)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engine.frozen import frozen, revised
from companion.games.island.announcements import Died, Energy, Health
from companion.games.island.facts import Fact, Landed, PieceCame
from companion.games.island.state import State
from companion.games.island.terms import PIECES, Hex, Who


@frozen
class OpView:
    """`position`: without the stack of tokens, which lies face down (L2.4).

    `lately`: whom the OP harmed last, or nobody. `told`: the spaces that were ever named, since
    somebody came there (L16.1).
    """

    position: State
    lately: Who | None = None
    told: frozenset[Hex] = frozenset()


def seen_by_op(state: State, facts: Iterable[Fact] = ()) -> OpView:
    """The view of a state, after all these facts."""
    facts = tuple(facts)
    told = frozenset(fact.at for fact in facts if isinstance(fact, Landed | PieceCame))
    return OpView(revised(state, {"stack": ()}), harmed_last(facts), told)


def harmed_last(facts: Iterable[Fact]) -> Who | None:
    found = None
    for one in facts:
        found = harmed_by_op(one) or found
    return found


def harmed_by_op(fact: Fact) -> Who | None:
    """The captive whom an OP piece harms, or who dies."""
    match fact:
        case Health(change, who, by) | Energy(change, who, by) if change < 0 and by in PIECES:
            return who
        case Died(_, who):
            return who
        case _:
            return None
