"""A1.3: the circle of colours, told by an owner with other art."""

import pytest

from companion.games.antinomy.box import CIRCLES, told_order, with_order
from companion.games.antinomy.cards import COLOURS, Colour


def test_there_are_six_circles_and_the_usual_one_is_among_them() -> None:
    assert len(set(CIRCLES)) == 6
    assert COLOURS in CIRCLES
    assert all(sorted(one) == sorted(COLOURS) for one in CIRCLES)


def test_what_is_told_is_read_again() -> None:
    order: tuple[Colour, ...] = ("blue", "red", "green", "purple")
    assert told_order(with_order({}, order)) == order


@pytest.mark.parametrize(
    "found", [None, 3, "blue", [], ["blue"], ["blue", "blue", "red", "green"], [["blue"]] * 4]
)
def test_what_makes_no_sense_is_not_told(found: object) -> None:
    assert told_order({"codex-order": found}) is None
