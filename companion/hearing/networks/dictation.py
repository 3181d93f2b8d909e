"""Dictation: the likeliest texts of all, held to no list.

Words of the game are favoured a little: a network that was taught with books writes "self-less"
for "south-west". What a word was favoured by is taken back unless it comes to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Any, Final, NamedTuple

from companion.hearing.networks.beams import Ended
from companion.hearing.networks.steps import Steps

_NEAR: Final = 2.0  # logarithm of how much less likely


class Width(NamedTuple):
    """The number of ways at once; `close`: the logarithm of how much less likely one may be that

    is told beside the likeliest. `longest`: tokens, of which nobody says more.
    """

    most: int
    close: float
    longest: int


class Written(NamedTuple):
    """A text to its end: its tokens, and the logarithm of its probability."""

    tokens: tuple[int, ...]
    score: float


class Favoured:
    """Words, token by token, and how much likelier each of their tokens is made."""

    def __init__(self, words: Iterable[tuple[int, ...]], by: float, begins: frozenset[int]) -> None:
        """`begins`: the tokens that any word begins with, and marks."""
        self.by = by
        self.begins = begins
        self.onward: dict[tuple[int, ...], set[int]] = {}
        self.whole = frozenset(words)
        for word in self.whole:
            for at, token in enumerate(word):
                self.onward.setdefault(word[:at], set()).add(token)


NOBODY: Final = Favoured((), 0.0, frozenset())


class _Way(NamedTuple):
    """`word`: the tokens of a favoured word that is being written."""

    tokens: tuple[int, ...] = ()
    score: float = 0.0
    favour: float = 0.0
    word: tuple[int, ...] = ()

    @property
    def worth(self) -> float:
        return self.score + self.favour


def dictated(
    steps: Steps,
    begin: Sequence[int],
    end: int,
    width: Width,
    words: int,
    favoured: Favoured = NOBODY,
) -> tuple[Written, ...]:
    """The likeliest first. `words`: the tokens from this one on are signs that nobody says."""
    steps.first(begin)
    ways, found = [_Way()], list[_Way]()
    while ways and len(ways[0].tokens) < width.longest:
        onward = _onward(ways, steps.logs, width.most, (end, words), favoured)
        found += [way for way, _ in onward if way.tokens[-1] == end and way.tokens[:-1]]
        best = max((one.worth for one in found), default=-inf)
        kept = [one for one in onward if one[0].tokens[-1] != end]
        kept = [one for one in kept if one[0].worth > best - width.close]
        ways = [way for way, _ in kept]
        if ways:
            steps.next([way.tokens[-1] for way in ways], [row for _, row in kept])
    found.sort(key=lambda one: -one.worth)
    close = (one for one in found if one.worth > found[0].worth - width.close)
    return tuple(Written(one.tokens[:-1], one.score) for one in close)


def _onward(
    ways: list[_Way], logs: Any, most: int, signs: tuple[int, int], favoured: Favoured
) -> list[tuple[_Way, int]]:
    """The best ways on, and from which they go."""
    import numpy as np

    end, words = signs
    logs[:, words:end] = logs[:, max(words, end + 1) :] = -inf
    onward = list[tuple[_Way, int]]()
    for row, way in enumerate(ways):
        likely = {int(token) for token in np.argpartition(logs[row], -most)[-most:]}
        helped = favoured.onward.get(way.word, set()) | favoured.onward.get((), set())
        onward += [
            (_on(way, token, float(logs[row, token]), favoured), row) for token in likely | helped
        ]
    return sorted(onward, key=lambda one: -one[0].worth)[:most]


def _on(way: _Way, token: int, score: float, favoured: Favoured) -> _Way:
    word, favour = way.word, way.favour
    if token in favoured.onward.get(word, ()) and (word or not way.word):
        word, favour = (*word, token), favour + favoured.by
    else:
        begins = token in favoured.begins
        if word and not (word in favoured.whole and begins):
            favour -= favoured.by * len(word)
        word = ()
        if begins and token in favoured.onward.get((), ()):
            word, favour = (token,), favour + favoured.by
    return _Way((*way.tokens, token), way.score + score, favour, word)


class Text(NamedTuple):
    """`texts`: the likeliest first; none where that one is a guess, token by token."""

    texts: tuple[str, ...]
    score: float


def spelled(found: Sequence[Written], text: Callable[[tuple[int, ...]], str], least: float) -> Text:
    """`least`: the logarithm of how likely each token must be, on the average."""
    if not found:
        return Text((), inf)
    if found[0].score < least * (len(found[0].tokens) + 1):
        return Text((), found[0].score)
    texts = dict.fromkeys(text(one.tokens) for one in found)
    return Text(tuple(one for one in texts if one), found[0].score)


def with_near(text: Text, listed: Iterable[str], scores: Mapping[str, Ended]) -> tuple[str, ...]:
    """The texts, and those of a list that the network itself would nearly have written."""
    near = (one for one in listed if one in scores and scores[one].score > text.score - _NEAR)
    return tuple(dict.fromkeys((*text.texts, *near)))
