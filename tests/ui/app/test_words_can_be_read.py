"""Words that were once too small to read, in the states where that was seen."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.island.desk.drawn.option_sheet import OptionSheet
from companion.ui.kit.drawn.lettering import FINE, Writing
from companion.ui.kit.drawn.press import Press
from tests.ui.driver import Driver
from tools.states.every import STATES

Size = tuple[int, int]
PHONE: Size = (412, 915)


def reached(ui: Driver, state: str, size: Size) -> list[Any]:
    ui.speak("ru")
    STATES[state](ui)
    ui.resize(*size)
    return [*ui.screen.walk()]


def size_of(writing: Writing) -> float:
    label = writing.label
    assert label is not None
    return float(label.options["font_size"]) / FINE


@pytest.mark.parametrize(
    ("state", "size", "role"),
    [
        ("desk-told", (1024, 600), "end"),
        ("practice-waits", PHONE, "begin"),
        ("practice-over", PHONE, "back"),
    ],
)
def test_a_label_can_be_read(ui: Driver, state: str, size: Size, role: str) -> None:
    keys = [key for key in reached(ui, state, size) if isinstance(key, Press) and key.button]
    (key,) = [key for key in keys if key.role == role]
    assert size_of(key._label) >= 13
    if key.button is not None and key.button.second:
        assert size_of(key._label) >= size_of(key._second), "the label leads"


def test_a_long_sentence_does_not_stand_beside_its_heading_too_small_to_read(ui: Driver) -> None:
    (sheet,) = [
        part for part in reached(ui, "desk-captive", PHONE) if isinstance(part, OptionSheet)
    ]
    assert size_of(sheet._text) >= 13
