"""Paradox Island as saved games know it. Its rules are loaded with the first game alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.engine.checks import Checks
from companion.engine.frozen import revised
from companion.games.island.box.file import read_box
from companion.games.island.rules import RULES
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import GAME, read_setup, write_setup
from companion.games.island.stands import IslandStands, stands
from companion.games.island.terms import OP, Who

if TYPE_CHECKING:
    from companion.engine.game import Dice
    from companion.games.island.apply import Outcome
    from companion.games.island.commands import Command
    from companion.games.island.game import ParadoxIsland
    from companion.games.island.setup.table import SetUp
    from companion.games.island.state import State


class IslandKind:
    """The part of a saved game that is the island's."""

    word = GAME
    sentences = SETUP
    saved_keys: Mapping[str, str] = {"box": '"box": {…}'}
    glance_keys: tuple[str, ...] = ("round", "turn", "deaths", "done", "won")

    def __init__(self) -> None:
        self.rules = RULES

    def read_saved(self, given: Mapping[str, Any], _dice: Dice, checks: Checks) -> SetUp | None:
        table = read_setup(given.get("table"), given.get("box") or {}, checks)
        return None if table is None or checks.faults else table.set_up()

    def write_saved(self, setup: SetUp, seed: int, box: Mapping[str, Any]) -> dict[str, Any]:
        return {"table": write_setup(setup, seed, read_box(box)), "box": box}

    def speakers(self, setup: SetUp) -> tuple[Who, ...]:
        return tuple(seat.who for seat in setup.seats)

    def manners(self, setup: SetUp) -> Mapping[str, tuple[str, ...]]:
        """The OP with a strength and a style, and the captives by whose board they are."""
        from companion.games.island.captives.players import CAPTIVE_KINDS
        from companion.games.island.opponent.tempers import OP_MANNERS

        boards = dict.fromkeys(seat.board for seat in setup.seats)
        return {OP: OP_MANNERS, **dict.fromkeys(boards, CAPTIVE_KINDS)}

    def begin(self, setup: SetUp) -> tuple[ParadoxIsland, Outcome]:
        from companion.games.island.game import ISLAND
        from companion.games.island.setup.begin import set_up

        return ISLAND, set_up(setup)

    def stands(self, table: Mapping[str, Any], told: Mapping[str, Any] | None) -> IslandStands:
        return stands(table, told)

    def same(self, one: SetUp, other: SetUp) -> bool:
        """`assumed` apart: a table's own values are not assumed, and that may differ."""
        return _looked_at(one) == _looked_at(other)

    def may_say(self, state: State, who: Who, command: Command) -> bool:
        """A file may name anybody; what chance drew has no speaker at the table."""
        from companion.games.island.commands import Shuffled

        return who == OP or who in state.table.seat or isinstance(command, Shuffled)


def _looked_at(setup: SetUp) -> SetUp:
    return revised(setup, {"box": revised(setup.box, {"assumed": ()})})


KIND: Final = IslandKind()
