"""Phrases that may be said now: each is understood, and every option has one."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from time import perf_counter

import pytest

from companion.engine.languages import Language
from companion.engine.refused import Refused
from companion.engine.session import Session
from companion.games.island.apply import Outcome, apply
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.expected import Grammar, choosing, confirming, grammar
from companion.speech.languages import english, russian, wordings_en, wordings_ru
from companion.speech.languages.patterns import phrases
from companion.speech.proposals import Missed, Offered, Proposed, proposed
from companion.speech.replies import confirmed
from companion.speech.speaker import default_speaker
from companion.speech.talk import talk_en, talk_ru
from companion.speech.transcript import Transcript
from companion.store.island.table_file import read_table
from tests.games.island.random_tables import random_command, random_setup
from tests.speech.speech_table import HERE
from tests.speech.talk_table import session

LANGUAGES: tuple[Language, ...] = ("en", "ru")
SAMPLE = HERE.parents[1] / "seeds" / "sample-table.yaml"
UNDO = {
    phrase
    for sheet, talk in ((wordings_en, talk_en), (wordings_ru, talk_ru))
    for pattern in (*sheet.SAID["undo"], *talk.UNDO)
    for phrase in phrases(f"{pattern} {sheet.POLITELY}")
}
# Refused by the rules, which say why: all ways to move are expected where one can be paid.
TOLD_WHY = {"no-energy", "illegal"}


def game(state: State) -> Game:
    return Session(ISLAND, Outcome(state, (), ()), 0)


def random_states(seeds: range, length: int) -> Iterator[State]:
    for seed in seeds:
        dice = Random(seed)
        state = set_up(random_setup(dice)).state
        for _ in range(length):
            question = state.question
            if question is None:
                break
            if question.what != "order":
                yield state
            state = apply(state, random_command(state, dice)).state


def options(state: State, who: Who) -> set[str]:
    return {write(command) for command in legal(state) if command.who == who}


def word_of(state: State, who: Who, phrase: str) -> str:
    match proposed(game(state), who, Transcript((phrase,))):
        case Proposed(meant):
            return meant.word
        case Missed(_, _, Refused(code="not-now")) if phrase in UNDO:
            return "undo"  # there is nothing to take back yet
        case Missed(_, _, Refused(code=code)) if "move" in str(options(state, who)):
            return f"refused {code}" if code in TOLD_WHY else f"{phrase}: {code}"
        case Offered(choices) if phrase in UNDO and "undo" in {one.word for one in choices}:
            return "undo"  # "cancel" may also be a no to what is asked
        case Offered(choices):
            return f"{phrase}: {[one.word for one in choices]}"
        case other:
            return f"{phrase}: {other}"


def beside(state: State) -> set[str]:
    seats = {f"where {who}" for who in state.table.seat}
    refused = {f"refused {code}" for code in TOLD_WHY}
    return {"undo", "repeat", "deaths", "turn", *seats, *refused}


def test_every_phrase_is_understood_and_every_option_can_be_said() -> None:
    seen: set[tuple[object, ...]] = set()
    for state in random_states(range(6), 60):
        who, question = default_speaker(state), state.question
        assert question is not None
        known = options(state, who)
        kind = (question.what, question.piece, frozenset(known), tuple(state.table.seat))
        if kind in seen:
            continue
        seen.add(kind)
        if question.what == "oracle":
            known |= {f"{one} {other}" for one, other in combinations(sorted(known), 2)}
            known |= {" ".join(reversed(pair.split())) for pair in known}
        for language in LANGUAGES:
            said = grammar(state, who, language).cover()
            words = {word_of(state, who, phrase) for phrase in said}
            assert words <= known | beside(state), (question.what, language)
            assert options(state, who) <= words, (question.what, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_legal_is_not_expected(language: Language) -> None:
    file = read_table(SAMPLE)
    start = play(file.setup, file.seed).state
    words = grammar(start, "theseus", language).words()
    # He has all his energy, and carries a banana whose bonus is no half-sun's.
    for absent in ("restore", "lime", "восстанавливаю", "лайм"):
        assert absent not in words
    assert words & {"west", "запад"}
    assert not grammar(start, OP, language).words() & {"west", "запад", "safely", "безопасно"}


def test_what_costs_too_much_is_still_told_from_what_does_not() -> None:
    """Else "east, safely" would be taken for "east"."""
    file = read_table(SAMPLE)
    session = play(file.setup, file.seed)
    for word in ("set theseus energy 0",):
        session.submit(ISLAND.read(OP, word))  # type: ignore[arg-type]
    assert "move E safe" not in options(session.state, "theseus")
    assert "safely" in grammar(session.state, "theseus", "en").words()
    heard = proposed(session, "theseus", Transcript(("moving east safely",)))
    assert isinstance(heard, Missed)
    assert heard.refused is not None
    assert heard.refused.code == "no-energy"


def test_schrodie_moves_two_spaces_over() -> None:
    for state in random_states(range(30), 1):
        if default_speaker(state) == "schrodie":
            words = grammar(state, "schrodie", "en")
            assert "moving east two spaces over" in words.phrases()
            assert "moving east a space over" not in words.phrases()
            return
    raise AssertionError("none of these tables begins with Schrodie")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grammar_is_made_at_once(language: Language) -> None:
    """Each turn, and beside the screen; what takes its time is kept from turn to turn."""
    states = list(random_states(range(3), 60))
    for state in states:
        grammar(state, default_speaker(state), language).cover()
    start = perf_counter()
    for state in states:
        grammar(state, default_speaker(state), language).cover()
    assert (perf_counter() - start) / len(states) < 0.01


def test_grammars_that_expect_the_same_are_equal() -> None:
    file = read_table(SAMPLE)
    states = [play(file.setup, file.seed).state for _ in range(2)]
    one, other = (grammar(state, "theseus", "en") for state in states)
    assert one == other
    assert one != grammar(states[0], "theseus", "ru")


def test_jsgf_is_the_patterns_themselves() -> None:
    said = Grammar("ru", ("[я] иду", "да"))
    assert said.jsgf() == (
        "#JSGF V1.0 UTF-8 ru;\ngrammar said;\npublic <said> = ([я] иду) | (да);\n"
    )
    assert said.phrases() == ("иду", "я иду", "да")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_choices_expect_little(language: Language) -> None:
    assert len(choosing(2, language).phrases()) < len(choosing(3, language).phrases())
    assert len(choosing(3, language).phrases()) < 20
    for said in (confirming(language), choosing(3, language)):
        assert len(said.phrases()) < 70
        assert all(phrases(pattern) for pattern in said.patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_yes_and_no_is_expected(language: Language) -> None:
    """A closed class that is half expected pulls the other half to something else."""
    vocabulary = {"en": english, "ru": russian}[language]
    expected = set(grammar(session("activate").state, "theseus", language).phrases())
    known = {word for word, tag in vocabulary.WORDS.items() if tag in ("yes", "no")}
    known |= vocabulary.ASSENTS - {"course"}  # "of course"
    spelled_otherwise = {"ok", "okey", "ок", "не-а"}
    assert known - expected <= spelled_otherwise
    sheet = {"en": talk_en, "ru": talk_ru}[language]
    assert {*sheet.YES, *sheet.NO, *sheet.UNDO} <= expected
    turn = set(grammar(session("turn").state, "theseus", language).phrases())
    assert {*sheet.END, *sheet.UNDO} <= turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_expects_every_word_that_answers_it(language: Language) -> None:
    said = set(confirming(language).phrases())
    sheet = {"en": talk_en, "ru": talk_ru}[language]
    assert {*sheet.YES, *sheet.NO, *sheet.UNDO} <= said
    assert all(confirmed(Transcript((one,)), language) is not None for one in said)
