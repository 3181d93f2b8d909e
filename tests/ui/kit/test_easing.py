"""Easings begin at nothing and end at all of it."""

from __future__ import annotations

import pytest

from companion.ui.kit.easing import in_quad, out_back, out_cubic, out_quad, share


@pytest.mark.parametrize("ease", [in_quad, out_quad, out_cubic, out_back])
def test_they_begin_and_end_where_they_are_to(ease: object) -> None:
    assert callable(ease)
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_what_eases_in_is_slow_at_first_and_what_eases_out_at_last() -> None:
    assert in_quad(0.5) < 0.5 < out_quad(0.5) < out_cubic(0.5)


def test_only_one_goes_too_far() -> None:
    assert max(out_back(at / 100) for at in range(101)) > 1.05


def test_the_share_of_a_stretch_of_time() -> None:
    assert [share(at, 1, 2) for at in (0, 1, 2, 3, 9)] == [0, 0, 0.5, 1, 1]
