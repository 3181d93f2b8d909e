"""The whole truth of a game at one moment, frozen; and the working copy of it inside `apply`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import copier, frozen, revised, setters
from companion.games.island.board.layout import Island
from companion.games.island.box.box import Box, InForce
from companion.games.island.questions import Question
from companion.games.island.rulings import Rulings
from companion.games.island.terms import (
    OP,
    Anomaly,
    Direction,
    Extra,
    Fruit,
    Hex,
    Lake,
    Named,
    Part,
    Piece,
    Stone,
    Who,
)

if TYPE_CHECKING:
    from companion.games.island.facts import Fact

# The place of a captive in the ocean while something is still asked (L8).
OCEAN = Hex("ocean")


@frozen
class Table:
    """The part of a state that does not change during a game."""

    players: int
    island: Island
    box: Box
    rulings: Rulings
    in_force: Mapping[str | None, InForce]  # what each power token makes of the rules
    seat: Mapping[Who, int]  # the captives' places in turn order, from the OP's left
    boards: Mapping[Who, int]  # the boards' places, by the name of the board
    deaths: int  # L3.2, L15.2

    def __repr__(self) -> str:
        return f"<Table: {self.players} players, captives {', '.join(self.seat)}>"


@frozen
class Captive:
    """One figure. `board` is the board it plays by: another figure's with two players (L15.1)."""

    who: Who
    board: Who
    start: Fruit
    at: Hex | None  # None: off the island (L10.3)
    health: int  # 0 for Granddead, who has none (L14.1)
    max_health: int
    energy: int
    max_energy: int
    lying: bool = False
    actions: int = 0
    immune: frozenset[Piece] = frozenset()
    came_from: Hex | None = None  # L14.1: for Granddead's way back from the ocean
    deaths: int = 0
    arrivals: int = 0  # what was begun for an earlier arrival is dropped (L5.9)


@frozen
class Board:
    """The marks on a captive player's board."""

    who: Who
    circled: frozenset[Fruit] = frozenset()
    crossed: frozenset[Fruit] = frozenset()
    palms: tuple[tuple[Fruit, int], ...] = ()  # L14.4: whose box holds which fruit
    visited: frozenset[Fruit] = frozenset()
    mission: tuple[str, ...] = ()
    extras: frozenset[Extra] = frozenset()
    spent_extras: frozenset[Extra] = frozenset()
    symbols: frozenset[Piece] = frozenset()  # crossed out (L14.2)


class Effect:
    """One small piece of what is still to be resolved. The agenda of a state is made of these."""

    __slots__ = ()


class Position:
    """The attributes and lookups that a state and its working copy share."""

    __slots__ = ()

    if TYPE_CHECKING:
        table: Table
        captives: Sequence[Captive]
        boards: Sequence[Board]
        wave: Part | Lake | None
        rock: Hex | None
        bush: Hex | None
        anomalies: Mapping[Hex, Anomaly]
        token: str | None
        turn: Who
        acting: Who | None
        parts_left: tuple[Who, ...]
        deaths: int
        op_actions: int
        free: frozenset[Piece]
        wave_hit: frozenset[Who]
        been: frozenset[tuple[Stone, str]]
        agenda: Sequence[Effect]

    def captive(self, who: Who) -> Captive:
        return self.captives[self.table.seat[who]]

    def board(self, who: Who) -> Board:
        """The board that a figure plays by."""
        return self.boards[self.table.boards[self.captive(who).board]]

    def stone(self, piece: Stone) -> Hex | None:
        return self.rock if piece == "rock" else self.bush

    def named(self, at: Hex) -> Named:
        """The spoken name of a space (L16.1): an anomaly with its effect."""
        effect = self.anomalies.get(at)
        return self.table.island.named[at] if effect is None else Named(f"anomaly:{effect}")

    def own_turn(self, who: Who) -> bool:
        """L15.4: with two players the whole turn is own turn for both figures."""
        return self.turn == self.captive(who).board


@frozen
class State(Position):
    """`agenda`: what is still to be resolved, the next last. `question`: the one that is open."""

    table: Table
    captives: tuple[Captive, ...]
    boards: tuple[Board, ...]
    wave: Part | Lake | None
    rock: Hex | None
    bush: Hex | None
    anomalies: Mapping[Hex, Anomaly]
    stack: tuple[str, ...]
    token: str | None
    turn: Who
    acting: Who | None  # with two players, the figure whose part it is
    parts_left: tuple[Who, ...]  # figures whose part of this turn has not ended
    round: int
    deaths: int
    op_actions: int
    free: frozenset[Piece]  # pieces that may still act once for nothing
    wave_hit: frozenset[Who]  # L12.3
    been: frozenset[tuple[Stone, str]]  # L12.4: where a piece has been in this turn
    came: frozenset[tuple[Who, Hex, Direction]]  # L5.10: how knots were come to in this action
    agenda: tuple[Effect, ...]
    question: Question | None
    won: Who | None

    def __repr__(self) -> str:
        """One line: all fields, with the box among them, would fill pages."""
        asked = self.question
        now = f"{self.won} has won" if asked is None else f"{asked.who} is asked: {asked.what}"
        places = ", ".join(f"{captive.who} {captive.at}" for captive in self.captives)
        return f"<State: round {self.round}, {now}; {places}>"


class Work(Position):
    """A state while a command is being resolved: the same fields, open to change."""

    __slots__ = (
        "acting", "agenda", "anomalies", "been", "boards", "came", "captives", "deaths",
        "facts", "free", "op_actions", "parts_left", "question", "rock", "bush", "round", "settled",
        "stack", "table", "token", "turn", "wave", "wave_hit", "won",
    )  # fmt: skip

    captives: list[Captive]
    boards: list[Board]
    stack: tuple[str, ...]
    round: int
    came: frozenset[tuple[Who, Hex, Direction]]
    agenda: list[Effect]
    question: Question | None
    won: Who | None
    facts: list[Fact]
    settled: list[tuple[Who, str]]

    def __init__(self, state: State) -> None:
        self.table = state.table
        self.captives = list(state.captives)
        self.boards = list(state.boards)
        self.wave = state.wave
        self.rock = state.rock
        self.bush = state.bush
        self.anomalies = state.anomalies
        self.stack = state.stack
        self.token = state.token
        self.turn = state.turn
        self.acting = state.acting
        self.parts_left = state.parts_left
        self.round = state.round
        self.deaths = state.deaths
        self.op_actions = state.op_actions
        self.free = state.free
        self.wave_hit = state.wave_hit
        self.been = state.been
        self.came = state.came
        self.agenda = list(state.agenda)
        self.question = state.question
        self.won = state.won
        self.facts = []
        self.settled = []

    def frozen(self) -> State:
        state = _freeze(self)
        for name in ("captives", "boards", "agenda"):
            _SET[name](state, tuple(getattr(self, name)))
        return state

    def change(self, who: Who, **changes: Any) -> Captive:
        """A captive's figure, changed."""
        seat = self.table.seat[who]
        changed = self.captives[seat] = revised(self.captives[seat], changes)
        return changed

    def mark(self, who: Who, **changes: Any) -> Board:
        """The board that a figure plays by, changed."""
        seat = self.table.boards[self.captive(who).board]
        changed = self.boards[seat] = revised(self.boards[seat], changes)
        return changed

    def tell(self, *facts: Fact) -> None:
        self.facts += facts

    def then(self, *effects: Effect) -> None:
        """Put effects before all else that is still to be resolved, the first of them first."""
        self.agenda += effects[::-1]


_freeze = copier(State)
_SET = setters(State)


def captives_from(position: Position, first: Who) -> list[Captive]:
    """The captives in turn order from `first`'s board; from the OP's left in the OP's turn."""
    captives = list(position.captives)
    if first == OP:
        return captives
    seat = next(i for i, captive in enumerate(captives) if captive.board == first)
    return captives[seat:] + captives[:seat]
