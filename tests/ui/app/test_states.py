"""Every state that pictures are made of can still be reached, read, and touched."""

from __future__ import annotations

from typing import Final

import pytest

from tests.ui.conftest import DRAWING
from tests.ui.driver import Driver
from tests.ui.legible import FLOOR, too_pale, too_small, too_tight
from tools.shots import SIZES
from tools.states.every import STATES

# States of the smallest letters: these are multiplied, too.
SMALL: Final = 0.8
SETTLED: Final = 0.5  # seconds, after which nothing moves
# dp: the lowest control that look2 draws, three rows in a pad of 164 (section 8).
LOWEST: Final = 44

# Where words are smaller still, and how small: no other may be, and none of these smaller. That is
# the letter of a camp on the picture of its tile.
KNOWN_SMALLER: Final = {"CardPanel of FirstPagesScreen": 13.0}
# Practice on a window of 640×800 leaves the pad no room; the letters on it shrink with it.
KNOWN_TIGHTER: Final = {
    "answer": (44, 43), "bonus": (44, 43), "end": (44, 43), "go": (20, 24), "keyboard": (20, 24),
    "over": (44, 43), "restore": (44, 43), "safe": (44, 43),
}  # fmt: skip


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_reached_and_shows_what_can_be_read_and_touched(ui: Driver, name: str) -> None:
    ui.speak("ru")
    STATES[name](ui)
    assert ui.seen()
    ui.advance(SETTLED)
    floor = FLOOR * (SMALL if name.endswith("-small") else 1)
    found: list[str] = []
    for width, height in SIZES:
        ui.resize(width, height)
        faults = [*too_small(ui, floor, KNOWN_SMALLER), *too_tight(ui, LOWEST, KNOWN_TIGHTER)]
        faults += too_pale(ui) if DRAWING != "mock" else []
        found += [f"{width}×{height}: {fault}" for fault in faults]
    assert found == []
