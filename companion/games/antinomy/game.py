"""Antinomy as the session plays it."""

from __future__ import annotations

from companion.engine.frozen import revised
from companion.engine.game import Dice
from companion.engine.kind import TABLE, Glance
from companion.engine.session import Session
from companion.games.antinomy import apply, notation
from companion.games.antinomy.apply import Outcome
from companion.games.antinomy.cards import COLOUR
from companion.games.antinomy.commands import Command, Correct, Order, Place, Play, Scored, Top
from companion.games.antinomy.facts import Codex
from companion.games.antinomy.state import SetUp, Sorcerer, State

Game = Session[State, Command, Outcome]


class Antinomy:
    """The rules, the step that one undo takes back, and what chance draws."""

    def apply(self, state: State, command: Command) -> Outcome:
        return apply.apply(state, command)

    def begins_step(self, _state: State, command: Command) -> bool:
        return isinstance(command, Place | Play | Scored | Correct)

    def asks_only(self, _command: Command) -> bool:
        return False

    def was_heard(self, _state: State, command: Command) -> bool:
        """Answers of people: they have heard what was said before; chance has not."""
        return not isinstance(command, Order | Top)

    def draw(self, state: State, dice: Dice) -> Command | None:
        """A6.5, A7.3: the order of shuffled cards, the cards on top."""
        question = state.question
        if question is None or question.who != TABLE or state.setup.chance == "table":
            return None
        if question.what not in ("order", "top"):
            return None
        return notation.read(TABLE, dice().choice(question.options))

    def glance(self, state: State) -> Glance:
        crystals = tuple(one.crystals for one in state.sorcerers)
        now: Glance = (("crystals", crystals), ("codex", state.codex))
        if state.turns:
            now = (("turns", state.turns), ("turn", state.players[state.turn]), *now)
        return now if state.won is None else (*now, ("won", state.won))

    def write(self, command: Command) -> tuple[str, str]:
        return notation.write(command)

    def read(self, who: str, words: str) -> Command | None:
        return notation.read(who, words)


def play(setup: SetUp, seed: int) -> Game:
    return Session(Antinomy(), set_up(setup), seed)


def set_up(setup: SetUp) -> Outcome:
    """The state before the first word, and the colour that the Codex covers (A2)."""
    one, other = (Sorcerer(known=tuple(sorted(hand))) for hand in setup.hands)
    state = State(setup, setup.codex, setup.continuum, (one, other), None)
    if setup.keep == "all":
        end = 0 if setup.rulings.codex_end == "right" else -1  # A2.3
        state = revised(state, {"codex": COLOUR[setup.continuum[end]]})
    return Outcome(apply.first_question(state), (Codex(state.codex),))
