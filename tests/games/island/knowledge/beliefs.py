"""Random games with all that can happen in them, and what must be true of each deduction."""

from collections.abc import Iterator
from random import Random

from companion.engine.refused import Refused
from companion.games.island.apply import apply
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import (
    Command,
    Correct,
    End,
    Move,
    PieceStep,
    Push,
    Restore,
    UseBonus,
    WaveTo,
    Where,
)
from companion.games.island.game import Game, play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Deduction, Fog
from companion.games.island.knowledge.grid import CELL, SHIFT, WORD
from companion.games.island.legal import legal
from companion.games.island.state import State
from companion.games.island.terms import ANOMALIES, OP, Hex
from tests.games.island.random_tables import random_command, random_setup

_LIVELY = (Move, PieceStep, Push, UseBonus)


def lively_command(state: State, dice: Random) -> Command:
    """A legal command; mostly one that moves or tells something, now and then a correction."""
    assert state.question is not None
    if state.question.what == "order":
        return random_command(state, dice)
    if dice.random() < 0.01:
        return _asked_or_corrected(state, dice)
    every = legal(state)
    if state.question.what == "turn" and dice.random() < 0.8:
        every = tuple(one for one in every if isinstance(one, _LIVELY)) or every
    return dice.choice(every)


def _asked_or_corrected(state: State, dice: Random) -> Command:
    who = dice.choice(list(state.table.seat))
    anomaly = dice.choice(list(state.anomalies))
    facts = [
        (who, "at", dice.choice(HEXES)), (who, "off"), (who, "lying"), ("turn", who),
        ("rock", "at", dice.choice(HEXES)), ("bush", "off"),
        ("anomaly", anomaly, dice.choice(ANOMALIES)),
        (who, "at", dice.choice(HEXES), "and", "wave", "N"),
    ]  # fmt: skip
    for fact in dice.sample(facts, len(facts)):
        if dice.random() < 0.4:
            break
        command = Correct(OP, fact)
        try:
            apply(state, command)
        except Refused:
            continue
        return command
    return Where(OP, who)


def walked_command(state: State, dice: Random) -> Command:
    """A command of people who walk, ask oracles in two directions, and push now and then."""
    assert state.question is not None
    if state.question.what == "order":
        return random_command(state, dice)
    every = legal(state)
    if state.question.what == "oracle":
        return dice.choice([one for one in every if " " in getattr(one, "word", "")] or every)
    if state.question.what != "turn":
        return dice.choice(every)
    walks = [one for one in every if isinstance(one, Move | PieceStep | Push)]
    often = 0.5 if state.question.who == OP else 0.9
    if walks and dice.random() < often:
        safe = [one for one in walks if isinstance(one, Move) and one.safe]
        return dice.choice(safe if safe and dice.random() < 0.5 else walks)
    rest = [one for one in every if isinstance(one, End | Restore | WaveTo)]
    return dice.choice(rest or every)


def walked_game(seed: int, length: int) -> Iterator[Game]:
    """The game after each command, by the box's own rules and the default rulings."""
    dice = Random(seed)
    game = play(random_setup(dice, odd=False), seed)
    for _ in range(length):
        yield game
        if game.state.question is None:
            return
        game.submit(walked_command(game.state, dice))


def lively_game(seed: int, length: int, odd: bool = True) -> Iterator[Game]:
    """The game after each command, now and then after one was taken back, or brought again."""
    dice = Random(seed)
    game = play(random_setup(dice, odd=odd), seed)
    for _ in range(length):
        yield game
        if game.state.question is None:
            return
        game.submit(lively_command(game.state, dice))
        if dice.random() < 0.03 and game.steps:
            game.undo()
        elif dice.random() < 0.03 and game.undone:
            game.redo()


def truth(state: State) -> int:
    """Every word that truly lies on every cell."""
    words = 0
    for at, word in state.table.island.spaces.items():
        words |= 1 << SHIFT[WORD[word]] + CELL[at]
    for at, token in state.anomalies.items():
        words |= 1 << SHIFT[WORD[f"anomaly:{token}"]] + CELL[at]
    return words


def faults(state: State, ears: Ears) -> list[str]:
    """The lies in what each captive's player can know; none, ever."""
    found = []
    for board in state.boards:
        deduction = Deduction(ears.heard(board.who))
        place = None if ears.waits else state.captive(board.who).at
        lies = lies_of(deduction, deduction.fog(board.who), truth(state), place)
        found += [f"{board.who}: {lie}" for lie in lies]
    return found


def lies_of(deduction: Deduction, fog: Fog, true: int, stands: Hex | None) -> Iterator[str]:
    for at, word in fog.certain.items():
        number = WORD[word.removeprefix("lake:")]
        if not true >> SHIFT[number] + CELL[at] & 1:
            yield f"{at} is no {word}"
    if all(leaf.words & ~true for leaf in deduction.search.leaves):
        yield "the true island is lost"
    if fog.place and stands in CELL and stands not in fog.place:
        yield f"nobody stands at {stands}"
