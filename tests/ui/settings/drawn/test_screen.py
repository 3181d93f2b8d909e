"""The settings in their window: in reach, readable, at every size of window and text."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from companion.store.settings import Settings
from companion.text.languages import LANGUAGES
from companion.ui.kit.drawn.keys.segmented import Segmented, SegmentKey
from companion.ui.kit.drawn.lettering import FINE
from companion.ui.kit.drawn.press import Press
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
SECTIONS = ("reading", "voice", "table", "chores", "about")


def touchable(ui: Driver) -> list[Any]:
    return [one for one in ui.walk() if isinstance(one, Press | SegmentKey)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_can_be_touched_and_read(
    ui: Driver, size: tuple[int, int], text_size: Any, language: Any
) -> None:
    settings = Settings(language, language, text_size=text_size, voice_in=True)
    ui.companion.change_settings(settings)
    STATES["settings"](ui)
    ui.resize(*size)
    for section in SECTIONS:
        ui.tap(f"section {section}")
        found = touchable(ui)
        for one in found:
            assert one.width >= 47, one.role
            assert one.height >= 47, one.role
            assert one.to_window(one.x, one.y)[0] >= 0, one.role
            assert one.to_window(one.right, one.y)[0] <= size[0] + 1, one.role
        for one, other in combinations(found, 2):
            in_one = one.parent is other.parent
            assert not in_one or not overlap(one, other), (one.role, other.role)
        for one in found:
            if isinstance(one, SegmentKey):
                label = one._writing.label
                assert label is not None
                assert label.options["font_size"] / FINE >= 11, one.role


def overlap(one: Any, other: Any) -> bool:
    across = one.x < other.right - 1 and other.x < one.right - 1
    return across and one.y < other.top - 1 and other.y < one.top - 1


def test_a_touched_segment_counts_at_once_and_the_thumb_slides_there(ui: Driver) -> None:
    ui.app.still = False
    STATES["settings"](ui)
    track = ui.find("motion full").parent
    assert isinstance(track, Segmented)
    before = track.shown.x
    ui.look_first("motion full")
    finger = ui.finger("motion full")
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(4)
    assert ui.companion.settings.motion == "full"
    middle = track.shown.x
    ui.advance(0.2)
    assert before < middle < track.shown.x
    assert track.shown.middle == pytest.approx(ui.find("motion full").center)


def test_without_motion_the_thumb_is_there_at_once(ui: Driver) -> None:
    ui.app.still = False
    STATES["settings"](ui)
    ui.tap("motion none")
    ui.advance(0.2)
    ui.tap("cover-after 5")
    track = ui.find("cover-after 5").parent
    assert track.shown.middle == pytest.approx(ui.find("cover-after 5").center)


def test_long_labels_stand_in_two_rows(ui: Driver) -> None:
    ui.companion.change_settings(Settings("ru", "ru", text_size=5))
    STATES["settings"](ui)
    ui.resize(412, 915)
    heights = {round(ui.find(f"motion {one}").y) for one in ("calm", "full", "none")}
    assert len(heights) == 2
