"""The counts that the law names (A1, A5.5, A6.2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from companion.games.antinomy.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    NUMBER,
    NUMBERS,
    RELIC,
    RELICS,
    Colour,
    alike,
    card_named,
    is_paradox,
)

HANDS = tuple(combinations(CARDS, 3))


def test_there_are_four_of_each() -> None:
    """A1.1."""
    assert len(CARDS) == 16
    assert Counter(NUMBER.values()) == dict.fromkeys(NUMBERS, 4)
    assert Counter(COLOUR.values()) == dict.fromkeys(COLOURS, 4)
    assert Counter(RELIC.values()) == dict.fromkeys(RELICS, 4)


def test_every_pair_of_features_is_there_once() -> None:
    """A1.2."""
    features = [{card: str(of[card]) for card in CARDS} for of in (NUMBER, COLOUR, RELIC)]
    for one, other in combinations(features, 2):
        assert len({(one[card], other[card]) for card in CARDS}) == 16


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("blue-1", "blue-1"), ("blue-skull", "blue-1"), ("skull-1", "blue-1"),
        ("1-blue-skull", "blue-1"), ("4-red", "red-4"), ("ring-green", "green-4"),
        ("blue", None), ("", None), ("1", None), ("blue-5", None), ("blue-1-key", None),
        ("blue-blue", None), ("blue-1-1", None), ("blue-1-skull-1", None), ("blue 1", None),
        ("1-2", None),
    ],
)  # fmt: skip
def test_any_two_features_name_a_card(text: str, card: str | None) -> None:
    """A1.2."""
    assert card_named(text) == card


def test_48_hands_are_sets() -> None:
    """A6.2."""
    assert len(HANDS) == 560
    assert Counter(alike(hand) for hand in HANDS) == {
        None: 512, "number": 16, "colour": 16, "relic": 16,
    }  # fmt: skip


@pytest.mark.parametrize("covered", COLOURS)
def test_20_hands_are_paradoxes_under_each_colour(covered: Colour) -> None:
    """A6.2."""
    assert sum(is_paradox(hand, covered) for hand in HANDS) == 20


def test_nine_cards_outside_a_hand_match_it() -> None:
    """A5.5: so one of five that lie at the left does."""
    for hand in HANDS:
        matched = {
            card
            for card in CARDS
            for held in hand
            if card not in hand and (COLOUR[card] == COLOUR[held] or RELIC[card] == RELIC[held])
        }
        assert len(matched) >= 9


@pytest.mark.parametrize("number", [1, 2, 4])
def test_three_cards_are_a_hand(number: int) -> None:
    assert alike(CARDS[:number]) is None
