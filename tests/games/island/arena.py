"""Whole games of the computer against itself, for tests and `./run bench opponent`."""

from collections.abc import Callable
from random import Random

from companion.engine.frozen import frozen
from companion.games.island.captives.players import CaptiveKind
from companion.games.island.commands import End
from companion.games.island.computer import Computer
from companion.games.island.game import Game, play
from companion.games.island.opponent.tempers import OpStyle, Strength
from companion.games.island.opponent.tries import Tries
from companion.games.island.setup.random_table import random_table, seated
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.terms import CHARACTERS, FRUITS, OP, Who
from tests.boxes import BOX

MOST_ROUNDS = 60


@frozen
class Played:
    """`marks`: by the boards. `tries`: the most for one command of the OP.

    `turns`: the seconds of each of the OP's turns; `answers`: of each command of a captive.
    """

    won: Who | None
    rounds: int
    deaths: int
    marks: dict[Who, int]
    tries: int
    turns: list[float]
    answers: list[float]


def fair_table(seed: int, players: int, first: Who | None = None) -> SetUp:
    """A table by the default rulings; `first`: who plays alone, or is on the OP's left."""
    dice = Random(f"{seed}/arena")
    laid = random_table(seed, BOX)
    who: list[Who] = list(CHARACTERS)
    who = dice.sample(who, 3)[: max(2, players - 1)]
    if first is not None:
        who = [first, *(one for one in who if one != first)][: len(who)]
    boards = who if players > 2 else [who[0]] * 2
    fruits = dice.sample([one for one in FRUITS if one != laid.bush_fruit], len(who))
    seats = [
        Seat(figure, board, fruit, palm)
        for figure, board, fruit, palm in zip(who, boards, fruits, (1, 2, 3), strict=False)
    ]
    return seated(laid, players, tuple(seats), BOX)


def contest(
    setup: SetUp,
    seed: int,
    strength: Strength,
    style: OpStyle,
    kind: CaptiveKind,
    now: Callable[[], float] = float,
) -> tuple[Played, Game]:
    """`now`: the clock that the seconds are read from, if anybody wants to know them."""
    game = play(setup, seed)
    boards = sorted({seat.board for seat in setup.seats})
    computer = Computer(game, strength, style, dict.fromkeys(boards, kind))
    most, turns, answers = 0, [0.0], []
    while game.state.question is not None and game.state.round <= MOST_ROUNDS:
        tries, asked = Tries(), game.state.question.who
        begun = now()
        command = computer.command(tries)
        seconds = now() - begun
        assert command is not None
        if asked == OP:
            turns[-1] += seconds
            turns += [0.0] * isinstance(command, End)
        else:
            answers.append(seconds)
        game.submit(command)
        most = max(most, tries.count)
    state = game.state
    marks = {board.who: len(board.mission) for board in state.boards}
    result = Played(state.won, state.round, state.deaths, marks, most, turns, answers)
    return result, game
