"""T9: the table is right. A correction sets facts, joined by `and`, and triggers nothing."""

from __future__ import annotations

import re
from typing import Any, Final

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.paradominetor.state import TRICKS, State

_NUMBER: Final = re.compile(r"[0-9]{1,3}")


def corrected(state: State, words: str) -> State:
    """The state with all the facts set; or Refused."""
    facts = [fact.split() for fact in words.split(" and ")]
    for fact in facts:
        _check_known(state, fact)
    made = state
    for fact in facts:
        made = revised(made, _changed(made, fact))
    return made


def _check_known(state: State, fact: list[str]) -> None:
    match fact:
        case ["lead", who] if who in state.players:
            return
        case ["trick", word] if _NUMBER.fullmatch(word):
            return
        case [who, "full" | "half", word] if who in state.players and _NUMBER.fullmatch(word):
            return
    raise Refused("unknown")


def _changed(state: State, fact: list[str]) -> dict[str, Any]:
    match fact:
        case ["lead", who]:
            if state.table:
                raise Refused("illegal", why=("between-tricks",))
            return {"lead": who}
        case ["trick", word]:
            return _trick(state, int(word))
        case _:
            who, field, word = fact
            return _score(state, who, field, int(word))


def _score(state: State, who: str, field: str, number: int) -> dict[str, Any]:
    if number > TRICKS:
        raise Refused("illegal")
    pairs = zip(state.players, state.seats, strict=True)
    seats = (revised(seat, {field: number}) if name == who else seat for name, seat in pairs)
    return {"seats": tuple(seats)}


def _trick(state: State, number: int) -> dict[str, Any]:
    """Known hands have as many tricks left as tiles.

    Where more tricks are left than the app has tiles for, what it has seen before was not so: it
    forgets what lay there, and what was not followed.
    """
    if number not in range(1, TRICKS + 1) or (state.setup.hands and number != state.trick):
        raise Refused("illegal")
    if (number - 1) * len(state.players) >= len(state.out):
        return {"trick": number}
    seats = tuple(revised(seat, {"voids": ()}) for seat in state.seats)
    return {"trick": number, "out": (), "seats": seats}
