"""The words that are lit: forms of those typed, of four letters or more, and no others."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from companion.rulebook.find import Finder
from companion.rulebook.words import STOPS, fold, may_be_lit
from companion.store.rulebook_files import shipped_finder
from companion.ui.rules.highlights import Lights


@cache
def finder() -> Finder:
    return shipped_finder()


def lit(query: str) -> Counter[str]:
    """The words that are lit in all that is found, with the best entries' texts."""
    found: Counter[str] = Counter()
    for hit in finder().find(query):
        lights = Lights(hit.sought)
        for text in (hit.entry.title[hit.language], hit.entry.text[hit.language]):
            shown = lights.whole(text)
            found.update(fold(shown.text[start:end]) for start, end in shown.marks)
    return found


@pytest.mark.parametrize(
    ("query", "stem"),
    [
        ("lake", "lake"),
        ("lakes ", "lake"),
        ("of the lake", "lake"),
        ("what is in the lake?", "lake"),
        ("restoring ", "restor"),
        ("портал", "портал"),
        ("где портал", "портал"),
        ("в озере ", "озер"),
        ("на озеро и в озеро ", "озер"),
    ],
)
def test_every_form_of_the_word_is_lit_and_nothing_else(query: str, stem: str) -> None:
    found = lit(query)
    assert len(found) > 1, "more forms than one"
    assert {word for word in found if not word.startswith(stem)} == set()


@pytest.mark.parametrize(
    "query",
    ["of", "the ", "in", "of the in", "where is ", "в", "на ", "и", "в на и не", "что где как "],
)
def test_small_words_light_nothing(query: str) -> None:
    assert lit(query) == Counter()


@pytest.mark.parametrize("query", ["w", "wav", "l", "lak", "в", "вол", "п", "пор"])
def test_a_beginning_of_less_than_four_letters_lights_nothing(query: str) -> None:
    assert finder().find(query)
    assert lit(query) == Counter()


@pytest.mark.parametrize(("query", "begun"), [("porta", "portal"), ("порта", "портал")])
def test_a_beginning_of_four_lights_the_word_that_it_may_become(query: str, begun: str) -> None:
    found = lit(query)
    assert found
    assert {word for word in found if not word.startswith(begun)} == set()


@pytest.mark.parametrize(("query", "meant"), [("porrtal ", "portal"), ("порртал ", "портал")])
def test_a_slip_of_the_keys_lights_what_is_meant(query: str, meant: str) -> None:
    found = lit(query)
    assert found
    assert {word for word in found if not word.startswith(meant)} == set()


@pytest.mark.parametrize(("query", "alike"), [("lake ", "ocean"), ("озеро ", "океан")])
def test_a_word_of_the_same_meaning_is_found_and_not_lit(query: str, alike: str) -> None:
    assert not any(word.startswith(alike) for word in lit(query))


def test_no_small_word_may_be_lit() -> None:
    assert not any(map(may_be_lit, STOPS))
    assert not may_be_lit("where")
    assert may_be_lit("lake")
    assert may_be_lit("озеро")
