"""One language's wordings of talk: what may stand around a command, and what stands for one.

Everything is patterns (`patterns`), many in one with bars between them, and is read only after the
phrase itself was not understood.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class TalkWords(NamedTuple):
    """At any game's table.

    `leads` and `tails` say nothing and go. `corrections` take back what was said before; `pauses`
    do so too, but at a question that two names answer. `then` parts two commands in any case,
    `links` where each can stand alone. Of `reworded` and `whole` each key is said instead; of
    `whole` for an utterance that is nothing else.
    """

    leads: str
    tails: str
    corrections: str
    pauses: str
    then: str
    links: str
    twice: str
    reworded: Mapping[str, str]
    whole: Mapping[str, str]


class GameWords(NamedTuple):
    """Of one game: other words for its own, as `TalkWords` has them."""

    reworded: Mapping[str, str]
    whole: Mapping[str, str]


def any_of(*patterns: str) -> str:
    return " | ".join(patterns)
