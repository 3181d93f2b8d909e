"""The words that stand on the screens, one file a topic, both languages side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.text.languages import Language

InBoth = Mapping[Language, str]
Sheet = Mapping[str, InBoth]


class InOne(Mapping[str, str]):
    """A topic in one language: looked up and not copied, for every touch asks a score of them."""

    __slots__ = ("_language", "_sheet")

    def __init__(self, sheet: Sheet, language: Language) -> None:
        self._sheet, self._language = sheet, language

    def __getitem__(self, key: str) -> str:
        return self._sheet[key][self._language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sheet)

    def __len__(self) -> int:
        return len(self._sheet)


def words(sheet: Sheet, language: Language) -> Mapping[str, str]:
    """A topic in one language."""
    return InOne(sheet, language)
