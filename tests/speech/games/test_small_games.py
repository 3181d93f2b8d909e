"""Corpora of the small games: what is said at their tables, and what is never taken."""

import re
from itertools import product

import pytest

from companion.games.registry import kind
from tests.speech.games.game_tables import NOT_TAKEN, corpus, taken

GAMES = ("antinomy", "paradominetor", "paradoxon")
LANGUAGES = ("en", "ru")
EVERY = list(product(GAMES, LANGUAGES))
DENIALS = {
    "en": ("not {}", "I don't {}", "don't {}", "I won't {}", "let's not {}", "I never {}"),
    "ru": ("не {}", "я не {}", "никогда не {}", "только не {}", "{} не буду", "{} не хочу"),
}
# "Not Ann, no, Bob" says the same of Bob.
CORRECTED = re.compile(r"\b(?:no|no wait|sorry|actually|нет|ой|то есть|вернее),|\.\.\.")
LATER = {
    "en": ("maybe {}", "I could {}", "{}, but not now", "{} next time", "what if {}", "if {}"),
    "ru": ("может, {}", "{}, но не сейчас", "{} в следующий раз", "потом {}", "если {}"),
}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_what_is_said_is_taken_for_what_it_means_or_for_nothing(game: str, language: str) -> None:
    wrong = [(one, got) for one in corpus(game, language) if (got := taken(one)) != one.words]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_corpus_is_large_and_says_also_what_is_not_taken(game: str, language: str) -> None:
    said = list(corpus(game, language))
    assert len({(one.table, one.text.lower()) for one in said}) == len(said) >= 100
    assert sum(one.words == NOT_TAKEN for one in said) >= 30
    assert kind(game).phrases is not None


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_denial_and_no_doubt_is_taken_for_what_is_denied(game: str, language: str) -> None:
    frames = (*DENIALS[language], *LATER[language])
    taken_all_the_same = [
        said
        for one, frame in product(corpus(game, language), frames)
        if one.words != NOT_TAKEN and not CORRECTED.search(one.text)
        if taken(said := one._replace(text=frame.format(one.text))) == one.words
        if one.words != "no"
    ]
    assert taken_all_the_same == []
