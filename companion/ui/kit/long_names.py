"""Names that people give, in places that have little room for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SHORT: Final = 24  # letters that a card has room for
_BEGINNING: Final = 12  # letters of a name without a blank
_LINE: Final = 20  # letters that fit on a line of a phone


def shortened(name: str) -> str:
    """The whole words that a card has room for; of one that is too long its beginning."""
    if len(name) <= SHORT and max(map(len, name.split()), default=0) <= _LINE:
        return name
    kept = name[: SHORT - 1].rpartition(" ")[0].rstrip(" ,;:-")
    return f"{kept or name[:_BEGINNING]}…"


def wrapped(name: str) -> str:
    """The whole name; a word that is longer than a line goes on below."""
    return " ".join("\n".join(_pieces(word)) for word in name.split(" "))


def _pieces(word: str) -> Iterator[str]:
    for first in range(0, max(1, len(word)), _LINE):
        yield word[first : first + _LINE]
