"""Questions and the answers to them."""

from typing import get_args

import pytest

from companion.games.island.questions import Question, What
from companion.games.island.terms import CHARACTERS, DIRECTIONS, OP
from companion.text.island.en.asks import ASKS as ASKS_EN
from companion.text.island.journal_lines import entry
from companion.text.island.labels import option
from companion.text.island.names import name
from companion.text.island.questions import ask
from companion.text.island.ru.asks import ASKS as ASKS_RU
from companion.text.languages import LANGUAGES, Language
from tests.text.every import CORRECTIONS, GRID, MOVES, OPTIONS, every_question
from tests.text.wording import faults, sentence_faults

TURN = Question("theseus", "turn")


def test_no_kind_of_question_is_left_out() -> None:
    assert set(ASKS_EN) == set(ASKS_RU) == set(get_args(What))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_a_sentence(language: Language) -> None:
    wrong = {
        text: found
        for question in every_question()
        if (found := sentence_faults(text := ask(question, language), language))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_captive_is_asked_by_name(who: str, language: Language) -> None:
    assert ask(Question(who, "turn"), language).startswith(f"{name(who, language)}, ")
    assert ask(Question(who, "revive"), language).startswith(f"{name(who, language)}, ")


def test_of_the_space_just_named_it_is_enough() -> None:
    portal = Question("theseus", "activate", ("yes", "no"), by="portal-2")
    assert ask(portal, "en") == "Do you travel through it?"
    assert ask(portal, "ru") == "Перемещаешься через него?"
    assert ask(Question("phil", "activate", by="lime"), "en") == "Do you activate the fruit?"


def test_the_turn() -> None:
    assert ask(TURN, "en") == "Theseus, it’s your move."
    assert ask(TURN, "ru") == "Тесей, что делаешь?"


def test_what_the_op_is_asked_names_whom_it_is_about() -> None:
    leave = Question(OP, "from", about="theseus", by="move")
    assert ask(leave, "en") == "Which lake space does Theseus leave from?"
    assert ask(leave, "ru") == "С какой клетки озера уходит Тесей?"
    come_out = Question(OP, "to", piece="bush", by="hurricane")
    assert ask(come_out, "en") == "At which portal does the Bush come out?"
    assert ask(come_out, "ru") == "Из какого портала выходит Куст?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_fits_a_button(language: Language) -> None:
    labels = {word: option(word, TURN, language) for word in OPTIONS}
    assert {word: found for word in OPTIONS if (found := faults(labels[word], language))} == {}
    assert [label for label in labels.values() if len(label) > 48] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_differ(language: Language) -> None:
    """But for a plain move, which is its direction."""
    words = set(OPTIONS) - set(DIRECTIONS)
    assert len({option(word, TURN, language) for word in words}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_of_the_grid_stay_as_they_are(language: Language) -> None:
    place = Question(OP, "place", piece="rock")
    assert all(option(space, place, language) == space for space in GRID)


def test_moves() -> None:
    assert option("move NW over safe", TURN, "en") == "North-west, a space over, safely"
    assert option("move NW over safe", TURN, "ru") == "Северо-запад, через клетку, безопасно"


def test_her_over_is_two_spaces_over() -> None:
    """L14.6; L15.1: on her board for the second figure as well."""
    schrodie = Question("schrodie", "turn")
    assert option("move E over", schrodie, "en") == "East, two spaces over"
    assert option("move E over", schrodie, "ru") == "Восток, через 2 клетки"
    assert option("move E over", TURN, "en", board="schrodie") == "East, two spaces over"
    assert option("move E over", schrodie, "en", board="theseus") == "East, a space over"


@pytest.mark.parametrize(
    ("question", "en", "ru"),
    [
        (Question(OP, "carry", ("activate", "stay"), piece="bush", by="portal-1"),
         ["Go through", "Stay"], ["Пройти", "Остаться"]),
        (Question(OP, "carry", ("activate", "stay"), piece="rock", by="anomaly:rock"),
         ["Use it", "Stay"], ["Пройти", "Остаться"]),
        (Question("phil", "ability", ("use", "decline"), by="ocean"),
         ["Go on", "Go back"], ["Выйти", "Вернуться"]),
        (Question(OP, "ability", ("use", "decline"), by="algae"),
         ["Go on", "Stay in the ocean"], ["Выйти", "Остаться в океане"]),
        (Question("achilles", "ability", ("use", "decline"), piece="rock", by="symbol"),
         ["Cross it out", "Keep the symbol"], ["Зачеркнуть", "Оставить символ"]),
        (Question("granddead", "bonus", ("bonus lime", "decline"), by="ocean"),
         ["Bonus of the lime", "No bonus"], ["Бонус лайма", "Без бонуса"]),
        (Question(OP, "fruit", ("lime", "decline"), about="phil", by="algae"),
         ["Lime", "Nothing"], ["Лайм", "Никакой"]),
    ],
    ids=lambda one: f"{one.what} {one.by}" if isinstance(one, Question) else None,
)  # fmt: skip
def test_the_answers_are_the_questions_own_verbs(
    question: Question, en: list[str], ru: list[str]
) -> None:
    assert [option(word, question, "en") for word in question.options] == en
    assert [option(word, question, "ru") for word in question.options] == ru


@pytest.mark.parametrize("language", LANGUAGES)
def test_palms_say_what_they_are_for(language: Language) -> None:
    palm = Question("hempel", "palm", ("1", "2", "3"), by="lime")
    number = Question("achilles", "number", ("1", "2", "3"))
    for word in palm.options:
        assert word in option(word, palm, language)
        assert option(word, palm, language) != option(word, number, language) == word


def test_the_owners_tokens() -> None:
    tokens = {"token-6": {"en": "Fog", "ru": "Туман"}}
    token = Question(OP, "token", ("token flood", "token token-6"))
    assert [option(word, token, "ru", tokens) for word in token.options] == ["Наводнение", "Туман"]
    assert option("token token-6", token, "en") == "Token 6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_correction_has_words(language: Language) -> None:
    labels = {word: option(word, TURN, language) for word in CORRECTIONS}
    assert {word: found for word in labels if (found := faults(labels[word], language))} == {}
    assert len(set(labels.values())) == len(CORRECTIONS)


def test_entries_say_who() -> None:
    assert entry("theseus", "move NW safe", "en") == "Theseus: north-west, safely"
    assert entry("schrodie", "move NW over", "ru") == "Шредди: северо-запад, через 2 клетки"
    assert entry(OP, "bush NE", "ru") == "Куст на северо-восток"
    assert entry(OP, "set theseus health 2", "en") == "Correction: Theseus — health 2"


def test_entries_tell_what_was_done_and_command_nothing() -> None:
    assert entry("theseus", "end", "en") == "End of Theseus’s turn"
    assert entry("theseus", "end", "ru") == "Конец хода Тесея"
    assert entry(OP, "end", "en") == "End of the OP’s turn"
    assert entry(OP, "end", "ru") == "Конец хода ПВ"
    assert entry("theseus", "restore", "ru") == "Тесей: восстановление энергии"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_words(language: Language) -> None:
    wrong = [word for word in (*MOVES, "end") if faults(entry("phil", word, language), language)]
    assert wrong == []
