"""The corrections in their window: in reach, apart, and with what changes in sight."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from companion.store.settings import Settings
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import Painted
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def overlap(one: Any, other: Any) -> bool:
    across = one.x < other.right - 1 and other.x < one.right - 1
    return across and one.y < other.top - 1 and other.y < one.top - 1


@pytest.mark.parametrize("state", ["correct-collected", "correct-table", "correct-wave"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [2, 5])
def test_everything_is_in_reach(
    ui: Driver, state: str, size: tuple[int, int], text_size: Any
) -> None:
    ui.companion.change_settings(Settings("ru", "ru", text_size=text_size))
    STATES[state](ui)
    ui.resize(*size)
    screen = ui.screen
    keys = [one for one in screen.column.walk(restrict=True) if isinstance(one, Painted)]
    assert keys
    for key in keys:
        assert min(key.size) >= 47, key.role
        assert key.right <= screen.column.right + 1, key.role
    for one, other in combinations(keys, 2):
        assert not overlap(one, other), (one.role, other.role)
    fixed = [screen.back, screen.cover, screen.strip.commit, *screen.tabs]
    for key in fixed:
        assert min(key.size) >= 44, key.role
        assert key.x >= 0, key.role
        assert key.right <= size[0] + 1, key.role
        assert not overlap(key, screen.body), key.role
    for one, other in combinations(fixed, 2):
        assert not overlap(one, other), (one.role, other.role)
    assert screen.body.height >= 100


def test_what_is_touched_is_seen_and_then_done(ui: Driver) -> None:
    STATES["correct-captive"](ui)
    commit = ui.find("done")
    assert isinstance(commit, Press)
    before = tuple(commit.pos)
    ui.tap("set theseus health 1")
    assert "3 to 1" in ui.seen()
    assert "AFTER THIS YOU SAY" in ui.seen()
    assert tuple(ui.find("done").pos) == before, "nothing moves under the finger"
    ui.tap("done")
    assert ui.companion.pages[-1].state.captive("theseus").health == 1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_for_the_first_change(ui: Driver, size: tuple[int, int]) -> None:
    """A card with a flag, a place in a lake and words to be said stand where they stood."""
    STATES["correct-captive"](ui)
    ui.resize(*size)

    def places() -> list[tuple[float, ...]]:
        screen = ui.screen
        parts = [screen.place, screen.place.map, screen.place.keys[0], screen.strip, screen.body,
                 *screen.column.cards]  # fmt: skip
        return [(*one.pos, *one.size) for one in parts]

    before = places()
    for fact in ("theseus health 2", "theseus lime circled", "theseus at C4"):
        ui.companion.do(f"set {fact}")
    ui.companion.changed()
    ui.pump(3)
    assert ui.screen.strip.view.says
    assert places() == before


@pytest.mark.parametrize("size", SIZES)
def test_a_space_of_the_map_is_large_enough_to_be_found(ui: Driver, size: tuple[int, int]) -> None:
    """At least 17 dp round its middle, which is 30 dp from side to side."""
    STATES["correct-collected"](ui)
    ui.resize(*size)
    assert ui.screen.place.map.layout.r >= 17
