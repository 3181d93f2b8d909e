"""The marks of a readable text: no raw words, no holes, the letters of its language."""

import re
from typing import Final

from companion.text.languages import Language
from tests.text.every import GRID

# Keys of the notation that no sentence may show.
_RAW: Final = re.compile(r"\w:\w|\b(camp|portal|lose|to)-\w|\bNone\b|[{}_]|token-\d")
_LATIN: Final = re.compile(r"[A-Za-z]")
_CYRILLIC: Final = re.compile(r"[А-Яа-яЁё]")
_GRID: Final = re.compile(r"\b[A-G][1-7]\b")


def faults(text: str, language: Language) -> list[str]:
    """The faults of any text; names of the grid are taken out first."""
    shown = _GRID.sub("", text)
    found = []
    if _RAW.search(shown) or "  " in text or text != text.strip():
        found.append("raw or with a hole")
    if language == "ru" and _LATIN.search(shown):
        found.append("Latin letters in Russian")
    if language == "en" and _CYRILLIC.search(shown):
        found.append("Cyrillic letters in English")
    if language == "ru" and not _CYRILLIC.search(shown) and shown and not shown.isdigit():
        found.append("no Russian word")
    if text[:1] != text[:1].upper():
        found.append("small at the start")
    return found


def sentence_faults(text: str, language: Language) -> list[str]:
    found = faults(text, language)
    if text[-1:] not in (".", "?", "!"):
        found.append("no end")
    if re.search(r"[.?!,:;][.?!,:;]|\s[.,:;?!]", text):
        found.append("two marks in a row")
    return found


def names_the_grid(text: str) -> bool:
    return any(found in GRID for found in _GRID.findall(text))
