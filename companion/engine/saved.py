"""The part of a Kind that saved games need, where the table of a script is what is saved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.engine.game import Dice
from companion.engine.phrase_words import PhraseWords


@frozen
class StandingTable:
    """A game on the shelf: its players in seat order, and what its last line tells.

    `now`: by their keys, as they stand in a file that anybody may have written. `won`: by whom.
    `dealt`: by the app, which has all that a box would have.
    """

    players: tuple[str, ...]
    now: Mapping[str, Any]
    won: str | None = None
    dealt: bool = False


class SavedTable(ABC):
    """Besides these a game gives `begin`, and what else a Kind has."""

    rules = 1
    phrases: PhraseWords | None = None
    saved_keys: Mapping[str, str] = {}
    keys: tuple[str, ...]
    glance_keys: tuple[str, ...]

    @abstractmethod
    def read_setup(self, tree: Mapping[str, Any], dice: Dice, checks: Checks) -> Any:
        """The set-up in a file."""

    @abstractmethod
    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The same as a file has it."""

    def read_saved(self, given: Mapping[str, Any], dice: Dice, checks: Checks) -> Any:
        table = checks.mapping(given.get("table"), ("table",), (*self.keys, "chance"))
        return None if checks.faults else self.read_setup(table, dice, checks)

    def write_saved(self, setup: Any, _seed: int, _box: Mapping[str, Any]) -> dict[str, Any]:
        return {"table": self.write_setup(setup)}

    def stands(self, table: Mapping[str, Any], told: Mapping[str, Any] | None) -> StandingTable:
        players = table.get("players")
        names = players if isinstance(players, list) else []
        now = {key: (told or {}).get(key) for key in self.glance_keys}
        known = tuple(name for name in names if isinstance(name, str))
        won = str(now["won"]) if now.get("won") else None
        return StandingTable(known, now, won, dealt=table.get("chance") == "app")

    def same(self, one: Any, other: Any) -> bool:
        return bool(one == other)

    def may_say(self, _state: Any, _who: str, _command: Any) -> bool:
        """The rules refuse whoever is not asked."""
        return True
