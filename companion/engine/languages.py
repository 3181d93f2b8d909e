"""The two languages of the house. A text is finished when it is there in both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

InBoth = Mapping[Language, str]
# Texts by their keys.
Topic = Mapping[str, InBoth]


def language_named(code: str) -> Language | None:
    return next((language for language in LANGUAGES if language == code), None)
