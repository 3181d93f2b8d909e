"""What is made of two listeners and of Moonshine; they are rows of answers here."""

import json

import pytest

from companion.speech.recognisers.heard import NOTHING
from companion.speech.recognisers.moonshine_engine import agreed, weighed
from companion.speech.recognisers.networks.beams import Ended
from companion.speech.recognisers.networks.pieces import Pieces
from companion.speech.recognisers.vosk_ear import Found

EAST = Found(9.0, "go east", "go east")
WEST = Found(7.5, "go west", "go west")
UNKNOWN = Found(7.5, "[unk] east")


def near(one: Found) -> Found:
    return one._replace(likely=8.5)


@pytest.mark.parametrize(
    ("wary", "bold", "asked"),
    [
        ([EAST, WEST], [EAST], False),
        ([EAST, UNKNOWN], [EAST, WEST], False),
        ([EAST, EAST._replace(likely=8.9)], [EAST], False),
        ([EAST, near(WEST)], [EAST], True),
        ([EAST, near(UNKNOWN)], [EAST], True),
        ([EAST], [EAST, near(WEST)], True),
        ([EAST], [WEST], True),
        ([UNKNOWN], [UNKNOWN], True),
        ([EAST], [], True),
        ([], [EAST], True),
    ],
)
def test_moonshine_is_asked_where_they_are_not_both_sure(
    wary: list[Found], bold: list[Found], asked: bool
) -> None:
    assert agreed(wary, bold) is not asked


def other(**means: float) -> dict[str, Ended]:
    return {phrase.replace("_", " "): Ended(4 * mean, 4) for phrase, mean in means.items()}


def test_what_moonshine_finds_likely_counts_too() -> None:
    wary, bold = [UNKNOWN], [near(WEST), near(EAST)]
    heard = weighed(wary, bold, other(go_east=-0.2, go_west=-3.0))
    assert (heard.texts, heard.accepted) == (("go east",), True)
    # Not all that one of them finds is said: here both others are sure of something else.
    heard = weighed([EAST], [EAST], other(go_east=-1.5, go_north=-0.9))
    assert heard.texts == ("go east",)


def test_what_is_about_as_likely_may_have_been_said_too() -> None:
    assert weighed([EAST], [EAST, near(WEST)], other(go_east=-1.0, go_west=-0.2)).texts == (
        "go east",
    )
    heard = weighed([EAST, near(WEST)], [EAST, near(WEST)], other(go_east=-1.0, go_west=-0.9))
    assert heard.texts == ("go east", "go west")


def test_what_none_of_them_finds_likely_was_not_said() -> None:
    assert weighed([UNKNOWN], [EAST], other(go_east=-0.5)).accepted
    assert not weighed([UNKNOWN], [EAST], other(go_east=-9.0)).accepted
    assert weighed([UNKNOWN], [], {}) == NOTHING


def test_letters_are_joined_in_the_order_of_the_merges() -> None:
    names = ["▁", "g", "o", "▁g", "▁go", "n", "on", "▁gon"]
    ids = {name: place for place, name in enumerate(names)}
    merges = ["o n", "▁ g", "▁g o", "▁g on"]
    pieces = Pieces(json.dumps({"model": {"vocab": ids, "merges": merges}}))
    assert pieces.tokens(" go") == (ids["▁go"],)
    assert pieces.tokens(" gon") == (ids["▁gon"],)
    assert pieces.tokens(" ngo") == (ids["▁"], ids["n"], ids["g"], ids["o"])
