"""A phrase is known by the words that carry its meaning, and no two phrases by the same ones."""

from itertools import groupby
from random import Random

import pytest

from companion.games.island.game import Game, play
from companion.games.island.terms import Who
from companion.hearing.gist import by_gist, gist
from companion.speech.expected import grammar
from companion.speech.proposals import Missed, Offered, Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript
from tests.games.island.random_tables import random_command, random_setup


@pytest.mark.parametrize(
    ("heard", "phrase"),
    [
        ("am moving northeast", "i'm moving northeast"),
        ("i moving northeast the", "i'm moving northeast"),
        ("going to southwest a space over safely please", "going southwest a space over safely"),
        ("repeat that please it my", "repeat"),
    ],
)
def test_faint_words_may_be_lost_or_come_from_noise(heard: str, phrase: str) -> None:
    expected = ("i'm moving northeast", "going southwest a space over safely", "repeat that",
                "repeat", "going southwest")  # fmt: skip
    assert by_gist(expected, "en").get(gist(heard, "en")) == phrase


@pytest.mark.parametrize("heard", ["moving", "moving northwest", "northeast moving", "not repeat"])
def test_no_word_that_tells_may_be_lost(heard: str) -> None:
    assert gist(heard, "en") not in by_gist(("i'm moving northeast", "repeat that"), "en")


def test_a_phrase_of_faint_words_alone_needs_them_all() -> None:
    known = by_gist(("that's it", "i am on it"), "en")
    assert gist("i am on it", "en") in known
    assert gist("am on", "en") not in known


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_phrases_with_the_same_gist_mean_the_same(seed: int) -> None:
    """At every question of some games: what is meant does not hang on a faint word.

    A third of them at each: they come again at the next.
    """
    dice = Random(seed)
    session = play(random_setup(dice, players=2 + seed % 3, odd=False), seed)
    for _ in range(60):
        if session.state.question is None:
            break
        who = default_speaker(session.state)
        phrases = sorted(grammar(session.state, who, "en").phrases(), key=_gist)
        for told, same in groupby(phrases, key=_gist):
            alike = list(same)
            if len(alike) > 1 and dice.random() < 1 / 3:
                assert len({_meant(session, who, one) for one in alike}) == 1, told
        session.submit(random_command(session.state, dice))


def _meant(session: Game, who: Who, phrase: str) -> object:
    came = proposed(session, who, Transcript((phrase,)))
    match came:
        case Proposed(meant):
            return meant.word
        case Offered(choices):
            return tuple(one.word for one in choices)
        case Missed(reason, _, refused):
            return reason if refused is None else refused.code


def _gist(phrase: str) -> tuple[str, ...]:
    return gist(phrase, "en")
