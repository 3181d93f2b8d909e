"""Mistakes in a rulebook's files. They are ours, so the sentences are in English alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class BadRulebook(Exception):
    """`mistakes`: one sentence each, which names the file and the entry."""

    def __init__(self, mistakes: tuple[str, ...]) -> None:
        super().__init__(mistakes[0])
        self.mistakes = mistakes


class Mistakes:
    """Collects every mistake; none ends the reading."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.place = ""

    def add(self, sentence: str) -> None:
        self.found.append(f"{self.place}: {sentence}")

    def keys(self, tree: Mapping[str, Any], known: tuple[str, ...], of_what: str) -> None:
        for key in tree:
            if key not in known:
                self.add(f"{shown(key)} is no key of {of_what}")

    def words(self, value: Any, name: str) -> tuple[str, ...]:
        """A list of words, none of them twice."""
        if not isinstance(value, list | tuple) or not all(_is_text(one) for one in value):
            self.add(f"{name} is no list of words")
            return ()
        for one in dict.fromkeys(value):
            if value.count(one) > 1:
                self.add(f"{name} names {shown(one)} twice")
        return tuple(value)

    def map(self, value: Any, name: str) -> dict[str, Any]:
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            return value
        self.add(f"{name} is no map")
        return {}


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def shown(value: object) -> str:
    """A word as it can stand in a sentence: as it is, but short and on one line."""
    text = str(value)
    return text if text.isprintable() and len(text) <= 40 else f"{text[:40]!r}…"
