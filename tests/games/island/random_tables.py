"""Random tables for tests and benchmarks: legal islands, any characters, tokens and rulings."""

from random import Random

from companion.engine.frozen import revised
from companion.games.island.apply import apply
from companion.games.island.board.generate import random_island
from companion.games.island.box.box import NO_TOKEN, Box, InForce, PrintedBoard
from companion.games.island.commands import Command, Shuffled
from companion.games.island.legal import legal
from companion.games.island.rulings import RULINGS, play
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.state import State
from companion.games.island.terms import ANOMALIES, CHARACTERS, FRUITS, PARTS
from tests.boxes import BOX

# L16.6: what a captive may be shown; it moves nothing, and its dice would move all that come after.
_NOT_DRAWN = "fog-help"


def random_setup(dice: Random, players: int | None = None, odd: bool = True) -> SetUp:
    """`odd`: sometimes other rulings, owner-made tokens and half-sun bonuses."""
    players = players or dice.choice((2, 3, 4))
    island = random_island(dice)
    fruits = dice.sample(FRUITS, len(FRUITS))
    who = dice.sample(CHARACTERS, 3)
    seats: tuple[Seat, ...]
    if players == 2:
        seats = (Seat(who[0], who[0], fruits[0]), Seat(who[1], who[0], fruits[1]))
    else:
        seats = tuple(Seat(one, one, fruits[i]) for i, one in enumerate(who[: players - 1]))
    rulings = {
        name: dice.choice(values)
        for name, values in RULINGS.items()
        if odd and name != _NOT_DRAWN and dice.random() < 0.2
    }
    return SetUp(
        players=players,
        island=island,
        anomalies=dict(zip(island.anomalies, dice.sample(ANOMALIES, 5), strict=True)),
        stack=tuple(dice.sample(list(BOX.tokens), len(BOX.tokens))),
        wave=dice.choice(PARTS),
        rock=dice.choice(island.anomalies),
        bush=island.fruits[fruits[-1]],
        seats=seats,
        box=_odd_box(dice) if odd else BOX,
        rulings=play(rulings),
    )


def _odd_box(dice: Random) -> Box:
    tokens = {
        word: token if token.does.word else revised(token, {"does": _odd_token(dice)})
        for word, token in BOX.tokens.items()
    }
    boards = {who: _odd_board(board, dice) for who, board in BOX.boards.items()}
    return revised(BOX, {"tokens": tokens, "boards": boards})


def _odd_board(board: PrintedBoard, dice: Random) -> PrintedBoard:
    more = {name for name in board.bonuses if dice.random() < 0.1}
    return revised(board, {"half_sun": board.half_sun | more})


def _odd_token(dice: Random) -> InForce:
    ticks = {
        "op_actions": dice.randint(1, 5),
        "captive_actions": dice.randint(0, 4),
        "safe_cost": dice.choice((None, 0, 1, 2)),
        "over_cost": dice.choice((None, 0, 1, 2)),
        "restore": dice.randint(-2, 2),
        "bush_damage": dice.randint(0, 3),
        "wave_damage": dice.randint(0, 3),
        "idle": frozenset(dice.sample(("camp", "portal", "knot", "oracle", "fruit"), 2)),
        "bonuses": dice.random() < 0.5,
        "free": frozenset(dice.sample(("wave", "rock", "bush"), 1)),
    }
    ticked = dice.sample(sorted(ticks), dice.randint(0, 3))
    return revised(NO_TOKEN, {name: ticks[name] for name in ticked})


def random_command(state: State, dice: Random) -> Command:
    """Any legal command; chance's shuffle as well."""
    question = state.question
    assert question is not None
    if question.what == "order":
        order = list(range(len(question.options)))
        dice.shuffle(order)
        return Shuffled(question.who, tuple(order))
    return dice.choice(legal(state))


def random_game(seed: int, length: int, odd: bool = True) -> list[tuple[State, Command]]:
    """Each state with the command given in it."""
    dice = Random(seed)
    state = set_up(random_setup(dice, odd=odd)).state
    played: list[tuple[State, Command]] = []
    while state.question is not None and len(played) < length:
        command = random_command(state, dice)
        played.append((state, command))
        state = apply(state, command).state
    return played
