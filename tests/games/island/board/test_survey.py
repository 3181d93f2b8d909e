"""The figures of an island, counted a second time by trying everything."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations, product
from random import Random
from statistics import mean, stdev

import pytest

from companion.games.island.board.generate import random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import Island, lay_out, pattern
from companion.games.island.board.survey import _USUAL, Figure, survey, traits
from companion.games.island.board.walks import steps, walks
from companion.games.island.terms import CHARACTERS, FRUITS, Hex
from tests.games.island.board.cutting import POINTS
from tests.games.island.board.test_layout import KNOTS, drawn


def apart(one: Hex, other: Hex) -> int:
    """With a ruler: a step along a row is two wide, any other one wide and a row high."""
    (x, y), (u, v) = POINTS[one], POINTS[other]
    wide, high = abs(u - x), abs(v - y)
    return high + max(0, wide - high) // 2


ISLAND = lay_out(drawn(), KNOTS)


def random_islands(count: int) -> list[Island]:
    return [random_island(Random(f"survey {seed}")) for seed in range(count)]


def test_steps() -> None:
    assert all(steps()[one][other] == apart(one, other) for one in HEXES for other in HEXES)


def spaces(island: Island, word: str) -> list[Hex]:
    return [at for at in HEXES if island.spaces[at] == word]


def least(start: Hex, stops: list[Hex], wanted: int) -> int:
    return min(
        sum(apart(one, other) for one, other in zip((start, *way), way, strict=False))
        for way in permutations(stops, wanted)
    )


@pytest.mark.parametrize("island", [ISLAND, *random_islands(3)])
def test_missions_on_foot(island: Island) -> None:
    """L14: the spaces of each mission, in every order."""
    found = walks(island)
    portals = [spaces(island, f"portal-{n}") for n in (1, 2, 3)]
    oracles = spaces(island, "oracle")
    seen = [at for word in ("snakes", "zombies", "ufo", "knot") for at in spaces(island, word)]
    fruits = [spaces(island, fruit)[0] for fruit in FRUITS]
    for fruit, start in zip(FRUITS, fruits, strict=True):
        assert found["phil"][fruit] == least(start, spaces(island, "anomaly"), 5)
        assert found["schrodie"][fruit] == least(start, seen, 5)
        assert found["hempel"][fruit] == least(start, [at for at in fruits if at != start], 5)
        assert found["theseus"][fruit] == min(
            least(start, [*one_of_each, *oracles], 5) for one_of_each in product(*portals)
        )


def test_achilles_comes_back_from_every_corner() -> None:
    """L14.2, L8.3: from D4 each corner is three steps off and one more leads out."""
    middle = lay_out(drawn({"D4": "lime", "E1": "oracle"}), KNOTS)
    assert walks(middle)["achilles"]["lime"] == 5 * 4
    # From E1 to D1, G1, A1, G4, and A4 or D7, the two farthest.
    assert walks(ISLAND)["achilles"]["lime"] == sum([1 + 1, 2 + 1, 4 + 1, 5 + 1, 6 + 1])


def test_granddead_goes_from_haunt_to_haunt() -> None:
    """L9.5: Bush and Rock come back to a fruit or an anomaly; counted are the means."""
    haunts = [at for at in HEXES if ISLAND.spaces[at] in (*FRUITS, "anomaly")]
    between = [apart(one, other) for one, other in permutations(haunts, 2)]
    for fruit, start in ISLAND.fruits.items():
        first = [apart(start, at) for at in haunts if at != start]
        exactly = Fraction(sum(first), len(first)) + 4 * Fraction(sum(between), len(between))
        assert abs(walks(ISLAND)["granddead"][fruit] - exactly) <= Fraction(1, 2)


def figures(island: Island) -> Mapping[Figure, int]:
    return survey(island).figures


def test_the_figures_of_one_island() -> None:
    found = figures(ISLAND)
    ways = walks(ISLAND)
    assert found["way"] == sum(ways[who][fruit] for who in CHARACTERS for fruit in FRUITS)
    assert found["spread"] == sum(
        max(starts.values()) - min(starts.values()) for starts in ways.values()
    )
    assert found["camps_apart"] == apart(Hex("B3"), Hex("E4")) == 3
    assert found["knots_apart"] == min(apart(Hex("A1"), Hex("C6")), apart(Hex("C6"), Hex("G3")))
    assert found["portals_apart"] == 4 + 2 + 4  # B1-F2, C5-F5, D2-G2
    assert found["lakes_at_shore"] == 2  # C1 and E6
    fruits = [at for at in HEXES if ISLAND.spaces[at] in FRUITS]
    assert found["camp_way"] == sum(
        min(apart(at, Hex("B3")), apart(at, Hex("E4"))) for at in fruits
    )


def test_knots_that_lead_into_the_ocean() -> None:
    """L6.5: by sides by which somebody can come in from a space."""
    # A1, straight on: from E, SE and SW out by W, NW and NE. C6: from W, SW out by E, NE; from NW
    # by SE. G3: from NW and NE out by SE and SW.
    assert figures(ISLAND)["knots_to_ocean"] == 3 + 2 + 2
    inner = pattern((("E", "SE"), ("NW", "NE"), ("SW", "W")))
    turned = lay_out(drawn(), {**KNOTS, Hex("A1"): inner})
    # A1: from SW by W; E and SE lead to each other; nobody comes in from NW, NE or W.
    assert figures(turned)["knots_to_ocean"] == 1 + 2 + 2


def test_lakes_that_can_only_be_left_into_the_ocean() -> None:
    """L7.3: the straight one, C1 to C3, by W. From the triangle E leads on to D7."""
    found = figures(ISLAND)
    assert (found["lakes_to_ocean"], found["to_ocean"]) == (1, found["knots_to_ocean"] + 1)


@pytest.mark.parametrize("island", random_islands(40))
def test_lakes_by_every_line(island: Island) -> None:
    ends = 0
    for cells in island.lakes.values():
        for dx, dy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)):
            ahead = {(POINTS[at][0] + dx, POINTS[at][1] + dy) for at in cells}
            outside = ahead - {POINTS[at] for at in cells}
            ends += not outside & {*POINTS.values()}
    assert figures(island)["lakes_to_ocean"] == ends


def test_what_stands_out() -> None:
    usual: dict[Figure, int] = {figure: round(middle) for figure, (middle, _) in _USUAL.items()}
    assert traits(usual) == ()
    assert traits({**usual, "way": 480, "lakes_at_shore": 0, "camps_apart": 6}) == (
        ("lakes_at_shore", "low"), ("way", "low"),
    )  # fmt: skip
    assert traits({**usual, "to_ocean": 9}) == (("to_ocean", "high"),)


@pytest.mark.long
def test_what_is_usual_was_measured() -> None:
    found = [figures(island) for island in random_islands(1500)]
    for figure, (middle, by) in _USUAL.items():
        values = [one[figure] for one in found]
        assert mean(values) == pytest.approx(middle, abs=by / 5), figure
        assert stdev(values) == pytest.approx(by, rel=0.1), figure
