"""The words of every game: whole sentences in each language, with no key of a file in them."""

from __future__ import annotations

import pytest

from companion.engine.checks import Checks
from companion.engine.kind import TABLE, TABLE_ALONE
from companion.engine.refused import Refused
from companion.games.registry import FOLDERS, kind
from companion.text.languages import LANGUAGES, Language, capitalised
from companion.text.wording import refused, taken_back, wording
from tests.games.contract.samples import (
    NAMES,
    begun,
    moments,
    option,
    played,
    players,
    samples,
)
from tests.text.wording import faults, sentence_faults

pytestmark = pytest.mark.long

EVERY = pytest.mark.parametrize("game", FOLDERS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = 40
LENGTH = 80


@EVERY
@LANGUAGE
def test_all_that_is_said_asked_and_answered(game: str, language: Language) -> None:
    words, names = wording(game), NAMES[language]
    for seed in range(GAMES):
        for found, table, dice in moments(game, seed, LENGTH):
            answer = option(found, table, dice)
            if answer is None:
                continue
            question = found.asked(table.state)
            assert question is not None
            asked = words.ask(question, language, names)
            assert sentence_faults(asked, language) == [], (seed, asked)
            for word in question.options:
                told = words.option(word, language, names)
                assert told == told.strip(" .")
                assert faults(capitalised(told), language) == [], (seed, word, told)
            outcome = table.tried(found.understand(table.state, *answer))
            for facts in (found.told(outcome).said, found.told(outcome).shown):
                text = words.say(facts, language, names)
                assert bool(text) == bool(facts), (seed, facts)
                assert not text or sentence_faults(text, language) == [], (seed, text)


@EVERY
@LANGUAGE
def test_the_setting_up(game: str, language: Language) -> None:
    for seed in range(GAMES):
        found, table, _ = begun(game, seed)
        facts = found.told(table.start).said
        text = wording(game).say(facts, language, NAMES[language])
        assert bool(text) == bool(facts)
        assert not text or sentence_faults(text, language) == [], (seed, text)


@EVERY
@LANGUAGE
def test_each_option_has_its_own_words(game: str, language: Language) -> None:
    words, names = wording(game), NAMES[language]
    for seed in range(GAMES):
        for found, table, _ in moments(game, seed, LENGTH):
            question = found.asked(table.state)
            if question is not None:
                told = [words.option(word, language, names) for word in question.options]
                assert len(set(told)) == len(told), (seed, told)


@EVERY
@LANGUAGE
def test_every_refusal(game: str, language: Language) -> None:
    """Each code in a sentence, whatever the choices; and those of random words."""
    words, names, found = wording(game), NAMES[language], kind(game)
    for seed in range(GAMES):
        for _, table, dice in moments(game, seed, LENGTH // 4):
            question = found.asked(table.state)
            for who in (*players(found, table), TABLE):
                try:
                    words_said = samples(game).random_words(players(found, table), dice)
                    table.try_each([found.understand(table.state, who, words_said)])
                except Refused as no:
                    text = refused(words, no, question, language, names)
                    assert sentence_faults(text, language) == [], (seed, text)
    for code in found.errors:
        for refusal in (Refused(code), Refused(code, why=TABLE_ALONE)):
            for asked in (question, None):
                assert "{" not in refused(words, refusal, asked, language, names)


@EVERY
@LANGUAGE
def test_an_undo_names_its_step(game: str, language: Language) -> None:
    words, names = wording(game), NAMES[language]
    for seed in range(GAMES):
        found, table = played(game, seed, LENGTH)
        for entry in table.entries():
            who, word = table.game.write(entry.command)
            step = who, found.told(entry.outcome).openly or word
            for key in ("undone", "redone"):
                text = taken_back(words, key, step, language, names)
                assert sentence_faults(text, language) == [], (seed, text)


@EVERY
@LANGUAGE
def test_no_name_is_bent(game: str, language: Language) -> None:
    """Names stand as they were given: nobody knows their cases, nor whose they are."""
    words, strange = wording(game), dict.fromkeys(NAMES["en"], "Qwerty")
    for seed in range(GAMES):
        for found, table, dice in moments(game, seed, LENGTH):
            answer = option(found, table, dice)
            if answer is None:
                continue
            outcome = table.tried(found.understand(table.state, *answer))
            text = words.say(found.told(outcome).said, language, strange)
            assert text.count("Qwerty") == len([*_whole_names(text)])


def _whole_names(text: str) -> list[str]:
    return [word for word in text.replace(",", " ").split() if word.strip(":.;?!") == "Qwerty"]


@EVERY
@LANGUAGE
def test_every_fault_of_a_file(game: str, language: Language) -> None:
    """A sentence a fault, which says what would be right; its holes are filled where it is used."""
    sentences = Checks(kind(game).sentences).sentences
    for key, text in sentences.items():
        assert text[language], key
        assert text[language] == text[language].strip(" ."), key
