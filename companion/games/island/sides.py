"""L1.8: the six sides joined in groups, as files write them: `[NW-E, NE-SW, W-SE]`."""

from typing import Any, Final, cast

from companion.games.island.faults import Faults, Place, Sentence, nearest, quoted
from companion.games.island.terms import DIRECTIONS, Direction

# The size of a group: a knot joins pairs, the arrow anomaly threes.
EXAMPLES: Final = {2: "[NW-E, NE-SW, W-SE]", 3: "[NW-E-SW, NE-SE-W]"}

WRONG_COUNT: Final = Sentence(
    "the six sides make {count} groups of {size}, and here are {found}: write them as in {example}",
    "шесть сторон делятся на группы по {size}, всего групп {count}, а здесь их {found}:"
    " напишите, как в примере {example}",
)
WRONG_SIZE: Final = Sentence(
    "{found} does not join {size} sides: write all of them as in {example}",
    "{found} соединяет не {size} стороны: напишите всё, как в примере {example}",
)
UNKNOWN_SIDE: Final = Sentence(
    "{found} is no side: write {meant}",
    "стороны {found} не бывает: напишите {meant}",
)
SIDE_TWICE: Final = Sentence(
    "the side {side} is joined twice and {missing} not at all: name each of the six sides once",
    "сторона {side} соединена дважды, а {missing} — ни разу: назовите каждую из шести сторон"
    " один раз",
)


def joined_sides(
    faults: Faults, value: Any, place: Place, size: int
) -> list[tuple[Direction, ...]] | None:
    """The groups, all six sides in them once each; or None, and the fault is kept."""
    example = EXAMPLES[size]
    entries = faults.listed(value, place, example.strip("[]"))
    before = len(faults.found)
    groups = [
        _group(faults, entry, (*place, number), size) for number, entry in enumerate(entries)
    ]
    if len(faults.found) > before:
        return None
    if len(groups) * size != len(DIRECTIONS):
        found = len(groups)
        count = len(DIRECTIONS) // size
        faults.add(place, WRONG_COUNT, count=count, size=size, found=found, example=example)
        return None
    return groups if _each_once(faults, groups, place) else None


def _group(faults: Faults, value: Any, place: Place, size: int) -> tuple[Direction, ...]:
    sides = value.split("-") if isinstance(value, str) else []
    for side in sides:
        if side not in DIRECTIONS:
            meant = nearest(side.upper(), DIRECTIONS)
            faults.add(place, UNKNOWN_SIDE, found=quoted(side), meant=meant)
            return ()
    if len(sides) != size:
        faults.add(place, WRONG_SIZE, found=quoted(value), size=size, example=EXAMPLES[size])
    return tuple(cast(list[Direction], sides))


def _each_once(faults: Faults, groups: list[tuple[Direction, ...]], place: Place) -> bool:
    named = [side for group in groups for side in group]
    twice = [side for side in DIRECTIONS if named.count(side) > 1]
    missing = [side for side in DIRECTIONS if side not in named]
    if twice:
        number = max(i for i, group in enumerate(groups) if twice[0] in group)
        said = ", ".join(missing)
        faults.add((*place, number), SIDE_TWICE, side=twice[0], missing=said)
    return not twice
