"""Corrections that are collected before they are made: the facts, and the state with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.refused import Refused
from companion.games.island.apply import apply
from companion.games.island.corrections import AND
from companion.games.island.notation import read
from companion.games.island.terms import OP

if TYPE_CHECKING:
    from companion.games.island.state import State

MOST: Final = 20  # facts that are set together: a line of the journal has an end
# Corrections without their `set`: `theseus health 2`.
Collected = tuple[str, ...]


def corrected(state: State, correction: str) -> State | None:
    """The state after a correction; None where the engine does not take it."""
    command = read(OP, correction)
    if command is None:
        return None
    try:
        return apply(state, command).state
    except Refused:
        return None


def joined(facts: Collected) -> str:
    """The one correction that sets them all."""
    return f"set {f' {AND} '.join(facts)}"


def draft(state: State, facts: Collected) -> State:
    """The state with all of them set; as it is where there are none."""
    if not facts:
        return state
    after = corrected(state, joined(facts))
    return state if after is None else after


def with_fact(state: State, facts: Collected, fact: str) -> Collected | None:
    """The facts with one more: it takes the place of what was set there before.

    What changes nothing in the end is left out. None where the engine does not take it.
    """
    others = tuple(one for one in facts if key(one) != key(fact))
    for before in (others, facts):
        after = corrected(state, joined((*before, fact)))
        if after is not None:
            same = after == draft(state, before)
            return before if same else (*before, fact)
    return None


def key(fact: str) -> tuple[str, ...]:
    """The thing that a fact is about: of two such the later one counts."""
    match fact.split():
        case [who, "at", _] | [who, "off"]:
            return (who, "place")
        case [who, "lying" | "standing"]:
            return (who, "how")
        case [who, "mission", *mark, _]:
            return (who, "mission", *mark)
        case [who, "extra" | "symbol" as what, one, _]:
            return (who, what, one)
        case [who, "immune" | "visited" as what, one]:
            return (who, what, one)
        case [who, fruit, "palm", _]:
            return (who, fruit, "palm")
        case words:
            return tuple(words[:-1])
