"""Words beside a letter or a name are never swallowed: they could be another answer."""

import pytest

from tests.speech.speech_table import SITUATIONS, heard


@pytest.mark.parametrize(
    ("situation", "phrase", "meant"),
    [
        ("hexes", "not C4", "unknown"),
        ("hexes", "A1 B2", "unknown"),
        ("hexes", "не А1", "unknown"),
        ("place-wave", "don't north-west", "unknown"),
        ("captive", "с и з", "unknown"),
        ("captive", "с на з", "unknown"),
        ("captive", "с безопасно з", "unknown"),
        ("oracle", "С и В", "unknown"),
        ("oracle", "В, З", "unknown"),
        ("oracle", "СВ и так В", "unknown"),
        ("oracle", "east and north", "unknown"),
        ("revive", "A B", "unknown"),
        ("place-wave", "С", "N"),
        ("op", "волна на С, пожалуйста", "wave N"),
        ("captive", "с з", "move NW"),
        ("captive", "в свой ход иду на запад", "move W"),
    ],
)
def test_what_stands_beside_a_letter_counts(situation: str, phrase: str, meant: str) -> None:
    assert heard(phrase, SITUATIONS[situation]) == meant
