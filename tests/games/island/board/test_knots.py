"""L1.8: fifteen patterns of arrows, five kinds under turning."""

from companion.engine.checks import Checks
from companion.games.island.board.knots import KINDS, PATTERNS, TURNINGS, alike, kind, turned
from companion.games.island.board.layout import is_pattern, pattern
from companion.games.island.board.sides_file import read_sides
from companion.games.island.terms import Hex
from companion.store.assets import shipped_box


def test_fifteen_patterns() -> None:
    assert len({tuple(sorted(arrows.items())) for arrows in PATTERNS}) == 15
    assert all(is_pattern(arrows) for arrows in PATTERNS)


def test_turning_goes_clockwise() -> None:
    bridge = pattern((("NW", "NE"), ("E", "SW"), ("SE", "W")))
    assert turned(bridge, 1) == pattern((("NE", "E"), ("SE", "W"), ("SW", "NW")))
    assert turned(bridge, 6) == bridge


def test_the_five_kinds_are_those_of_the_box_data() -> None:
    kinds = shipped_box()["knot-kinds"]
    for letter, arrows in KINDS.items():
        sides = read_sides(kinds[letter]["value"], (), 2, Checks({}))
        assert sides is not None
        assert arrows == pattern((one, other) for one, other in sides)


def test_every_pattern_is_of_one_kind() -> None:
    """Box data: turning leaves five; so many of the fifteen are of each."""
    kinds = [kind(arrows) for arrows in PATTERNS]
    assert {letter: kinds.count(letter) for letter in KINDS} == {
        "a": 1, "b": 2, "c": 3, "d": 3, "e": 6,
    }  # fmt: skip


def test_knots_of_one_kind_are_found_however_they_are_turned() -> None:
    """L1.8"""
    a1, c6, g3 = Hex("A1"), Hex("C6"), Hex("G3")
    one, other = TURNINGS["e"][1], TURNINGS["e"][4]
    assert alike({a1: one, c6: KINDS["b"], g3: other}) == {"e": (a1, g3)}
    assert alike({a1: one, c6: other, g3: one}) == {"e": (a1, c6, g3)}
    assert alike({a1: one, c6: KINDS["b"], g3: KINDS["a"]}) == {}
