"""A refusal that is complete, and what is said beside it: "I don't, I return", «не надо, иду».

A "not" denies nothing beyond its own clause: neither over a comma or a "but", nor over "wait",
"now" or «туда»; and «не хочу» denies an infinitive, never «иду».
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS, words_of
from companion.speech.reading.joins import NOTED

_BREAKS: Final = re.compile(r"[,.;:!?…]|\s[-–—]+\s|\b(?:but|а|но)\b")
# They say nothing of what is done.
_EMPTY: Final = NOTED | {"", "a", "and", "to", "not"}
_ANSWERS: Final = _EMPTY | {"yes", "no", "do-it"}
_UNLISTED: Final = "?"
_PAUSES: Final = english.PAUSES | russian.PAUSES
_SUBJECTS: Final = frozenset(("i", "we"))
_INFINITIVE: Final = re.compile(r"(?:ть|ти|чь)(?:ся|сь)?$")
_DONE: Final = frozenset((
    "go", "away", "go-on", "come-out", "return", "activate", "use", "take", "cross", "push", "hit",
    "stay", "restore", "end", "pass", "skip", "leave", "jump", "start",
))  # fmt: skip

# Of words that are all in the vocabulary, a text without one of these has no refusal: those with a
# break inside would be cut.
REFUSING: Final = frozenset(
    word for word, tag in WORDS.items() if tag == "not" or _BREAKS.search(word)
)


class Beside(NamedTuple):
    """The other words. `parted`: by a mark or a "but", so that they are a sentence of their own."""

    words: list[str]
    parted: bool


def beside_a_refusal(text: str) -> Beside | None:
    """None: no refusal stands alone, or nothing is said beside it."""
    parts = [words_of(part) for part in _BREAKS.split(text.lower())]
    tags = {_tag(word) for words in parts for word in words}
    if "not" not in tags or _UNLISTED in tags:
        return None
    found = _beside(parts)
    if found is not None:
        return Beside(found, parted=True)
    found = _beside([clause for words in parts for clause in _clauses(words)])
    return None if found is None else Beside(found, parted=False)


def _beside(clauses: list[list[str]]) -> list[str] | None:
    others = [word for words in clauses if not _only_refuses(words) for word in words]
    if len(others) == sum(map(len, clauses)) or _ANSWERS.issuperset(map(_tag, others)):
        return None
    return others


def _only_refuses(words: list[str]) -> bool:
    tags = [_tag(word) for word in words]
    return "not" in tags and _EMPTY.issuperset(tags)


def _tag(word: str) -> str:
    return WORDS.get(word, _UNLISTED)


def _clauses(words: list[str]) -> Iterator[list[str]]:
    """The clauses of a text as a recogniser writes it, with no marks."""
    said = [word for word in words if word not in HESITATIONS]
    for at in range(1, len(said)):
        if _tag(said[at - 1]) == "not" or (at > 1 and _tag(said[at - 2]) == "not"):
            if _ends(said, at):
                yield said[:at]
                yield said[at:]
                return
    yield said


def _ends(words: list[str], at: int) -> bool:
    """True if the clause of a "not" that stands one or two words before ends here."""
    last, word = words[at - 1], words[at]
    if _tag(last) == "not":
        return last != "не" and word in _SUBJECTS  # "I don't I return"
    if last in _PAUSES:
        return not (last == "think" and word in {*_SUBJECTS, "so", "it", "he", "she", "they"})
    if last not in russian.MODALS:
        return False
    done = next((word for word in words[at:] if _tag(word) not in _EMPTY), "")
    return _tag(done) in _DONE and word != "to" and _INFINITIVE.search(done) is None
