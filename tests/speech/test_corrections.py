"""The last correction counts; what it does not name is kept, and what is doubtful is offered."""

import pytest

from companion.speech.talk.corrected import corrected
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.sequences import said
from tests.speech.speech_table import SITUATIONS, heard


@pytest.mark.parametrize(
    ("situation", "text", "meant"),
    [
        ("captive", "west, no wait, east", "move E"),
        ("captive", "на запад, ой, на восток", "move E"),
        ("captive", "north-east… sorry, south-east", "move SE"),
        ("captive", "a space over north-west, no, just one step north-west", "move NW"),
        ("captive", "safely east, no, west", "move W safe"),
        ("captive", "east, no, west, no, north-west", "move NW"),
        ("op", "the rock east, no, the bush", "bush E"),
        ("op", "rock pushes theseus east, no, south-east", "rock pushes theseus SE"),
        ("activate", "yes, I mean no", "no"),
        ("activate", "нет, подожди, да", "yes"),
        ("camp", "энергию, ой, здоровье", "2 health"),
    ],
)
def test_the_last_one_counts(situation: str, text: str, meant: str) -> None:
    assert heard(text, SITUATIONS[situation]) == meant


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("I go east safely, no, I go west", "unclear: move W | move W safe"),
        ("I go a space over east, sorry, I go west", "unclear: move W | move W over"),
    ],
)
def test_a_manner_that_may_still_hold_is_offered(text: str, offered: str) -> None:
    assert heard(text, SITUATIONS["captive"]) == offered


@pytest.mark.parametrize("text", [
    "east, no", "east, no wait", "no, east", "north, wait, east", "east, no, not east",
    "east, no problem", "don't stop, go east", "I use no bonus", "use no banana", "на восток, нет",
    "на север, нет, на восток", "на восток, нет, не на восток",
])  # fmt: skip
def test_what_corrects_to_nothing_is_never_taken(text: str) -> None:
    assert heard(text, SITUATIONS["captive"]).partition(":")[0] in ("unknown", "unclear")


def test_a_bare_no_corrects_between_marks_alone() -> None:
    assert corrected(said("east, no, west"), ISLAND_NAMES, pauses=True) is not None
    assert corrected(said("I use no bonus"), ISLAND_NAMES, pauses=True) is None
