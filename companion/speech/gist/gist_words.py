"""One language's words for the gist: what turns a text, what adds nothing, and what means what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class GistWords(NamedTuple):
    """All are patterns (`patterns`), many in one with bars or spaces between them.

    `turning`: with one of these nothing is taken: it doubts, asks, sets a condition, tells what
    was.
    `beside`: single words that add nothing. `signs`: by the tag that each stands for, a tag of the
    vocabulary (`english`, `russian`) or one of the gist's own. `decisions`: after one,
    what was thought before no longer counts. `denying`: they deny what follows in
    their clause, or, at its end, what went before. `stems`: beginnings of words that are in no
    vocabulary, by the tag that they stand for.
    """

    turning: str
    beside: str
    signs: Mapping[str, str]
    denying: str
    decisions: str
    stems: Mapping[str, str] = {}


def words(listed: str) -> str:
    """A pattern of single words."""
    return " | ".join(listed.split())
