"""Families of words: folded as the search folds, and each of them tells something."""

from typing import Any

import pytest

from companion.rulebook.kin import Kin, read_kin
from companion.rulebook.mistakes import BadRulebook
from companion.rulebook.words import fold, is_cyrillic, stem
from companion.store.rulebook_files import shipped_kin

FAMILIES = [family for families in shipped_kin() for family in families]


def test_a_family_is_of_several_words_of_one_language() -> None:
    for family in FAMILIES:
        assert [fold(word) for word in family] == family
        assert len(set(family)) == len(family) > 1, family
        assert len({is_cyrillic(word) for word in family if not word.isdigit()}) == 1, family


def test_no_family_is_there_for_nothing() -> None:
    """The stemmer would do."""
    assert [one for one in FAMILIES if len({stem(word) for word in one}) == 1] == []


def mistakes(tree: Any) -> tuple[str, ...]:
    with pytest.raises(BadRulebook) as bad:
        read_kin(tree)
    return bad.value.mistakes


def test_a_line_is_a_family_in_either_language() -> None:
    tree = {"one-root": {"en": "go went\nsee saw\n"}, "one-meaning": {"ru": "ёж зверь"}}
    assert read_kin(tree) == Kin([["go", "went"], ["see", "saw"]], [["еж", "зверь"]])


def test_each_mistake_is_told() -> None:
    assert mistakes({"one-root": {"en": "alone"}, "one-meaning": {}, "kind": {}}) == (
        "kin.yaml: kind is no key of the kin",
        "kin.yaml: one-root: alone has no kin",
    )
    assert mistakes({"one-root": {"fr": "aller va"}, "one-meaning": {}}) == (
        "kin.yaml: fr is no key of one-root",
    )
    assert mistakes({"one-root": {}}) == ("kin.yaml: one-meaning is no map",)
