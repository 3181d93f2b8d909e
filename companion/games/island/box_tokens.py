"""The power tokens of a box file: what each is called, what it says, and what it does (L12.1)."""

from collections.abc import Mapping
from typing import Any, Final, cast

from companion.games.island.box import InForce, Token
from companion.games.island.box_entries import TOKENS, Entries
from companion.games.island.faults import NOT_A_NUMBER, Faults, Place, Sentence
from companion.games.island.terms import PIECES, Piece

_KNOWN: Final = TOKENS[:5]  # their own text is in the rules
_LANGUAGES: Final = ("en", "ru")
_MOST: Final = 9
_FORBIDDEN: Final = "forbidden"

# What an owner can tick on a token, with what it is without one.
_COUNTS: Final = {
    "op-actions": 3, "captive-actions": 2, "bush-damage": 1, "wave-damage": 1,
}  # fmt: skip
_COSTS: Final = {"safe-cost": 1, "over-cost": 1}
_IDLE: Final = ("camp", "portal", "knot", "oracle", "fruit")
_DOES: Final = (*_COUNTS, *_COSTS, "restore", "idle", "bonuses", "free")

NOT_A_COST: Final = Sentence(
    "{found} is no change of a cost: write a whole number from {least} to {most}, or forbidden",
    "{found} не меняет цену: напишите целое число от {least} до {most} или forbidden",
)


def tokens(all_entries: Entries, faults: Faults) -> dict[str, Token]:
    """All twelve, in the order in which a stack is completed."""
    return {token: _token(all_entries, token, faults) for token in TOKENS}


def _token(all_entries: Entries, token: str, faults: Faults) -> Token:
    place: Place = ("tokens", token)
    told = {
        key: all_entries[(*place, key)].value
        for key in ("name", "text", "does")
        if (*place, key) in all_entries
    }
    return Token(
        name=_by_language(told.get("name"), (*place, "name"), faults),
        text=_by_language(told.get("text"), (*place, "text"), faults),
        does=_does(token, told.get("does"), (*place, "does"), faults),
    )


def _by_language(value: Any, place: Place, faults: Faults) -> dict[str, str]:
    texts = faults.mapping(value, place, _LANGUAGES)
    read = {language: faults.text(text, (*place, language)) for language, text in texts.items()}
    return {language: text for language, text in read.items() if text}


def _does(token: str, value: Any, place: Place, faults: Faults) -> InForce:
    ticked = faults.mapping(value, place, _DOES)
    counts = {key: _count(ticked, key, place, faults) for key in _COUNTS}
    costs = {key: _cost(ticked, key, place, faults) for key in _COSTS}
    if "bonuses" in ticked:
        faults.word(ticked["bonuses"], (*place, "bonuses"), (_FORBIDDEN,))
    return InForce(
        word=token if token in _KNOWN else None,
        op_actions=counts["op-actions"],
        captive_actions=counts["captive-actions"],
        safe_cost=costs["safe-cost"],
        over_cost=costs["over-cost"],
        restore=_change(ticked, "restore", place, faults),
        bush_damage=counts["bush-damage"],
        wave_damage=counts["wave-damage"],
        idle=frozenset(faults.words(ticked.get("idle"), (*place, "idle"), _IDLE)),
        bonuses="bonuses" not in ticked,
        free=frozenset(
            cast(list[Piece], faults.words(ticked.get("free"), (*place, "free"), PIECES))
        ),
    )


def _change(
    ticked: Mapping[str, Any],
    key: str,
    place: Place,
    faults: Faults,
    sentence: Sentence = NOT_A_NUMBER,
) -> int:
    """More or less by so many; 0 where nothing is ticked."""
    if key not in ticked:
        return 0
    return faults.number(ticked[key], (*place, key), -_MOST, _MOST, sentence) or 0


def _count(ticked: Mapping[str, Any], key: str, place: Place, faults: Faults) -> int:
    return max(0, _COUNTS[key] + _change(ticked, key, place, faults))


def _cost(ticked: Mapping[str, Any], key: str, place: Place, faults: Faults) -> int | None:
    """None: forbidden."""
    if ticked.get(key) == _FORBIDDEN:
        return None
    return max(0, _COSTS[key] + _change(ticked, key, place, faults, NOT_A_COST))
