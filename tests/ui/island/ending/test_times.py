"""The times of the two pages, as the second look has them: numbers alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.games.island.board.hexes import HEXES
from companion.ui.island.ending import appearing, opening
from companion.ui.island.ending.appearing import appearance
from companion.ui.island.ending.opening import turned


def test_at_first_nothing_has_appeared_and_at_last_everything() -> None:
    begun, done = appearance(0, 5), appearance(appearing.SECONDS, 5)
    assert (begun.sky, begun.island, begun.beam, begun.emblem, begun.words) == (0, 0, 0, 0, 0)
    assert set(begun.marks) == {0}
    assert (done.sky, done.island, done.beam, done.ring, done.words) == (1, 1, 1, 1, 1)
    assert done.emblem == pytest.approx(1)
    assert set(done.marks) == {1}


def test_the_emblem_grows_from_six_tenths_and_a_little_too_far() -> None:
    start, seconds = appearing.EMBLEM
    sizes = [appearance(start + seconds * at / 50, 5).emblem for at in range(1, 51)]
    assert sizes[0] == pytest.approx(0.6, abs=0.06)
    assert max(sizes) > 1.02
    assert sizes[-1] == pytest.approx(1)


@pytest.mark.parametrize("marks", [4, 5])
def test_the_marks_come_to_the_ring_one_by_one(marks: int) -> None:
    begun = [
        next(at for at in range(3000) if appearance(at / 1000, marks).marks[number] > 0)
        for number in range(marks)
    ]
    assert all(139 <= later - one <= 141 for one, later in pairwise(begun))


def test_tiles_turn_row_by_row_from_the_north() -> None:
    for number, at in enumerate(HEXES):
        begins = number * opening.BETWEEN
        assert turned(number, begins) == (False, 1)
        assert turned(number, begins + opening.CLOSES - 0.001)[0] is False
        assert turned(number, begins + opening.CLOSES + 0.001)[0] is True
        assert turned(number, begins + opening.CLOSES + opening.OPENS + 0.001) == (True, 1), at
    assert turned(len(HEXES) - 1, opening.SECONDS)[0]
    assert list(HEXES) == sorted(HEXES)


def test_a_tile_is_narrowest_when_its_other_side_comes() -> None:
    wide = [turned(0, at / 1000)[1] for at in range(301)]
    assert min(wide) == pytest.approx(0, abs=0.02)
    assert wide.index(min(wide)) == pytest.approx(1000 * opening.CLOSES, abs=2)
