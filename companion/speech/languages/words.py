"""A text in words of the vocabulary, however it was typed or heard."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from companion.speech.languages import english, russian

WORDS: Final = english.WORDS | russian.WORDS
HESITATIONS: Final = english.HESITATIONS | russian.HESITATIONS
_LISTED: Final = frozenset(WORDS)

# Hyphens and apostrophes belong to words; every other mark only parts them.
_KEPT: Final = "-'"


class _Marks(dict[int, str]):
    """The sign or the space that each sign becomes, looked at once."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        self[code] = sign if sign.isalnum() or sign in _KEPT else " "
        return self[code]


_MARKS: Final = _Marks(str.maketrans({
    "ё": "е", "Ё": "е", "’": "'", "`": "'", "´": "'", "+": " plus ", "&": " and ",
    **dict.fromkeys("‐‑‒–—−", "-"),
}))  # fmt: skip


def words_of(text: str) -> list[str]:
    """Every word; some may stand nowhere in the vocabulary."""
    found: list[str] = []
    for token in tokens(text):
        if token in WORDS:
            found.append(token)
        else:
            found.extend(parts(token))
    return found


def tokens(text: str) -> list[str]:
    """The parts between spaces and marks; hyphens are left in."""
    return unicodedata.normalize("NFC", text).translate(_MARKS).lower().split()


def listed_words(text: str) -> list[str] | None:
    """The words of a text with the commonest marks alone; None if one is not in the vocabulary."""
    lower = text.lower().replace(",", " ").replace(".", " ").replace(":", " ").replace("!", " ")
    words = lower.replace("ё", "е").split()
    return words if _LISTED.issuperset(words) else None


def parts(token: str) -> Iterator[str]:
    """A word with its hyphens, or without them, or the words between them."""
    word = token.strip(_KEPT)
    if word in WORDS or "-" not in word:
        yield from (word,) * bool(word)
    elif (closed := word.replace("-", "")) in WORDS:
        yield closed
    else:
        yield from filter(None, (part.strip(_KEPT) for part in word.split("-")))
