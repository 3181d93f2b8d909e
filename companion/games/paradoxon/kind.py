"""PARADOXON as files and table scripts know it (docs/table-scripts-small-games.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.game import Dice
from companion.engine.kind import OpenQuestion, ToldFacts
from companion.engine.saved import SavedTable
from companion.games.paradoxon import setup_file
from companion.games.paradoxon.apply import Outcome
from companion.games.paradoxon.cards import Lying
from companion.games.paradoxon.commands import Command
from companion.games.paradoxon.game import Game, Paradoxon, play, set_up
from companion.games.paradoxon.phrases import PHRASES, understood
from companion.games.paradoxon.state import ECHO, RULINGS, Seat, SetUp, State


class ParadoxonKind(SavedTable):
    """One game as files and scripts know it."""

    word = "paradoxon"
    phrases = PHRASES
    keys = setup_file.KEYS
    needed = setup_file.NEEDED
    errors = ("unknown", "not-now", "not-your-turn", "not-held", "illegal", "unclear")
    law = "X"
    rulings = RULINGS
    sentences = setup_file.FAULTS
    glance_keys = ("turns", "turn", "points", "deck", "won")

    def read_setup(self, tree: Mapping[str, Any], dice: Dice, checks: Checks) -> SetUp | None:
        return setup_file.read_setup(tree, dice, checks)

    def write_setup(self, setup: SetUp) -> dict[str, Any]:
        return setup_file.write_setup(setup)

    def speakers(self, setup: SetUp) -> tuple[str, ...]:
        return setup.players

    def play(self, setup: SetUp, seed: int) -> Game:
        return play(setup, seed)

    def manners(self, _setup: SetUp) -> Mapping[str, tuple[str, ...]]:
        """None is kept with a computer's player."""
        return {}

    def begin(self, setup: SetUp) -> tuple[Paradoxon, Outcome]:
        return Paradoxon(), set_up(setup)

    def understand(self, state: State, who: str, text: str) -> Command:
        return understood(state, who, text)

    def told(self, outcome: Outcome) -> ToldFacts:
        return ToldFacts(outcome.said, outcome.shown, outcome.openly)

    def asked(self, state: State) -> OpenQuestion | None:
        return state.question

    def view(self, state: State) -> dict[str, Any]:
        keep = state.setup.keep
        found: dict[str, Any] = {
            "turn": state.mover if state.turns else None,
            "turns": state.turns,
            "deck": len(state.deck) + len(state.looked),
            "players": _players(state),
            "won": state.won,
        }
        if keep == "score":
            return found
        found |= {"fading": state.fading, "box": list(state.box)}
        if keep == "echo":
            paradox = None if state.paradox is None else state.paradox.card
            display = [lying.card for lying in state.of(ECHO).display]
            return {**found, "paradox": paradox, "echo": {"display": display}}
        found |= {
            "used": [word.split()[1] for word in state.used],
            "order": [*state.looked, *state.deck],
            "paradox": None if state.paradox is None else _lying(state.paradox),
        }
        return found


def _players(state: State) -> dict[str, Any]:
    if state.setup.keep != "all":
        return {who: _score(state.of(who)) for who in state.setup.players}
    found = {
        who: {**_cards(state.of(who)), **_score(state.of(who)),
              "fragments": list(state.of(who).fragments)}
        for who in state.setup.players
    }  # fmt: skip
    return {**found, ECHO: _cards(state.of(ECHO))} if state.solo else found


def _score(seat: Seat) -> dict[str, int]:
    return {"points": seat.points, "fragments": len(seat.fragments), "twos": len(seat.twos),
            "threes": len(seat.threes)}  # fmt: skip


def _cards(seat: Seat) -> dict[str, Any]:
    return {
        "display": [_lying(one) for one in seat.display],
        "hand": list(seat.hand),
        "open": seat.open is not None,
    }


def _lying(lying: Lying) -> dict[str, str | None]:
    return {"card": lying.card, "near": lying.near}


KIND: Final = ParadoxonKind()
