"""An owner's entries for a power token: name, text, and ticks for what the engine is to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from companion.games.island.box.check import BoxTree, Checked, told, turned_on_or_off, value_at
from companion.games.island.box.token_file import FORBIDDEN, IDLE
from companion.games.island.terms import PIECES

# Each a number that is added to the rule's own; a cost may be forbidden as well.
COUNTED: Final = (
    "op-actions", "captive-actions", "safe-cost", "over-cost", "restore", "bush-damage",
    "wave-damage",
)  # fmt: skip
COSTS: Final = ("safe-cost", "over-cost")
TICKED: Final[Mapping[str, tuple[str, ...]]] = {"idle": IDLE, "free": PIECES}
MOST: Final = 9
_AROUND: Final = 3


def does(now: Checked, token: str) -> BoxTree:
    """The ticks of a token, as they stand in the file."""
    return value_at(now.plain, ("tokens", token, "does")) or {}


def offered(tick: str, ticks: BoxTree) -> tuple[str, ...]:
    """The values around the present one: whatever the file takes is a few touches away."""
    now = ticks.get(tick, "0")
    middle = 0 if now == FORBIDDEN else int(now)
    first = max(-MOST, min(middle - _AROUND, MOST - 2 * _AROUND))
    numbers = tuple(str(number) for number in range(first, first + 2 * _AROUND + 1))
    return (*numbers, FORBIDDEN) if tick in COSTS else numbers


def counted(owner: BoxTree, token: str, ticks: BoxTree, tick: str, value: str) -> dict[str, Any]:
    """Nothing added is no tick."""
    return _with_ticks(owner, token, ticks, tick, None if value == "0" else value)


def ticked(owner: BoxTree, token: str, ticks: BoxTree, tick: str, word: str) -> dict[str, Any]:
    """One more place that is idle, or piece that acts free; or one less."""
    words: Sequence[str] = ticks.get(tick, ())
    chosen = turned_on_or_off(words, word, TICKED[tick])
    return _with_ticks(owner, token, ticks, tick, chosen or None)


def allowed(owner: BoxTree, token: str, ticks: BoxTree, bonuses: bool) -> dict[str, Any]:
    return _with_ticks(owner, token, ticks, "bonuses", None if bonuses else FORBIDDEN)


def _with_ticks(
    owner: BoxTree, token: str, ticks: BoxTree, tick: str, value: Any
) -> dict[str, Any]:
    kept = {key: one for key, one in ticks.items() if key != tick}
    return told(owner, ("tokens", token, "does"), kept if value is None else {**kept, tick: value})


def written(
    owner: BoxTree, token: str, what: Literal["name", "text"], language: str, text: str
) -> dict[str, Any]:
    """An empty text is none: then the app's own stands again."""
    place = ("tokens", token, what)
    kept = {key: one for key, one in (value_at(owner, place) or {}).items() if key != language}
    line = " ".join(text.split())
    return told(owner, place, {**kept, language: line} if line else kept)
