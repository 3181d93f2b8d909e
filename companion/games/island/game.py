"""Paradox Island as the session plays it."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engine.game import Dice
from companion.engine.kind import Glance
from companion.engine.session import JournalEntry, Session, Step
from companion.games.island import apply, notation
from companion.games.island.announcements import Redone, Undone
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command, Correct, Move, Shuffled, Where
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import SetUp
from companion.games.island.state import State
from companion.games.island.terms import Who

Entries = list[JournalEntry[Command, Outcome]]
Game = Session[State, Command, Outcome]


class ParadoxIsland:
    """The rules, the step that one undo takes back, and what chance draws."""

    def apply(self, state: State, command: Command) -> Outcome:
        return apply.apply(state, command)

    def begins_step(self, state: State, command: Command) -> bool:
        """A spoken move, a bonus, a correction; not an answer."""
        question = state.question
        assert question is not None  # after the end nothing is taken
        return question.what == "turn" or not apply.is_answer(question, command)

    def asks_only(self, command: Command) -> bool:
        """L16.3: a question changes nothing, so it is no step to take back."""
        return isinstance(command, Where)

    def was_heard(self, state: State, command: Command) -> bool:
        """A captive answers what was read aloud; what the OP answers has not been read yet, nor

        what chance draws.
        """
        question = state.question
        if question is None or question.what in ("turn", "order"):
            return False
        return command.who in state.table.seat and apply.is_answer(question, command)

    def draw(self, state: State, dice: Dice) -> Command | None:
        question = state.question
        if question is None or question.what != "order":
            return None
        order = list(range(len(question.options)))
        dice().shuffle(order)
        return Shuffled(question.who, tuple(order))

    def glance(self, state: State) -> Glance:
        boards = [state.boards[state.table.boards[one.board]] for one in state.captives]
        done = tuple(len(board.mission) for board in boards)
        now: Glance = (
            ("round", state.round), ("turn", state.turn), ("deaths", state.deaths), ("done", done),
        )  # fmt: skip
        return now if state.won is None else (*now, ("won", state.won))

    def write(self, command: Command) -> tuple[str, str]:
        return command.who, notation.write(command)

    def read(self, who: str, words: str) -> Command | None:
        return notation.read(who, words)


ISLAND = ParadoxIsland()


class Redrawn(ParadoxIsland):
    """Chance draws once more what it drew in a game that was played; then by the dice again."""

    def __init__(self, draws: Iterable[tuple[int, ...]]) -> None:
        self.draws = list(draws)

    def draw(self, state: State, dice: Dice) -> Command | None:
        question = state.question
        if question is None or question.what != "order" or not self.draws:
            return super().draw(state, dice)
        if len(self.draws[0]) != len(question.options):
            return super().draw(state, dice)
        return Shuffled(question.who, self.draws.pop(0))


def play(given: SetUp, seed: int = 0, draws: Iterable[tuple[int, ...]] = ()) -> Game:
    """A new game at its first question. `draws`: what chance is to draw first."""
    drawn = tuple(draws)
    return Session(Redrawn(drawn) if drawn else ISLAND, set_up(given), seed)


def step_name(step: Step[Command, Outcome], for_all: bool) -> str:
    """The step that an undo takes back: `theseus: move NW`; for all, without any secret."""
    command = step.entries[0].command
    words = notation.write_for_all(command) if for_all else notation.write(command)
    return f"{command.who}: {words}"


def lent_board(step: Step[Command, Outcome]) -> Who | None:
    """The board that says how far `over` is, if it is not the figure's own (L14.6, L15.1)."""
    first = step.entries[0]
    command = first.command
    if not isinstance(command, Move) or not command.over:
        return None
    board = first.outcome.state.captive(command.who).board
    return None if board == command.who else board


def corrects(step: Step[Command, Outcome]) -> bool:
    """L17: the step sets a fact."""
    return isinstance(step.entries[0].command, Correct)


def undone(step: Step[Command, Outcome]) -> Undone:
    return Undone(step_name(step, for_all=True), lent_board(step))


def redone(step: Step[Command, Outcome]) -> Redone:
    return Redone(step_name(step, for_all=True), lent_board(step))
