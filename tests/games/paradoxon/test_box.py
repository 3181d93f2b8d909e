"""X13: the sixteen names, and cards whose text says something else."""

import pytest

from companion.games.paradoxon.box import (
    LONGEST_NAME,
    PRINTED,
    confirmed,
    printed,
    with_name,
    with_text,
)
from companion.games.paradoxon.cards import ITEMS


def test_two_names_are_the_rulebooks_and_fourteen_are_assumed() -> None:
    assert {item for item in ITEMS if printed({}, item).sure} == {"wallet", "tickets"}
    assert printed({}, "wallet").name == "Brieftasche"
    assert set(PRINTED) == set(ITEMS)


def test_an_item_may_be_done_by_hand_and_back() -> None:
    tree = with_text({}, "gun", by_hand=True)
    assert printed(tree, "gun").by_hand
    assert not printed(tree, "mask").by_hand
    assert not printed(with_text(tree, "gun", by_hand=False), "gun").by_hand


def test_a_name_that_is_told_is_sure() -> None:
    tree = with_name({}, "gun", "Knarre")
    assert (printed(tree, "gun").name, printed(tree, "gun").sure) == ("Knarre", True)
    assert printed(tree, "gun").left, "its text has not been looked at"


def test_that_is_right_confirms_what_is_left_and_changes_nothing_told() -> None:
    tree = with_text(with_name({}, "gun", "Knarre"), "mask", by_hand=True)
    made = confirmed(tree)
    assert not any(printed(made, item).left for item in ITEMS)
    assert printed(made, "gun").name == "Knarre"
    assert [item for item in ITEMS if printed(made, item).by_hand] == ["mask"]
    alone = confirmed({}, ("ring",))
    assert [item for item in ITEMS if not printed(alone, item).left] == ["ring"]


@pytest.mark.parametrize(
    "tree",
    [{"names": 3, "texts": []}, {"names": {"gun": 3}, "texts": {"gun": "hat"}},
     {"names": {"gun": " "}}, {"names": {"gun": "a\nb"}},
     {"names": {"gun": "a" * (LONGEST_NAME + 1)}}],
)  # fmt: skip
def test_what_makes_no_sense_is_not_told(tree: dict[str, object]) -> None:
    assert printed(tree, "gun") == printed({}, "gun")
