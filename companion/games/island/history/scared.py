"""The OP pieces that Granddead has scared off: the marks of his mission (L14.1)."""

from __future__ import annotations

from companion.games.island.announcements import Scared
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.state import State
from companion.games.island.terms import Piece


def scared_off(chronicle: Chronicle, state: State) -> tuple[Piece, ...]:
    """In order; those of steps that were taken back do not count."""
    by = {one.who for one in state.captives if one.board == "granddead"}
    if not by:
        return ()
    facts = (fact for item in chronicle.standing() for fact in item.facts)
    return tuple(fact.scared for fact in facts if isinstance(fact, Scared) and fact.who in by)
