"""A set-up is written as the mapping of a table script, and reading that gives it back."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.checks import Checks
from companion.engine.frozen import revised
from companion.games.island.box.box import Box, Gain
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import read_setup, write_gifts, write_setup
from companion.games.island.setup.table import SetUp
from companion.store.assets import shipped_box
from tests.boxes import BOX
from tests.games.island.random_tables import random_setup


def read(tree: Any) -> tuple[SetUp, int]:
    checks = Checks(SETUP)
    header = read_setup(tree, shipped_box(), checks)
    assert checks.faults == []
    assert header is not None
    return header.set_up(), header.seed


def with_palms(given: SetUp, palm: int) -> SetUp:
    seats = tuple(
        revised(seat, {"palm": palm}) if seat.board == "hempel" else seat for seat in given.seats
    )
    return revised(given, {"seats": seats})


def as_if_looked_at(given: SetUp) -> SetUp:
    """The set-up without `assumed`: what a file tells of the box is not assumed."""
    return revised(given, {"box": revised(given.box, {"assumed": ()})})


@given(st.integers(0, 10**6), st.booleans(), st.integers(-(10**18) + 1, 10**18 - 1))
def test_what_was_written_reads_as_it_was(number: int, odd: bool, seed: int) -> None:
    table = with_palms(random_setup(Random(number), odd=odd), 1 + number % 3)
    for below in (BOX, None):
        again, seed_again = read(write_setup(table, seed, below))
        assert as_if_looked_at(again) == as_if_looked_at(table)
        assert seed_again == seed


@given(st.integers(0, 10**6))
def test_what_the_box_says_too_is_left_out(number: int) -> None:
    table = random_setup(Random(number), odd=False)
    written = write_setup(table, 1, BOX)
    assert not {"boards", "tokens", "arrows"} & set(written)
    assert read(written)[0] == table


def test_a_short_stack_reads_as_it_was() -> None:
    """L2.4: what is left in the box is written, for a stack is completed."""
    table = random_setup(Random(3), odd=False)
    assert "left-out" not in write_setup(table, 1)
    short = revised(table, {"stack": ("ivy", "token-9", "algae")})
    written = write_setup(short, 1)
    assert written["stack"] == ["ivy", "token-9", "algae"]
    assert read(written)[0].stack == short.stack
    del written["stack"]
    assert read(written)[0].stack == ("algae", "ivy", "token-9"), "in the order of the box data"


@given(st.integers(0, 10**6))
def test_it_is_made_of_words_and_kept_in_order(number: int) -> None:
    """As a file reads: no number is one yet. The order of a mapping survives, too."""
    table = random_setup(Random(number))
    written = write_setup(table, 1)
    assert json.loads(json.dumps(written)) == written
    assert all(isinstance(leaf, str) for leaf in leaves(written))
    again, _ = read(written)
    assert list(again.anomalies.items()) == list(table.anomalies.items())
    assert list(again.island.spaces.items()) == list(table.island.spaces.items())
    assert list(again.island.knots) == list(table.island.knots)


def test_what_symbols_give_is_written_where_this_box_gives_something_else() -> None:
    given = random_setup(Random(1), odd=False)
    gains = {**BOX.gains, "heal": Gain(health=2), "action": Gain(actions=1, energy=1)}
    gifts = {"palms": (2, 2, 3), "extras": ("action", "health", "energy"), "gains": gains}
    other = revised(given, {"box": revised(BOX, gifts)})
    written = write_setup(other, 1, BOX) | write_gifts(other.box, BOX)
    assert set(written["gains"]) == {"heal", "action"}
    assert as_if_looked_at(read(written)[0]) == as_if_looked_at(other)


def leaves(tree: Any) -> list[Any]:
    if isinstance(tree, dict):
        return [leaf for value in tree.values() for leaf in leaves(value)]
    if isinstance(tree, list):
        return [leaf for value in tree for leaf in leaves(value)]
    return [tree]


def test_two_figures_of_hempel_have_their_own_palms() -> None:
    table = next(
        table
        for table in (random_setup(Random(seed), players=2, odd=False) for seed in range(99))
        if table.seats[0].who == "hempel"
    )
    first, second = table.seats
    seats = (revised(first, {"palm": 3}), revised(second, {"palm": 2}))
    table = revised(table, {"seats": seats})
    written = write_setup(table, 0)
    assert written["captives"][0]["palm"] == ["3", "2"]
    assert read(written)[0].seats == seats


def boards(box: Box, who: str, **changes: object) -> Box:
    return revised(box, {"boards": {**box.boards, who: revised(box.boards[who], changes)}})


@pytest.mark.parametrize(
    ("who", "changes"),
    [
        ("phil", {"health": 7, "energy": 9, "restore": 5}),
        ("granddead", {"energy": 8}),
        ("schrodie", {"half_sun": frozenset()}),
        ("theseus", {"bonuses": {"to-fruit": frozenset(("orange", "banana")),
                                 "circle": frozenset(("grapes", "cherries")),
                                 "replenish": frozenset(("strawberry", "lime", "apple"))}}),
    ],
)  # fmt: skip
def test_another_board_is_written_alone(who: str, changes: dict[str, object]) -> None:
    table = random_setup(Random(3), odd=False)
    table = revised(table, {"box": boards(table.box, who, **changes)})
    written = write_setup(table, 0, BOX)
    assert list(written["boards"]) == [who]
    assert as_if_looked_at(read(written)[0]) == as_if_looked_at(table)


@pytest.mark.parametrize("key", ["game", "players", "island", "knots", "captives"])
def test_what_is_missing_is_named(key: str) -> None:
    tree = write_setup(random_setup(Random(1)), 0)
    del tree[key]
    checks = Checks(SETUP)
    assert read_setup(tree, shipped_box(), checks) is None
    assert any(f"{key} is missing" in fault.sentences["en"] for fault in checks.faults)


@pytest.mark.parametrize("tree", [None, "word", [], {}, True, {"game": True}])
def test_what_is_no_table_is_told(tree: Any) -> None:
    checks = Checks(SETUP)
    assert read_setup(tree, shipped_box(), checks) is None
    assert checks.faults
