"""Announcements (L16.1, L16.2)."""

from typing import get_args

import pytest

from companion.games.island.announcements import (
    Actions,
    Announcement,
    Died,
    Energy,
    Health,
    Meets,
    PieceSpace,
    Scared,
    Space,
    Started,
    TokenRead,
    TurnPassed,
    Undone,
)
from companion.games.island.terms import CHARACTERS, Named
from companion.text.island.announcements import say
from companion.text.island.names import name
from companion.text.island.questions import card
from companion.text.languages import LANGUAGES, Language
from tests.text.every import SPACES, UNDONE, every_announcement
from tests.text.island.typical_steps import STEPS, asked
from tests.text.wording import names_the_grid, sentence_faults

EVERY = tuple(every_announcement())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_announcement_is_a_sentence(language: Language) -> None:
    wrong = {
        text: faults
        for fact in EVERY
        if (faults := sentence_faults(text := say((fact,), language), language))
    }
    assert wrong == {}


def test_no_kind_of_announcement_is_left_out() -> None:
    kinds = set(get_args(Announcement))
    assert {type(fact) for fact in EVERY} == kinds
    assert all(say((fact,), "en") for fact in EVERY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_facts_in_a_row_are_sentences_too(language: Language) -> None:
    samples = EVERY[:: len(EVERY) // 150]
    wrong = [
        text
        for one in samples
        for two in samples
        if sentence_faults(text := say((one, two), language), language)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_nothing(language: Language) -> None:
    assert say((), language) == ""
    assert card((), None, language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_the_grid(language: Language) -> None:
    assert [fact for fact in EVERY if names_the_grid(say((fact,), language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_hang_on_what_is_said_alone(language: Language) -> None:
    before = [say(said, language) for _, said, _ in STEPS]
    for _, said, question in reversed(STEPS):
        card(said, question, language)
    assert [say(said, language) for _, said, _ in STEPS] == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "secret", ["op: wave NE", "op: wave bend", "op: set theseus at C4", "op: N"]
)
def test_what_is_undone_in_secret_is_not_told(secret: str, language: Language) -> None:
    """L16.2: also if whoever takes it back should hand over the whole command."""
    told = say((Undone(secret),), language)
    assert told == say((Undone(secret.replace("C4", "E2").replace("bend", "straight")),), language)
    assert not names_the_grid(told)
    assert not any(part in told.lower() for part in ("north", "север", "lake", "озер"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_undone_says_what(language: Language) -> None:
    told = {say((Undone(f"phil: {word}"),), language) for word in UNDONE}
    assert len(told) == len(UNDONE)


def test_undone_needs_nobody() -> None:
    assert say((Undone("move NW"),), "en") == "We take back: north-west."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_captive_is_named_once(who: str, language: Language) -> None:
    said = (
        Energy(-1, who, "move"),
        Space(Named("lake:bend"), who),
        Meets(("bush",), who),
        Health(-1, who, "bush"),
        Energy(-1, who, "bush"),
    )
    assert say(said, language).count(name(who, language)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_spoken_to_next_is_named(language: Language) -> None:
    said = (
        Space(Named("oracle"), "phil"),
        Health(-1, "theseus", "wave"),
        Died(2, "theseus"),
        Actions(1, "phil", "bonus"),
    )
    told = say(said, language)
    assert told.count(f"{name('phil', language)}, ") == 2
    assert told.count(f"{name('theseus', language)}, ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_captive_is_named_again_after_a_fact_about_all(language: Language) -> None:
    said = (
        Health(-1, "phil", "wave"),
        PieceSpace("bush", "E", Named("oracle"), ("phil",)),
        Health(-1, "phil", "bush"),
    )
    assert say(said, language).count(f"{name('phil', language)}, ") == 2


def test_a_space_reached_from_a_knot_is_told_as_such() -> None:
    knot, camp = Space(Named("knot"), "phil"), Space(Named("camp-a"), "phil")
    assert say((knot, camp), "en") == (
        "Phil, you are on an Escher knot. The knot carries you on: you are in camp A."
    )
    other = Space(Named("camp-a"), "theseus")
    assert say((knot, other), "en") == (
        "Phil, you are on an Escher knot. Theseus, you are in camp A."
    )


def test_the_other_portal_is_the_other() -> None:
    """L6.6; under Hurricane it may be one with another number."""
    one, two = Space(Named("portal-1"), "phil"), Space(Named("portal-2"), "phil")
    assert say((one, one), "en").endswith("You come out of the other portal 1.")
    assert say((one, two), "en").endswith("You come out of portal 2.")
    assert say((one, one), "ru").endswith("Ты выходишь из другого портала 1.")
    assert say((one, two), "ru").endswith("Ты выходишь из портала 2.")


def test_what_the_bush_takes_from_granddead_is_one_blow() -> None:
    """L14.1: two losses of energy, said in one."""
    point = Energy(-1, "granddead", "bush")
    assert say((point, point), "en") == "Granddead, the Bush attacks you: you lose 2 energy."


def test_a_blow_belongs_to_whoever_deals_it() -> None:
    said = (Meets(("bush",), "phil"), Health(-1, "phil", "mirage"))
    assert say(said, "en") == "Phil, the Bush is here. The mirage costs you 1 health."


def test_two_are_scared_off_one_by_one() -> None:
    said = (
        Meets(("rock", "bush"), "phil"),
        Scared("rock", "phil"),
        Actions(1, "phil", "scared"),
        Scared("bush", "phil"),
    )
    assert say(said, "en") == (
        "Phil, the Rock and the Bush are here. You scare the Rock off and gain an extra action."
        " You scare the Bush off."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owners_tokens_have_their_names(language: Language) -> None:
    tokens = {"token-6": {"en": "Fog", "ru": "Туман"}, "flood": {}}
    assert tokens["token-6"][language] in say((TokenRead("token-6"),), language, tokens)
    assert tokens["token-6"][language] in say((Undone("op: token token-6"),), language, tokens)
    assert say((TokenRead("flood"),), language, tokens) == say((TokenRead("flood"),), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_sound_alike(language: Language) -> None:
    told = {say((Space(space, "phil"),), language) for space in SPACES}
    assert len(told) == len(SPACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_ends_in_the_captives_question(language: Language) -> None:
    portal = (Space(Named("portal-2"), "theseus"),)
    told = say(portal, language)
    assert card(portal, asked("theseus", "turn"), language) == told
    assert card(portal, asked("op", "token"), language) == told
    it = {"en": "Do you travel through it?", "ru": "Перемещаешься через него?"}
    question = asked("theseus", "activate", "portal-2")
    assert card(portal, question, language) == f"{told} {it[language]}"


def test_a_question_to_somebody_else_names_them_and_the_space() -> None:
    met = (Meets(("theseus",), "phil"),)
    question = asked("theseus", "activate", "portal-2")
    assert card(met, question, "en") == (
        "Phil, Theseus is here. Theseus, do you travel through portal 2?"
    )
    assert card((), question, "ru") == "Тесей, перемещаешься через портал 2?"


def test_the_set_up_is_said_in_its_order() -> None:
    said = (
        PieceSpace("bush", None, Named("banana")),
        Started("orange", "phil"),
        Started("lime", "theseus"),
        TurnPassed("theseus"),
    )
    assert say(said, "en") == (
        "The Bush is on the banana. Phil starts on the orange. Theseus starts on the lime."
        " Theseus, it is your turn."
    )
