"""PARADOMINETOR as the session plays it."""

from __future__ import annotations

from companion.engine.game import Dice
from companion.engine.kind import Glance
from companion.engine.session import Session
from companion.games.paradominetor import apply, notation
from companion.games.paradominetor.apply import Outcome, opening
from companion.games.paradominetor.commands import Command, Earliest
from companion.games.paradominetor.state import Seat, SetUp, State

Game = Session[State, Command, Outcome]


class Paradominetor:
    """The rules, and the step that one undo takes back."""

    def apply(self, state: State, command: Command) -> Outcome:
        return apply.apply(state, command)

    def begins_step(self, _state: State, command: Command) -> bool:
        return not isinstance(command, Earliest)

    def asks_only(self, _command: Command) -> bool:
        return False

    def was_heard(self, _state: State, _command: Command) -> bool:
        """T5.3: who won was told before the tiles were turned over."""
        return True

    def draw(self, _state: State, _dice: Dice) -> Command | None:
        """Nothing is chance once the tiles are dealt: of dealt ones all backs are known."""
        return None

    def glance(self, state: State) -> Glance:
        full = tuple(seat.full for seat in state.seats)
        half = tuple(seat.half for seat in state.seats)
        now: Glance = (
            ("trick", state.trick), ("lead", state.lead), ("full", full), ("half", half),
        )  # fmt: skip
        return now if state.won is None else (*now, ("won", " ".join(state.won)))

    def write(self, command: Command) -> tuple[str, str]:
        return notation.write(command)

    def read(self, who: str, words: str) -> Command | None:
        return notation.read(who, words)


def play(setup: SetUp, seed: int) -> Game:
    return Session(Paradominetor(), set_up(setup), seed)


def set_up(setup: SetUp) -> Outcome:
    """The state before the first word (T2)."""
    hands = setup.hands or (None,) * len(setup.players)
    seats = (Seat(hand=None if hand is None else tuple(sorted(hand))) for hand in hands)
    return opening(State(setup, tuple(seats), None, setup.lead))
