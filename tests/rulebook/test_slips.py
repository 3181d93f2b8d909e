"""Slips of the fingers, against every pair of words compared letter by letter."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rulebook.slips import Slips, in_other_layout, one_slip, starting, two_slips


def slips_of(forms: Iterable[str]) -> Slips:
    return Slips(sorted(forms), sorted(form[::-1] for form in forms))


WORDS = st.text("abc", min_size=1, max_size=10)


def distance(one: str, other: str) -> int:
    """Letters wrong, missing, too many, or two neighbours swapped; each letter slips but once."""
    line = {(0, column): column for column in range(len(other) + 1)}
    line |= {(row, 0): row for row in range(len(one) + 1)}
    for row in range(1, len(one) + 1):
        for column in range(1, len(other) + 1):
            wrong = one[row - 1] != other[column - 1]
            line[row, column] = min(
                line[row - 1, column] + 1, line[row, column - 1] + 1,
                line[row - 1, column - 1] + wrong,
            )  # fmt: skip
            if one[row - 2 : row] == other[column - 2 : column][::-1] and row > 1 and column > 1:
                line[row, column] = min(line[row, column], line[row - 2, column - 2] + 1)
    return line[len(one), len(other)]


@given(WORDS, WORDS)
def test_one_slip_and_two(word: str, form: str) -> None:
    assert one_slip(word, form) == (distance(word, form) <= 1)
    assert two_slips(word, form) == (distance(word, form) <= 2)


@given(WORDS, WORDS)
def test_a_beginning_with_a_slip(word: str, form: str) -> None:
    """Some beginning of the form is one slip away from the word."""
    beginnings = [form[:end] for end in range(len(form) + 1)]
    if one_slip(word, form, begun=True):
        assert any(distance(word, beginning) <= 1 for beginning in beginnings)
    elif form.startswith(word):
        raise AssertionError


@given(st.text("abc", min_size=4, max_size=10), st.sets(WORDS, max_size=60))
def test_whatever_is_one_slip_away_is_found(word: str, forms: set[str]) -> None:
    near = {form for form in forms if distance(word, form) <= 1}
    found = slips_of(forms).meant_by(word)
    assert len(found) == len(set(found))
    assert set(found) == near
    assert all(distance(word, form) <= 2 for form in slips_of(forms).meant_by_two(word))


def test_two_slips_are_forgiven_in_long_words() -> None:
    slips = slips_of(["аномалия", "аномалиями", "активация", "portal", "activation"])
    assert slips.meant_by_two("онамалия") == ["аномалия"]
    assert slips.meant_by_two("анамолия") == ["аномалия"]
    assert slips.meant_by_two("aktivasion") == ["activation"]
    assert slips.meant_by_two("aktivashion") == []  # three
    assert slips.meant_by_two("prtl") == []  # short
    assert slips.meant_by_two("oktivatian") == []  # in its head and in its tail: not looked for


def test_a_slip_is_forgiven_before_the_word_is_whole() -> None:
    slips = slips_of(["аномалия", "аномалиями"])
    assert slips.begun_by("анома") == ["аномалия", "аномалиями"]
    assert slips.begun_by("анонал") == ["аномалия", "аномалиями"]
    assert slips.begun_by("анамо") == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("ghbdtn", "привет"), ("Jptht", "озере"), ("дфлу", "lake"), ("j;bdbnm", "оживить"),
     ("`;br", "ёжик"), ("123 !", "123 !")],
)  # fmt: skip
def test_the_other_layout(typed: str, meant: str) -> None:
    assert in_other_layout(typed) == meant


def test_words_that_begin_so() -> None:
    assert list(starting(["a", "ab", "abc", "b"], "ab")) == ["ab", "abc"]
    assert list(starting(["a", "ab"], "c")) == []
