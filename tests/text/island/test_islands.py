"""Islands in words."""

from collections.abc import Mapping
from random import Random
from typing import get_args

import pytest

from companion.games.island.board.generate import random_island
from companion.games.island.board.island_code import ALPHABET, BadCode, BadCodeKind, island_of
from companion.games.island.board.survey import Figure, Survey, survey
from companion.games.island.board.wishes import ASKS, WISHES, Wish, Wished
from companion.games.island.terms import CHARACTERS, FRUITS
from companion.text.island.islands import (
    _TRAITS,
    bad_code,
    character_line,
    facts,
    not_found,
    wish_name,
    wish_text,
)
from companion.text.languages import LANGUAGES, Language
from tests.text.wording import faults, sentence_faults


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(BadCodeKind))
def test_every_bad_code_has_its_words(kind: BadCodeKind, language: Language) -> None:
    text = bad_code(BadCode(kind, "G", 7, 24), language)
    assert "{" not in text
    assert text[-1] == "."


def said(code: str, language: Language) -> str:
    with pytest.raises(BadCode) as bad:
        island_of(code)
    return bad_code(bad.value, language)


CODE = "CFTA3-VWMWD-74C8Y-296D9-DRHMC"


@pytest.mark.parametrize(
    ("code", "english", "russian"),
    [
        ("  ", "There is no code here", "Кода здесь нет"),
        (CODE[:-1], "1 of its 25 letters is missing.", "не хватает 1 знака из 25."),
        (CODE[:-6], "5 of its 25 letters are missing.", "не хватает 5 знаков из 25."),
        (f"{CODE}A", "it has 1 letter more", "на 1 знак больше"),
        (f"{CODE}-AA", "it has 2 letters more", "на 2 знака больше"),
        (
            CODE.replace("V", "Ж"),
            "Letter 1 of group 2 is “Ж”, but codes are written with",
            "В группе 2 на месте 1 стоит «Ж», а коды пишут",
        ),
        (CODE.replace("9-", "0-"), "“0”, but no code has 0, O, 1, I or L", "«0», а 0, O, 1"),
        (CODE.replace("9-", "О-"), "“О”, but no code has 0, O", "«О», а 0, O, 1"),
        (CODE.replace("CF", "FC"), "two have changed places", "переставлены"),
        (CODE.replace("CF", "C\0"), "is “?”", "стоит «?»"),
    ],
)
def test_what_is_wrong_is_said(code: str, english: str, russian: str) -> None:
    assert english in said(code, "en")
    assert russian in said(code, "ru")


def test_the_alphabet_is_the_one_that_is_told() -> None:
    digits = [letter for letter in ALPHABET if letter.isdigit()]
    others = [letter for letter in ALPHABET if not letter.isdigit()]
    assert (digits[0], digits[-1], others[0], others[-1]) == ("2", "9", "A", "Y")


# Figures of an island

FIGURES: Mapping[Figure, int] = {
    "way": 531, "spread": 11, "knots_to_ocean": 3, "lakes_to_ocean": 2, "to_ocean": 5,
    "lakes_at_shore": 3, "camps_apart": 3, "camp_way": 17, "knots_apart": 2, "portals_apart": 10,
}  # fmt: skip
WALKS = {who: dict(zip(FRUITS, (7, 8, 9, 9, 10, 8, 7), strict=True)) for who in CHARACTERS}


def like(**changes: int) -> Survey:
    return Survey(WALKS, {**FIGURES, **changes})  # type: ignore[dict-item]


def test_an_island_in_one_line() -> None:
    assert character_line(like(), "en") == "An even island: nothing stands out."
    odd = like(way=480, lakes_at_shore=0)
    assert character_line(odd, "en") == "The lakes lie inland; short ways to the missions."
    assert character_line(odd, "ru") == "Озёра вдали от берега; до миссий недалеко."


def test_only_what_can_stand_out_has_words() -> None:
    """Knots nearer than usual are nothing special: most islands have two side by side."""
    for figure in FIGURES:
        for number in range(700):
            for language in LANGUAGES:
                if number or figure != "knots_apart":
                    character_line(like(**{figure: number}), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_many_islands(language: Language) -> None:
    lines = set()
    for seed in range(300):
        found = survey(random_island(Random(seed)))
        line = character_line(found, language)
        assert sentence_faults(line.replace(";", ""), language) == []
        lines.add(line)
    assert len(lines) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_has_words_of_its_own(language: Language) -> None:
    assert len({both[language] for both in _TRAITS.values()}) == len(_TRAITS)


FACTS = """\
Steps to each mission from each start, going over neighbouring spaces and ignoring what they do:
Granddead: STARTS
Achilles: STARTS
Hempel: STARTS
Theseus: STARTS
Phil: STARTS
Schrodie: STARTS
(Granddead’s mission has no spaces: this is five average ways between fruits and anomalies.)
Ways into the ocean except off the shore: 3 through Escher knots, 2 out of lakes.
Lake spaces at the shore: 3 of 9.
Steps from camp to camp: 3; from a fruit to the nearer camp: 2.4 on average.
Steps between the two nearest Escher knots: 2; from a portal to its twin: 3.3 on average."""


def test_facts() -> None:
    starts = (
        "7 from orange, apple; 8 from banana, lime; 9 from grapes, cherries; 10 from strawberry"
    )
    wanted = FACTS.replace("STARTS", starts)
    assert facts(like(), "en") == tuple(wanted.splitlines())


def test_facts_in_russian() -> None:
    found = facts(like(), "ru")
    starts = "7 — апельсин, яблоко; 8 — банан, лайм; 9 — виноград, вишня; 10 — клубника"
    assert f"Тесей: {starts}" in found
    assert all(faults(line.strip("()"), "ru") == [] for line in found)
    assert len(found) == len(facts(like(), "en"))


def test_a_mission_that_is_as_far_from_every_start() -> None:
    same = Survey({who: dict.fromkeys(FRUITS, 9) for who in CHARACTERS}, FIGURES)
    assert "Phil: 9 from every start" in facts(same, "en")
    assert "Фил: 9 с любого старта" in facts(same, "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wish", WISHES)
def test_every_wish_has_a_name_and_says_what_it_means(wish: Wish, language: Language) -> None:
    assert faults(wish_name(wish, language), language) == []
    assert faults(wish_text(wish, language), language) == []


def test_the_figures_of_a_wish_are_those_that_it_is_told_with() -> None:
    """Of 42 walks and of the ways from seven fruits to a camp, people are told the mean."""
    asks = {wish: {str(key): bounds for key, bounds in ASKS[wish].items()} for wish in WISHES}
    assert "No space" in wish_text("no-shore-lake", "en")
    assert asks["no-shore-lake"] == {"lakes_at_shore": (None, 0)}
    assert "four steps or more" in wish_text("camps-apart", "en")
    assert asks["camps-apart"] == {"camps_apart": (4, None)}
    assert "three steps or more" in wish_text("knots-apart", "en")
    assert asks["knots-apart"] == {"knots_apart": (3, None)}
    assert "12 steps or fewer on average" in wish_text("gentle", "en")
    assert "at most five ways" in wish_text("gentle", "en")
    most_steps, most_to_camp = 12 * 42, int(2.5 * 7)
    assert asks["gentle"] == {
        "way": (None, most_steps), "camp_way": (None, most_to_camp), "to_ocean": (None, 5),
    }  # fmt: skip
    assert "13 steps or more on average" in wish_text("cruel", "en")
    assert "at least six ways" in wish_text("cruel", "en")
    assert asks["cruel"] == {
        "way": (13 * 42, None), "camp_way": (most_to_camp + 1, None), "to_ocean": (6, None),
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_nothing_is_found(language: Language) -> None:
    assert sentence_faults(not_found(Wished(None, 0), language), language) == []
    assert "500" in not_found(Wished(None, 500), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_drop_is_said_with_what_it_would_have_brought(language: Language) -> None:
    for n in (1, 2, 5):
        found = Wished(None, 500, {"gentle": n, "knots-apart": 0})
        text = not_found(found, language)
        assert wish_name("gentle", language) in text
        assert text.count(str(n)) >= 1
        assert sentence_faults(text, language) == []
