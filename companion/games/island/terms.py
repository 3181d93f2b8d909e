"""The game's own words, as they stand in files and in code."""

from __future__ import annotations

from typing import Final, Literal, NewType, get_args

# A space of the grid, "A1" to "G4". For the OP's eyes alone: never said (L1.1, L16.2).
Hex = NewType("Hex", str)

# The spoken name of a space: "orange", "knot", "anomaly:rock", "lake:bend", "ocean" (L16.1).
Named = NewType("Named", str)

Direction = Literal["NW", "NE", "E", "SE", "SW", "W"]
Part = Literal["N", "NE", "SE", "S", "SW", "NW"]

Fruit = Literal["orange", "banana", "grapes", "cherries", "strawberry", "lime", "apple"]
Lake = Literal["straight", "triangle", "bend"]
Camp = Literal["camp-a", "camp-b"]
Anomaly = Literal[
    "lose-health", "lose-energy", "lose-fruit", "rock", "bush", "wave",
    "to-fruit", "to-lake", "aside", "arrows",
]  # fmt: skip
# Those that carry a captive on to another space.
Carrying = Literal["to-fruit", "to-lake", "aside", "arrows"]
Character = Literal["granddead", "achilles", "hempel", "theseus", "phil", "schrodie"]
Piece = Literal["wave", "rock", "bush"]
Stone = Literal["rock", "bush"]  # the OP pieces that walk the island
Extra = Literal["energy", "health", "action"]
Mark = Literal["circled", "crossed", "cleared", "free"]

# A speaker or actor: a captive by the figure's name, or the OP.
Who = str
OP: Final = "op"

DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
FRUITS: Final[tuple[Fruit, ...]] = get_args(Fruit)
LAKES: Final[tuple[Lake, ...]] = get_args(Lake)
CAMPS: Final[tuple[Camp, ...]] = get_args(Camp)
ANOMALIES: Final[tuple[Anomaly, ...]] = get_args(Anomaly)
CARRYING_ANOMALIES: Final[tuple[Carrying, ...]] = get_args(Carrying)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
STONES: Final[tuple[Stone, ...]] = get_args(Stone)
EXTRAS: Final[tuple[Extra, ...]] = get_args(Extra)
MIRAGES: Final = ("snakes", "zombies", "ufo")
PORTALS: Final = ("portal-1", "portal-2", "portal-3")
# Power tokens: those whose text the rulebooks tell, and the owner's own (box-data.md).
KNOWN_TOKENS: Final = ("algae", "lithophytes", "flood", "ivy", "hurricane")
TOKENS: Final = (*KNOWN_TOKENS, *(f"token-{number}" for number in range(6, 13)))

# The bonuses of each board in the order of box-data.md; Hempel's palms are numbered by it.
BONUSES: Final[dict[str, tuple[str, str, str]]] = {
    "granddead": ("meeting", "locate", "back"),
    "achilles": ("number", "to-captive", "action"),
    "hempel": ("around", "trade", "free-step"),
    "theseus": ("to-fruit", "circle", "replenish"),
    "phil": ("immunity", "line", "reward"),
    "schrodie": ("neighbour", "refuse", "heal"),
}


# A word of a file or an answer as the term that it is. The words come checked.


def direction_named(word: str) -> Direction:
    return next(direction for direction in DIRECTIONS if direction == word)


def piece_named(word: str) -> Piece:
    return next(piece for piece in PIECES if piece == word)


def stone_named(word: str) -> Stone:
    return next(stone for stone in STONES if stone == word)


def wave_place_named(word: str) -> Part | Lake:
    return next(place for place in (*PARTS, *LAKES) if place == word)


def fruit_named(word: str) -> Fruit:
    """`banana`; also of an answer `bonus banana`."""
    return next(fruit for fruit in FRUITS if word.endswith(fruit))
