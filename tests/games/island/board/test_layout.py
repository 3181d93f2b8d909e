"""L1.3-L1.5, L1.8: every problem of a bad layout is listed."""

from random import Random

from companion.games.island.board.generate import random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import (
    Pattern,
    is_pattern,
    lay_out,
    pattern,
    problems,
    shape,
)
from companion.games.island.terms import DIRECTIONS, Hex
from tests.games.island.board.rows import read_rows

ISLAND = """
       knot     snakes   oracle   orange
     portal-1  anomaly  camp-a  banana  anomaly
   straight straight straight grapes portal-2 knot
 cherries portal-3 zombies oracle ufo triangle strawberry
     lime   bend     bend    camp-b  triangle triangle
       apple    portal-1 bend  anomaly portal-2
         anomaly  portal-3 knot anomaly
"""
STRAIGHT_ON = pattern((("NW", "SE"), ("NE", "SW"), ("E", "W")))
KNOTS: dict[Hex, Pattern] = dict.fromkeys((Hex("A1"), Hex("C6"), Hex("G3")), STRAIGHT_ON)


def drawn(changes: dict[str, str] | None = None) -> dict[Hex, str]:
    spaces = read_rows(ISLAND.splitlines())
    return spaces | {Hex(at): word for at, word in (changes or {}).items()}


def kinds(spaces: dict[Hex, str], knots: dict[Hex, Pattern] = KNOTS) -> list[tuple[str, str]]:
    return [(problem.kind, problem.space) for problem in problems(spaces, knots)]


def test_a_legal_island_has_none() -> None:
    assert problems(drawn(), KNOTS) == []
    island = lay_out(drawn(), KNOTS)
    assert island.lakes["bend"] == ("E2", "E3", "F3")
    assert island.named[Hex("E2")] == "lake:bend"
    assert island.twin[Hex("B1")] == "F2"
    assert island.camps == {"camp-a": "B3", "camp-b": "E4"}


def test_two_oranges_and_no_banana() -> None:
    assert kinds(drawn({"B4": "orange"})) == [("too-many", "orange"), ("too-few", "banana")]


def test_every_problem_is_listed_at_once() -> None:
    spaces = drawn({"B4": "orange", "C4": "soup", "F3": "grapes", "E4": "bend"})
    found = kinds(spaces, {})
    assert ("unknown-space", "soup") in found
    assert ("too-few", "camp-b") in found
    assert ("lake-shape", "bend") in found
    assert found.count(("knot-without-arrows", "knot")) == 3


def test_where_and_how_many() -> None:
    (first, _) = problems(drawn({"B4": "orange"}), KNOTS)
    assert (first.at, first.found, first.wanted) == (("A4", "B4"), 2, 1)


def test_a_broken_lake() -> None:
    swapped = drawn({"C3": "grapes", "C4": "straight"})
    assert kinds(swapped) == [("lake-shape", "straight")]
    assert kinds(drawn({"C3": "triangle", "E6": "straight"})) == [
        ("lake-shape", "straight"), ("lake-shape", "triangle"),
    ]  # fmt: skip


def test_arrows_where_no_knot_is() -> None:
    assert kinds(drawn(), KNOTS | {Hex("D4"): STRAIGHT_ON}) == [("arrows-without-knot", "knot")]


def test_arrows_that_are_no_three_pairs() -> None:
    """L1.8"""
    one_way = dict(STRAIGHT_ON) | {"NW": "NE"}
    assert not is_pattern(one_way)
    assert kinds(drawn(), KNOTS | {Hex("A1"): one_way}) == [("bad-arrows", "knot")]
    assert not is_pattern({"NW": "SE", "SE": "NW"})
    assert not is_pattern({direction: direction for direction in DIRECTIONS})


def test_shapes() -> None:
    """L1.5: straight 3 ways, triangle 2, bend 6; the bend is its own mirror image."""
    d4 = Hex("D4")
    assert shape((Hex("D3"), d4, Hex("D5"))) == "straight"
    assert shape((Hex("C3"), d4, Hex("E4"))) == "straight"
    assert shape((d4, Hex("D5"), Hex("C4"))) == "triangle"
    assert shape((Hex("D3"), d4, Hex("C4"))) == "bend"
    assert shape((Hex("D3"), d4, Hex("E4"))) == "bend"
    assert shape((d4, Hex("D5"), Hex("A1"))) is None


def test_rows_are_read_in_order() -> None:
    assert list(read_rows(ISLAND.splitlines())) == list(HEXES)


def test_islands_at_random_are_legal() -> None:
    """L2.2"""
    for seed in range(300):
        island = random_island(Random(seed))
        assert problems(island.spaces, island.knots) == []
