"""The tiles (T1), and the words that name them."""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["green", "blue", "yellow", "red", "purple"]
Timeframe = Literal["past", "present", "future"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
# The nearest to the past first (T5.3).
TIMEFRAMES: Final[tuple[Timeframe, ...]] = get_args(Timeframe)
BLACK: Final = "black"

# T1.2: the values of a set by the back.
VALUES: Final[dict[Timeframe, tuple[int, ...]]] = {
    "past": (1, 2, 3, 4), "present": (1, 2, 3, 4, 5), "future": (2, 3, 4, 5, 6),
}  # fmt: skip

# A front by its word, `red-4` or `black`; a tile with its back, `red-4-past` or `black`.
Front = str
Tile = str

# T1.2: the backs that a coloured front has, the nearest to the past first.
BACKS: Final[dict[Front, tuple[Timeframe, ...]]] = {
    f"{colour}-{value}": tuple(back for back in TIMEFRAMES if value in VALUES[back])
    for colour in COLOURS
    for value in range(1, 7)
}
_FRONT: Final[dict[Tile, Front]] = {
    f"{front}-{back}": front for front, backs in BACKS.items() for back in backs
}
_COLOUR: Final[dict[Front, Colour]] = {
    front: colour for colour in COLOURS for front in BACKS if front.startswith(f"{colour}-")
}


def front_of(tile: Tile) -> Front:
    return _FRONT.get(tile, tile)


def back_of(tile: Tile) -> Timeframe | None:
    """T1.3: of a black tile the past; None where a front alone is named."""
    if tile == BLACK:
        return "past"
    return next((back for back in TIMEFRAMES if tile.endswith(f"-{back}")), None)


def with_back(front: Front, back: Timeframe | None) -> Tile:
    """The tile of a front; the front alone where its back is not known."""
    return front if front == BLACK or back is None else f"{front}-{back}"


def colour_of(front: Front) -> Colour | None:
    """The printed colour; None for black."""
    return _COLOUR.get(front)


def value_of(front: Front) -> int:
    """T1.3: black is 0."""
    return 0 if front == BLACK else int(front.rpartition("-")[2])


def colour_named(word: str) -> Colour | None:
    return next((colour for colour in COLOURS if colour == word), None)


def tile_named(words: str) -> Tile | None:
    """`red-4`, `red 4 past`, `black`: a tile, or a front whose back is not told."""
    name = "-".join(words.split())
    if name in BACKS or name in _FRONT:
        return name
    return BLACK if name in (BLACK, "black-0", "black-past", "black-0-past") else None


def fronts_of(colours: tuple[Colour, ...]) -> tuple[Front, ...]:
    """The coloured fronts of these sets."""
    return tuple(front for colour in colours for front in BACKS if _COLOUR[front] == colour)


def tiles_of(colours: tuple[Colour, ...]) -> tuple[Tile, ...]:
    """T1.1: fourteen coloured tiles and a black one for each set."""
    fronts = fronts_of(colours)
    coloured = (f"{front}-{back}" for front in fronts for back in BACKS[front])
    return (*coloured, *(BLACK for _ in colours))
