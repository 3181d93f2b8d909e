"""Antinomy as files and table scripts know it (docs/table-scripts-small-games.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.game import Dice
from companion.engine.kind import OpenQuestion, ToldFacts
from companion.engine.saved import SavedTable
from companion.games.antinomy import setup_file
from companion.games.antinomy.apply import Outcome
from companion.games.antinomy.commands import Command
from companion.games.antinomy.game import Antinomy, Game, play, set_up
from companion.games.antinomy.phrases import PHRASES
from companion.games.antinomy.spoken import understood
from companion.games.antinomy.state import RULINGS, UNKNOWN, SetUp, State, unknown

# The strengths of its players (players/choice.py).
COMPUTERS: Final = ("random", "sound")


class AntinomyKind(SavedTable):
    """One game as files and scripts know it."""

    word = "antinomy"
    phrases = PHRASES
    keys = setup_file.KEYS
    needed = setup_file.NEEDED
    errors = ("unknown", "not-now", "not-your-turn", "not-held", "illegal", "unclear")
    law = "A"
    rulings = RULINGS
    sentences = setup_file.FAULTS
    glance_keys = ("turns", "turn", "crystals", "codex", "won")

    def read_setup(self, tree: Mapping[str, Any], dice: Dice, checks: Checks) -> SetUp | None:
        return setup_file.read_setup(tree, dice, checks)

    def write_setup(self, setup: SetUp) -> dict[str, Any]:
        return setup_file.write_setup(setup)

    def speakers(self, setup: SetUp) -> tuple[str, ...]:
        return setup.players

    def play(self, setup: SetUp, seed: int) -> Game:
        return play(setup, seed)

    def manners(self, setup: SetUp) -> Mapping[str, tuple[str, ...]]:
        """Everybody at each strength, in a game that the app has dealt."""
        dealt = setup.chance == "app" and all(setup.hands)
        return dict.fromkeys(setup.players, COMPUTERS) if dealt else {}

    def begin(self, setup: SetUp) -> tuple[Antinomy, Outcome]:
        return Antinomy(), set_up(setup)

    def understand(self, state: State, who: str, text: str) -> Command:
        return understood(state, who, text)

    def told(self, outcome: Outcome) -> ToldFacts:
        return ToldFacts(outcome.said)

    def asked(self, state: State) -> OpenQuestion | None:
        return state.question

    def view(self, state: State) -> dict[str, Any]:
        pairs = zip(state.players, state.sorcerers, strict=True)
        if state.setup.keep == "score":
            crystals = {who: {"crystals": one.crystals} for who, one in pairs}
            return {"codex": state.codex, "pool": state.pool, "players": crystals,
                    "won": state.won}  # fmt: skip
        return {
            "turn": state.players[state.turn] if state.turns else None,
            "turns": state.turns,
            "codex": state.codex,
            "continuum": list(state.continuum),
            "pool": state.pool,
            "players": {
                who: {"at": one.at, "crystals": one.crystals,
                      "hand": [*one.known, *[UNKNOWN] * unknown(one)]}
                for who, one in pairs
            },
            "won": state.won,
        }  # fmt: skip


KIND: Final = AntinomyKind()
