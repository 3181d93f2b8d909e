"""The course of a line: points along it, and where it turns back."""

from __future__ import annotations

import pytest

from companion.ui.island.map.course import point_along, unfolded


def test_a_point_so_far_along_a_line() -> None:
    line = ((0.0, 0.0), (4.0, 0.0), (4.0, 0.0), (4.0, 4.0))
    assert [point_along(line, share) for share in (0, 0.25, 0.75, 1)] == [
        (0, 0), (2, 0), (4, 2), (4, 4),
    ]  # fmt: skip


def test_a_line_that_turns_back_is_two() -> None:
    """As one it would come to a point there, like a needle."""
    parts = list(unfolded(((0.0, 0.0), (9.0, 0.0), (1.0, 0.0), (1.0, 5.0))))
    assert parts == [((0, 0), (9, 0)), ((9, 0), (1, 0), (1, 5))]


@pytest.mark.parametrize("line", [((0.0, 0.0), (1.0, 0.0)), ((0.0, 0.0), (1.0, 0.0), (2.0, 1.0))])
def test_another_line_is_one(line: tuple[tuple[float, float], ...]) -> None:
    assert list(unfolded(line)) == [line]
