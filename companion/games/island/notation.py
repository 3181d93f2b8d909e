"""Commands as words and back: `move NW over safe`, `rock pushes phil E`, `set wave off`.

One notation serves the table script, the journal, and the names of undo steps.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Final, assert_never

from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import (
    Answer,
    ChooseToken,
    Command,
    Correct,
    End,
    Move,
    PieceStep,
    Push,
    Restore,
    Shuffled,
    UseBonus,
    UseExtra,
    WaveHits,
    WaveTo,
    Where,
)
from companion.games.island.terms import (
    CAMPS,
    CHARACTERS,
    DIRECTIONS,
    EXTRAS,
    FRUITS,
    LAKES,
    PARTS,
    PIECES,
    TOKENS,
    Direction,
    Who,
)

_DIRECTIONS: Final = frozenset(DIRECTIONS)
_PLACES: Final = frozenset((*PARTS, *LAKES))

_UNSAID: Final = frozenset((*HEXES, *PARTS, *LAKES))

# Every word that can answer some question and is no command of its own.
ANSWERS: Final = frozenset((
    "yes", "no", "use", "decline", "activate", "stay", "pass", "done", "none",
    "2 health", "2 energy", "1 and 1", "lose health", "lose energy",
    "1", "2", "3", "4", "5", "6",
    *CAMPS, *DIRECTIONS, *PARTS, *FRUITS, *PIECES, *CHARACTERS, *HEXES,
    *(f"{one} {two}" for one in DIRECTIONS for two in DIRECTIONS if one != two),
))  # fmt: skip


@lru_cache(maxsize=8192)
def read(who: Who, text: str) -> Command | None:
    """The command that `text` writes, or None where it is no word of the notation."""
    if text in ANSWERS:
        return Answer(who, text)
    match text.split():
        case ["move", direction, *how] if direction in _DIRECTIONS:
            return _move(who, direction, how)
        case ["restore"]:
            return Restore(who)
        case ["bonus", fruit] if fruit in FRUITS:
            return UseBonus(who, fruit)
        case ["extra", extra] if extra in EXTRAS:
            return UseExtra(who, extra)
        case ["end"]:
            return End(who)
        case ["token", token] if token in TOKENS:
            return ChooseToken(who, token)
        case ["wave", place] if place in _PLACES:
            return WaveTo(who, place)
        case ["wave", "hits", whom] if whom in CHARACTERS:
            return WaveHits(who, whom)
        case ["rock" | "bush" as stone, direction] if direction in _DIRECTIONS:
            return PieceStep(who, stone, direction)
        case ["rock" | "bush" as stone, "pushes", whom, direction] if (
            whom in CHARACTERS and direction in _DIRECTIONS
        ):
            return Push(who, stone, whom, direction)
        case ["where", whom] if whom in CHARACTERS:
            return Where(who, whom)
        case ["set", *words] if words:
            return Correct(who, tuple(words))
        case ["shuffled", *order] if order and all(
            place.isdecimal() and len(place) < 3 for place in order
        ):
            return Shuffled(who, tuple(map(int, order)))
        case _:
            return None


def _move(who: Who, direction: Direction, how: list[str]) -> Move | None:
    if sorted(how) not in ([], ["over"], ["safe"], ["over", "safe"]):
        return None
    return Move(who, direction, over="over" in how, safe="safe" in how)


def write(command: Command) -> str:
    """The one spelling of a command, which `read` reads back."""
    match command:
        case Move(_, direction, over, safe):
            return f"move {direction}{' over' * over}{' safe' * safe}"
        case Answer(_, word):
            return word
        case Restore():
            return "restore"
        case UseBonus(_, fruit):
            return f"bonus {fruit}"
        case UseExtra(_, extra):
            return f"extra {extra}"
        case End():
            return "end"
        case ChooseToken(_, token):
            return f"token {token}"
        case WaveTo(_, place):
            return f"wave {place}"
        case WaveHits(_, whom):
            return f"wave hits {whom}"
        case PieceStep(_, stone, direction):
            return f"{stone} {direction}"
        case Push(_, stone, whom, direction):
            return f"{stone} pushes {whom} {direction}"
        case Where(_, whom):
            return f"where {whom}"
        case Correct(_, words):
            return " ".join(("set", *words))
        case Shuffled(_, order):
            return " ".join(("shuffled", *map(str, order)))
        case _:
            assert_never(command)


def write_for_all(command: Command) -> str:
    """The same for ears that may not hear of the grid or of where the Wave is (L16.2)."""
    match command:
        case WaveTo():
            return "wave"
        case Correct(_, words):
            told = takewhile(lambda word: word not in _UNSAID, words)
            return " ".join(("set", *told))
        case _:
            return write(command)
