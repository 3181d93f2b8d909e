"""A deduction depends on nothing but what was heard."""

from random import Random

import pytest

from companion.games.island.commands import Command
from companion.games.island.game import Game, play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Attention, Fog, meter
from companion.games.island.legal import legal
from companion.games.island.terms import OP
from tests.games.island.knowledge.beliefs import lively_command, lively_game
from tests.games.island.random_tables import random_setup
from tests.games.island.test_leaks import other_island


def _fog(game: Game) -> Fog:
    who = game.state.boards[0].who
    return meter(Ears(game).heard(who), who)


@pytest.mark.parametrize("seed", range(12))
def test_listening_on_is_hearing_all_of_it(seed: int) -> None:
    """Corrections, steps taken back and brought again among it."""
    ears, attention = None, Attention()
    for count, game in enumerate(lively_game(seed + 500, 60)):
        ears = ears or Ears(game)
        if count % 4 == 0:
            who = game.state.boards[0].who
            assert attention.deduce(ears.heard(who)).fog(who) == _fog(game)


@pytest.mark.parametrize("seed", range(12))
def test_a_step_taken_back_and_brought_again_changes_nothing(seed: int) -> None:
    """L17: what was said stays said, so nothing is unlearned either."""
    dice = Random(seed)
    game = play(random_setup(dice, odd=False), seed)
    for _ in range(30):
        if game.state.question is not None:
            game.submit(lively_command(game.state, dice))
    before = _fog(game)
    game.undo()
    assert _fog(game).bits == before.bits
    game.redo()
    assert _fog(game) == before


@pytest.mark.parametrize("seed", range(12))
def test_a_game_played_once_more_is_as_foggy(seed: int) -> None:
    game = list(lively_game(seed, 40))[-1]
    again: Game = type(game)(game.game, game.start, game.seed)
    again.replay(game.journal)
    assert _fog(again) == _fog(game)


def test_islands_that_say_the_same_are_as_foggy() -> None:
    """L16.5: while two islands say the same, the fog over them is the same."""
    alike = 0
    for seed in range(60):
        dice = Random(seed)
        given = random_setup(dice, odd=False)
        pair = [play(given, seed), play(other_island(given, dice), seed)]
        who = given.seats[0].board
        while _says_the_same(pair, who) and pair[0].state.question is not None:
            one, other = (meter(Ears(game).heard(who), who) for game in pair)
            assert one == other, f"pair {seed}"
            alike += 1
            if alike % 12 == 0 or not _both(pair, dice):
                break
    assert alike > 100


def _says_the_same(pair: list[Game], who: str) -> bool:
    one, other = (Ears(game).heard(who) for game in pair)
    return one == other


def _both(pair: list[Game], dice: Random) -> bool:
    """The same command on both tables; False where it is not a captive who is asked."""
    question = pair[0].state.question
    if question is None or question.who == OP or pair[1].state.question != question:
        return False
    command: Command = dice.choice(legal(pair[0].state))
    for game in pair:
        game.submit(command)
    return True
