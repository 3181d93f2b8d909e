"""`python -m companion rules`: the rules for the terminal."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cli.arguments import Answer, Misused
from companion.cli.rules_command import answer
from companion.games.registry import GAMES
from companion.store.rulebook_files import shipped_finder, shipped_rulebook


def said(*arguments: str) -> str:
    found = answer([*arguments])
    assert (found.exit_code, found.complaint) == (0, "")
    return found.text


def hits(*arguments: str) -> list[dict[str, Any]]:
    text = said("--json", *arguments)
    assert len(text.splitlines()) == 1
    found: list[dict[str, Any]] = json.loads(text)
    return found


def test_each_entry_has_its_title_its_clauses_and_its_text() -> None:
    first = shipped_finder().find("space over")[0].entry
    text = said("space", "over")
    head, *paragraphs = text.split("\n\n")[0].splitlines()
    assert head == f"1. {first.title['en']} ({', '.join(first.clauses)})"
    told = [line.strip() for line in paragraphs]
    assert told[: 1 + first.text["en"].count("\n\n")] == first.text["en"].split("\n\n")


def test_the_best_ten_are_told_and_how_many_more_there_are() -> None:
    text = said("lake")
    numbers = re.findall("^([0-9]+)[.] ", text, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 11)]
    more = len(shipped_finder().find("lake", limit=1000)) - 10
    assert text.splitlines()[-1].startswith(f"{more} more: ")
    assert said("озеро").splitlines()[-1].startswith("И ещё ")


def test_json_tells_all_in_one_line() -> None:
    found = hits("whirl")
    entry = shipped_rulebook().entries["knot"]
    assert found[0] == {
        "id": "knot", "chapter": "spaces", "title": entry.title["en"],
        "clauses": list(entry.clauses), "text": entry.text["en"],
        "related": list(entry.related),
    }  # fmt: skip
    assert len(found) == len(shipped_finder().find("whirl", limit=1000))


def test_the_language_is_that_of_the_query_unless_it_is_named() -> None:
    knot = shipped_rulebook().entries["knot"]
    assert hits("водоворот")[0]["title"] == knot.title["ru"]
    assert hits("водоворот", "--language", "en")[0]["title"] == knot.title["en"]
    assert hits("whirl", "--language", "ru")[0]["text"] == knot.text["ru"]
    assert "Узел" in said("--language", "ru", "whirl").splitlines()[0]
    assert hits("L6.5")[0]["title"] == knot.title["en"]


@pytest.mark.parametrize(
    ("game", "query", "entry"),
    [("antinomy", "tie in a clash", "tie"), ("paradominetor", "все чёрные", "all-black"),
     ("paradoxon", "X7.4", "echo-plan-a"), ("paradox-island", "whirl", "knot")],
)  # fmt: skip
def test_the_book_is_that_of_the_game_that_is_named(game: str, query: str, entry: str) -> None:
    found = hits(query, "--game", game)
    assert found[0]["id"] == entry
    assert len(found) == len(shipped_finder(game).find(query, limit=1000))
    assert said(query, "--game", game).startswith(f"1. {found[0]['title']}")


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(Misused) as told:
        answer(["tie", "--game", "chess"])
    sentence = str(told.value).splitlines()[-1]
    assert sentence.startswith("--game: 'chess' is none of these: ")
    assert all(game in sentence for game in GAMES)


@pytest.mark.parametrize("query", ["xyzzyqwx", "щщщщщщ", "🏝", "\0\x1b[31m", "…", "\u0301"])
def test_what_is_nowhere_is_said_in_one_sentence(query: str) -> None:
    found = answer([query])
    assert (found.exit_code, found.text) == (1, "")
    assert len(found.complaint.splitlines()) == 1
    assert found.complaint.isprintable()
    assert answer([query, "--json"]) == Answer(1, "[]", language=found.language)


def test_in_the_language_that_was_asked_for() -> None:
    assert "ничего" in answer(["щщщщщщ"]).complaint
    assert "nothing" in answer(["щщщщщщ", "--language", "en"]).complaint


@pytest.mark.parametrize("query", ["lake " * 2000, "a" * 10_000, "ё" * 201])
def test_a_huge_query_is_refused(query: str) -> None:
    found = answer([query])
    assert (found.exit_code, found.text) == (2, "")
    assert "200" in found.complaint
    assert len(found.complaint) < 200


@pytest.mark.parametrize("arguments", [[""], [" ", "\t"], ["", "--json"]])
def test_an_empty_query_is_answered_in_one_sentence(arguments: list[str]) -> None:
    for language, sentence in (("en", "name what to look up"), ("ru", "назови, что найти")):
        found = answer([*arguments, "--language", language])
        assert (found.exit_code, found.text) == (2, "")
        assert found.complaint.startswith(sentence)
        assert len(found.complaint.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["--json"], ["lake", "--plain"], ["--language"], ["lake", "--language"],
     ["lake", "--language", "de"], ["lake", "--json", "--json"], ["--lake"],
     ["lake", "--language", "en", "--language", "ru"]],
)  # fmt: skip
def test_what_is_no_use_of_it(arguments: list[str]) -> None:
    with pytest.raises(Misused):
        answer(arguments)


@given(st.text(min_size=1))
def test_any_query_has_an_answer(query: str) -> None:
    if not query.strip() or query.startswith("--"):
        return
    found = answer([query])
    assert found.exit_code in (0, 1, 2)
    assert bool(found.text) != bool(found.complaint)
