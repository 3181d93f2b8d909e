"""The words of the screens: both languages side by side, every one of them used, good Russian."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from string import Formatter

import pytest
from fontTools.ttLib import TTFont

from companion.engine.languages import InBoth, Topic
from companion.text import screens
from companion.text.counted import counted, quoted
from companion.text.languages import LANGUAGES
from tests.architecture.house import modules

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
# The forms in a text that counts, English and Russian.
FORMS = {"en": 2, "ru": 3}
DRAWN = {"\n", *map(chr, TTFont(FONTS / "NunitoSans-Regular.ttf").getBestCmap())}


def sheets() -> Iterator[tuple[str, str, Topic]]:
    """The module of each sheet, its name, and the sheet."""
    for found in walk_packages(screens.__path__, f"{screens.__name__}."):
        for name, value in vars(import_module(found.name)).items():
            if name.isupper() and _is_sheet(value):
                yield found.name, name, value


def _is_sheet(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(both, dict) for both in value.values())


ALL = {name: sheet for _, name, sheet in sheets()}
each_sheet = pytest.mark.parametrize("name", sorted(ALL))


def texts(name: str) -> Iterator[tuple[str, InBoth]]:
    for key, both in ALL[name].items():
        yield f"{name}[{key}]", both


def russian(name: str) -> Iterator[tuple[str, str]]:
    return ((where, both["ru"]) for where, both in texts(name))


def placeholders(text: str) -> frozenset[str]:
    return frozenset(field for _, field, _, _ in Formatter().parse(text) if field is not None)


def test_there_are_sheets() -> None:
    assert {"SHELF", "QUICK_START", "SETTINGS", "JOURNAL", "CORRECTIONS", "MENU"} <= set(ALL)


@each_sheet
def test_every_text_is_there_in_both_languages(name: str) -> None:
    for where, both in texts(name):
        assert tuple(both) == LANGUAGES, where
        assert all(text and text == text.strip() for text in both.values()), where


@each_sheet
def test_both_languages_have_the_same_placeholders(name: str) -> None:
    for where, both in texts(name):
        forms = [form for text in both.values() for form in text.split("|")]
        assert len({placeholders(form) for form in forms}) == 1, where


@each_sheet
def test_a_text_that_counts_has_all_its_forms(name: str) -> None:
    for where, both in texts(name):
        if "|" in both["en"] + both["ru"]:
            assert {language: len(text.split("|")) for language, text in both.items()} == FORMS, (
                where
            )


# Used


@cache
def written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The strings in the house's code; and its f-strings, as patterns."""
    plain: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for module in modules():
        own = module.within("companion.text.screens")
        for node in ast.walk(_without_keys(module.tree) if own else module.tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                patterns.append(_pattern(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
    return frozenset(plain), tuple(patterns)


def _pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    parts = (
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
        for part in text.values
    )
    return re.compile("".join(parts))


def _without_keys(tree: ast.Module) -> ast.Module:
    """A module without the sheets in it: there each key stands once, used or not."""
    rest = [node for node in tree.body if not isinstance(node, ast.AnnAssign)]
    return ast.Module(rest, [])


@each_sheet
def test_no_key_is_unused(name: str) -> None:
    plain, patterns = written()
    unused = [
        key
        for key in ALL[name]
        if key not in plain and not any(one.fullmatch(key) for one in patterns)
    ]
    assert unused == []


# Russian

# Forms of address that are not ours: the app says «ты».
FORMAL = re.compile(r"\b(вы|вам|вас|ваш\w*|\w+(йте|ите|ьте)(сь)?)\b", re.IGNORECASE)
# The rulebook's words, and what stands for them by mistake.
FALSE_FRIENDS = {
    r"\bзаключённ": "пленник",
    r"\bузник": "пленник",
    r"\bOP\b": "ПВ",
    r"\bхекс": "клетка",
    r"\bактивац": "активировать",
}


@each_sheet
def test_russian_says_thou(name: str) -> None:
    for where, text in russian(name):
        assert not FORMAL.search(text), where


@each_sheet
def test_russian_has_the_rulebooks_words(name: str) -> None:
    for where, text in russian(name):
        better = [word for pattern, word in FALSE_FRIENDS.items() if re.search(pattern, text)]
        assert better == [], where


@each_sheet
def test_russian_has_its_own_signs(name: str) -> None:
    for where, text in russian(name):
        assert not set(text) & set("“”\"'"), where
        ours = re.sub(r"\{\w+\}|\.game|English|X{5}", "", text)
        assert not re.search(r"[A-Za-z]", ours), where


@each_sheet
def test_the_font_has_every_letter(name: str) -> None:
    for where, both in texts(name):
        assert set("".join(both.values())) - DRAWN == set(), where


# Numbers and quotation marks


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "0 days", "0 дней"), (1, "1 day", "1 день"), (2, "2 days", "2 дня"),
        (4, "4 days", "4 дня"), (5, "5 days", "5 дней"), (11, "11 days", "11 дней"),
        (12, "12 days", "12 дней"), (14, "14 days", "14 дней"), (21, "21 days", "21 день"),
        (22, "22 days", "22 дня"), (25, "25 days", "25 дней"), (101, "101 days", "101 день"),
        (111, "111 days", "111 дней"),
    ],
)  # fmt: skip
def test_a_number_has_the_right_noun(n: int, english: str, russian: str) -> None:
    assert counted("{n} day|{n} days", n, "en") == english
    assert counted("{n} день|{n} дня|{n} дней", n, "ru") == russian


def test_a_full_stop_stands_where_the_language_has_it() -> None:
    assert quoted("The Bush is on the lime.", "en") == "“The Bush is on the lime.”"
    assert quoted("Куст на лайме.", "ru") == "«Куст на лайме»."
    assert quoted("Фил, что делаешь?", "ru") == "«Фил, что делаешь?»"
