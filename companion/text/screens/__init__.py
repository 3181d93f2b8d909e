"""The words that stand on the screens, one file a topic, both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping

from companion.text.languages import Language

InBoth = Mapping[Language, str]
Sheet = Mapping[str, InBoth]


def words(sheet: Sheet, language: Language) -> Mapping[str, str]:
    """A topic in one language."""
    return {key: both[language] for key, both in sheet.items()}
