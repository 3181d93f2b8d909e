"""A power token as a file tells it: its name, its text, and what the engine does with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from companion.engine.checks import Checks, KeyPath
from companion.engine.languages import LANGUAGES
from companion.games.island.box.box import InForce, Token
from companion.games.island.terms import KNOWN_TOKENS, PIECES, Piece

IDLE: Final = ("camp", "portal", "knot", "oracle", "fruit")
TICKS: Final = (
    "op-actions", "captive-actions", "safe-cost", "over-cost", "restore", "bush-damage",
    "wave-damage", "idle", "bonuses", "free",
)  # fmt: skip
FORBIDDEN: Final = "forbidden"


def read_token(word: str, tree: Any, place: KeyPath, checks: Checks) -> Token:
    """A token with nothing told of it is blank: it does nothing by itself."""
    given = checks.mapping(tree, place, ("name", "text", "does"))
    return Token(
        name=_by_language(given.get("name"), (*place, "name"), checks),
        text=_by_language(given.get("text"), (*place, "text"), checks),
        does=_in_force(word, given.get("does"), (*place, "does"), checks),
    )


def _by_language(tree: Any, place: KeyPath, checks: Checks) -> Mapping[str, str]:
    if tree is None:
        return {}
    given = checks.mapping(tree, place, LANGUAGES)
    texts = {language: checks.text(text, (*place, language)) for language, text in given.items()}
    return {language: text for language, text in texts.items() if text is not None}


def _in_force(word: str, tree: Any, place: KeyPath, checks: Checks) -> InForce:
    ticks = _Ticks({} if tree is None else checks.mapping(tree, place, TICKS), place, checks)
    return InForce(
        word=word if word in KNOWN_TOKENS else None,
        op_actions=max(0, 3 + ticks.more("op-actions")),  # L12.2
        captive_actions=max(0, 2 + ticks.more("captive-actions")),  # L4.1
        safe_cost=ticks.cost("safe-cost"),
        over_cost=ticks.cost("over-cost"),
        restore=ticks.more("restore"),
        bush_damage=max(0, 1 + ticks.more("bush-damage")),
        wave_damage=max(0, 1 + ticks.more("wave-damage")),
        idle=frozenset(ticks.several("idle", IDLE)),
        bonuses=ticks.may_use_bonuses(),
        free=frozenset(cast(list[Piece], ticks.several("free", PIECES))),
    )


class _Ticks:
    """The ticks that the owner has set on one token."""

    def __init__(self, given: Mapping[str, Any], place: KeyPath, checks: Checks) -> None:
        self.given = given
        self.place = place
        self.checks = checks

    def more(self, tick: str) -> int:
        if tick not in self.given:
            return 0
        return self.checks.number(self.given[tick], (*self.place, tick), -9, 9) or 0

    def cost(self, tick: str) -> int | None:
        """L5.2: one energy; None is forbidden."""
        return None if self.given.get(tick) == FORBIDDEN else max(0, 1 + self.more(tick))

    def several(self, tick: str, known: tuple[str, ...]) -> list[str]:
        if tick not in self.given:
            return []
        return self.checks.words(self.given[tick], (*self.place, tick), known)

    def may_use_bonuses(self) -> bool:
        if "bonuses" not in self.given:
            return True
        self.checks.word(self.given["bonuses"], (*self.place, "bonuses"), (FORBIDDEN,))
        return False
