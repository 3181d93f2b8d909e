"""The yes/no question that is open, by its name in the lists of answers."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from companion.games.island.questions import Question
from companion.games.island.rules.characters import plays
from companion.games.island.rules.spaces import KIND
from companion.games.island.state import State
from companion.games.island.terms import Who

# Whether a space activates, by its kind; whether a piece of the OP's goes on; then the bonuses and
# the abilities that answer an event (L13.2, L14), by name.
Key = Literal[
    "portal", "knot", "oracle", "camp", "lake", "anomaly", "mirage", "fruit", "carry",
    "refuse", "back", "to-captive", "meeting", "reward", "ocean", "symbol", "algae",
]  # fmt: skip
KEYS: Final[tuple[Key, ...]] = get_args(Key)
BONUSES: Final = frozenset(("refuse", "back", "to-captive", "meeting", "reward"))
ABILITIES: Final = frozenset(("ocean", "symbol", "algae"))
AT_SEA: Final = frozenset(("back", "to-captive", "ocean"))

_BONUS_AT: Final[dict[str | None, Key]] = {
    "meeting": "meeting", "visit": "reward", "refuse": "refuse",
}  # fmt: skip


class AskedOf(NamedTuple):
    """`start`: the fruit to which the captive who is asked returns (L8.3)."""

    key: Key
    start: str = ""


def asked_of(state: State, who: Who) -> AskedOf | None:
    """None: nothing is asked of them that is answered by yes or no."""
    question = state.question
    if question is None or question.who != who:
        return None
    key = _key(state, question)
    if key is None:
        return None
    start = state.captive(who).start if who in state.table.seat else ""
    return AskedOf(key, start)


def _key(state: State, question: Question) -> Key | None:
    match question.what:
        case "activate":
            return _kind(question.by or "")
        case "carry":
            return "carry"
        case "bonus" if question.by == "ocean":
            return "back" if plays(state, question.who, "granddead") else "to-captive"
        case "bonus":
            return _BONUS_AT.get(question.by)
        case "ability":
            return next((key for key in KEYS if key == question.by), None)
        case _:
            return None


def _kind(space: str) -> Key | None:
    """`anomaly:aside` is an anomaly, `lake:bend` a lake."""
    kind = KIND.get(space, space.partition(":")[0])
    return next((key for key in KEYS if key == kind), None)
