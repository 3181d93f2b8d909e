"""Every state that pictures are made of can still be reached, read, and touched."""

from __future__ import annotations

from typing import Final

import pytest

from tests.ui.conftest import DRAWING
from tests.ui.driver import Driver
from tests.ui.legible import FLOOR, too_pale, too_small, too_tight
from tools.shots import SIZES
from tools.states import STATES

# States of the smallest letters: these are multiplied, too.
SMALL: Final = 0.8
# dp: the lowest control that look2 draws, three rows in a pad of 164 (section 8).
LOWEST: Final = 44

KNOWN_SMALLER: Final[dict[str, float]] = {}
KNOWN_TIGHTER: Final[dict[str, tuple[float, float]]] = {}


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_reached_and_shows_what_can_be_read_and_touched(ui: Driver, name: str) -> None:
    ui.speak("ru")
    STATES[name](ui)
    assert ui.seen()
    floor = FLOOR * (SMALL if name.endswith("-small") else 1)
    found: list[str] = []
    for width, height in SIZES:
        ui.resize(width, height)
        faults = [*too_small(ui, floor, KNOWN_SMALLER), *too_tight(ui, LOWEST, KNOWN_TIGHTER)]
        faults += too_pale(ui) if DRAWING != "mock" else []
        found += [f"{width}×{height}: {fault}" for fault in faults]
    assert found == []
