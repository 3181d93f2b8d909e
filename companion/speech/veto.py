"""Contradictions between a listed text and the same sound as it was dictated.

A recogniser that is held to a list pulls what is not in it to the nearest that is, sometimes to its
opposite. So what only the list heard counts where the dictated text says nothing against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from companion.speech.gist.tags import is_denied, kind_of, turns
from companion.speech.languages.words import HESITATIONS, WORDS, words_of
from companion.speech.reading.joins import COMPASS, joined
from companion.speech.reading.letters import compass_letters
from companion.speech.reading.tagged import together
from companion.speech.talk.sequences import said

# What denies; and by which sign it is compared.
_DENIALS: Final = frozenset((
    "no", "not", "none", "decline", "unused", "unmoved", "inactive", "without", "ни", "refuse",
    "leave", "pass",
))  # fmt: skip
_NOT: Final = "not"
_ACTS: Final[dict[str, str]] = {
    **dict.fromkeys(("over", "jump", "leap", "skip"), "over"),
    **dict.fromkeys(("end", "done", "end-turn", "turn-over"), "end"),
    **dict.fromkeys(("undo", "undo-go", "give-back"), "undo"),
    **{
        tag: tag
        for tag in (
            "safe",
            "unsafe",
            "restore",
            "push",
            "hit",
            "where",
            "extra",
            "energy",
            "health",
            "camp-a",
            "camp-b",
            *"234567",
        )
    },
}
_TURNS: Final = "turns"
_ASKED: Final = frozenset(("where",))  # of the desk, and answered
_HALVES: Final = frozenset("NS")  # no directions of the island by themselves (L1.2)


def contradicts(text: str, other: str) -> bool:
    """True if it says something of weight that the other does not, or if one alone denies."""
    here, there = _weighty(text), _weighty(other)
    more = {one for one in here - there if not (one in _HALVES and _begins(one, there))}
    return bool(more) or denies(text) != denies(other)


def _begins(half: str, whole: frozenset[str]) -> bool:
    """The north of a north-east that was misheard."""
    return any(one in COMPASS and one.startswith(half) for one in whole)


def denies(text: str) -> bool:
    return _NOT in _weighty(text)


@lru_cache(maxsize=64)
def _weighty(text: str) -> frozenset[str]:
    """The names, ways, manners, denials and turns of a text."""
    words = [word for word in words_of(text) if word not in HESITATIONS]
    tags = joined([WORDS.get(word, "?") for word in compass_letters(together(words))])
    found = {weight for tag in tags for weight in _weights(tag)}
    if (said(text)[-1:] == ["?"] and not found & _ASKED) or turns(words):
        found.add(_TURNS)
    if is_denied(words):
        found.add(_NOT)
    return frozenset(found)


def _weights(tag: str) -> Iterator[str]:
    """Also of what neighbours have become together, as "over NE" and "one-over"."""
    for joint in tag.removeprefix("at ").split():
        for part in (joint,) if joint in _ACTS or kind_of(joint) else joint.split("-"):
            if part in _DENIALS:
                yield _NOT
            elif kind_of(part):
                yield part
            elif part in _ACTS:
                yield _ACTS[part]
