"""The corpora of talk in this folder: a thousand utterances a language."""

import pytest

from tests.speech.speech_table import SITUATIONS
from tests.speech.talk_table import NOT_TAKEN, is_table, taken, talk

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_is_taken_for_what_was_meant_or_for_nothing(language: str) -> None:
    wrong = [(line.place, line.phrase, line.meant, got)
             for line in talk(language) if (got := taken(line)) != line.meant]  # fmt: skip
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corpus_is_large_and_says_also_what_is_not_taken(language: str) -> None:
    said = list(talk(language))
    assert len({(line.situation, line.phrase.lower()) for line in said}) == len(said) >= 1000
    assert sum(line.meant == NOT_TAKEN for line in said) >= 100
    assert all(is_table(line.situation) or line.situation in SITUATIONS for line in said)
