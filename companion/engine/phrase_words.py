"""Words of a game's short phrases, as the machinery of talk needs to know them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

UNKNOWN_WORD = "?"


class PhraseWords:
    """The tag of each word: what it names or does; nothing for a word that only stands beside.

    `tags`: by tag, a regular expression of all its words in every language. `kinds`: the class of
    a tag that is a name; one of a class takes the place of another where it is corrected. `deeds`:
    tags of what is done.
    """

    def __init__(
        self, tags: Mapping[str, str], kinds: Mapping[str, str], deeds: frozenset[str]
    ) -> None:
        self._listed = tags
        self.kinds = kinds
        self.deeds = deeds

    @cached_property
    def _tags(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        return tuple((tag, re.compile(words)) for tag, words in self._listed.items())

    def tag(self, word: str) -> str | None:
        """None: the word is not known."""
        return next((tag for tag, words in self._tags if words.fullmatch(word)), None)
