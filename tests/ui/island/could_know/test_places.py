"""Every part of the page has room at every size, and none lies over another."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from companion.ui.island.could_know.places import InsightPlaces, insight_places
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

SIZES: Final = (
    (1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915), (1280, 720), (1366, 1024),
    (1920, 1200), (768, 1024), (393, 851), (851, 393),
)  # fmt: skip
# As the look at the real table has it (N2): x and y from the upper left corner, width, height.
LOOK: Final = {
    "chart": (648, 10, 616, 326), "timeline": (16, 604, 1248, 104), "back": (16, 720, 220, 76),
    "key 0": (420, 720, 84, 76), "key 2": (604, 720, 120, 76), "last": (1140, 720, 124, 76),
    "bar": (0, 716, 1280, 84),
}  # fmt: skip


def parts(found: InsightPlaces) -> dict[str, Rect]:
    return {
        "eyes": found.eyes, "island": found.island, "chart": found.chart,
        "stories": found.stories, "timeline": found.timeline, "back": found.back,
        "speeds": found.speeds, "last": found.last,
        **{f"key {at}": one for at, one in enumerate(found.keys)},
    }  # fmt: skip


def apart(one: Rect, other: Rect) -> bool:
    beside = one.right <= other.x + 0.01 or other.right <= one.x + 0.01
    return beside or one.top <= other.y + 0.01 or other.top <= one.y + 0.01


@pytest.mark.parametrize("name", LOOK)
def test_it_lies_where_the_look_has_it(name: str) -> None:
    found = insight_places(1280, 800)
    place = {**parts(found), "bar": found.bar}[name]
    x, y, w, h = LOOK[name]
    assert (round(place.x), round(800 - place.top), round(place.w), round(place.h)) == (x, y, w, h)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_over_anything_else(width: int, height: int) -> None:
    found = insight_places(width, height)
    for (name, one), (other_name, other) in combinations(parts(found).items(), 2):
        assert apart(one, other), f"{name} {one} over {other_name} {other}"
    for name, one in parts(found).items():
        assert one.x >= -0.01, name
        assert one.y >= -0.01, name
        assert one.right <= width + 0.01, name
        assert one.top <= height + 0.01, name


@pytest.mark.parametrize(("width", "height"), SIZES[:10])
def test_each_part_has_room(width: int, height: int) -> None:
    found = insight_places(width, height)
    assert min(found.island.w, found.chart.w) > 220
    assert found.chart.h >= 148
    assert found.stories.h >= 68, "one story"
    for key in (found.eyes, found.back, found.last, *found.keys):
        assert key.h >= theme.TARGET
