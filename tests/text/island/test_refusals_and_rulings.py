"""Refusals, table rulings, tokens and names."""

from typing import get_args

import pytest

from companion.games.island.refusals.codes import Code
from companion.games.island.rulings import RULINGS
from companion.games.island.terms import CHARACTERS, OP, PIECES
from companion.text.island.names import name, space
from companion.text.island.refusals import refusal
from companion.text.island.rulings import _RULINGS, ruling, ruling_name
from companion.text.island.tokens import token_effect, token_name
from companion.text.languages import LANGUAGES, Language
from tests.text.every import SPACES, TOKENS
from tests.text.wording import faults, sentence_faults

CODES: tuple[Code, ...] = get_args(Code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_one_sentence(code: Code, language: Language) -> None:
    text = refusal(code, language)
    assert sentence_faults(text, language) == []
    assert sum(text.count(mark) for mark in ".?!") == 1


def test_refusals_differ() -> None:
    assert len({refusal(code, "ru") for code in CODES}) == len(CODES)


@pytest.mark.parametrize("code", ["no-such-bonus", "bonus-spent"])
def test_a_box_of_theseus_is_no_fruit(code: Code) -> None:
    """Both codes refuse `extra energy` as well as `bonus banana` (L13.1, L14.3)."""
    assert "fruit" not in refusal(code, "en")
    assert "фрукт" not in refusal(code, "ru")


def test_what_is_unclear_is_listed() -> None:
    choices = ("move NW", "move NE safe", "end")
    assert refusal("unclear", "en", choices) == (
        "Which one is meant: “north-west”, “north-east, safely” or “end turn”?"
    )
    assert refusal("unclear", "ru", choices) == (
        "Что имеется в виду: «северо-запад», «северо-восток, безопасно» или «завершить ход»?"
    )
    assert refusal("unclear", "en", ("move E over",), board="schrodie") == (
        "Did you mean “east, two spaces over”?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("named", "value"), [(named, value) for named in RULINGS for value in RULINGS[named]]
)
def test_every_value_of_a_ruling_is_a_sentence(named: str, value: str, language: Language) -> None:
    text = ruling(named, value, language)
    assert sentence_faults(text, language) == []
    assert text.count(".") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("named", RULINGS)
def test_every_ruling_has_a_name(named: str, language: Language) -> None:
    assert faults(ruling_name(named, language), language) == []


def test_rulings_are_those_of_the_law() -> None:
    """L18."""
    assert {named: tuple(values) for named, (_, values) in _RULINGS.items()} == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_and_everything_has_a_name(language: Language) -> None:
    names = [name(who, language) for who in (*CHARACTERS, *PIECES, OP)]
    spaces = [space(one, language) for one in SPACES]
    assert len({*names, *spaces}) == len(names) + len(spaces)
    assert [text for text in names if faults(text, language)] == []
    assert [text for text in spaces if faults(text[:1].upper() + text[1:], language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", TOKENS)
def test_tokens_have_names_and_the_known_ones_effects(token: str, language: Language) -> None:
    assert faults(token_name(token, language), language) == []
    effect = token_effect(token, language)
    assert effect == "" if token.startswith("token-") else not sentence_faults(effect, language)
