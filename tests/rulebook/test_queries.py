"""Queries as people type them, and the entries to find: see the files beside this."""

from typing import Any, cast

import pytest

from companion.rulebook.words import STOPS, stem, words
from companion.store.files.yaml_file import read_yaml
from companion.store.rulebook_files import shipped_finder, shipped_rulebook
from tests.architecture.house import ROOT

# Chosen by those who wrote the entries and had not seen the queries.
OF_THEMSELVES = {
    "half sun", "how many spaces", "killed in the op’s turn", "rock hurts",
    "кончилось здоровье", "убит в ход пв", "сколько действий у пв",
}  # fmt: skip


def queries(name: str) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], read_yaml(ROOT / f"tests/rulebook/{name}.yaml").value)


JUDGED, MORE = queries("queries"), queries("queries-more")
HELD_OUT = queries("queries-held-out")
BLIND, LAST = queries("queries-blind"), queries("queries-last")
RAINY_DAY = queries("queries-rainy-day")
EVENING, WEEK_LATER = queries("queries-evening"), queries("queries-week-later")
# Nobody has tuned on these: what they find is what a stranger may.
UNSEEN = queries("queries-waiting") + queries("queries-five-friends")
QUERIES = JUDGED + MORE


def right(query: dict[str, Any]) -> list[str]:
    entry: list[str] | str = query["entry"]
    return [entry] if isinstance(entry, str) else entry


def places(asked: list[dict[str, Any]], language: str) -> dict[str, int]:
    """Each query and where the first right entry stands among the hits, from 0; 99: nowhere."""
    found: dict[str, int] = {}
    for query in asked:
        if query["language"] == language:
            ids = [hit.entry.id for hit in shipped_finder().find(query["query"])]
            found[query["query"]] = min(
                (ids.index(x) for x in right(query) if x in ids), default=99
            )
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("asked", "first", "in_three"),
    # Of all but the first, what is reached, not what is wanted.
    [
        (JUDGED, 0.96, 0.99),
        (MORE, 0.92, 1.00),
        (HELD_OUT, 0.93, 1.00),
        (BLIND, 0.94, 1.00),
        (LAST, 0.91, 1.00),
        (RAINY_DAY, 0.96, 0.98),
        (EVENING, 0.97, 1.00),
        (WEEK_LATER, 0.96, 1.00),
    ],
    ids=["judged", "more", "held-out", "blind", "last", "rainy-day", "evening", "week-later"],
)
def test_what_is_sought_is_found(
    asked: list[dict[str, Any]], first: float, in_three: float, language: str
) -> None:
    found = places(asked, language)
    assert len(found) >= 30
    for among, wanted in ((1, first), (3, in_three)):
        missed = [query for query, place in found.items() if place >= among]
        assert len(missed) <= (1 - wanted) * len(found), missed


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_nobody_tuned_on_is_found(language: str) -> None:
    """The missed ones are not told, so that nobody is tempted."""
    found = places(UNSEEN, language).values()
    assert len(found) >= 250
    assert sum(place < 1 for place in found) >= 0.9 * len(found)
    assert sum(place < 3 for place in found) >= 0.98 * len(found)


def test_every_judgement_names_entries() -> None:
    every = QUERIES + HELD_OUT + BLIND + LAST + RAINY_DAY + EVENING + WEEK_LATER + UNSEEN
    named = {entry for query in every for entry in right(query)}
    assert named - set(shipped_rulebook().entries) == set()


def test_no_everyday_phrase_is_a_judged_query_of_several_words() -> None:
    """The figure would then say nothing of what else people type."""
    judged = {meaning(query["query"]) for query in QUERIES}
    copied = [
        (entry.id, phrase)
        for entry in shipped_rulebook().entries.values()
        for phrases in entry.words.values()
        for phrase in phrases
        if phrase not in OF_THEMSELVES
        if len(meaning(phrase)) > 1 and meaning(phrase) in judged
    ]
    assert copied == []


def meaning(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text) if word not in STOPS)


def test_what_is_found_does_not_depend_on_what_was_typed_before() -> None:
    """The words before the one being typed are kept; what is kept must be what would be found."""
    finder = shipped_finder()
    for query in QUERIES[::12]:
        text = query["query"]
        ends = range(1, len(text) + 1)
        typed = [[hit.entry.id for hit in finder.find(text[:end])] for end in ends]
        for end, found in zip(ends, typed, strict=True):
            finder.forget()
            assert [hit.entry.id for hit in finder.find(text[:end])] == found
