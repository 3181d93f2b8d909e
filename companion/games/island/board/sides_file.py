"""Groups of sides as a file writes them: the arrows of a knot, those of the anomaly token."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from companion.engine.checks import Checks, KeyPath, quoted
from companion.games.island.terms import DIRECTIONS, Direction


def read_sides(
    value: Any, place: KeyPath, size: int, checks: Checks
) -> list[tuple[Direction, ...]] | None:
    """L1.8: the six sides in groups of a size, each written `NW-E`; None where they are not."""
    written = [] if value is None else value
    if not isinstance(written, list):
        checks.entries(value, place)
        return None
    groups = [tuple(str(entry).split("-")) for entry in written]
    code = _wrong_sides(groups, size)
    if code is not None:
        checks.wrong(place, code[0], size=size, number=6 // size, found=quoted(code[1]))
        return None
    return cast(list[tuple[Direction, ...]], groups)


def _wrong_sides(groups: Sequence[tuple[str, ...]], size: int) -> tuple[str, str] | None:
    counts = Counter(side for group in groups for side in group)
    for side, number in counts.items():
        if side not in DIRECTIONS:
            return "unknown-side", side
        if number > 1:
            return "side-twice", side
    for side in DIRECTIONS:
        if side not in counts:
            return "side-missing", side
    for group in groups:
        if len(group) != size:
            return "sides-in-group", "-".join(group)
    return None
