"""The phrases that voices say to be heard (`./run bench hearing`), here only as text."""

from itertools import product
from typing import get_args

import pytest

from benchmarks.shared.questions import (
    CARD,
    CHOICE,
    CHOICES,
    Said,
    Side,
    off_topic,
    questions,
    said,
    table,
)
from benchmarks.shared.voices import voices
from companion.games.island.game import Game
from companion.games.island.questions import What
from companion.speech.expected import grammar
from companion.speech.proposals import Missed, Proposed, proposed
from companion.speech.replies import chosen, confirmed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript
from companion.text.languages import LANGUAGES, Language

SIDES: tuple[Side, ...] = get_args(Side)
# Questions to the OP alone about places that no voice makes clear, or answered at once.
UNSAID = {"from", "move", "act", "order"}


def word(session: Game, text: str) -> str:
    came = proposed(session, default_speaker(session.state), Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else ""


def meant(one: Said, language: Language) -> str:
    heard = Transcript((one.text,))
    if one.question == CARD:
        return {True: "yes", False: "no", None: ""}[confirmed(heard, language)]
    if one.question == CHOICE:
        return str(chosen(heard, CHOICES, language))
    return word(table(one.question).session, one.text)


@pytest.mark.parametrize(("language", "side"), [*product(LANGUAGES, SIDES)])
def test_each_phrase_means_its_word(language: Language, side: Side) -> None:
    wrong = [one for one in said(language, side) if meant(one, language) != one.word]
    assert wrong == []


@pytest.mark.parametrize(("language", "side"), [*product(LANGUAGES, SIDES)])
def test_a_remark_means_nothing_at_any_question(language: Language, side: Side) -> None:
    for question, text in product(questions(), off_topic(language, side)):
        assert word(table(question).session, text) == "", (question, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_enough_and_a_third_is_kept_apart(language: Language) -> None:
    tuned, kept = ({one.text for one in said(language, side)} for side in SIDES)
    assert len(tuned | kept) >= 60
    for tuning, held_out in (
        (said(language, "tuning"), said(language, "held-out")),
        (off_topic(language, "tuning"), off_topic(language, "held-out")),
        (voices(language, "tuning"), voices(language, "held-out")),
    ):
        assert set(tuning).isdisjoint(held_out)
        assert len(held_out) >= 0.3 * (len(tuning) + len(held_out))
    assert len(off_topic(language, "tuning") + off_topic(language, "held-out")) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_is_said_at_every_kind_of_question(language: Language) -> None:
    spoken = {one.question for side in SIDES for one in said(language, side)}
    assert spoken == {*questions(), CARD, CHOICE}
    asked = (table(name).session.state.question for name in questions())
    kinds = {question.what for question in asked if question is not None}
    assert kinds == set(get_args(What)) - UNSAID


@pytest.mark.parametrize(("question", "language"), [*product(questions(), LANGUAGES)])
def test_whatever_is_expected_there_is_understood(question: str, language: Language) -> None:
    session = table(question).session
    who = default_speaker(session.state)
    for phrase in grammar(session.state, who, language).phrases():
        came = proposed(session, who, Transcript((phrase,)))
        if isinstance(came, Missed):
            refused = None if came.refused is None else came.refused.code
            assert (came.reason, refused) in {
                ("announced", None),  # "oops"
                ("refused", "no-energy"),
            }, phrase
