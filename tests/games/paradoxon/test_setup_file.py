"""A set-up as a file has it: what is left out, what is wrong, and the same read again."""

from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks
from companion.games.paradoxon.cards import cards_of
from companion.games.paradoxon.kind import KIND
from companion.games.paradoxon.state import SetUp
from tests.games.paradoxon.agreement import random_tree, setup_of

ANN = {"players": ["ann"]}
TWO = {"players": ["ann", "bob"]}
DECK = list(cards_of(("pink", "yellow", "lilac")))

BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "players"),
    ({"players": ["ann", "bob", "cy"]}, "players"),
    ({"players": ["ann", "ann"]}, "stands here twice"),
    ({"players": ["Ann"]}, "is no name here"),
    *(({"players": [word]}, word) for word in ("echo", "table", "op", "plan", "keys")),
    ({**ANN, "keep": "score"}, "players"),
    ({**TWO, "keep": "echo"}, "players"),
    ({**TWO, "keep": "hat"}, "write one of: score, echo, all"),
    ({**TWO, "keep": "score", "colours": ["pink", "yellow", "lilac"]}, "does not go with keep"),
    ({**TWO, "keep": "score", "echo": ["keys-phone", "map-mask"]}, "does not go with keep"),
    ({**TWO, "keep": "score", "paradox": "keys-phone"}, "does not go with keep"),
    ({**TWO, "paradox": "keys-phone"}, "does not go with keep"),
    ({**TWO, "keep": "score", "deck": "12"}, "a whole number from 0 to 11"),
    ({**TWO, "keep": "score", "deck": DECK}, "a whole number from 0 to 11"),
    ({**TWO, "colours": ["pink", "yellow"]}, "there are 2 colours; write three"),
    ({**TWO, "colours": ["pink", "yellow", "lilac", "green"]}, "there are 4 colours"),
    ({**TWO, "colours": ["pink", "pink", "lilac"]}, "stands here twice"),
    ({**TWO, "colours": ["pink", "red", "lilac"]}, "write one of: pink, yellow, lilac, green"),
    ({**TWO, "deck": "11"}, "stands where a list belongs"),
    ({**TWO, "deck": DECK[:17]}, "the deck has 17 cards; write all 18"),
    ({**TWO, "deck": [*DECK[:17], DECK[0]]}, "stands here twice; each card"),
    ({**TWO, "deck": [*DECK[:17], "aces-money"]}, "is no card of these colours"),
    ({**TWO, "deck": [*DECK[:17], "keys-hat"]}, "is no card of these colours"),
    ({**TWO, "first": "cy"}, "write one of: ann, bob"),
    ({**ANN, "keep": "echo", "echo": ["keys-phone"]}, "Echo has 1 cards here; write two"),
    ({**ANN, "keep": "echo", "echo": ["keys-phone", "phone-keys"]}, "each card is there once"),
    ({**ANN, "keep": "echo", "echo": ["keys-phone", "map-mask"], "paradox": "map-mask"}, "once"),
    ({**ANN, "keep": "echo", "paradox": "aces-money"}, "is no card of these colours"),
    ({**TWO, "rulings": {"hat": "yes"}}, "is no ruling of this game"),
    ({**TWO, "rulings": {"item-twice": "maybe"}}, "write one of: yes, no"),
    ({**TWO, "rulings": {"armor-chain": "all"}}, "write one of: no armor through armor"),
    ({**TWO, "chance": "dice"}, "write one of: table, app"),
]


def faults(tree: dict[str, Any]) -> list[str]:
    checks = Checks(KIND.sentences)
    assert checks.through(lambda: KIND.read_setup(tree, lambda: Random(0), checks)) is None
    assert all(fault.sentences["ru"] for fault in checks.faults)
    return [fault.sentences["en"] for fault in checks.faults]


@pytest.mark.parametrize(("tree", "sentence"), BAD)
def test_a_bad_file_is_told(tree: dict[str, Any], sentence: str) -> None:
    (told,) = faults(tree)
    assert sentence in told


@pytest.mark.parametrize("seed", range(60))
def test_written_and_read_again_it_is_the_same(seed: int) -> None:
    setup = setup_of(random_tree(Random(seed)))
    assert setup_of(KIND.write_setup(setup)) == setup


def thrown(tree: dict[str, Any], seed: int) -> SetUp:
    checks = Checks(KIND.sentences)
    setup = KIND.read_setup(tree, lambda: Random(seed), checks)
    assert setup is not None
    return setup


def test_what_is_left_out_is_thrown() -> None:
    one, other = thrown(TWO, 1), thrown(TWO, 2)
    assert sorted(one.deck) == sorted(other.deck) == sorted(DECK)
    assert one.deck != other.deck
    assert one == thrown(TWO, 1)
    assert {thrown(TWO, seed).first for seed in range(9)} == {"ann", "bob"}


def test_beside_echo_his_cards_and_the_paradox_are_thrown_too() -> None:
    setup = thrown({**ANN, "keep": "echo"}, 4)
    assert len({*setup.echo, setup.paradox}) == 3
    assert len(setup.deck) == 11
    assert setup.first == "ann"


def test_cards_are_named_by_their_items_in_any_order() -> None:
    turned = ["-".join(reversed(card.split("-"))) for card in DECK]
    assert thrown({**TWO, "deck": turned}, 0).deck == tuple(DECK)
