"""Reading the rulebook: what it becomes, and that each mistake is one sentence with its place."""

from typing import Any

import pytest

from companion.rulebook.entries import Standing
from companion.rulebook.mistakes import BadRulebook
from companion.rulebook.read import read_rulebook
from tests.rulebook.small import exit_entry, trees


def mistakes(tree: Any) -> tuple[str, ...]:
    with pytest.raises(BadRulebook) as bad:
        read_rulebook(tree)
    assert str(bad.value) == bad.value.mistakes[0]
    assert all(len(one.splitlines()) == 1 for one in bad.value.mistakes)
    return bad.value.mistakes


def spoiled(**changes: object) -> tuple[str, ...]:
    """The sentences on a complete entry with some of it changed or (...) left out."""
    tree = trees()
    entry = exit_entry(tree)
    for key, value in changes.items():
        if value is ...:
            del entry[key]
        else:
            entry[key] = value
    return mistakes(tree)


def sketched(**changes: object) -> tuple[str, ...]:
    tree = trees()
    exit_entry(tree)["island"].update(changes)
    return mistakes(tree)


EXIT = "01-lakes.yaml: lake-exit: "


def test_a_rulebook_is_read() -> None:
    rulebook = read_rulebook(trees())
    assert [chapter.id for chapter in rulebook.chapters] == ["lakes", "death"]
    assert rulebook.chapters[0].title == {"en": "Lakes", "ru": "Озёра"}
    assert rulebook.chapters[0].entries == ("lake-exit", "lake-shape")
    assert list(rulebook.entries) == ["lake-exit", "lake-shape", "dying", "reviving"]
    entry = rulebook.entries["lake-exit"]
    assert (entry.chapter, entry.ruling) == ("lakes", "lake-shore")
    assert entry.clauses == ("L7.3", "L7.5")
    assert entry.title["ru"] == "Как выйти из озера"
    assert entry.text["en"].count("\n\n") == 1
    assert entry.words == {"en": ("whirl", "climb out"), "ru": ("вылезти",)}
    assert entry.related == ("lake-shape", "dying")
    bare = rulebook.entries["lake-shape"]
    assert (bare.example, bare.sketch, bare.ruling) == (None, None, None)
    assert bare.words == {"en": (), "ru": ()}


def test_a_sketch_is_read() -> None:
    sketch = read_rulebook(trees()).entries["lake-exit"].sketch
    assert sketch is not None
    # As a table script names them.
    assert sketch.spaces == {"C3": "camp-a", "C4": "bend", "D5": "bend", "C5": "knot"}
    assert sketch.pieces == (
        Standing("theseus", "C3"), Standing("bush", "C4"),
        Standing("phil", "D5", lying=True), Standing("wave", "N"),
    )  # fmt: skip
    assert (sketch.path, sketch.lit) == (("C3", "C4"), ("C5",))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"title": ...}, "title is missing"),
        ({"text": ...}, "text is missing"),
        ({"clauses": ...}, "clauses is missing"),
        ({"related": ...}, "related is missing"),
        ({"tilte": "x"}, "tilte is no key of an entry"),
        ({"title": {"en": "Out"}}, "title has no ru"),
        ({"title": {"en": "Out", "ru": "  "}}, "title has no ru"),
        ({"title": {"en": "Out", "ru": "Вон", "de": "Raus"}}, "title: de is no language of ours"),
        ({"title": "Out"}, "title is no map of en and ru"),
        ({"title": {"en": "x" * 41, "ru": "Вон"}},
         "title has 41 letters in en; at most 40 fit"),
        ({"text": {"en": "ok", "ru": ["x"]}}, "text has no ru"),
        ({"text": {"en": "a\ttab", "ru": "x"}}, "text in en holds an odd sign: '\\t'"),
        ({"example": {"en": "ok"}}, "example has no ru"),
        ({"clauses": ["7.3"]}, "clauses: 7.3 is no clause; write as in L7.3"),
        ({"clauses": "L7.3"}, "clauses is no list of words"),
        ({"clauses": ["L7.3", "L7.3"]}, "clauses names L7.3 twice"),
        ({"related": []}, "related names 0 entries; 1 to 5 are wanted"),
        ({"related": ["dying"] * 2}, "related names dying twice"),
        ({"related": ["lake-exit"]}, "related names the entry itself"),
        ({"related": ["nowhere"]}, "related: there is no entry nowhere"),
        ({"words": {"en": ["x"]}}, "words has no ru"),
        ({"words": {"en": ["x"], "ru": "y"}}, "words in ru is no list of words"),
        ({"ruling": "lake-shroe"}, "lake-shroe is no table ruling"),
        ({"island": []}, "island is no map"),
    ],
)  # fmt: skip
def test_a_mistake_names_the_file_the_entry_and_what_is_wrong(
    changes: dict[str, object], said: str
) -> None:
    assert spoiled(**changes) == (EXIT + said,)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"sea": {}}, "sea is no key of a sketch"),
        ({"spaces": {"C9": "knot"}, "pieces": {}, "path": [], "lit": []},
         "C9 is no space of the grid"),
        ({"spaces": {"C3": "castle"}, "pieces": {}, "path": [], "lit": []},
         "castle at C3 is no space of a table script"),
        ({"spaces": {"C3": "lime", "C4": "lime"}, "pieces": {}, "path": [], "lit": []},
         "lime stands 2 times; an island has it once at most"),
        ({"spaces": {"C3": "bend", "C5": "bend", "C4": "bend"}, "pieces": {}, "path": [],
          "lit": []}, "C3, C4, C5 do not form the lake bend"),
        ({"spaces": {"A1": "bend", "G4": "bend"}, "pieces": {}, "path": [], "lit": []},
         "A1, G4 do not form the lake bend"),
        ({"pieces": {"zeus": "C3"}}, "nobody is called zeus"),
        ({"pieces": {"phil": "E4"}}, "phil stands on E4, which is not shown"),
        ({"pieces": {"rock": "N"}}, "rock stands on N, which is not shown"),
        ({"pieces": {"phil": "C3 lying"}}, "phil lies on C3, which is no lake"),
        ({"pieces": {"bush": "D5 lying"}}, "bush lies on D5; only captives lie"),
        ({"path": ["C3"]}, "a path has 2 places at least"),
        ({"path": ["C3", "D2"]}, "the path leads over D2, which is not shown"),
        ({"path": ["C3", "D5"]}, "no move leads from C3 to D5"),
        ({"path": ["C3", "N"]}, "no move leads from C3 to N"),
        ({"lit": ["D2"]}, "D2 is lit and not shown"),
    ],
)  # fmt: skip
def test_a_sketch_shows_what_can_lie_on_a_table(changes: dict[str, object], said: str) -> None:
    assert sketched(**changes) == (f"{EXIT}island: {said}",)


def test_an_id_stands_once_and_is_in_kebab_case() -> None:
    tree = trees()
    tree["02-death.yaml"]["entries"][0]["id"] = "lake-exit"
    assert "02-death.yaml: lake-exit: this id stands in 01-lakes.yaml already" in mistakes(tree)
    assert spoiled(id="Lake exit")[0].startswith("01-lakes.yaml: entry 1: id ")
    assert spoiled(id=...)[0] == "01-lakes.yaml: entry 1: id is missing"


def test_a_ruling_belongs_to_one_entry() -> None:
    tree = trees()
    tree["02-death.yaml"]["entries"][0]["ruling"] = "lake-shore"
    assert mistakes(tree) == ("02-death.yaml: dying: lake-shore belongs to lake-exit already",)


def test_a_chapter_has_a_name_a_title_and_entries() -> None:
    for changes, said in (
        ({"chapter": ""}, "chapter is missing"),
        ({"title": {"en": "Dying"}}, "title has no ru"),
        ({"entries": []}, "there are no entries"),
        ({"entries": {}}, "there are no entries"),
        ({"more": 1}, "more is no key of a chapter"),
        ({"chapter": "lakes"}, "the chapter lakes stands in 01-lakes.yaml already"),
    ):
        tree = trees()
        tree["02-death.yaml"].update(changes)
        assert f"02-death.yaml: {said}" in mistakes(tree)
    tree = trees()
    del tree["02-death.yaml"]["title"]
    assert mistakes(tree) == ("02-death.yaml: title is missing",)
    assert mistakes({**trees(), "03-x.yaml": None}) == ("03-x.yaml: this is no chapter",)
    tree = trees()
    tree["02-death.yaml"]["entries"][1] = "reviving"
    assert "02-death.yaml: entry 2: this is no map" in mistakes(tree)


def test_all_mistakes_are_told_at_once() -> None:
    tree = trees()
    exit_entry(tree).update(ruling="x", clauses=[7])
    assert len(mistakes(tree)) == 2
