"""Table of a game's words, as the machinery of talk needs it: passed in.

The island's is `island_names`; another game has one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Manner(NamedTuple):
    """Manner of doing something: "safely", "a space over".

    `told`: any of these tags, or all of one of `together`, says it. `replaced`: the tags that it
    takes the place of when it is corrected; `denied`: a "no" before it too. `again`: words that say
    it once more, before the text or after it (`first`).
    """

    told: frozenset[str]
    together: tuple[frozenset[str], ...]
    replaced: frozenset[str]
    denied: bool
    again: tuple[str, ...]
    first: bool


class NameTable(NamedTuple):
    """By the tags of a game's words.

    `words`: the tag of each. `kinds`: the class of a tag that is a name; one of a class takes the
    place of another. `beside`: they may stand beside a name that corrects; `bare`: beside any name,
    and do nothing. `way`: the class of directions; `halves`: "north, wait, east" may be one of
    them. `verbs`: they do something, so that a text goes on with them. `used`: names that begin
    the use of something; `uses`: questions that ask what for. `foreseen`: answers to what is not
    yet asked; `ended`: whole texts that end a turn; `after_going`: they follow a move. `repeats`:
    words for once more. `pieces`: they go on where no other is named. `only`: by the question,
    texts that say no more than that its answer is whole. `deeds`: they do something now; `owned`:
    names of what can be used later.
    `kept`: no words with such a tag are mere ornament.
    """

    words: Mapping[str, str]
    kinds: Mapping[str, str]
    manners: Mapping[str, Manner]
    beside: frozenset[str]
    bare: frozenset[str]
    way: str
    halves: tuple[frozenset[str], frozenset[str]]
    verbs: frozenset[str]
    used: frozenset[str]
    uses: tuple[str, ...]
    foreseen: frozenset[str]
    agreeing: frozenset[str]
    ended: frozenset[str]
    after_going: frozenset[str]
    repeats: frozenset[str]
    pieces: frozenset[str]
    only: Mapping[str, frozenset[str]]
    deeds: frozenset[str]
    owned: frozenset[str]
    kept: frozenset[str]

    def tag(self, word: str) -> str:
        """The tag of a word, also of one that says where something is; nothing of others."""
        return self.words.get(word, "").removeprefix("at ")

    def kind(self, word: str) -> str:
        """The class of a name; nothing for other words."""
        return self.kinds.get(self.tag(word), "")
