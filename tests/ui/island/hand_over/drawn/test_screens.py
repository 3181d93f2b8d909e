"""Two pages that are held: no finger that stays opens the second, and no key does."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from companion.store.settings import Settings
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.kit.rect import Rect
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def rect(widget: Any) -> Rect:
    return Rect(widget.x, widget.y, widget.width, widget.height)


def overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.top and other.y < one.top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_no_target_of_the_start_lies_where_one_of_the_hand_over_was(
    ui: Driver, size: tuple[int, int], text_size: Any
) -> None:
    ui.companion.change_settings(Settings("ru", "ru", text_size=text_size))
    STATES["hand-over"](ui)
    ui.resize(*size)
    window = Rect(0, 0, *size)
    before = [rect(ui.find(act)) for act in ("show", "to-op")]
    for words in (rect(ui.screen.words), rect(ui.screen.headline), rect(ui.screen.emblem)):
        assert not [one for one in before if overlap(one, words)]
        assert window.holds(words.x, words.top)
    ui.press("show")
    after = rect(ui.find("give-back"))
    assert not [one for one in before if overlap(one, after)]
    for one in (*before, after):
        assert min(one.w, one.h) >= 56
        assert window.holds(one.x, one.y)
        assert window.holds(one.right, one.top)
    assert not overlap(*before)
    assert not overlap(after, rect(ui.screen.words))


def test_at_1280_the_keys_stand_as_designed(ui: Driver) -> None:
    STATES["hand-over"](ui)
    ring, back = rect(ui.find("show")), rect(ui.find("to-op"))
    assert (ring.w, ring.h, ring.right) == pytest.approx((440, 104, 1160), abs=2)
    assert (800 - ring.top, back.x, back.w) == pytest.approx((596, 120, 300), abs=2)
    ui.press("show")
    key = rect(ui.find("give-back"))
    assert (key.x, 800 - key.top, key.w, key.h) == pytest.approx((856, 466, 392, 100), abs=2)


@pytest.mark.parametrize(
    ("key", "state"), [*product(("back", "escape"), ("hand-over", "show-start"))]
)
def test_the_back_key_starts_nothing(ui: Driver, key: str, state: str) -> None:
    """Neither a step back nor the hold: these open and close by a finger alone."""
    STATES[state](ui)
    ui.advance(3)
    before = ui.companion.view()
    ui.key(key)
    ui.advance(1)
    ui.key(key)
    ui.advance(1)
    assert ui.companion.view() == before
    assert isinstance(before, HandOverView | ShowView)
    assert ui.screen.key.share == 0
    assert not ui.companion.covered


def test_a_short_touch_neither_shows_nor_gives_back(ui: Driver) -> None:
    STATES["hand-over"](ui)
    ui.tap("show")
    assert isinstance(ui.companion.view(), HandOverView)
    ui.press("show")
    ui.hold("give-back", 1)  # in its dead time
    assert isinstance(ui.companion.view(), ShowView)
    ui.press("give-back")
    assert isinstance(ui.companion.view(), HandOverView), "the next captive's"
