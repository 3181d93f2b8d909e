"""PARADOMINETOR as files and table scripts know it (docs/table-scripts-small-games.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.game import Dice
from companion.engine.kind import OpenQuestion, ToldFacts
from companion.engine.saved import SavedTable
from companion.games.paradominetor import setup_file
from companion.games.paradominetor.apply import Outcome
from companion.games.paradominetor.commands import Command
from companion.games.paradominetor.game import Game, Paradominetor, play, set_up
from companion.games.paradominetor.phrases import PHRASES
from companion.games.paradominetor.spoken import understood
from companion.games.paradominetor.state import RULINGS, Seat, SetUp, State
from companion.games.paradominetor.trick import leading
from companion.games.paradominetor.work import points, ranking

# The strengths of its players (players/choice.py).
COMPUTERS: Final = ("random", "sound")


class ParadominetorKind(SavedTable):
    """One game as files and scripts know it."""

    word = "paradominetor"
    phrases = PHRASES
    keys = setup_file.KEYS
    needed = setup_file.NEEDED
    errors = (
        "unknown", "not-now", "not-your-turn", "not-held", "must-follow", "illegal", "unclear",
    )  # fmt: skip
    law = "T"
    rulings = RULINGS
    sentences = setup_file.FAULTS
    glance_keys = ("trick", "lead", "full", "half", "won")

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
        dealt = setup.chance == "app" and bool(setup.hands)
        return dict.fromkeys(setup.players, COMPUTERS) if dealt else {}

    def begin(self, setup: SetUp) -> tuple[Paradominetor, Outcome]:
        return Paradominetor(), set_up(setup)

    def understand(self, state: State, who: str, text: str) -> Command:
        return understood(state, who, text)

    def told(self, outcome: Outcome) -> ToldFacts:
        return ToldFacts(outcome.said, outcome.shown, outcome.openly)

    def asked(self, state: State) -> OpenQuestion | None:
        return state.question

    def view(self, state: State) -> dict[str, Any]:
        pairs = zip(state.players, state.seats, strict=True)
        found: dict[str, Any] = {
            "trick": state.trick,
            "lead": state.lead,
            "turn": state.turn,
            "ranking": [list(place) for place in ranking(state)],
            "won": None if state.won is None else list(state.won),
        }
        if state.setup.keep == "score":
            return {**found, "players": {who: _score(seat) for who, seat in pairs}}
        sets = state.setup.sets
        return {
            **found,
            "sets": list(sets),
            "table": [
                {"who": one.who, "tile": one.front, "as": one.declared} for one in state.table
            ],
            "leading": _leading(state),
            "players": {
                who: {
                    **_score(seat),
                    "voids": [colour for colour in sets if colour in dict(seat.voids)],
                    "hand": None if seat.hand is None else list(seat.hand),
                }
                for who, seat in pairs
            },
        }


def _score(seat: Seat) -> dict[str, Any]:
    return {"points": points(seat), "full": seat.full, "half": seat.half}


def _leading(state: State) -> list[str]:
    """T4.6."""
    found = leading(state)
    return [] if found is None else list(found.winners)


KIND: Final = ParadominetorKind()
