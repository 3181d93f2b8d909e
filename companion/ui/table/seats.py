"""Seats at the table of a small game: names that are known, and the words that stand for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from companion.store.games.people import LONGEST
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE

if TYPE_CHECKING:
    from companion.store.games.shelf import Shelf
    from companion.text.languages import Language

_WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")
_SHOWN: Final = 10  # letters of a name on a board (look3, section 2)
# A picture for each seat.
AVATARS: Final = ("rocket", "telescope", "hourglass-not-done", "satellite", "gem-stone")


def known_people(shelf: Shelf, language: Language) -> tuple[str, ...]:
    """Those of the games played last, then names for whoever plays for the first time."""
    sheet = words(AT_TABLE, language)
    strangers = (sheet[f"person-{number}"] for number in range(1, len(AVATARS) + 1))
    return tuple(dict.fromkeys((*_people(shelf), *strangers)))


def _people(shelf: Shelf) -> Iterator[str]:
    for game in shelf.games():
        yield from (name for who, name in game.people if who not in game.computer)


def player_words(names: Sequence[str]) -> tuple[str, ...]:
    """A word of the rules for each: the name, if it can be one; else all of them are numbered."""
    found = tuple(name.lower() for name in names)
    if all(map(_WORD.fullmatch, found)) and len(set(found)) == len(found):
        return found
    return numbered(len(names))


def numbered(count: int) -> tuple[str, ...]:
    """Words that no game has for anything else."""
    return tuple(f"p{number}" for number in range(1, count + 1))


def short(name: str) -> str:
    """A name where there is room for ten letters."""
    return name if len(name) <= _SHOWN else f"{name[: _SHOWN - 1].rstrip()}…"


def fits(name: str) -> bool:
    return 0 < len(name.strip()) <= LONGEST and name.isprintable()
