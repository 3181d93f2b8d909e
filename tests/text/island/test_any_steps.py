"""Announcements in any company, however unlikely, are still whole sentences."""

import re
from random import Random

import pytest

from companion.games.island.announcements import (
    Activated,
    Announcement,
    Energy,
    FruitMark,
    Meets,
    PieceSpace,
    Redone,
    Space,
    Told,
    ToldSpace,
    Undone,
)
from companion.games.island.questions import Question
from companion.games.island.terms import EXTRAS, FRUITS, PIECES, Fruit, Named, Piece
from companion.text.island.announcements import say
from companion.text.island.labels import option
from companion.text.island.questions import ask
from companion.text.languages import LANGUAGES, Language
from tests.text.every import OPTIONS, SPACES, every_announcement
from tests.text.wording import faults, sentence_faults

EVERY = tuple(every_announcement())

_GOES_ON_SMALL = re.compile(r"[.?!] [a-zа-яё]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_begins_large(language: Language) -> None:
    assert [text for one in EVERY if _GOES_ON_SMALL.search(text := say((one,), language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_any_few_announcements_are_sentences(seed: int, language: Language) -> None:
    dice = Random(seed)
    wrong = []
    for _ in range(4_000):
        text = say(tuple(dice.sample(EVERY, dice.randint(2, 5))), language)
        if sentence_faults(text, language) or _GOES_ON_SMALL.search(text):
            wrong.append(text)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_two_spaces_in_a_row_are_sentences(language: Language) -> None:
    pairs = [(Space(one, "phil"), Space(two, "phil")) for one in SPACES for two in SPACES]
    assert [text for pair in pairs if sentence_faults(text := say(pair, language), language)] == []


def test_a_portal_leads_to_portals_alone() -> None:
    said = (Space(Named("portal-1"), "phil"), Space(Named("camp-a"), "phil"))
    assert say(said, "en") == "Phil, you are on portal 1. You are in camp A."
    assert say(said, "ru") == "Фил, ты на портале 1. Ты в лагере А."


# Facts that share a sentence


@pytest.mark.parametrize("activated", [(), (Activated("yes", None, "rock"),)])
def test_the_way_of_a_piece_says_that_it_was_activated(
    activated: tuple[Announcement, ...],
) -> None:
    came_out = PieceSpace("rock", None, Named("portal-2"), ("phil",), "portal")
    said = (*activated, came_out)
    assert say(said, "en") == (
        "The Rock goes through the portal and comes out of portal 2. Phil is there."
    )
    assert say(said, "ru") == "Глыба проходит через портал и выходит из портала 2. Там Фил."


def test_another_piece_does_not_say_it() -> None:
    said = (
        Activated("yes", None, "rock"),
        PieceSpace("bush", None, Named("portal-2"), (), "portal"),
    )
    assert say(said, "en").startswith("The Rock activates the space. The Bush goes through")


def test_another_captives_loss_is_a_blow_of_its_own() -> None:
    said = (Meets(("bush",), "phil"), Energy(-1, "theseus", "bush"))
    assert say(said, "en") == (
        "Phil, the Bush is here. Theseus, the Bush attacks you: you lose 1 energy."
    )


def test_another_fruit_is_not_the_one_that_stands_here() -> None:
    said = (Space(Named("lime"), "phil"), FruitMark("apple", "circled", "phil"))
    assert say(said, "en") == "Phil, you are on the lime. You get the apple: circle it."


# The ruling `oracle-spaces`


def _told(pieces: tuple[str, ...] | None) -> tuple[Told]:
    ways = (ToldSpace("NE", Named("portal-2"), pieces), ToldSpace("W", Named("ocean")))
    return (Told(ways, "phil", "oracle"),)


def test_the_oracle_tells_the_pieces_where_the_table_plays_so() -> None:
    assert say(_told(("rock", "schrodie")), "en") == (
        "Phil, to the north-east is portal 2, with the Rock and Schrodie there,"
        " and to the west is the ocean."
    )
    assert say(_told(("rock", "schrodie")), "ru") == (
        "Фил, на северо-востоке — портал 2, там Глыба и Шредди; на западе — океан."
    )


@pytest.mark.parametrize("pieces", [None, ()])
def test_the_oracle_names_spaces(pieces: tuple[str, ...] | None) -> None:
    assert say(_told(pieces), "en") == (
        "Phil, to the north-east is portal 2 and to the west is the ocean."
    )
    assert say(_told(pieces), "ru") == "Фил, на северо-востоке — портал 2, на западе — океан."


# Russian


CIRCLED_AGAIN: dict[Fruit, str] = {
    "orange": "Апельсин снова обведён", "banana": "Банан снова обведён",
    "grapes": "Виноград снова обведён", "cherries": "Вишня снова обведена",
    "strawberry": "Клубника снова обведена", "lime": "Лайм снова обведён",
    "apple": "Яблоко снова обведено",
}  # fmt: skip


@pytest.mark.parametrize("fruit", FRUITS)
def test_every_fruit_has_its_gender(fruit: Fruit) -> None:
    used = FruitMark("orange", "crossed", "phil", "bonus")
    told = say((used, FruitMark(fruit, "circled", "phil", "bonus")), "ru")
    assert told.endswith(f" {CIRCLED_AGAIN[fruit]}.")


@pytest.mark.parametrize(
    ("space", "there"),
    [
        ("orange", "на апельсине"), ("cherries", "на вишне"), ("apple", "на яблоке"),
        ("camp-b", "в лагере Б"), ("oracle", "у оракула"), ("zombies", "на мираже с зомби"),
        ("knot", "на узле Эшера"), ("portal-3", "на портале 3"),
        ("anomaly:aside", "на аномалии со сдвигом"), ("anomaly:bush", "на аномалии Куста"),
        ("lake:straight", "в прямом озере"), ("lake:bend", "в Г-образном озере"),
        ("ocean", "в океане"),
    ],
)  # fmt: skip
def test_a_space_has_its_case(space: str, there: str) -> None:
    assert say((Space(Named(space), "schrodie"),), "ru") == f"Шредди, ты {there}."


@pytest.mark.parametrize(
    ("piece", "to_it"), list(zip(PIECES, ("Волны", "Глыбы", "Куста"), strict=True))
)
def test_a_symbol_is_somebodys(piece: Piece, to_it: str) -> None:
    asked = Question("achilles", "ability", ("use", "decline"), piece=piece, by="symbol")
    assert f"символ {to_it}," in ask(asked, "ru")


# Words that are read aloud when they are taken back


@pytest.mark.parametrize("word", [f"extra {extra}" for extra in EXTRAS])
def test_no_abbreviation_is_read_aloud(word: str) -> None:
    for said in (Undone(f"theseus: {word}"), Redone(f"theseus: {word}")):
        for language in LANGUAGES:
            text = say((said,), language)
            assert text.count(".") == 1


# Answers


def test_safety_is_asked_about_only_where_it_can_be_had() -> None:
    plain = Question("achilles", "move", ("move NW", "move E"), by="number")
    either = Question("achilles", "move", ("move NW", "move NW safe"), by="number")
    assert ask(plain, "en") == "Achilles, which way do you move?"
    assert ask(either, "en") == "Achilles, which way, and safely or not?"
    assert ask(plain, "ru") == "Ахилл, куда шагаешь?"
    assert ask(either, "ru") == "Ахилл, куда шагаешь и безопасно ли?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_words_whoever_is_asked(language: Language) -> None:
    schrodie = Question("schrodie", "turn")
    for word in OPTIONS:
        assert faults(option(word, schrodie, language), language) == []
