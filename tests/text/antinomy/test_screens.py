"""The words on the pages of Antinomy, its rulings and reasons: both languages, all of them used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from companion.engine.languages import LANGUAGES, Topic
from companion.games.antinomy.cards import COLOURS
from companion.games.antinomy.state import RULINGS
from companion.text.antinomy.reasons import CLAUSES, HEADINGS, REASONS
from companion.text.antinomy.rulings import RULED, RULING
from companion.text.antinomy.screens import ANTINOMY
from tests.text.test_screens import DRAWN, FORMAL, FORMS, placeholders

ROOT: Final = Path(__file__).resolve().parents[3]
LAW: Final = (ROOT / "docs/law/antinomy.md").read_text(encoding="utf-8")
ALL: Final[dict[str, Topic]] = {
    "screens": ANTINOMY, "headings": HEADINGS, "reasons": REASONS, "ruling": RULING, "ruled": RULED,
}  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_every_text_is_there_in_both_languages_with_the_same_places(name: str) -> None:
    for key, both in ALL[name].items():
        assert tuple(both) == LANGUAGES, key
        assert all(text and text == text.strip() for text in both.values()), key
        forms = [form for text in both.values() for form in text.split("|")]
        assert len({placeholders(form) for form in forms}) == 1, key
        if "|" in both["en"]:
            counts = {language: len(text.split("|")) for language, text in both.items()}
            assert counts == FORMS, key


@pytest.mark.parametrize("name", ALL)
def test_every_letter_can_be_drawn_and_russian_says_thou(name: str) -> None:
    for key, both in ALL[name].items():
        for text in both.values():
            assert set(text) <= DRAWN, key
        # Where both are meant at once it is the table that is spoken to.
        if (name, key) != ("screens", "needs"):
            assert not FORMAL.search(both["ru"]), key


def test_no_key_of_the_screens_is_unused() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "companion/ui/games/antinomy").rglob("*.py")
    )
    made = ("more-", "none-", "mode-", "own-", "other-")  # put together from two words
    unused = [
        key for key in ANTINOMY if f'"{key}"' not in code and not key.startswith(made)
    ]  # fmt: skip
    assert unused == []
    assert {f"none-{colour}" for colour in COLOURS} <= set(ANTINOMY)
    assert {f"more-{left}" for left in range(1, 6)} <= set(ANTINOMY)


def test_every_reason_is_a_clause_of_the_law() -> None:
    assert set(CLAUSES) == set(HEADINGS) == set(REASONS)
    for clause in CLAUSES.values():
        assert re.search(rf"\b{re.escape(clause)}\b", LAW), clause


def test_every_ruling_of_the_rules_has_its_words() -> None:
    assert set(RULING) == set(RULINGS)
    named = {f"{name} {value}" for name, values in RULINGS.items() for value in values}
    assert set(RULED) == named
