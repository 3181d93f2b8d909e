"""The zones of the replay at every size of a window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Final

import pytest

from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.island.replay.zones import ReplayZones, zones
from companion.ui.kit.rect import Rect

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
OTHERS: Final = ((1280, 720), (1366, 1024), (1920, 1200), (768, 1024), (393, 851), (851, 393))
FORMS: Final = ("wide", "low", "upright", "narrow", "phone")
# As the second look has it: x and y from the upper left corner, width, height.
LOOK: Final = {
    "timeline": (16, 604, 1248, 104), "back": (16, 720, 220, 76),
    "route 0": (16, 17, 150, 56), "route 1": (16, 75, 150, 56), "route 2": (16, 133, 150, 56),
    "key 0": (420, 720, 84, 76), "key 1": (512, 720, 84, 76), "key 2": (604, 720, 120, 76),
    "key 3": (732, 720, 84, 76), "key 4": (824, 720, 84, 76), "last": (1140, 720, 124, 76),
    "speeds": (932, 730, 200, 56),
}  # fmt: skip


def targets(found: ReplayZones) -> dict[str, Rect]:
    return {
        **{f"route {at}": one for at, one in enumerate(found.routes)},
        **{f"key {at}": one for at, one in enumerate(found.keys)},
        "back": found.back, "last": found.last, "speeds": found.speeds,
        **({"turn": found.turn} if found.turn.h else {}),
    }  # fmt: skip


def parts(found: ReplayZones) -> dict[str, Rect]:
    shown = {"step": found.step, "stories": found.stories, "heading": found.heading}
    return {
        **targets(found), "title": found.title, "timeline": found.timeline,
        **{name: place for name, place in shown.items() if place.h},
    }  # fmt: skip


def apart(one: Rect, other: Rect) -> bool:
    return (
        one.right <= other.x + 0.01 or other.right <= one.x + 0.01
        or one.top <= other.y + 0.01 or other.top <= one.y + 0.01
    )  # fmt: skip


@pytest.mark.parametrize(("size", "form"), list(zip(SIZES, FORMS, strict=True)))
def test_each_size_has_its_form(size: tuple[int, int], form: str) -> None:
    assert zones(*size).form == form


def test_step_and_stories_are_as_high_as_in_the_second_look() -> None:
    found = zones(1280, 800)
    step, stories = found.step, found.stories
    assert (step.x, 800 - step.top, step.w, step.h) == (800, 66, 464, 186)
    assert (stories.x, 800 - stories.top, stories.w, stories.h) == (800, 292, 464, 4 * 68 + 3 * 8)


def test_a_step_with_much_to_read_takes_the_place_of_a_story() -> None:
    found = zones(1280, 800, longer=1)
    assert found.step.h == 186 + 76
    assert found.stories.h == 3 * 68 + 2 * 8
    assert found.stories.y == zones(1280, 800).stories.y
    assert zones(1280, 800, longer=9).stories.h == 68


@pytest.mark.parametrize("name", LOOK)
def test_it_lies_where_the_second_look_has_it(name: str) -> None:
    x, y, w, h = LOOK[name]
    place = parts(zones(1280, 800))[name]
    assert (round(place.x), round(800 - place.top), round(place.w), round(place.h)) == (x, y, w, h)


def test_the_line_lies_where_the_second_look_has_it() -> None:
    track = zones(1280, 800).track
    assert (track.x, track.right, 800 - track.middle[1]) == (60, 1220, 668)


@pytest.mark.parametrize("captives", [2, 3])
@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_everything_is_in_the_window_and_apart(size: tuple[int, int], captives: int) -> None:
    found = zones(*size, captives)
    assert len(found.routes) == captives
    named = parts(found)
    for name, place in named.items():
        assert place.x >= 0, name
        assert place.y >= 0, name
        assert place.right <= size[0], name
        assert place.top <= size[1], name
    for (one, first), (other, second) in combinations(named.items(), 2):
        assert apart(first, second), (one, other)


@pytest.mark.parametrize("captives", [2, 3])
@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_a_finger_finds_each_target(size: tuple[int, int], captives: int) -> None:
    found = zones(*size, captives)
    for name, place in targets(found).items():
        assert place.h >= 56, name
        assert place.w >= 48, name
    assert found.speeds.w >= 4 * 48
    assert found.timeline.h >= 64
    assert found.track.x - found.timeline.x >= 20, "the handle stays on its card"


def ocean(found: ReplayZones) -> Iterator[tuple[float, float]]:
    """The six corners, and the sides in steps."""
    radius = min(found.island.w / WIDE, found.island.h / HIGH) * 7.02
    x, y = found.island.middle
    corners = [(x + radius * cx, y + radius * cy * sqrt(3) / 2) for cx, cy in (
        (1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1)
    )]  # fmt: skip
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for step in range(20):
            yield ax + (bx - ax) * step / 20, ay + (by - ay) * step / 20


@pytest.mark.parametrize("captives", [2, 3])
@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_nothing_lies_on_the_ocean(size: tuple[int, int], captives: int) -> None:
    found = zones(*size, captives)
    for name, place in parts(found).items():
        for x, y in ocean(found):
            inside = place.inset(1).holds(x, y)
            assert not inside, (name, x, y)


@pytest.mark.parametrize("size", SIZES)
def test_the_island_is_large_enough_to_read(size: tuple[int, int]) -> None:
    found = zones(*size)
    radius = min(found.island.w / WIDE, found.island.h / HIGH)
    assert radius >= 25


@pytest.mark.parametrize("size", SIZES)
def test_step_and_stories_lie_side_by_side_or_take_turns(size: tuple[int, int]) -> None:
    found = zones(*size)
    assert bool(found.stories.h) != bool(found.turn.h)
    assert bool(found.stories.h) == bool(found.heading.h)
    assert found.step.h >= 180
