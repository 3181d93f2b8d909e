"""Guesses at the meaning: offered where a word is finished, and never where it is a beginning."""

import pytest

from tests.speech.speech_table import SITUATIONS, heard

CAPTIVE = SITUATIONS["captive"]


@pytest.mark.parametrize(
    "phrase",
    ["move north-eas", "north-ea", "на северо-восто", "use the banan", "restor"],
)
def test_what_is_still_being_typed_is_no_slip(phrase: str) -> None:
    """The beginning of a listed word is not offered as that word at every key."""
    assert heard(phrase, CAPTIVE) == "unknown"


@pytest.mark.parametrize(
    ("phrase", "meant"),
    [
        ("nroth-east", "unclear: move NE"),
        ("nroth-east, a spcae over, safley", "unclear: move NE over safe"),
        ("nroth-esat, a spcae ovre", "unknown"),  # three slips are too many to guess
        ("северо-восот", "unclear: move NE"),
        ("свееро-восот через клетку", "unknown"),
        ("maybe nroth-east", "unknown"),
        ("nroth-east or west", "unknown"),
        ("not nroth-east", "unknown"),
    ],
)
def test_a_slip_or_two_are_mended_and_asked_about(phrase: str, meant: str) -> None:
    assert heard(phrase, CAPTIVE) == meant


def test_what_cannot_be_said_now_is_not_offered() -> None:
    assert heard("nroth-east", SITUATIONS["tired"]) == "unknown"
    assert heard("restroe", SITUATIONS["captive"]) == "unclear: restore"
    assert heard("restroe", SITUATIONS["tired"]) == "unknown"
