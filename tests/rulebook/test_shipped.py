"""The rulebook that comes with the app: whole in both languages, and every way into it leads."""

import ast
from typing import Any, Final, get_args

import pytest
import yaml
from fontTools.ttLib import TTFont

from companion.engine.languages import LANGUAGES, Language
from companion.engine.refused import Refused
from companion.games.island.apply import apply
from companion.games.island.refusals.codes import Code
from companion.games.island.refusals.reasons import WHYS, refused
from companion.games.island.rulings import RULINGS
from companion.rulebook.entries import Both, RuleEntry
from companion.rulebook.words import fold, is_cyrillic, stem, words
from companion.store.assets import ASSETS
from companion.store.files.yaml_file import read_yaml
from companion.store.rulebook_files import RULEBOOK, shipped_finder
from companion.store.rulebook_files import shipped_links as links
from companion.store.rulebook_files import shipped_rulebook as rulebook
from tests.architecture.house import ROOT, modules
from tests.games.island.random_tables import random_game

# How many clauses each chapter of the law has; the last two have none.
LAW: Final = {
    1: 10, 2: 7, 3: 2, 4: 5, 5: 10, 6: 10, 7: 6, 8: 5, 9: 6, 10: 5, 11: 2, 12: 10, 13: 5, 14: 6,
    15: 6, 16: 6,
}  # fmt: skip
WHOLE: Final = {"L17", "L18"}
CLAUSES: Final = {f"L{one}.{number}" for one, last in LAW.items() for number in range(1, last + 1)}
CHAPTERS: Final = (
    "my-turn", "moves", "spaces", "lakes", "ocean", "meetings", "death", "op-pieces", "tokens",
    "characters", "two-players", "set-up", "said", "trouble", "app",
)  # fmt: skip
FILES: Final = sorted(RULEBOOK.glob("*.yaml"))
DRAWN: Final = {"\n", *map(chr, TTFont(ASSETS / "fonts" / "NunitoSans-Regular.ttf").getBestCmap())}


def entries() -> list[RuleEntry]:
    return [*rulebook().entries.values()]


def shown(entry: RuleEntry) -> list[Both]:
    """The text that a page shows of it."""
    return [entry.title, entry.text, *([entry.example] if entry.example else [])]


# The whole


def test_there_are_120_to_150_entries_in_the_chapters_of_the_contents() -> None:
    assert tuple(chapter.id for chapter in rulebook().chapters) == CHAPTERS
    assert 120 <= len(entries()) <= 150


def test_every_clause_of_the_law_is_covered_and_no_other_is_named() -> None:
    covered = {clause for entry in entries() for clause in entry.clauses}
    assert covered - CLAUSES - WHOLE == set()
    assert CLAUSES - covered == set()
    assert {f"L{int(one[1:])}" for one in WHOLE} <= covered


def test_every_ruling_has_its_entry() -> None:
    assert sorted(entry.ruling for entry in entries() if entry.ruling) == sorted(RULINGS)


def test_every_text_has_a_length_that_is_read() -> None:
    far = [
        (entry.id, language, len(entry.text[language].split()))
        for entry in entries()
        for language in LANGUAGES
        if not 20 <= len(entry.text[language].split()) <= 90
    ]
    assert far == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_entry_has_a_title_of_its_own(language: Language) -> None:
    titles = [entry.title[language] for entry in entries()]
    assert len(set(titles)) == len(titles)


def test_every_letter_is_in_the_font() -> None:
    titles: list[tuple[str, Both]] = [(one.id, one.title) for one in rulebook().chapters]
    texts = titles + [(entry.id, both) for entry in entries() for both in shown(entry)]
    odd = {name: set(text) - DRAWN for name, both in texts for text in both.values()}
    assert {name: letters for name, letters in odd.items() if letters} == {}


def test_each_language_is_written_in_its_own_letters() -> None:
    """Names of spaces and the code of an island are Latin in both."""
    mixed = [
        (entry.id, word)
        for entry in entries()
        for both in shown(entry)
        for word in words(both["en"])
        if is_cyrillic(word)
    ]
    assert mixed == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_files_are_read_alike_by_libyaml_and_by_the_careful_reader(file: Any) -> None:
    """The careful one also refuses what stands twice, tags and aliases."""
    assert read_yaml(file).value == yaml.load(file.read_bytes(), yaml.CBaseLoader)


# Ways into it


def strings() -> set[str]:
    """Every word that the engine can put into a field."""
    trees = [module.tree for module in modules() if module.within("companion.games.island")]
    found = {node.value for tree in trees for node in ast.walk(tree)
             if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip
    return found | {"fruit", "camp", "oracle", "mirage", "knot", "portal", "anomaly", "lake"}


def test_every_finer_word_of_a_link_is_a_word_of_the_engine() -> None:
    known = strings() | {"else"}
    unknown = [
        (kind, word, finer)
        for kind, linked in links().tree.items()
        for word, link in linked.items()
        if not isinstance(link, str)
        for finer in link
        if finer not in known and finer.partition(":")[2] not in known
    ]
    assert unknown == []


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_game_says_and_asks_has_its_entry(seed: int) -> None:
    for state, command in random_game(seed, 150, odd=False):
        assert state.question is not None
        said = [state.question, *apply(state, command).said]
        assert {links().entry_of(one) for one in said} <= set(rulebook().entries)


def test_whatever_is_refused_has_its_entry() -> None:
    for word in WHYS:
        assert links().entry_of(refused("illegal", word, "op", 1, ("phil",))) in rulebook().entries
    for code in get_args(Code):
        assert links().entry_of(Refused(code)) in rulebook().entries


INFLECTIONS: Any = read_yaml(ROOT / "tests/rulebook/inflections.yaml").value


@pytest.mark.parametrize("probe", INFLECTIONS, ids=lambda probe: probe["word"])
def test_an_inflected_word_reaches_its_entry(probe: dict[str, str]) -> None:
    """S2: among the first five hits is one that has the word in its title or text."""
    language: Language = "ru" if is_cyrillic(probe["word"]) else "en"
    wanted = stem(fold(probe["of"]))
    hits = shipped_finder().find(probe["word"], limit=5)
    texts = [f"{hit.entry.title[language]} {hit.entry.text[language]}" for hit in hits]
    assert any(stem(word) == wanted for text in texts for word in words(text))
