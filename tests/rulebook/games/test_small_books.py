"""The rulebooks of the small games: whole in both languages, every clause reached, and found."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
import yaml

from companion.engine.languages import LANGUAGES
from companion.games.registry import FOLDERS, kind
from companion.rulebook.entries import RuleEntry
from companion.rulebook.laws import law_of
from companion.rulebook.mistakes import BadRulebook
from companion.rulebook.read import read_rulebook
from companion.rulebook.words import is_cyrillic, words
from companion.store.assets import RULEBOOKS, has_rulebook
from companion.store.files.yaml_file import read_yaml
from companion.store.rulebook_files import rulebook_in, shipped_finder, shipped_rulebook
from companion.text.paradoxon.item_texts import ITEM_CLAUSES
from companion.text.paradoxon.nouns import ITEMS
from companion.ui.rules.view import ICONS
from tests.architecture.house import ROOT
from tests.rulebook.games.judge import judged, places
from tests.rulebook.small import trees
from tests.rulebook.test_queries import meaning, right
from tests.rulebook.test_shipped import DRAWN, shown

BOOKS = tuple(game for game in FOLDERS if has_rulebook(game))
# Chapters of the laws that nobody looks up in a game: the state of the program, and the sources.
UNASKED = {"antinomy": {"A13"}, "paradominetor": {"T11"}, "paradoxon": {"X3", "X13"}}

GERMAN = {
    "flowers": "Blumen", "poetry": "Gedicht", "chocolates": "Pralinen", "ring": "Ring",
    "map": "Lageplan", "mask": "Maske", "gun": "Pistole", "armor": "Weste", "keys": "Schlüssel",
    "phone": "Handy", "wallet": "Brieftasche", "tickets": "Tickets", "aces": "Asse",
    "money": "Geld", "drink": "Drink", "knife": "Messer",
}  # fmt: skip

each_book = pytest.mark.parametrize("game", BOOKS)


def entries(game: str) -> list[RuleEntry]:
    return [*shipped_rulebook(game).entries.values()]


def law(game: str) -> str:
    return (ROOT / f"docs/law/{game}.md").read_text(encoding="utf-8")


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_seek_is_found(game: str, language: str) -> None:
    found = places(game, language)
    assert len(found) == 40
    for among, wanted in ((1, 0.9), (3, 0.98)):
        missed = [query for query, place in found.items() if place >= among]
        assert len(missed) <= (1 - wanted) * len(found), missed


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("which", "least"), [("-learnt", 50), ("-fresh", 30)])
def test_what_was_learnt_is_found(game: str, language: str, which: str, least: int) -> None:
    found = places(game, language, which)
    assert len(found) >= least
    for among, wanted in ((1, 0.9), (3, 0.98)):
        missed = [query for query, place in found.items() if place >= among]
        assert len(missed) <= (1 - wanted) * len(found), missed


@pytest.mark.parametrize(("language", "first", "in_three"), [("en", 51, 62), ("ru", 46, 60)])
def test_what_nobody_tuned_on_is_found_less_often(language: str, first: int, in_three: int) -> None:
    """Of 65: 47 and 61, 44 and 56 when first asked, before all entries had more words.

    Not what is wanted: the island's has 93 and 99 %.
    """
    found = [place for game in BOOKS for place in places(game, language, "-unseen").values()]
    assert len(found) == 65
    assert sum(place < 1 for place in found) >= first
    assert sum(place < 3 for place in found) >= in_three


@each_book
def test_every_judgement_names_entries(game: str) -> None:
    every = [
        query for which in ("", "-learnt", "-unseen", "-fresh") for query in judged(game, which)
    ]
    named = {entry for query in every for entry in right(query)}
    assert named - set(shipped_rulebook(game).entries) == set()


@each_book
def test_no_everyday_phrase_is_a_judged_query_of_several_words(game: str) -> None:
    asked = {meaning(query["query"]) for query in judged(game)}
    copied = [
        (entry.id, phrase)
        for entry in entries(game)
        for phrases in entry.words.values()
        for phrase in phrases
        if len(meaning(phrase)) > 1 and meaning(phrase) in asked
    ]
    assert copied == []


@each_book
def test_every_clause_of_the_law_is_covered_and_no_other_is_named(game: str) -> None:
    """A chapter without numbered clauses is covered as a whole."""
    letter = law_of(game).letter
    chapters = re.findall(rf"^## ({letter}\d+) ", law(game), re.MULTILINE)
    numbered = re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", law(game), re.MULTILINE)
    bare = {one for one in chapters if not any(n.startswith(f"{one}.") for n in numbered)}
    covered = {clause for entry in entries(game) for clause in entry.clauses}
    assert covered - {*chapters, *numbered} == set()
    assert {*bare, *numbered} - covered - UNASKED[game] == set()


@each_book
def test_every_ruling_has_its_entry(game: str) -> None:
    told = sorted(entry.ruling for entry in entries(game) if entry.ruling)
    assert told == sorted(kind(game).rulings)


@each_book
def test_every_reason_of_a_board_has_its_entry(game: str) -> None:
    reasons = import_module(f"companion.text.{FOLDERS[game]}.reasons").CLAUSES
    book = shipped_rulebook(game)
    assert {key for key, clause in reasons.items() if book.explaining(clause) is None} == set()


def test_the_items_of_paradoxon_are_found_by_their_names_also_in_german() -> None:
    """The names of the box data; of the German ones two are the rulebook's, the others assumed."""
    entry = shipped_rulebook("paradoxon").entries
    for item, german in GERMAN.items():
        names = {ITEMS[item]["en"], ITEMS[item]["ru"], german}
        for name in names:
            (hit, *_) = shipped_finder("paradoxon").find(name)
            assert hit.entry.id == item, name
        assert all(german in entry[item].text[language] for language in LANGUAGES)
        assert [entry[item].title[language] for language in LANGUAGES] == [
            ITEMS[item][language] for language in LANGUAGES
        ]
        assert entry[item].clauses[0] == ITEM_CLAUSES[item]


@each_book
def test_a_clause_is_found_by_its_number(game: str) -> None:
    letter = law_of(game).letter
    for entry in entries(game):
        clause = entry.clauses[0]
        (hit, *_) = shipped_finder(game).find(clause)
        assert hit.entry.id == shipped_rulebook(game).explaining(clause)
        assert clause.startswith(letter)


@each_book
def test_each_language_is_whole(game: str) -> None:
    for entry in entries(game):
        for language in LANGUAGES:
            assert 20 <= len(entry.text[language].split()) <= 90, (entry.id, language)
            assert len(entry.words[language]) >= 5, entry.id
        for both in shown(entry):
            assert {*both["en"], *both["ru"]} <= DRAWN, entry.id
            assert not any(map(is_cyrillic, words(both["en"]))), entry.id
    for language in LANGUAGES:
        titles = [entry.title[language] for entry in entries(game)]
        assert len(set(titles)) == len(titles)


@each_book
def test_every_chapter_has_a_sign(game: str) -> None:
    assert {chapter.id for chapter in shipped_rulebook(game).chapters} <= set(ICONS)


@each_book
def test_its_files_are_read_alike_by_libyaml_and_by_the_careful_reader(game: str) -> None:
    for file in (RULEBOOKS / FOLDERS[game]).glob("*.yaml"):
        assert read_yaml(file).value == yaml.load(file.read_bytes(), yaml.CBaseLoader)


@each_book
def test_what_is_compiled_of_it_is_the_same(game: str) -> None:
    made = rulebook_in(RULEBOOKS / FOLDERS[game]).compiled()
    assert set(made) == {"rulebook.json", "search.json"}


def test_a_small_book_takes_no_clause_of_the_island_and_no_drawn_island() -> None:
    with pytest.raises(BadRulebook) as bad:
        read_rulebook(trees(), law_of("antinomy"))
    told = " ".join(bad.value.mistakes)
    assert "L7.3 is no clause; write as in A7.3" in told
    assert "island is no key of an entry" in told
    assert "lake-shore is no table ruling" in told
