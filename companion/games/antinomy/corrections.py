"""A10: the table is right. A correction sets facts, joined by `and`, and triggers nothing."""

from __future__ import annotations

from typing import Any

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.antinomy.cards import COLOURS
from companion.games.antinomy.notation import number
from companion.games.antinomy.state import SPACES, WINS, State

# A field, its value, those that it may have, and whose it is: None for the table's.
_Fact = tuple[str, Any, tuple[Any, ...], str | None]


def corrected(state: State, words: str) -> dict[str, Any]:
    """The fields of the state that all the facts change; or Refused."""
    facts = [_fact(state, fact.split()) for fact in words.split(" and ")]
    if any(value not in allowed for _, value, allowed, _ in facts):
        raise Refused("illegal")
    both = list(state.sorcerers)
    changes: dict[str, Any] = {}
    for field, value, _, whose in facts:
        if whose is None:
            changes[field] = value
        else:
            place = state.place(whose)
            both[place] = revised(both[place], {field: value})
    return {**changes, "sorcerers": tuple(both)}


def _fact(state: State, words: list[str]) -> _Fact:
    whole = state.setup.keep == "all"
    match words:
        case ["codex", colour] if colour in COLOURS:
            return "codex", colour, COLOURS, None
        case ["turn", who] if whole and who in state.players:
            return "turn", state.place(who), (0, 1), None
        case [who, "at", word] if whole and who in state.players:
            return "at", _number(word), SPACES, who
        case [who, "crystals", word] if who in state.players:
            return "crystals", _number(word), tuple(range(WINS)), who
    raise Refused("unknown")


def _number(word: str) -> int:
    found = number(word)
    if found is None:
        raise Refused("unknown")
    return found
