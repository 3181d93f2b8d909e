"""PARADOXON as the session plays it."""

from __future__ import annotations

from companion.engine.game import Dice
from companion.engine.kind import TABLE, Glance
from companion.engine.session import Session
from companion.games.paradoxon import apply, notation
from companion.games.paradoxon.apply import Outcome, run
from companion.games.paradoxon.cards import Lying
from companion.games.paradoxon.commands import AskWorth, Command, Correct
from companion.games.paradoxon.deal import opening
from companion.games.paradoxon.state import Seat, SetUp, State
from companion.games.paradoxon.work import Work

Game = Session[State, Command, Outcome]


class Paradoxon:
    """The rules, the step that one undo takes back, and what chance draws."""

    def apply(self, state: State, command: Command) -> Outcome:
        return apply.apply(state, command)

    def begins_step(self, state: State, command: Command) -> bool:
        asked = state.question
        begins = asked is not None and asked.what in ("turn", "deal")
        return begins or isinstance(command, Correct)

    def asks_only(self, command: Command) -> bool:
        return isinstance(command, AskWorth)

    def was_heard(self, state: State, _command: Command) -> bool:
        """Answers of people: they have heard what was said before; chance has not."""
        return state.question is not None and state.question.who != TABLE

    def draw(self, state: State, dice: Dice) -> Command | None:
        """X9.2: the cards that the table would see."""
        question = state.question
        if question is None or question.who != TABLE or state.setup.chance == "table":
            return None
        return notation.read(TABLE, dice().choice(question.options))

    def glance(self, state: State) -> Glance:
        points = tuple(state.of(who).points for who in state.setup.players)
        now: Glance = (("points", points), ("deck", len(state.deck) + len(state.looked)))
        if state.turns:
            now = (("turns", state.turns), ("turn", state.mover), *now)
        return now if state.won is None else (*now, ("won", state.won))

    def write(self, command: Command) -> tuple[str, str]:
        return notation.write(command)

    def read(self, who: str, words: str) -> Command | None:
        return notation.read(who, words)


def play(setup: SetUp, seed: int = 0) -> Game:
    return Session(Paradoxon(), set_up(setup), seed)


def set_up(setup: SetUp) -> Outcome:
    """The state before the first word (X2, X7.1)."""
    echo = Seat(display=tuple(Lying(card) for card in setup.echo))
    paradox = None if setup.paradox is None else Lying(setup.paradox)
    state = State(setup, setup.deck, (Seat(), echo), paradox=paradox, agenda=opening(setup))
    work = Work(state)
    run(work)
    return Outcome(work.state, tuple(work.said), tuple(work.shown))
