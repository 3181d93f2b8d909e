"""What people say at a table, and the word that it becomes: the tables of this folder."""

import pytest

from tests.speech.speech_table import SITUATIONS, Line, heard, lines


@pytest.mark.parametrize(
    "line", [*lines("english"), *lines("russian")], ids=lambda line: line.place
)
def test_a_phrase_becomes_its_word(line: Line) -> None:
    assert heard(line.phrase, SITUATIONS[line.situation]) == line.meant
