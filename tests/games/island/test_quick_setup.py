"""L2: a table at random."""

import pytest

from companion.games.island.game import play
from companion.games.island.layout import problems
from companion.games.island.quick_setup import random_table, seated
from companion.games.island.setup import Seat
from companion.games.island.terms import FRUITS, TOKENS
from tests.boxes import BOX


@pytest.mark.parametrize("seed", range(40))
def test_a_random_table_is_laid_by_the_law(seed: int) -> None:
    laid = random_table(seed)
    assert problems(laid.island.spaces, laid.island.knots) == []
    assert set(laid.anomalies) == set(laid.island.anomalies)
    assert len(set(laid.anomalies.values())) == 5
    assert sorted(laid.stack) == sorted(TOKENS)
    assert laid.rock in laid.island.anomalies
    assert laid.island.spaces[laid.bush] == laid.bush_fruit


def test_the_same_seed_lays_the_same_table() -> None:
    assert random_table(7) == random_table(7)
    assert random_table(7) != random_table(8)


def test_everybody_at_it_the_game_begins() -> None:
    laid = random_table(3)
    first, second, *_ = (fruit for fruit in FRUITS if fruit != laid.bush_fruit)
    seats = (Seat("theseus", "theseus", first), Seat("hempel", "hempel", second, 2))
    game = play(seated(laid, 3, seats, BOX))
    assert game.state.turn == "theseus"
    assert game.state.captive("hempel").at == laid.island.fruits[second]
    assert game.state.board("hempel").palms == ((second, 2),)
