"""The words that stand on the screens, one file a topic, both languages side by side.

A pair stands on one line, or on two with the languages below one another: the formatter would give
it four, so a topic ends in `fmt: skip`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.languages import Language, Topic


class InOne(Mapping[str, str]):
    """A topic in one language: looked up and not copied, for every touch asks a score of them."""

    __slots__ = ("_language", "_topic")

    def __init__(self, topic: Topic, language: Language) -> None:
        self._topic, self._language = topic, language

    def __getitem__(self, key: str) -> str:
        return self._topic[key][self._language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._topic)

    def __len__(self) -> int:
        return len(self._topic)


def words(topic: Topic, language: Language) -> Mapping[str, str]:
    """A topic in one language."""
    return InOne(topic, language)
