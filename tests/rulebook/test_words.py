"""Words as the search sees them."""

import unicodedata

import pytest

from companion.rulebook.words import STOPS, fold, is_cyrillic, stem, stretches, words


def test_words_have_no_case_and_yo_is_ye() -> None:
    assert list(words("Ёлка, БЕРЁЗА — “Knot’s” end; L7.3")) == [
        "елка", "береза", "knot's", "end", "l7", "3",
    ]  # fmt: skip


def test_composed_and_decomposed_letters_are_the_same() -> None:
    assert list(words(unicodedata.normalize("NFD", "чей ёж"))) == ["чей", "еж"]


def test_a_stretch_is_where_the_word_stands() -> None:
    text = "Где Ёж? Там."
    assert [(word, text[start:end]) for word, start, end in stretches(text)] == [
        ("где", "Где"), ("еж", "Ёж"), ("там", "Там"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("аномалиями", "аномалия"), ("озером", "озера"), ("фруктами", "фрукт"),
        ("пленнику", "пленники"), ("звёзды", "звезда"), ("moving", "move"), ("lakes", "lake"),
        ("dying", "die"), ("captive's", "captives"),
    ],
)  # fmt: skip
def test_forms_of_a_word_share_their_stem(one: str, other: str) -> None:
    assert stem(fold(one)) == stem(fold(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("могила", "могу"), ("вместо", "вместе"), ("брат", "брать"), ("урон", "уронил"),
        ("целое", "цель"), ("чей", "чё"), ("ход", "ходить"), ("ложь", "ложись"),
    ],
)  # fmt: skip
def test_a_word_is_not_taken_for_quite_another(one: str, other: str) -> None:
    assert stem(fold(one)) != stem(fold(other))


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("не в свой ход", ["чужой", "ход"]), ("не мой ход", ["чужой", "ход"]),
        ("вне своего хода", ["чужой", "хода"]), ("в свой ход", ["в", "свой", "ход"]),
        ("не в озере", ["не", "в", "озере"]), ("не моет", ["не", "моет"]),
    ],
)  # fmt: skip
def test_a_turn_that_is_not_ones_own_is_somebody_elses(text: str, turn: list[str]) -> None:
    assert list(words(text)) == turn


def test_stops_are_folded() -> None:
    assert {fold(word) for word in STOPS} == STOPS
    assert is_cyrillic("Эшер")
    assert not is_cyrillic("Escher")
