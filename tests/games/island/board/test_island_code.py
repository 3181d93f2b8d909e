"""Island codes: any island and back, and no slip of the hand goes unseen."""

from itertools import combinations
from math import log2
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.island.board.generate import random_island
from companion.games.island.board.island_code import ALPHABET, LENGTH, BadCode, code_of, island_of
from companion.games.island.board.layout import Island, lay_out, pattern, problems
from companion.games.island.terms import Hex, direction_named
from tests.games.island.board.rows import read_rows

# Codes as they were given out: each must lead to the same island for ever.
GOLDEN = {
    "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA": """
        straight straight straight triangle
        bend bend orange triangle triangle
        bend banana grapes cherries strawberry lime
        apple camp-a camp-b oracle oracle snakes zombies
        ufo knot knot knot portal-1 portal-1
        portal-2 portal-2 portal-3 portal-3 anomaly
        anomaly anomaly anomaly anomaly
        E2: NW-NE E-SE SW-W  E3: NW-NE E-SE SW-W  E4: NW-NE E-SE SW-W
    """,
    "B5PNA-G4E29-M7UUN-XNPVM-5DME9": """
        knot snakes oracle orange
        portal-1 anomaly camp-a banana anomaly
        straight straight straight grapes portal-2 knot
        cherries portal-3 zombies oracle ufo triangle strawberry
        lime bend bend camp-b triangle triangle
        apple portal-1 bend anomaly portal-2
        anomaly portal-3 knot anomaly
        A1: NW-SE NE-SW E-W  C6: NW-SE NE-SW E-W  G3: NW-SE NE-SW E-W
    """,
    "CFTA3-VWMWD-74C8Y-296D9-DRHMC": """
        apple snakes portal-2 strawberry
        camp-b anomaly portal-3 knot lime
        zombies oracle straight straight straight portal-3
        portal-2 banana anomaly oracle cherries grapes orange
        triangle triangle camp-a knot anomaly knot
        triangle anomaly portal-1 bend portal-1
        anomaly bend bend ufo
        B4: NE-SE NW-SW E-W  E4: NW-SW NE-W E-SE  E6: SE-W NE-SW E-NW
    """,
    "FFJ5F-ADUBB-2AY6Q-A3W76-HMKTV": """
        anomaly anomaly anomaly anomaly
        anomaly portal-3 portal-3 portal-2 portal-2
        portal-1 portal-1 knot knot knot ufo
        zombies snakes oracle oracle camp-b camp-a apple
        lime strawberry cherries grapes banana bend
        triangle triangle orange bend bend
        triangle straight straight straight
        C3: NW-W NE-SW E-SE  C4: NW-W NE-SW E-SE  C5: NW-W NE-SW E-SE
    """,
}


@pytest.mark.parametrize("given_out", GOLDEN)
def test_codes_given_out_keep_their_islands(given_out: str) -> None:
    words = GOLDEN[given_out].split()
    first_knot = next(at for at, word in enumerate(words) if word.endswith(":"))
    spaces = read_rows([" ".join(words[:first_knot])])
    knots = {
        Hex(words[at][:-1]): pattern(
            (direction_named(one), direction_named(other))
            for one, other in (pair.split("-") for pair in words[at + 1 : at + 4])
        )
        for at in range(first_knot, len(words), 4)
    }
    assert island_of(given_out) == lay_out(spaces, knots)
    assert code_of(spaces, knots) == given_out


def code(island: Island) -> str:
    return code_of(island.spaces, island.knots)


def refusal(text: str) -> BadCode:
    with pytest.raises(BadCode) as bad:
        island_of(text)
    return bad.value


def letters(text: str) -> list[str]:
    return list(text.replace("-", ""))


@given(st.integers())
def test_island_to_code_to_island(seed: int) -> None:
    island = random_island(Random(seed))
    again = island_of(code(island))
    assert again == island
    assert code(again) == code(island)


@given(st.sampled_from("ABCDE"), st.lists(st.sampled_from(ALPHABET), min_size=23, max_size=23))
def test_code_to_island_to_code(first: str, rest: list[str]) -> None:
    """Codes put together letter by letter, not made from islands."""
    start = [first, *rest]
    text = "".join(start) + check_letter(start)
    island = island_of(text)
    assert problems(island.spaces, island.knots) == []
    assert letters(code(island)) == list(text)


def check_letter(start: list[str]) -> str:
    weighed = [weight * ALPHABET.index(letter) for weight, letter in enumerate(start, 1)]
    return ALPHABET[sum(weighed) % 29]


def test_the_first_and_the_last_of_all_islands() -> None:
    assert letters(code(island_of("A" * LENGTH))) == ["A"] * LENGTH
    assert letters(code(island_of(last_code(0)))) == list(last_code(0))
    assert refusal(last_code(1)).kind == "check"


def last_code(more: int) -> str:
    number, digits = islands() - 1 + more, []
    for _ in range(LENGTH - 1):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(digits[::-1]) + check_letter(digits[::-1])


def islands() -> int:
    """250,476 ways to lay the lakes, the order of 28 spaces, 15 patterns on each knot."""
    orders = 1
    for n in range(2, 29):
        orders *= n
    # Alike are two oracles, three times two portals, three knots, five anomalies.
    return 250_476 * (orders // (2 * 2 * 2 * 2 * 6 * 120)) * 15**3


def test_it_is_as_short_as_it_can_be() -> None:
    bits = log2(islands())
    assert 114.1 < bits < 114.2
    letter = log2(len(ALPHABET))
    # One letter fewer could not tell all islands apart; nor could any alphabet of the 31 letters
    # and digits that do not look like each other.
    assert (LENGTH - 2) * letter < bits < (LENGTH - 1) * letter
    assert (LENGTH - 2) * log2(31) < bits


def test_no_two_letters_look_alike() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET) == 29
    assert not set(ALPHABET) & set("0O1ILSZ")


@pytest.mark.parametrize("seed", range(10))
def test_any_single_wrong_letter_is_caught(seed: int) -> None:
    right = letters(code(random_island(Random(seed))))
    for place, letter in enumerate(right):
        for wrong in set(ALPHABET) - {letter}:
            text = "".join([*right[:place], wrong, *right[place + 1 :]])
            assert refusal(text).kind == "check"


@pytest.mark.parametrize("seed", range(10))
def test_any_two_letters_swapped_are_caught(seed: int) -> None:
    """Neighbours, and any others."""
    right = letters(code(random_island(Random(seed))))
    for one, other in combinations(range(LENGTH), 2):
        if right[one] != right[other]:
            text = list(right)
            text[one], text[other] = text[other], text[one]
            assert refusal("".join(text)).kind == "check"


def test_why_any_wrong_letter_and_any_swap_is_caught() -> None:
    """29 is a prime, and no weight, and no difference of two weights, is a multiple of it.

    A letter that is off by d changes the sum by its weight times d; two swapped ones change it by
    the difference of their weights times the difference of the letters.
    """
    assert all(len(ALPHABET) % n for n in range(2, len(ALPHABET)))
    weights = [*range(1, LENGTH), -1]
    assert len({weight % 29 for weight in weights} - {0}) == LENGTH


def test_a_letter_lost_or_doubled_is_told_by_the_length() -> None:
    right = code(random_island(Random(1)))
    short, long = refusal(right[:-1]), refusal(right + "A")
    assert (short.kind, short.found) == ("too-short", 24)
    assert (long.kind, long.found) == ("too-long", 26)


@pytest.mark.parametrize("text", ["", " ", "--", "\n"])
def test_nothing_at_all(text: str) -> None:
    assert refusal(text).kind == "empty"


def test_a_novel_is_too_long() -> None:
    bad = refusal("Ж" * 100_000)
    assert (bad.kind, bad.found) == ("too-long", 100_000)


@pytest.mark.parametrize("letter", [*"0O1IL!Жйß", "ﬁ", "٣", "\ud800", "\0"])
def test_a_letter_that_no_code_has(letter: str) -> None:
    right = code(random_island(Random(1)))
    bad = refusal(f"{right[:7]}{letter}{right[8:]}")
    assert (bad.kind, bad.letter, bad.place) == ("unknown-letter", letter, 7)


def test_a_code_of_a_later_version() -> None:
    start = ["G", *"ABCDEFGHJKMNPQRTUVWXY23"]
    bad = refusal("".join(start) + check_letter(start))
    assert (bad.kind, bad.letter) == ("version", "G")


# Typed in any way


def test_case_spaces_and_dashes_do_not_matter() -> None:
    island = random_island(Random(1))
    right = code(island)
    for text in (
        right.lower(), right.replace("-", ""), right.replace("-", " — "), f"  {right}\n",
        " ".join(right), right.replace("-", "\u00a0\u200b"), right.replace("-", "."),
    ):  # fmt: skip
        assert island_of(text) == island


RUSSIAN = str.maketrans("ABEKMHPCTYX3", "АВЕКМНРСТУХЗ")
BY_HAND = str.maketrans("52", "SZ")


@given(st.integers(0, 2000))
def test_a_russian_keyboard_and_a_quick_hand_are_read(seed: int) -> None:
    island = random_island(Random(seed))
    right = code(island)
    assert island_of(right.translate(RUSSIAN)) == island
    assert island_of(right.translate(RUSSIAN).lower()) == island
    assert island_of(right.translate(BY_HAND).lower()) == island


@given(st.text(max_size=60))
def test_any_other_text_is_a_bad_code_and_nothing_worse(text: str) -> None:
    with pytest.raises(BadCode):
        island_of(text + "!")
