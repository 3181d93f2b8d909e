"""The words of a sentence that must not be missed: spaces, directions, numbers with their nouns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from companion.engine.languages import Language
from companion.text.island.en import nouns as en
from companion.text.island.ru import nouns as ru

# A number and what is counted; how much of a mission is done; which death it is.
_COUNTED: Final[Mapping[Language, tuple[str, ...]]] = {
    "en": (r"\d+ of \d+", r"\d+ (?:health|energy|extra actions|actions?)", r"extra action",
           r"(?:health|energy) \d+", r"\w+ death\b", r"your turn", r"nobody"),
    "ru": (r"\d+ из \d+", r"\d+ (?:здоровь\w+|энерги\w+|(?:дополнительн\w+ )?действи\w+)",
           r"(?:здоровье|энергия) \d+", r"дополнительное действие", r"\w+ гибель\b", r"твой ход",
           r"никого"),
}  # fmt: skip


def key_nouns(text: str, language: Language) -> tuple[tuple[int, int], ...]:
    """The places of the key nouns, from where to where."""
    return _found(text, language)


@lru_cache(maxsize=400)
def _found(text: str, language: Language) -> tuple[tuple[int, int], ...]:
    return tuple(match.span() for match in _pattern(language).finditer(text))


@cache
def _pattern(language: Language) -> re.Pattern[str]:
    """The longest name first: the Rock anomaly, and not an anomaly."""
    names = sorted({*_NAMES[language]()}, key=len, reverse=True)
    told = "|".join((*_COUNTED[language], *map(re.escape, names)))
    return re.compile(rf"(?<!\w)(?:{told})(?!\w)")


def _english() -> Iterator[str]:
    yield from (*en.NAME.values(), *en.PARTS.values())


def _russian() -> Iterator[str]:
    yield from (*ru.NAME.values(), *ru.ACCUSATIVE.values(), *ru.WITH_FRUIT.values())
    for where in ru.ON.values():
        yield where.partition(" ")[2]
    for noun in ru.FRUITS.values():
        yield from (noun.genitive, noun.dative)
    for way in ru.PARTS.values():
        yield from (way, f"{way}е", f"{way}у")
    yield from (f"портала {n}" for n in (1, 2, 3))


_NAMES: Final[Mapping[Language, Callable[[], Iterator[str]]]] = {"en": _english, "ru": _russian}
