"""The last steps of a way, which are drawn strongly, apart from those before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.island.history.paths import Path, Stop

STEPS: Final = 8  # of one way: more of them would hide the island


def recent(trails: Sequence[Path], steps: int = STEPS) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The last steps of somebody, and all that was before: a trail may be cut in two."""
    fresh, before, left = list[Path](), list[Path](), steps
    for trail in reversed(trails):
        late, early = _cut(trail, left)
        fresh += late
        before += early
        left -= sum(len(one.stops) - 1 for one in late)
    return tuple(reversed(fresh)), tuple(reversed(before))


def _cut(trail: Path, left: int) -> tuple[list[Path], list[Path]]:
    at = len(trail.stops) - 1 - left
    if at <= 0:
        return [trail], []
    if left <= 0:
        return [], [trail]
    begins = Stop(trail.stops[at].at, "start")
    late = Path(trail.who, (begins, *trail.stops[at + 1 :]), trail.own)
    return [late], [Path(trail.who, trail.stops[: at + 1], trail.own)]
