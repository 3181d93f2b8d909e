"""Every clause number written in the repository can be looked up in docs/law/."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from companion.games.island.rulings import RULINGS
from tests.architecture.house import ROOT
from tests.architecture.written import house_texts

LAW = ROOT / "docs/law/island.md"
HEADING = re.compile(r"^## (L\d+) ", re.MULTILINE)
NUMBERED = re.compile(r"^- \*\*(L\d+\.\d+)\*\* (.+(?:\n +.+)*)$", re.MULTILINE)
# The letters of the other games' clauses are looked for in their own files: A1 is a space, too.
OTHER_LAWS = {"A": "antinomy", "T": "paradominetor", "X": "paradoxon"}
# As it is written: `L7.3`, `L17`, `L5.9 e`, both ends of `L8.1-L8.3`; in a file's name `L7_3_…`.
WRITTEN = re.compile(r"(?<![\w.])L(\d+)(?:[._](\d+))?(?:\.?(?: ([a-f])(?=[\s,;:.)-]|$))?|(?=_))")
# A row of L18: name, value here, other value, clause.
RULING = re.compile(r"^\| `([a-z-]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|$", re.MULTILINE)
WORD = re.compile(r"`([a-z-]+)`")
NO_CLAUSE = {("tests/rulebook/test_find.py", f"L{77}"): "a query for a clause that there is not"}


@cache
def law() -> str:
    return LAW.read_text(encoding="utf-8")


@cache
def clauses() -> dict[str, str]:
    """The text behind each number: a chapter, a clause, or a lettered part of one (`L5.9 d`)."""
    found = dict.fromkeys(HEADING.findall(law()), "")
    for number, text in NUMBERED.findall(law()):
        found[number] = text
        found |= {f"{number} {letter}": text for letter in re.findall(r"\(([a-f])\)", text)}
    return found


def written(text: str) -> Iterator[str]:
    """The clause numbers of a text; a letter counts only where its clause has letters."""
    lettered = {name.partition(" ")[0] for name in clauses() if " " in name}
    for chapter, clause, letter in WRITTEN.findall(text):
        number = f"L{chapter}.{clause}" if clause else f"L{chapter}"
        yield f"{number} {letter}" if letter and number in lettered else number


def test_every_clause_number_is_in_the_law() -> None:
    found = {
        (file, number)
        for file, text in house_texts()
        for number in {*written(text), *written(file.rpartition("/")[2])}
        if number not in clauses()
    }
    assert sorted(found - set(NO_CLAUSE)) == []
    assert sorted(set(NO_CLAUSE) - found) == []  # an exception whose place is gone


def other_clauses(letter: str) -> set[str]:
    """The chapters and clauses of another game's law."""
    text = (ROOT / f"docs/law/{OTHER_LAWS[letter]}.md").read_text(encoding="utf-8")
    return {*re.findall(rf"^## ({letter}\d+) ", text, re.MULTILINE),
            *re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", text, re.MULTILINE)}  # fmt: skip


@pytest.mark.parametrize("letter", OTHER_LAWS)
def test_every_clause_number_of_another_game_is_in_its_law(letter: str) -> None:
    number = re.compile(rf"(?<![\w.-])({letter}\d+)(?:[._](\d+))?(?![\w-])")
    named = {
        (file, f"{chapter}.{clause}" if clause else chapter)
        for file, text in house_texts()
        if OTHER_LAWS[letter] in file
        for chapter, clause in number.findall(text)
    }
    known = other_clauses(letter)
    assert sorted(one for one in named if one[1] not in known) == []


def test_the_law_is_numbered_without_a_gap() -> None:
    chapters = HEADING.findall(law())
    assert chapters == [f"L{n}" for n in range(1, len(chapters) + 1)]
    for chapter in chapters:
        numbers = [name for name, _ in NUMBERED.findall(law()) if name.startswith(f"{chapter}.")]
        assert numbers == [f"{chapter}.{n}" for n in range(1, len(numbers) + 1)]


def test_the_law_lists_the_rulings_that_are_played() -> None:
    rows = {name: (here, other) for name, here, other, _ in RULING.findall(law())}
    assert list(rows) == list(RULINGS)
    for name, (here, other) in rows.items():
        values = (*WORD.findall(here)[:1], *WORD.findall(other)[:1])
        assert values == RULINGS[name], name


def test_each_ruling_stands_at_its_clause() -> None:
    box = (ROOT / "docs/law/box-data.md").read_text(encoding="utf-8")
    for name, _, _, clause in RULING.findall(law()):
        text = box if clause.strip() == "box" else clauses()[clause.strip()]
        assert f"**ruling** `{name}`" in text, name


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("# L7.3: the first step", ["L7.3"]),
        ("(L8.1-L8.3, L5.9 e)", ["L8.1", "L8.3", "L5.9 e"]),
        ("L13.2 a bonus; L5.9 d-e", ["L13.2", "L5.9 d"]),
        ("clauses: [L17, box]", ["L17"]),
        ("L14_2_achilles_wins.yaml", ["L14.2"]),
        ("L17_board.yaml", ["L17"]),
        ("XL7.3 and HTML5", []),
    ],
)
def test_a_number_is_read_as_it_is_written(text: str, numbers: list[str]) -> None:
    assert list(written(text)) == numbers
