"""A list and a dictation of the same sound: both must allow what is taken."""

import pytest

from companion.games.island.game import ISLAND, Game, play
from companion.speech.proposals import Missed, Offered, Proposed, proposed
from companion.speech.replies import chosen, confirmed
from companion.speech.transcript import Transcript
from companion.speech.veto import contradicts, denies
from companion.store.island.table_file import read_table
from tests.speech.speech_table import HERE
from tests.speech.test_denied_talk import denials

SAMPLE = HERE.parents[1] / "seeds" / "sample-table.yaml"


@pytest.fixture
def session() -> Game:
    file = read_table(SAMPLE)
    return play(file.setup, file.seed)


@pytest.fixture
def asked(session: Game) -> Game:
    """Theseus is asked whether the oracle is activated."""
    session.submit(ISLAND.read("theseus", "move SE over safe"))  # type: ignore[arg-type]
    return session


def heard(listed: str, *dictated: str, accepted: bool = True) -> Transcript:
    return Transcript((listed,) if listed else (), 1.0, accepted, dictated)


def came(session: Game, transcript: Transcript) -> str:
    before = (session.state, len(session.journal))
    found = proposed(session, "theseus", transcript)
    assert (session.state, len(session.journal)) == before
    match found:
        case Proposed(meant):
            return meant.word
        case Offered(choices):
            return " | ".join(one.word for one in choices)
        case Missed(reason, _, refused):
            return refused.code if refused is not None else reason


def test_all_that_may_have_been_said_begins_with_what_was_dictated() -> None:
    assert heard("go east", "East.").likely == ("East.", "go east")
    assert heard("go east", "East.", accepted=False).likely == ("East.",)
    assert heard("go east").likely == ()
    assert Transcript(("go east",)).likely == ("go east",)


@pytest.mark.parametrize(
    ("listed", "dictated", "word"),
    [
        ("i go east", "I go east.", "move E"),
        # It is dictation that tells more than a list knows.
        ("i go east", "Okay, so, I think I'll move east, carefully.", "move E safe"),
        ("i go east safely", "Okay, so, I think I'll move east.", "move E | move E safe"),
        ("шагаю на запад", "Пойду-ка на запад.", "move W"),
        # What cannot be read is what the list heard, where nothing speaks against it.
        ("go east", "Go yeast.", "move E"),
        ("шагаю на запад", "Шагай у на запад.", "move W"),
    ],
)
def test_both_heard_something(session: Game, listed: str, dictated: str, word: str) -> None:
    assert came(session, heard(listed, dictated)) == word


def test_where_the_list_heard_nothing_dictation_counts(session: Game) -> None:
    said = "Well, I'd like to move north-east, safely please."
    assert came(session, heard("end turn", said, accepted=False)) == "move NE safe"
    assert came(session, heard("", said, accepted=False)) == "move NE safe"


def test_where_nothing_was_dictated_the_list_takes_nothing(session: Game) -> None:
    assert came(session, heard("go east")) == "off-topic"
    assert came(session, heard("")) == "silence"


def test_of_two_that_differ_none_is_taken(session: Game) -> None:
    assert came(session, heard("go west", "Go east.")) == "move E | move W"


@pytest.mark.parametrize(
    ("listed", "dictated"),
    [
        ("go east", "Go yeast and then waste, no, west or so."),
        ("go east", "Should we all go yeast?"),
        ("end turn", "I cannot possibly end my tern."),
        ("go east", "Somebody went to the yeast safely."),
        ("unsafely east", "Nicely safe yeast."),
    ],
)
def test_nothing_is_taken_against_what_was_dictated(
    session: Game, listed: str, dictated: str
) -> None:
    assert came(session, heard(listed, dictated)) in ("unknown", "unclear")


def test_a_list_that_is_not_sure_is_not_asked(session: Game) -> None:
    said = "The biscuits are lovely."
    assert came(session, heard("go east", said, accepted=False)) == "unknown"


def test_what_the_rules_refuse_is_not_taken_for_the_lists_neighbour(session: Game) -> None:
    session.submit(ISLAND.read("op", "set theseus energy 0"))  # type: ignore[arg-type]
    assert came(session, heard("east", "East, safely.")) == "no-energy"


def test_the_dictated_text_that_was_nearly_written_is_offered_too(session: Game) -> None:
    assert came(session, heard("go east", "Go east.", "Go west.")) == "move E"
    assert came(session, heard("", "Go east.", "Go west.", accepted=False)) == "move E | move W"


def test_a_list_that_was_nearly_written_too_is_believed(session: Game) -> None:
    assert came(session, heard("go east", "Go feast and west.", "go east")) == "move E"
    assert came(session, heard("go east", "No, west.", "go east")) == "unclear"


# No sentence with a negation is taken for its opposite


@pytest.mark.parametrize(
    ("listed", "dictated", "word"),
    [
        ("i activate it", "I'm not going to activate it.", "no | yes"),
        ("i activate it", "I acted ate it.", "yes | no"),
        ("i don't activate it", "I'd like to activate it.", "yes | no"),
        ("i activate it", "I'm not going to acted with it.", "yes | no"),
        ("i don't activate it", "I'd like to act of eight it.", "no | yes"),
        ("активирую", "Я не буду активировать.", "no | yes"),
        ("не активирую", "Хочу активировать.", "yes | no"),
    ],
)
def test_a_negation_that_one_of_them_heard_is_asked_about(
    asked: Game, listed: str, dictated: str, word: str
) -> None:
    assert came(asked, heard(listed, dictated)) == word


def test_the_list_may_hear_a_negation_without_being_sure(asked: Game) -> None:
    assert came(asked, heard("i don't activate it", "Activate it.", accepted=False)) == "yes | no"
    assert came(asked, heard("i activate it", "I don't activate it.", accepted=False)) == "no"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_denial_becomes_its_opposite_by_the_list(asked: Game, language: str) -> None:
    listed = {"en": ("i activate it", "yes"), "ru": ("активирую", "да")}[language]
    some = list(denials("activate-oracle", language))[::7]
    for number, dictated in enumerate(some):
        transcript = heard(listed[number % 2], dictated)
        found = proposed(asked, "theseus", transcript)
        assert not isinstance(found, Proposed), (dictated, found)


# The card and its choices


def test_a_card_is_answered_by_both() -> None:
    assert confirmed(heard("yes", "Yes."), "en") is True
    assert confirmed(heard("no", "Yes.", accepted=False), "en") is True
    assert confirmed(heard("yes", "Yes yes yes it is."), "en") is True
    assert confirmed(heard("yes"), "en") is None
    assert confirmed(heard("yes", "No."), "en") is None
    assert confirmed(heard("yes", "No way in hell."), "en") is None
    assert confirmed(heard("yes", "To the west instead."), "en") is None
    assert confirmed(heard("да", "Нет."), "ru") is None


def test_a_choice_is_answered_by_both() -> None:
    assert chosen(heard("two", "Two."), 3, "en") == 2
    assert chosen(heard("two", "To."), 3, "en") == 2
    assert chosen(heard("two", "One."), 3, "en") is None
    assert chosen(heard("two", "None of them, no."), 3, "en") is None
    assert chosen(heard("two"), 3, "en") is None


# Contradictions


@pytest.mark.parametrize(
    ("dictated", "listed", "against"),
    [
        ("Go over too the yeast", "a space over to the east", False),
        ("North Westerly", "northwest", False),
        ("a space over to the east", "east", True),
        ("safely somewhere", "east", True),
        ("Sum fur yeast", "unsafely east", False),
        ("I do, I do", "i don't activate it", True),
        ("Where is fill?", "where is phil", False),
        ("maybe activate it", "activate it", True),
        ("Нет, не туда", "шагаю на запад", True),
        ("Шагая назад", "шагаю на запад", False),
        ("Шагаю на северо-васток", "шагаю на северо-восток", False),
        ("Шагаю на северо-васток", "шагаю на юго-восток", True),
    ],
)
def test_words_of_weight_contradict(dictated: str, listed: str, against: bool) -> None:
    assert contradicts(dictated, listed) is against


def test_denials_are_known() -> None:
    assert all(map(denies, ("no", "I won't", "не буду", "I'd rather not", "without it", "нет")))
    assert not any(map(denies, ("yes", "I want it", "буду", "north", "know")))
