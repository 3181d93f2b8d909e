"""L2: a table at random."""

import pytest

from companion.games.island.board.layout import problems
from companion.games.island.box.box import Box
from companion.games.island.box.file import read_box
from companion.games.island.game import play
from companion.games.island.setup.random_table import known_tokens, only, random_table, seated
from companion.games.island.setup.table import Seat
from companion.games.island.terms import FRUITS, KNOWN_TOKENS, TOKENS
from companion.store.assets import shipped_box
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


def told_of(**tokens: object) -> Box:
    return read_box(shipped_box(), {"tokens": tokens})


def test_the_tokens_whose_effect_somebody_can_tell() -> None:
    """Box data: the rulebook's five, and those that the owner has entered."""
    assert known_tokens(BOX) == KNOWN_TOKENS
    entered = {"token-12": {"text": {"ru": "Тише"}}, "token-7": {"does": {"restore": "1"}}}
    assert known_tokens(told_of(**entered)) == (*KNOWN_TOKENS, "token-7", "token-12")
    blank = {"token-8": {}, "token-9": {"name": {"en": "Fog"}}}
    assert known_tokens(told_of(**blank)) == KNOWN_TOKENS, "such a card says nothing"


def test_a_stack_of_some_tokens_keeps_their_order() -> None:
    laid = random_table(7)
    assert sorted(only(laid.stack, KNOWN_TOKENS)) == sorted(KNOWN_TOKENS)
    assert only(("token-6", "ivy", "algae"), ("algae", "ivy")) == ("ivy", "algae")


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
