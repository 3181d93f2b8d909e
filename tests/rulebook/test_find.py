"""Search: what is found, in which order, and what of it matches."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.languages import Language
from companion.rulebook.entries import Rulebook
from companion.rulebook.find import Finder
from companion.rulebook.hits import Hit
from companion.rulebook.index import build
from companion.rulebook.read import read_rulebook
from companion.rulebook.words import STOPS, words
from companion.store.rulebook_files import shipped_finder, shipped_kin
from tests.rulebook.small import finder_of, trees

RULEBOOK = read_rulebook(trees())
FINDER = finder_of(RULEBOOK)


def found(query: str, finder: Finder = FINDER) -> list[str]:
    return [hit.entry.id for hit in finder.find(query)]


def lit(hit: Hit, language: Language | None = None) -> list[str]:
    shown = language or hit.language
    texts = {"title": hit.entry.title, "text": hit.entry.text, "example": hit.entry.example}
    return [(texts[mark.field] or {})[shown][mark.start : mark.end] for mark in hit.marks(language)]


def rulebook(**entries: dict[str, Any]) -> Rulebook:
    """Entries of which only what matters to a test is given."""
    bare = {"clauses": [], "related": ["filler"]}
    told = [
        {"id": name, **bare, "title": both(name), "text": both("…"), **given}
        for name, given in entries.items()
    ]
    filler = {"id": "filler", **bare, "related": [next(iter(entries))]}
    told.append({**filler, "title": both("filler"), "text": both("nothing of it")})
    tree = {"chapter": "some", "title": both("Some"), "entries": told}
    return read_rulebook({"01-some.yaml": tree})


def both(text: str) -> dict[str, str]:
    return {"en": text, "ru": text}


# Found entries


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("Dying", "dying"), ("гибель", "dying"), ("умер", "dying"), ("Умерла", "dying"),
        ("whirl", "lake-exit"), ("whirls", "lake-exit"), ("shapes of lakes", "lake-shape"),
        ("формой озёр", "lake-shape"), ("ФОРМА ОЗЕР", "lake-shape"), ("треугольнику", "lake-shape"),
        ("вылез", "lake-exit"), ("возрожд", "reviving"), ("coming", "reviving"),
    ],
)  # fmt: skip
def test_forms_of_words_and_everyday_words_find_their_entry(query: str, first: str) -> None:
    assert found(query)[0] == first


@pytest.mark.parametrize("query", ["t", "tr", "tri", "trian", "triangle"])
def test_the_word_being_typed_is_found_by_its_beginning(query: str) -> None:
    finder = finder_of(rulebook(lake={"text": both("a triangle of water")}))
    assert found(query, finder) == ["lake"]


def test_a_form_that_stands_nowhere_is_found_while_it_is_typed() -> None:
    finder = finder_of(rulebook(scare={"text": both("It was scared off.")}))
    for query in ("scar", "scari", "scarin", "scaring"):
        assert found(query, finder) == ["scare"]


def test_words_may_come_in_any_order_and_in_both_languages() -> None:
    assert found("shape lake") == found("lake shape")
    assert found("shape озеро")[0] == "lake-shape"


@pytest.mark.parametrize(
    ("query", "first"),
    [("dyign", "dying"), ("dyng", "dying"), ("гибиль", "dying"), ("треуголник", "lake-shape"),
     ("возражденее", "reviving"), ("leavign", "lake-exit"), ("perrishs", "dying")],
)  # fmt: skip
def test_a_slip_is_forgiven(query: str, first: str) -> None:
    assert found(query)[0] == first


@pytest.mark.parametrize(
    ("query", "word"),
    [("lithofites", "lithophytes"), ("микрафон", "микрофон"), ("щитаит", "считает")],
)  # fmt: skip
def test_a_word_may_be_written_as_it_sounds(query: str, word: str) -> None:
    finder = finder_of(rulebook(one={"text": both(f"Some {word} here")}))
    assert found(query, finder)[:1] == ["one"]


def test_words_of_one_root_and_of_one_meaning_are_found() -> None:
    finder = finder_of(
        rulebook(
            walk={"text": both("He goes east.")}, crash={"text": both("Они встретились.")},
            dies={"text": both("The captive is dead.")}, perish={"text": both("He perished.")},
        )
    )  # fmt: skip
    assert found("went", finder)[0] == "walk"
    assert found("встреча", finder) == ["crash"]
    assert found("столкновение", finder) == ["crash"]
    assert found("perish", finder) == ["perish", "dies"]


def test_an_everyday_phrase_comes_before_its_words_apart() -> None:
    apart = {"text": both("How many are there?"), "words": {"en": ["many", "rafts"], "ru": ["x"]}}
    finder = finder_of(rulebook(apart=apart, said={"words": {"en": ["many rafts"], "ru": ["x"]}}))
    assert found("how many rafts", finder) == ["said", "apart"]


def special(query: str) -> list[str]:
    tree = {"chapter": "characters", "title": both("Characters"), "entries": [
        {"id": "theseus", "clauses": [], "related": ["general"], "text": both("…"),
         "title": {"en": "Theseus: rafts", "ru": "Тесей: плоты"}},
        {"id": "general", "clauses": [], "related": ["theseus"], "text": both("…"),
         "title": {"en": "Rafts and others", "ru": "Плоты и другие"}},
    ]}  # fmt: skip
    return found(query, finder_of(read_rulebook({"01-characters.yaml": tree})))


def test_the_general_entry_comes_before_a_special_case_that_is_not_named() -> None:
    assert special("rafts")[0] == "general"
    assert special("theseus rafts")[0] == "theseus"


@pytest.mark.parametrize(
    "query", ["where is Theseus", "where's Phil now", "где Шредди", "где сейчас Тесей"]
)
def test_who_asks_where_somebody_is_asks_nothing_about_them(query: str) -> None:
    assert found(query, shipped_finder())[0] == "asking"
    assert found("Theseus", shipped_finder())[0] == "theseus-mission"


def test_words_that_fill_a_question_change_little() -> None:
    asked = {"text": both("what is it"), "words": {"en": ["what do I do"], "ru": ["x"]}}
    finder = finder_of(rulebook(asked=asked, raft={"text": both("A raft.")}))
    assert found("what does the raft do", finder)[0] == "raft"


def test_short_words_are_not_guessed() -> None:
    finder = finder_of(rulebook(one={"text": both("sun")}))
    assert found("gun", finder) == []


def test_three_letters_that_words_share_are_no_likeness() -> None:
    assert found("whiz zzzzzz") == []
    assert found("climate zzzzzz") == ["lake-exit"]  # climb


@pytest.mark.parametrize(
    ("query", "first"), [("ub,tkm", "dying"), ("Djphj;ltybt", "reviving"), ("внштп", "dying")]
)
def test_the_other_keyboard_layout_is_understood(query: str, first: str) -> None:
    assert found(query)[0] == first


@pytest.mark.parametrize("query", ["L7.3", "l7.3", "7.3", "Л7.3", " L7.3 ", "L 7.3"])
def test_a_clause_finds_its_entry(query: str) -> None:
    assert found(query)[0] == "lake-exit"


def test_a_chapter_of_the_law_finds_all_its_entries() -> None:
    assert found("L10") == ["dying", "reviving"]
    assert found("7.9") == []
    assert found("L77") == []


@pytest.mark.parametrize("query", ["", " ", "\n", "…", "xyzzy", "\0", "🏝", "'", "’’"])
def test_what_is_nowhere_finds_nothing(query: str) -> None:
    assert FINDER.find(query) == ()


# In which order


def test_a_title_comes_before_everyday_words_and_those_before_the_text() -> None:
    finder = finder_of(
        rulebook(
            text={"title": both("one"), "text": both("A raft floats here.")},
            words={"title": both("two"), "words": {"en": ["raft"], "ru": ["плот"]}},
            title={"title": both("The raft")},
            example={"title": both("three"), "example": both("He takes the raft.")},
        )
    )
    assert found("raft", finder) == ["title", "words", "text", "example"]
    assert found("raf", finder)[0] == "title"


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    common = {f"common-{n}": {"text": both("the lake")} for n in range(9)}
    finder = finder_of(rulebook(**common, rare={"text": both("the raft")}))
    assert found("lake raft", finder)[0] == "rare"


def test_a_word_is_as_rare_as_its_places_are_good() -> None:
    """Both words stand in four entries; that titles are about one of them makes it the commoner."""
    finder = finder_of(
        rulebook(
            a={"title": both("Storm"), "text": both("Tide.")},
            b={"title": both("Storms"), "text": both("Tide.")},
            c={"title": both("A storm"), "text": both("Tide.")},
            storm={"text": both("A storm.")},
            tide={"text": both("A tide.")},
        )
    )
    assert found("storm tide", finder)[3] == "tide"


def test_a_whole_word_comes_before_its_beginning() -> None:
    finder = finder_of(
        rulebook(
            longer={"title": both("Bushes and bushels")}, bushel={"title": both("The bushel")},
            whole={"title": both("The bush")},
        )
    )  # fmt: skip
    assert found("bush", finder)[0] == "whole"


def test_all_words_come_before_some_of_them() -> None:
    finder = finder_of(
        rulebook(
            some={"text": both("A raft. Another raft, and a third raft.")},
            titled={"title": both("The storm brought a wave")},
            all={"text": both("A raft in a wave")},
        )
    )  # fmt: skip
    assert found("raft wave", finder)[0] == "all"


def test_no_more_than_asked_for() -> None:
    finder = finder_of(rulebook(**{f"e{n}": {"text": both("lake")} for n in range(30)}))
    assert len(finder.find("lake")) == 20
    assert len(finder.find("lake", limit=3)) == 3
    assert finder.find("lake", limit=3) == finder.find("lake")[:3]


# The language, and what matches


def test_a_hit_is_in_the_language_of_the_query() -> None:
    assert FINDER.find("lake")[0].language == "en"
    assert FINDER.find("озеро")[0].language == "ru"
    assert FINDER.find("ub,tkm")[0].language == "ru"
    assert FINDER.find("7.3")[0].language == "en"
    assert FINDER.find("7.3", language="ru")[0].language == "ru"


def test_what_matches_is_marked_where_it_stands() -> None:
    (first, *_) = FINDER.find("озёром лежат")
    assert lit(first) == ["озера", "лежит", "озере"]
    assert lit(first, "en") == []
    (first, *_) = FINDER.find("lying in lak")
    assert lit(first) == ["lake", "lies", "lake"]
    assert [mark.field for mark in first.marks()] == ["title", "text", "text"]
    assert lit(FINDER.find("dyign")[0]) == ["Dying"]
    assert lit(FINDER.find("L7.3")[0]) == []


# Any query


def test_a_huge_query_does_no_harm() -> None:
    assert FINDER.find("a" * 10_000) == ()
    assert FINDER.find("lake " * 10_000)
    assert FINDER.find("\u0301" * 10_000) == ()


LETTERS = st.sampled_from("абвгеёозрlakeshpdying .,7L3’-\0🏝İß")
QUERY = st.one_of(st.text(LETTERS, max_size=30), st.text(max_size=60))


@given(QUERY)
def test_nothing_typed_raises_or_finds_twice(query: str) -> None:
    hits = FINDER.find(query)
    ids = [hit.entry.id for hit in hits]
    assert len(ids) == len(set(ids))
    for hit in hits:
        for language in ("en", "ru"):
            marks = hit.marks(language)
            assert list(marks) == sorted(
                marks, key=lambda one: (FIELDS.index(one.field), one.start)
            )
            assert all(text.strip() for text in lit(hit, language))


FIELDS = ("title", "text", "example")


@given(QUERY)
def test_the_same_query_finds_the_same(query: str) -> None:
    again = finder_of(RULEBOOK)
    assert found(query) == found(query, again)
    assert found(query) == found(f"  {query.upper()} ", again) or query.upper().lower() != query


def holders() -> dict[str, set[str]]:
    """Every word of the texts, and the entries that hold it."""
    found: dict[str, set[str]] = {}
    for entry in RULEBOOK.entries.values():
        for text in (*entry.title.values(), *entry.text.values()):
            for word in set(words(text)) - STOPS:
                found.setdefault(word, set()).add(entry.id)
    return found


@given(st.sampled_from(sorted(holders().items())), st.data())
def test_what_a_word_finds_is_found_while_it_is_typed(
    held: tuple[str, set[str]], data: Any
) -> None:
    word, entries = held
    cut = data.draw(st.integers(1, len(word)))
    assert entries <= set(found(word[:cut]))


# Kept parts


def test_the_tables_can_be_written_and_read_again() -> None:
    tables = json.loads(json.dumps(build(RULEBOOK, shipped_kin())))
    again = Finder(RULEBOOK, tables)
    for query in ("lake", "озер", "7.3", "dyign", "ub,tkm", "in"):
        assert found(query, again) == found(query)
