"""The meaning of a file's words when they are held against what was said."""

import pytest

from companion.cli.expect import matches


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("1", 1),
        ("+1", 1),
        ("-2", -2),
        ("0", 0),
        ("true", True),
        ("no", False),
        ("C4", "C4"),
        (None, None),
        (["a", "b"], ["a", "b"]),
        ({"health": "+2"}, {"health": 2, "who": "theseus"}),
    ],
)
def test_a_word_stands_for_what_it_says(wanted: object, found: object) -> None:
    assert matches(wanted, found)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("1", -1),
        ("+1", -1),
        ("-1", 1),
        ("+1", "1"),
        ("1", True),
        ("true", False),
        ("null", None),
        (None, 0),
        (["b", "a"], ["a", "b"]),
        ({"health": "+2"}, {"energy": 2}),
    ],
)
def test_and_for_nothing_else(wanted: object, found: object) -> None:
    assert not matches(wanted, found)
