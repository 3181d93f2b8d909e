"""The bare hexagon: names, directions, the ocean's parts and straight lines (L1)."""

DIRECTIONS = ("NW", "NE", "E", "SE", "SW", "W")  # clockwise; as sides: 0 to 5
PARTS = ("N", "NE", "SE", "S", "SW", "NW")
WIDTHS = (4, 5, 6, 7, 6, 5, 4)  # L1.1
ROWS = "ABCDEFG"

# A row is drawn in half steps: going SE is one row down and one half step right.
STEP = {"NW": (-1, -1), "NE": (-1, 1), "E": (0, 2), "SE": (1, 1), "SW": (1, -1), "W": (0, -2)}

# L1.6, L1.7: the side of the hexagon that each part lies along, and the ways that cross it.
OUTWARD = {
    "N": ("NW", "NE"),
    "NE": ("NE", "E"),
    "SE": ("E", "SE"),
    "S": ("SE", "SW"),
    "SW": ("SW", "W"),
    "NW": ("W", "NW"),
}
CORNERS = ("A1", "A4", "D7", "G4", "G1", "D1")


def _lay_out() -> dict[str, tuple[int, int]]:
    return {
        f"{ROWS[row]}{column + 1}": (row, 7 - width + 2 * column)
        for row, width in enumerate(WIDTHS)
        for column in range(width)
    }


_PLACE = _lay_out()
_NAME = {place: name for name, place in _PLACE.items()}
SPACES = tuple(_PLACE)  # A1 … G4


def _next(name: str, direction: str) -> str | None:
    row, half = _PLACE[name]
    down, right = STEP[direction]
    return _NAME.get((row + down, half + right))


_NEXT = {(name, d): _next(name, d) for name in SPACES for d in DIRECTIONS}


def neighbour(space: str, direction: str) -> str | None:
    """The space next to this one that way; None: off the island."""
    return _NEXT[space, direction]


def opposite(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]


def _touched(space: str) -> tuple[str, ...]:
    sides = {
        "N": space[0] == "A",
        "NE": space in ("A4", "B5", "C6", "D7"),
        "SE": space in ("D7", "E6", "F5", "G4"),
        "S": space[0] == "G",
        "SW": space in ("D1", "E1", "F1", "G1"),
        "NW": space in ("A1", "B1", "C1", "D1"),
    }
    return tuple(part for part in PARTS if sides[part])


_TOUCHED = {space: _touched(space) for space in SPACES}


def touched(space: str) -> tuple[str, ...]:
    """The parts of the ocean that this space touches: none, one, or two at a corner (L1.6)."""
    return _TOUCHED[space]


def parts_entered(space: str, direction: str) -> tuple[str, ...]:
    """L1.7: the part along the side that is crossed; both where a corner points straight out."""
    return tuple(part for part in _TOUCHED[space] if direction in OUTWARD[part])


def line(space: str, direction: str) -> list[str]:
    """Every space that way, from the next one to the one at the ocean."""
    spaces: list[str] = []
    there = neighbour(space, direction)
    while there is not None:
        spaces.append(there)
        there = neighbour(there, direction)
    return spaces


def end_of_line(space: str, direction: str, length: int) -> tuple[str | None, str]:
    """The end of so many steps (None: the ocean, L5.8), and the line's last space of the island.

    In the ocean the last space is the one that the line leaves the island from.
    """
    last = space
    for _ in range(length):
        there = neighbour(last, direction)
        if there is None:
            return None, last
        last = there
    return last, last


def far_end(space: str, direction: str) -> str:
    """L14.5: where the line along which a piece left the island begins."""
    return ([space, *line(space, opposite(direction))])[-1]


def adjacent(one: str, other: str) -> bool:
    return any(neighbour(one, d) == other for d in DIRECTIONS)
