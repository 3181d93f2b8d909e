"""T5.3: who of the winners has the tile nearest to the past, as far as backs are known."""

from __future__ import annotations

from itertools import permutations

from companion.games.paradominetor.state import Lying, State, backs_out
from companion.games.paradominetor.tiles import BACKS, BLACK, TIMEFRAMES, Front


def alike(state: State, front: Front) -> tuple[Lying, ...]:
    """T4.1: the tiles of a paradox, in the order of play."""
    return tuple(one for one in state.table if one.front == front)


def may_be_earliest(state: State, front: Front) -> tuple[str, ...]:
    """Of a paradox, whose tile can be the earliest; one alone where that is decided.

    No two tiles of a front have the same back (T1.2), and what lay open before lies there no more.
    """
    winners = alike(state, front)
    if front == BLACK:
        return (winners[0].who,)  # T5.4
    known = (*backs_out(state.out, front), *backs_out(winners, front))
    free = [back for back in BACKS[front] if back not in known]
    untold = sum(one.back is None for one in winners)
    found = set()
    for some in permutations(free, untold):
        rest = iter(some)
        backs = [TIMEFRAMES.index(one.back or next(rest)) for one in winners]
        found.add(backs.index(min(backs)))
    return tuple(one.who for at, one in enumerate(winners) if at in found)
