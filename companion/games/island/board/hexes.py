"""L1.1, L1.2, L1.6, L1.7: directions, neighbours, lines, the rim, the parts of the ocean.

North is up: row A lies at part N (L1.9).
"""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import DIRECTIONS, PARTS, Direction, Hex, Part

ROWS: Final = "ABCDEFG"
WIDTHS: Final = (4, 5, 6, 7, 6, 5, 4)  # L1.1
HEXES: Final[tuple[Hex, ...]] = tuple(
    Hex(f"{row}{column}")
    for row, width in zip(ROWS, WIDTHS, strict=True)
    for column in range(1, width + 1)
)

OPPOSITE: Final[dict[Direction, Direction]] = {
    "NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE", "E": "W", "W": "E",
}  # fmt: skip

# Axial coordinates with D in the middle: q grows to the east, r to the south-east.
AHEAD: Final[dict[Direction, tuple[int, int]]] = {
    "NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0),
}  # fmt: skip


def _axial(at: Hex) -> tuple[int, int]:
    r = ROWS.index(at[0]) - 3
    return int(at[1]) - min(r, 0), r


AXIAL: Final = {at: _axial(at) for at in HEXES}
_HEX_AT: Final = {axial: at for at, axial in AXIAL.items()}


def _ray(at: Hex, direction: Direction) -> tuple[Hex, ...]:
    (q, r), (dq, dr) = AXIAL[at], AHEAD[direction]
    found: list[Hex] = []
    while (ahead := _HEX_AT.get((q := q + dq, r := r + dr))) is not None:
        found.append(ahead)
    return tuple(found)


# The spaces from the next one to the one at the ocean.
RAY: Final[dict[Hex, dict[Direction, tuple[Hex, ...]]]] = {
    at: {direction: _ray(at, direction) for direction in DIRECTIONS} for at in HEXES
}
# The next space in a direction; None is the ocean.
NEXT: Final[dict[Hex, dict[Direction, Hex | None]]] = {
    at: {direction: next(iter(ray), None) for direction, ray in rays.items()}
    for at, rays in RAY.items()
}

# L1.6: the side of the hexagon each part lies along, and the two directions that cross it.
_SIDES: Final[dict[Part, tuple[Direction, Direction]]] = {
    "N": ("NW", "NE"), "NE": ("NE", "E"), "SE": ("E", "SE"),
    "S": ("SE", "SW"), "SW": ("SW", "W"), "NW": ("W", "NW"),
}  # fmt: skip
CORNERS: Final[dict[Hex, Direction]] = {
    Hex("A1"): "NW", Hex("A4"): "NE", Hex("D7"): "E",
    Hex("G4"): "SE", Hex("G1"): "SW", Hex("D1"): "W",
}  # fmt: skip


def _touches(at: Hex, part: Part) -> bool:
    return all(NEXT[at][direction] is None for direction in _SIDES[part])


# The parts of the ocean that a space touches: none inland, two at a corner.
SHORE: Final[dict[Hex, tuple[Part, ...]]] = {
    at: tuple(part for part in PARTS if _touches(at, part)) for at in HEXES
}


def _crossed(at: Hex, direction: Direction) -> tuple[Part, ...]:
    if NEXT[at][direction] is not None:
        return ()
    return tuple(part for part in SHORE[at] if direction in _SIDES[part])


# L1.7: the part that a step off the island enters; both of them straight out of a corner.
ENTERS: Final[dict[Hex, dict[Direction, tuple[Part, ...]]]] = {
    at: {direction: _crossed(at, direction) for direction in DIRECTIONS} for at in HEXES
}


def far_end(at: Hex, direction: Direction) -> Hex:
    """The space where the line through `at` in `direction` begins, at the other shore."""
    return (at, *RAY[at][OPPOSITE[direction]])[-1]
