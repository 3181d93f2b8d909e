"""The paths that a model of language may take: every phrase of the grammar, token by token."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Final

_ENDS: Final = ".!?"

# The tokens of a text; a word that another stands before begins with a space.
Tokens = Callable[[str], tuple[int, ...]]


@dataclass(slots=True, eq=False)
class Node:
    """`phrase`: what has been said if it ends here."""

    onward: dict[int, Node] = field(default_factory=dict)
    phrase: str = ""


def paths(phrases: Iterable[str], tokens: Tokens) -> Node:
    """A model taught with books writes sentences: with a mark at the end, or without."""
    start = Node()
    ends = [token for mark in _ENDS for token in tokens(mark)]
    for phrase in phrases:
        for text in written(phrase):
            place = start
            for word in text.split():
                for token in tokens(f" {word}"):
                    place = place.onward.setdefault(token, Node())
            place.phrase = place.phrase or phrase
            for end in ends:
                place.onward.setdefault(end, Node(phrase=place.phrase))
    return start


# The spelling of networks: names with a capital, digits, spaces as on a map

# The names of a space's row in Russian, as letters of both alphabets.
_ROWS: Final = {"а": "АA", "бэ": "БB", "цэ": "ЦC", "дэ": "ДD", "е": "ЕE", "эф": "ФF", "гэ": "ГG"}
_NUMBERS: Final = (
    "one two three four five six seven", "один два три четыре пять шесть семь",
)  # fmt: skip
_NAMES: Final = """
    granddead achilles hempel theseus phil schrodie
    ахилл ахилла гемпель гемпеля тесей тесея фил фила
"""
_I: Final = "i i'm i'll"
_SPELLED: Final[dict[str, tuple[str, ...]]] = {
    **{word: (word.capitalize(),) for word in (*_NAMES.split(), *_I.split())},
    **{
        word: (word, str(number))
        for numbers in _NUMBERS
        for number, word in enumerate(numbers.split(), 1)
    },
    **{name: (name, *letters) for name, letters in _ROWS.items()},
    **{row: (row.upper(),) for row in "bcdefg"},
    "две": ("две", "2"),
    # As it hears names that it does not know.
    "шрёди": ("Шрёди", "Шроди", "Среди"),
    "дэ": ("дэ", "Д", "D", "Да", "Де"),
    "ан-дед": ("Ан-Дед", "Андед"),
    "ан-деда": ("Ан-Деда", "Андеда"),
}
_SPACE: Final = re.compile(r"\b(\w) (\d)\b")


def written(phrase: str) -> tuple[str, ...]:
    """Every way, each once; it begins with a capital."""
    found = []
    for words in product(*(_SPELLED.get(word, (word,)) for word in phrase.split())):
        text = " ".join(words)
        for one in (text, _SPACE.sub(r"\1\2", text), _SPACE.sub(r"\1-\2", text)):
            found += [_begun(one), _begun(one.replace("ё", "е"))]
    return tuple(dict.fromkeys(found))


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
