"""The last steps of a way, apart from those before."""

from __future__ import annotations

import pytest

from companion.games.island.history.paths import Path
from companion.ui.island.map.recent import recent
from tests.ui.sample_views import way

LONG = way("phil", "A1", "A2", "A3", "A4")


def places(ways: tuple[Path, ...]) -> list[tuple[str, ...]]:
    return [tuple(stop.at for stop in one.stops) for one in ways]


@pytest.mark.parametrize(
    ("steps", "fresh", "before"),
    [
        (9, [("A1", "A2", "A3", "A4")], []),
        (3, [("A1", "A2", "A3", "A4")], []),
        (2, [("A2", "A3", "A4")], [("A1", "A2")]),
        (0, [], [("A1", "A2", "A3", "A4")]),
    ],
)
def test_a_way_is_cut_so_many_steps_before_its_end(
    steps: int, fresh: list[tuple[str, ...]], before: list[tuple[str, ...]]
) -> None:
    late, early = recent((LONG,), steps)
    assert (places(late), places(early)) == (fresh, before)


def test_of_several_ways_the_last_are_kept_whole() -> None:
    late, early = recent((LONG, way("phil", "G1", "G2")), 2)
    assert places(late) == [("A3", "A4"), ("G1", "G2")]
    assert places(early) == [("A1", "A2", "A3")]
