"""Two sets of rules, written apart, agree on random commands and on every worth."""

from itertools import combinations, product
from random import Random

import pytest

from companion.games.paradoxon.cards import CARDS, ON, Lying, cards_of, worth
from companion.games.paradoxon.echo import PLACES, to_eliminate, to_fade
from tests.games.paradoxon.agreement import agree
from tests.games.paradoxon.oracle_table import all_cards, shared, value

GAMES = 25


@pytest.mark.parametrize("first", range(0, 4 * GAMES, GAMES))
def test_they_agree_on_random_games(first: int) -> None:
    assert sum(agree(seed, 200) for seed in range(first, first + GAMES)) > 10 * GAMES


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 1000 + 8 * GAMES, GAMES))
def test_they_agree_on_more_games(first: int) -> None:
    assert sum(agree(seed, 400) for seed in range(first, first + GAMES)) > 10 * GAMES


def test_they_agree_on_every_worth_of_three_colours() -> None:
    """X5.3: 18 cards, every other two in the display, each either way."""
    cards = cards_of(("pink", "yellow", "lilac"))
    seen = set()
    for scored in cards:
        for one, other in combinations([card for card in cards if card != scored], 2):
            for near, also in product(ON[one], ON[other]):
                points = worth(scored, (Lying(one, near), Lying(other, also)))
                assert points == value(scored, [[one, near], [other, also]])
                seen.add(points)
    assert seen == {0, 1, 2, 3}


def test_they_agree_on_echos_choice() -> None:
    """X7.4, X7.6."""
    dice = Random(7)
    places = set()
    for _ in range(4000):
        one, two, three, four = dice.sample(CARDS, 4)
        for least, found in ((2, to_eliminate((one, two, three, four))),
                             (1, to_fade((one, two, three, four)))):  # fmt: skip
            at = shared([one, two, three, four], least)
            assert found == (None if at is None else PLACES[at])
            places.add((least, found))
    assert {place for least, place in places if least == 2} == {None, *PLACES}
    assert "paradox" not in {place for least, place in places if least == 1}  # X7.6


def test_both_have_the_same_cards() -> None:
    assert sorted(all_cards(["pink", "yellow", "lilac", "green"])) == list(CARDS)
    assert len(CARDS) == 24
