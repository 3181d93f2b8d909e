"""The journal's lines."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.journal import (
    ANNOUNCED,
    REDO,
    UNDO,
    BadJournalLine,
    Did,
    JournalRecord,
    decode,
    encode,
)


@pytest.mark.parametrize("line", [Did("theseus", "move NW over safe"), UNDO, REDO, ANNOUNCED])
def test_a_line_is_written_and_read_back(line: JournalRecord) -> None:
    assert decode(encode(line)) == line
    assert "\n" not in encode(line)


def test_russian_words_can_be_read_in_the_file() -> None:
    assert encode(Did("тесей", "север")) == '{"who":"тесей","do":"север"}'


@given(st.text(), st.text())
def test_any_words_are_written_and_read_back(who: str, words: str) -> None:
    assert decode(encode(Did(who, words))) == Did(who, words)


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", '{"who":"theseus"}', '{"who":1,"do":"end"}', '{"mark":"again"}',
     '{"who":"theseus","do":"mo', "[" * 100_000],
)  # fmt: skip
def test_what_is_no_line_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadJournalLine):
        decode(text)


@pytest.mark.parametrize("text", ["soup" * 40, "[" + "1," * 80 + "1]"])
def test_of_what_is_no_line_the_first_eighty_letters_are_told(text: str) -> None:
    with pytest.raises(BadJournalLine) as no:
        decode(text)
    assert str(no.value) == text[:80]


@given(st.text())
def test_no_text_does_worse_than_being_unreadable(text: str) -> None:
    with contextlib.suppress(BadJournalLine):
        decode(text)
