"""Every part of the fog has room at every size, and none lies over another."""

from itertools import combinations

import pytest

from companion.ui.island.fog.places import fog_places
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915), (915, 412), (1920, 1200)]


def _apart(one: Rect, other: Rect) -> bool:
    beside = one.right <= other.x + 0.01 or other.right <= one.x + 0.01
    return beside or one.top <= other.y + 0.01 or other.top <= one.y + 0.01


@pytest.mark.parametrize("keys", [3, 4])
@pytest.mark.parametrize("floats", [True, False])
@pytest.mark.parametrize("tabs", [2, 3])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_over_anything_else(
    width: int, height: int, tabs: int, floats: bool, keys: int
) -> None:
    found = fog_places(width, height, tabs, floats=floats, keys=keys)
    assert len(found.foot) == keys
    for one, other in combinations((*found.foot, found.cover), 2):
        assert _apart(one, other)
    parts = {
        "head": found.head, "island": found.island, "legend": found.legend, "panel": found.panel,
        "bar": found.bar, **{f"tab {at}": tab for at, tab in enumerate(found.tabs)},
    }  # fmt: skip
    for (name, one), (other_name, other) in combinations(parts.items(), 2):
        assert _apart(one, other), f"{name} {one} over {other_name} {other}"
    for name, one in parts.items():
        assert one.x >= 0, name
        assert one.y >= 0, name
        assert one.right <= width, name
        assert one.top <= height, name
    for tab in (*found.tabs, *found.foot, found.cover):
        assert min(tab.w, tab.h) >= theme.TARGET - 8
    assert found.island.w > 200
    assert found.panel.h > 120
