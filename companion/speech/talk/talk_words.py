"""One language's wordings of talk: what may stand around a command, and what stands for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class TalkWords(NamedTuple):
    """Patterns (`patterns`), all read after the phrase itself was not understood.

    `leads` and `tails` say nothing and go; of `reworded` and `whole` each key is said instead, of
    `whole` for an utterance that is nothing else. `corrections` take back what was said before;
    `pauses` do so between two commands of one kind. `then` parts two commands in any case, `links`
    where each can stand alone.
    """

    leads: tuple[str, ...]
    tails: tuple[str, ...]
    reworded: Mapping[str, tuple[str, ...]]
    whole: Mapping[str, tuple[str, ...]]
    corrections: tuple[str, ...]
    pauses: tuple[str, ...]
    then: tuple[str, ...]
    links: tuple[str, ...]
    twice: tuple[str, ...]
