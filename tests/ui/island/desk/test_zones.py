"""The zones of the desk at every size of a window: fixed, apart, and large enough for a finger."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from typing import Final

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.ui.island.desk.zones import (
    Zones,
    answer_cells,
    bar_cells,
    compass_cells,
    key_cells,
    map_radius,
    zones,
)
from companion.ui.kit.rect import Rect

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
OTHERS: Final = (
    (960, 600), (1280, 720), (1366, 1024), (1024, 768), (1920, 1200), (853, 1280), (768, 1024),
    (600, 1024), (393, 851), (430, 932), (915, 412), (851, 393), (841, 701), (960, 801),
    (700, 900), (1000, 900),
)  # fmt: skip
# Two columns begin where a window is wide and not high.
FORMS: Final = {
    (1280, 800): "wide", (1024, 600): "low", (800, 1280): "upright", (640, 800): "narrow",
    (412, 915): "phone", (915, 412): "low", (1100, 1000): "upright",
}  # fmt: skip
# As the second look has them: x and y from the upper left corner, width, height.
LOOK: Final = {
    (1280, 800): {
        "captives": (16, 8, 752, 88), "say": (784, 8, 480, 340), "announced": (800, 272, 448, 64),
        "question": (784, 356, 480, 112), "pad": (784, 476, 480, 232), "bar": (0, 716, 1280, 84),
        "harm 1": (600, 584, 168, 58), "harm 2": (600, 650, 168, 58),
    },
    (1024, 600): {
        "captives": (12, 6, 582, 58), "say": (608, 6, 408, 286), "announced": (624, 224, 376, 56),
        "question": (608, 298, 408, 64), "pad": (608, 368, 408, 164), "bar": (0, 536, 1024, 64),
        "harm 1": (452, 430, 150, 48), "harm 2": (452, 482, 150, 48),
    },
    (800, 1280): {
        "captives": (16, 8, 768, 88), "say": (16, 672, 768, 296), "announced": (32, 896, 736, 60),
        "question": (268, 976, 516, 112), "pad": (16, 976, 244, 212), "bar": (0, 1196, 800, 84),
        "harm 1": (616, 538, 168, 58), "harm 2": (616, 602, 168, 58),
    },
    (640, 800): {
        "captives": (8, 6, 624, 54), "say": (8, 408, 624, 232), "announced": (24, 572, 592, 56),
        "question": (8, 648, 624, 76), "pad": (420, 66, 212, 336), "bar": (0, 732, 640, 68),
        "harm 1": (340, 306, 72, 46), "harm 2": (340, 356, 72, 46),
    },
    (412, 915): {
        "captives": (8, 6, 396, 62), "say": (8, 428, 396, 178), "announced": (20, 546, 372, 52),
        "question": (8, 612, 396, 56), "pad": (8, 674, 396, 166), "bar": (0, 846, 412, 69),
        "harm 1": (332, 322, 72, 46), "harm 2": (332, 374, 72, 46),
    },
}  # fmt: skip


def named(found: Zones) -> dict[str, Rect]:
    return {
        "captives": found.captives, "say": found.say.place, "announced": found.say.announced,
        "question": found.question.place, "pad": found.pad, "bar": found.bar,
        "harm 1": found.harm[0], "harm 2": found.harm[1],
    }  # fmt: skip


def targets(found: Zones) -> dict[str, Rect]:
    """All that is neutral and can be touched there, at its least."""
    across, along = sqrt(3) * found.radius, 2 * found.radius
    hexes = {
        f"hex {at}": Rect(x - across / 2, y - along / 2, across, along)
        for at, (x, y) in enumerate(compass_cells(found.compass, found.radius))
    }
    keys = {f"key {at}": cell for at, cell in enumerate(key_cells(found))}
    count = {"wide": 6, "low": 6, "upright": 5, "narrow": 5, "phone": 4}[found.form]
    bar = {f"bar {at}": cell for at, cell in enumerate(bar_cells(found, count))}
    answers = {
        f"answer {at}": cell for at, cell in enumerate(answer_cells(found.question.answers, 3))
    }
    say = {
        "announced": found.say.announced, "why": found.say.why, "speaker": found.say.speaker,
        "lock": found.say.lock,
    }  # fmt: skip
    return {**hexes, **keys, **bar, **answers, **say, "token": found.token}


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return across > 0.01 and along > 0.01


@pytest.mark.parametrize(("size", "form"), FORMS.items())
def test_the_form_hangs_on_the_size_alone(size: tuple[int, int], form: str) -> None:
    assert zones(*size).form == form


def test_there_is_one_column_below_960() -> None:
    assert zones(960, 720).form == "wide"
    assert zones(959, 720).form not in ("wide", "low")


@pytest.mark.parametrize("size", SIZES)
def test_the_zones_are_where_the_look_has_them(size: tuple[int, int]) -> None:
    found = {
        name: (rect.x, size[1] - rect.top, rect.w, rect.h)
        for name, rect in named(zones(*size)).items()
    }
    for name, rect in LOOK[size].items():
        assert found[name] == pytest.approx(rect, abs=1), name


@given(
    width=st.integers(360, 2600), height=st.integers(390, 2000),
)  # fmt: skip
def test_no_zone_lies_over_another_or_outside(width: int, height: int) -> None:
    """From the smallest window that a desk is made for."""
    found = zones(width, height)
    columns = found.form in ("wide", "low")
    assume(width >= 780 if columns else height >= 660)
    parts = [found.captives, found.say.place, found.question.place, found.pad, found.bar]
    if found.form == "upright":
        parts.append(found.side)
    for one, other in combinations(parts, 2):
        assert not overlap(one, other), (one, other)
    for rect in (*parts, *found.harm, found.token, found.island):
        assert rect.x >= -0.01
        assert rect.y >= -0.01
        assert rect.right <= width + 0.01
        assert rect.top <= height + 0.01
    for part in parts:
        assert not overlap(found.island, part), part


@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_harm_shares_its_place_with_nothing(size: tuple[int, int]) -> None:
    """Nothing neutral ever lies in the harm corner."""
    found = zones(*size)
    assert not overlap(*found.harm)
    for name, rect in targets(found).items():
        for harm in found.harm:
            assert not overlap(rect, harm), name


@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_a_finger_hits_everything(size: tuple[int, int]) -> None:
    """Tablets: at least 46 dp; where the look has smaller ones, on phones, 44."""
    found = zones(*size)
    least = 44 if found.small or found.form == "low" else 56
    for name, rect in (*targets(found).items(), ("harm", found.harm[0])):
        assert min(rect.w, rect.h) >= least - 0.5, (name, rect)


@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
def test_what_can_be_touched_in_a_zone_lies_in_it_and_apart(size: tuple[int, int]) -> None:
    found = zones(*size)
    keys = key_cells(found)
    for one, other in combinations(keys, 2):
        assert not overlap(one, other)
    for key in keys:
        assert any(
            card.x <= key.x and key.right <= card.right + 0.01 and card.y <= key.y
            and key.top <= card.top + 0.01 for card in found.cards
        ), key  # fmt: skip
    x, y = found.compass
    for key in keys:
        assert not overlap(key, Rect(x - found.radius, y - found.radius, 2 * found.radius,
                                     2 * found.radius))  # fmt: skip


@given(width=st.integers(360, 2600), height=st.integers(390, 2000))
def test_the_island_can_be_read_in_every_window(width: int, height: int) -> None:
    """A window that is dragged, a phone unfolded: R is at least what a low phone gives it."""
    assume(height >= 700 or width >= 780)
    assert map_radius(zones(width, height).island) >= 18
