"""The times and easings of everything that moves."""

from __future__ import annotations

import pytest

from companion.ui.kit import motion

EASINGS = (
    motion.linear, motion.in_quad, motion.out_quad, motion.out_cubic, motion.in_out_cubic,
    motion.in_out_sine, motion.in_back, motion.out_back,
)  # fmt: skip


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_all_the_way(ease: motion.Ease) -> None:
    assert ease(0) == pytest.approx(0, abs=1e-12)
    assert ease(1) == pytest.approx(1)


@pytest.mark.parametrize("ease", EASINGS[:6])
def test_it_never_turns_back(ease: motion.Ease) -> None:
    way = [ease(step / 50) for step in range(51)]
    assert way == sorted(way)


def test_what_comes_with_a_spring_goes_a_little_too_far() -> None:
    assert 1.05 < max(motion.out_back(step / 50) for step in range(51)) < 1.15
    assert -0.15 < min(motion.in_back(step / 50) for step in range(51)) < -0.05


def test_what_slows_down_is_ahead_of_the_clock() -> None:
    for ease in (motion.out_quad, motion.out_cubic):
        assert ease(0.3) > 0.3


def test_lit_edges_pulse_three_times_and_are_whole_at_both_ends() -> None:
    shares = [motion.pulsing(step / 600) for step in range(601)]
    assert shares[0] == shares[-1] == pytest.approx(1)
    assert min(shares) == pytest.approx(motion.DIMMED)
    low = [at for at in range(1, 600) if shares[at - 1] > shares[at] <= shares[at + 1]]
    assert len(low) == motion.PULSES


def test_the_share_of_a_stretch_of_time() -> None:
    assert [motion.passed_share(at, 1, 2) for at in (0, 1, 2, 3, 9)] == [0, 0, 0.5, 1, 1]
