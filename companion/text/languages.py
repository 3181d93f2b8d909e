"""The two languages of the table, and what both need of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from companion.engine.languages import LANGUAGES, Language

__all__ = ["LANGUAGES", "NO_TOKENS", "Language", "Tokens", "capitalised", "listed"]

# The owner's own power tokens: word, then language, then name.
Tokens = Mapping[str, Mapping[str, str]]

NO_TOKENS: Final[Tokens] = {}


def capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def listed(names: Sequence[str], conjunction: str) -> str:
    """`Wave`, `Wave and Phil`, `Wave, Rock and Phil`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {conjunction} {names[-1]}"
