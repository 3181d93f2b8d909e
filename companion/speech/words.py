"""A text in words of the vocabulary, however it was typed or heard."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from companion.speech import english, russian

WORDS: Final = english.WORDS | russian.WORDS
HESITATIONS: Final = english.HESITATIONS | russian.HESITATIONS

# Hyphens and apostrophes belong to words; every other mark only parts them.
_KEPT: Final = "-'"
_REPLACED: Final = {"ё": "е", "’": "'", "`": "'", "´": "'", "+": " plus ", "&": " and "}
_DASHES: Final = "‐‑‒–—−"


def words_of(text: str) -> list[str]:
    """Every word; some may stand nowhere in the vocabulary."""
    return [word for token in tokens(text) for word in parts(token)]


def tokens(text: str) -> list[str]:
    """What stands between spaces and marks; hyphens are left in."""
    marks = {ord(mark): " " for mark in set(text) if not mark.isalnum() and mark not in _KEPT}
    marks |= {ord(mark): spelled for mark, spelled in _REPLACED.items()}
    marks |= {ord(dash): "-" for dash in _DASHES}
    return unicodedata.normalize("NFC", text).lower().translate(marks).split()


def parts(token: str) -> Iterator[str]:
    """A word with its hyphens, or without them, or the words between them."""
    word = token.strip(_KEPT)
    if word in WORDS or "-" not in word:
        yield from (word,) * bool(word)
    elif (closed := word.replace("-", "")) in WORDS:
        yield closed
    else:
        yield from filter(None, (part.strip(_KEPT) for part in word.split("-")))
