"""The places of the two pages at every size: in the window, apart, large enough for a finger."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from companion.ui.island.ending.places import EndingPlaces, ending_places, reveal_places
from companion.ui.island.map.drawn.perspective import FLAT
from companion.ui.kit.rect import Rect

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
OTHERS: Final = ((1920, 1200), (1366, 1024), (768, 1024), (393, 851), (915, 412), (960, 540))
each_size = pytest.mark.parametrize("size", SIZES + OTHERS)
LEAST: Final = 56


def targets(places: EndingPlaces) -> list[Rect]:
    return [places.reveal, places.again, *places.rest]


def apart(one: Rect, other: Rect) -> bool:
    return one.right <= other.x or other.right <= one.x or one.top <= other.y or other.top <= one.y


def inside(rect: Rect, size: tuple[int, int]) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.right <= size[0] + 1 and rect.top <= size[1] + 1


def test_at_1280_it_is_as_the_second_look_has_it() -> None:
    places = ending_places(1280, 800)
    assert (places.ring, places.radius) == ((400, 510), 168)
    assert places.reveal == Rect(720, 800 - 452 - 92, 512, 92)
    assert places.again == Rect(720, 800 - 556 - 64, 512, 64)
    assert places.rest[0] == Rect(720, 800 - 632 - 64, 250, 64)


@each_size
def test_buttons_and_words_lie_in_the_window_and_apart(size: tuple[int, int]) -> None:
    places = ending_places(*size)
    parts = [*targets(places), places.words]
    assert all(inside(part, size) for part in parts)
    assert all(apart(*pair) for pair in combinations(parts, 2))
    assert all(min(target.w, target.h) >= LEAST for target in targets(places))
    assert places.words.h >= 100


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_lies_beside_or_above_the_words(size: tuple[int, int]) -> None:
    places = ending_places(*size)
    (x, y), reach = places.ring, places.radius * 1.21  # with the marks on it
    ring = Rect(x - reach, y - reach, 2 * reach, 2 * reach)
    assert inside(ring, size)
    assert apart(ring, places.words)


@pytest.mark.parametrize("size", SIZES)
def test_light_is_seen_between_the_ring_and_the_island(size: tuple[int, int]) -> None:
    """Of the island all but its last row is in the window."""
    places = ending_places(*size)
    (_, low), (_, middle) = places.ring, places.island
    north = middle + (4.5 + 1) * FLAT * places.r
    assert low - places.radius - north >= 0.3 * places.radius
    assert middle - 3 * FLAT * places.r > 0
    assert places.island[0] == places.ring[0]


@each_size
@pytest.mark.parametrize("captives", [2, 3])
def test_the_open_islands_parts_lie_apart(size: tuple[int, int], captives: int) -> None:
    places = reveal_places(*size, captives)
    keys = [*places.rows, places.at_once, places.watch, places.back, places.again]
    parts = [*keys, places.island, places.words]
    assert all(inside(part, size) for part in parts)
    assert all(apart(*pair) for pair in combinations(parts, 2))
    assert all(min(key.w, key.h) >= LEAST for key in keys)
    assert len(places.rows) == captives


@pytest.mark.parametrize("size", SIZES)
def test_the_island_is_large(size: tuple[int, int]) -> None:
    places = reveal_places(*size, 3)
    assert min(places.island.w, places.island.h * 1.16) >= 0.55 * min(size)
