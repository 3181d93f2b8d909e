"""The finer reasons: each in both languages, whole and equal, and true of what it names."""

from string import Formatter
from typing import Final, cast, get_args

import pytest

from companion.engine.refused import Why
from companion.games.island.questions import What
from companion.games.island.refusals.reasons import FOR_THE_OP, WHYS, WhyWord
from companion.games.island.terms import CHARACTERS, EXTRAS, FRUITS, OP, PIECES
from companion.text.island.refusals import LANGUAGE_REASONS, reason, refusal
from companion.text.languages import LANGUAGES, Language
from tests.text.wording import sentence_faults

WHATS: Final[tuple[What, ...]] = get_args(What)
# Subjects of reasons that are nobody.
ABOUT: Final[dict[str, tuple[tuple[object, ...], ...]]] = {
    "energy": ((2, 1), (1, 0)), "last-energy": ((1, 1),), "range": ((0, 3),),
    "palm-full": (("2",),), "asked-first": (("symbol",), ("reward",), ("meeting",)),
    "fruit-crossed": tuple((fruit,) for fruit in FRUITS),
    "fruit-free": tuple((fruit,) for fruit in FRUITS),
    "fruit-uncircled": tuple((fruit,) for fruit in FRUITS),
    "box-crossed": tuple((extra,) for extra in EXTRAS),
    "box-free": tuple((extra,) for extra in EXTRAS),
    "asked": tuple((what,) for what in WHATS),
    "push-way": (("phil", "rock", ("E",)), ("schrodie", "bush", ("NW", "SE"))),
    "immune": tuple((who, piece) for who in CHARACTERS for piece in PIECES),
    "pushes-not": (("bush", "rock"), ("rock", "bush")),
}  # fmt: skip
PUSHES: Final = ("push-far", "push-lake", "push-same")
OF_A_PIECE: Final = (
    "op-piece", "off-map", "step-off", "been-there", "step-far", "push-nobody", "other-piece",
    "only-step", "only-push",
)  # fmt: skip


def samples(word: WhyWord) -> tuple[Why, ...]:
    about: tuple[tuple[object, ...], ...]
    if word in PUSHES:
        about = tuple((who, piece) for who in CHARACTERS for piece in PIECES)
    elif word in OF_A_PIECE:
        about = tuple((piece,) for piece in PIECES)
    else:
        about = ABOUT.get(word) or tuple((who,) for who in (*CHARACTERS, OP))
    return tuple(cast(Why, (word, *one)) for one in about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WHYS)
def test_every_reason_is_one_sentence(word: WhyWord, language: Language) -> None:
    for why in samples(word):
        text = reason(why, language)
        assert sentence_faults(text, language) == []
        assert sum(text.count(mark) for mark in ".?!") == 1


def test_every_reason_stands_in_both_languages_and_no_more() -> None:
    for sheet in LANGUAGE_REASONS.values():
        assert tuple(sheet.REASONS) == WHYS or set(sheet.REASONS) == set(WHYS)
        assert set(sheet.ASKED) == set(WHATS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_reasons_are_the_same(language: Language) -> None:
    texts = list(LANGUAGE_REASONS[language].REASONS.values())
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WHYS)
def test_what_would_tell_the_island_says_that_it_is_for_the_op(
    word: WhyWord, language: Language
) -> None:
    """L16.2."""
    before = LANGUAGE_REASONS[language].FOR_YOU_ALONE.partition("{")[0]
    assert reason(samples(word)[0], language).startswith(before) == (word in FOR_THE_OP)


def test_a_reason_names_no_more_than_it_is_given() -> None:
    for sheet in LANGUAGE_REASONS.values():
        for word, text in sheet.REASONS.items():
            fields = [name.partition(".")[0] for _, name, _, _ in Formatter().parse(text) if name]
            given = len(samples(word)[0]) - 1
            assert all(name == "asked" or int(name) < given for name in fields), word


def test_the_finer_reason_is_said_where_there_is_one() -> None:
    assert refusal("illegal", "en") == "The rules do not allow that here."
    assert refusal("illegal", "en", why=("energy-full", "phil")) == (
        "Phil already has full energy."
    )
    assert refusal("no-energy", "ru", why=("energy", 2, 1)) == "Нужно 2 энергии, а осталась 1."
    assert refusal("not-your-turn", "ru", why=("turn-of", OP)) == "Сейчас ходит ПВ."


@pytest.mark.parametrize(
    ("cost", "left", "en", "ru"),
    [
        (1, 0, "That costs 1 energy, and there is none left.",
         "Нужна 1 энергия, а не осталось ни одной."),
        (2, 1, "That costs 2 energy, and there is only 1 left.",
         "Нужно 2 энергии, а осталась 1."),
        (5, 2, "That costs 5 energy, and there is only 2 left.",
         "Нужно 5 энергий, а осталось 2."),
    ],
)  # fmt: skip
def test_a_number_of_energy_agrees_with_its_words(cost: int, left: int, en: str, ru: str) -> None:
    """L5.2."""
    assert reason(("energy", cost, left), "en") == en
    assert reason(("energy", cost, left), "ru") == ru


def test_what_may_have_been_meant_is_asked() -> None:
    assert refusal("unclear", "en", ("move NE",), why=("did-you-mean",)) == (
        "Did you mean “north-east”?"
    )
    assert refusal("unclear", "ru", ("move NE",), why=("did-you-mean",)) == (
        "Имеется в виду «северо-восток»?"
    )
