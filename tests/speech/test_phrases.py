"""Phrases that people say at a table, and their words: the tables of this folder."""

from collections import Counter

import pytest

from companion.text.island.labels import LANGUAGE_LABELS, option
from companion.text.languages import Language
from tests.speech.speech_table import MOVES, SITUATIONS, Line, Situation, heard, lines, question

LANGUAGES: tuple[Language, ...] = ("en", "ru")


def place(line: Line) -> str:
    return line.place


@pytest.mark.parametrize("line", [*lines("english"), *lines("russian")], ids=place)
def test_a_phrase_becomes_its_word(line: Line) -> None:
    assert heard(line.phrase, SITUATIONS[line.situation]) == line.meant


@pytest.mark.parametrize("language", ["english", "russian"])
def test_the_tables_are_large_and_know_every_kind_of_question(language: str) -> None:
    table = Counter(line.situation for line in lines(language))
    assert table.total() >= 400
    asked = {SITUATIONS[name].what for name in table}
    assert asked == {situation.what for situation in SITUATIONS.values()}


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_word_of_the_notation_is_understood_as_itself(name: str) -> None:
    situation = SITUATIONS[name]
    for word in situation.options:
        assert heard(word, situation) == word
        assert heard(f"  {word.upper()}! ", situation) == word
        assert heard(f"{word}, please", situation) == word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_what_stands_on_a_button_can_be_said(name: str, language: Language) -> None:
    situation = SITUATIONS[name]
    for word in situation.options:
        assert heard(option(word, question(situation), language), situation) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_anyone_can_be_asked_for(language: Language) -> None:
    for who in ("granddead", "achilles", "hempel", "theseus", "phil", "schrodie"):
        text = LANGUAGE_LABELS[language].where(who)
        assert heard(text, SITUATIONS["captive"]) == f"where {who}"
        assert heard(text, SITUATIONS["activate"]) == f"where {who}"


def test_one_legal_reading_is_taken_and_of_two_none() -> None:
    both = Situation("act", ("rock E", "bush E"), "op")
    assert heard("east", both) == "unclear: bush E | rock E"
    assert heard("east", Situation("act", ("bush E",), "op")) == "bush E"


def test_what_the_question_asks_comes_before_a_command_that_is_not_legal_either() -> None:
    assert heard("banana", Situation("fruit", ("orange",))) == "banana"
    assert heard("banana", Situation("turn", ("end",))) == "bonus banana"
    assert heard("east", Situation("oracle", ("W",))) == "E"


def test_a_name_is_a_filler_for_the_one_who_bears_it_alone() -> None:
    for speaker, meant in (("phil", "move NE"), ("theseus", "unknown"), ("op", "unknown")):
        situation = Situation("turn", MOVES, speaker)
        assert heard("Phil: north-east", situation) == meant
        assert heard("Фил идёт на северо-восток", situation) == meant


def test_ones_own_name_is_still_an_answer() -> None:
    neighbour = Situation("piece", ("wave", "phil", "schrodie"), "schrodie", schrodie=True)
    assert heard("Schrodie", neighbour) == "schrodie"
    assert heard("Schrodie: Phil", neighbour) == "phil"
