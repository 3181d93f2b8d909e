"""Contrasts to what is meant: "not east, west", "I was going to rest, but …".

The contrast goes whole, and only where the rest names another of the same class; a plan goes up to
its "but". What is left must be understood for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.shapes import CLASSES
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import LEADS, PLANS

_BUTS: Final = frozenset(("but", "а", "но"))
_NOTS: Final = frozenset(("not", "не"))
_BESIDE: Final = frozenset(("", "a", "to", "в", "с"))
_ANY: Final = frozenset(("anybody", "anyone", "any", "either"))
_AFTER_BUT: Final = frozenset(("нет", "no", "actually", "instead"))


def in_contrast(tokens: list[str]) -> list[str]:
    """The text without what it denies; the same tokens where it has no contrast."""
    return without_plan(_without_denied(tokens))


def the_other(tokens: list[str], options: tuple[str, ...]) -> str:
    """The one of two options that is not denied, as in "anybody but Phil"; else nothing."""
    words = [word for word in tokens if word != MARK and word not in HESITATIONS]
    tags = ["" if word in _ANY else WORDS.get(word, "?") for word in words]
    named = [one for one in options if not set(one.split()).isdisjoint(tags)]
    if len(options) != 2 or len(named) != 1 or tags.count("not") + tags.count("but") != 1:
        return ""
    rest = {*tags} - set(named[0].split()) - {"", "a", "to", "not", "but"}
    return "" if rest else next(one for one in options if one not in named)


def without_plan(tokens: list[str]) -> list[str]:
    """The deed without the plan: "I wanted to rest, but I go west"."""
    place = 0
    while place < len(tokens) and PLANS.at(tokens, place) is None:
        lead = LEADS.at(tokens, place)
        if lead is None and not _is_filler(tokens[place]):
            break
        place = lead[0] if lead is not None else place + 1
    found = PLANS.at(tokens, place) if place < len(tokens) else None
    if found is None:
        return tokens
    for at in range(found[0], len(tokens) - 1):
        if tokens[at] in ("but", "но"):
            rest = tokens[at + 1 :]
            while rest and (rest[0] == MARK or rest[0] in _AFTER_BUT):
                rest = rest[1:]
            return [word for word in rest if word != "instead"]
    return tokens


def _is_filler(word: str) -> bool:
    return word in HESITATIONS or word == MARK or not WORDS.get(word, "?")


def _without_denied(tokens: list[str]) -> list[str]:
    for start, end, kind in _denied(tokens):
        before, after = tokens[:start], tokens[end:]
        if any(WORDS.get(word) in ("not", "no", "without") for word in (*before, *after)):
            continue
        named = _names(tokens[start:end])
        others = _names(before) | _names(after)
        if {one for one in others if one[0] == kind} and named.isdisjoint(others):
            while before and (before[-1] == MARK or before[-1] in {*_BUTS, "and", "и"}):
                before = before[:-1]
            while after and (after[0] == MARK or after[0] in _BUTS):
                after = after[1:]
            return [*before, MARK, *after] if before and after else [*before, *after]
    return tokens


def _denied(tokens: list[str]) -> Iterator[tuple[int, int, str]]:
    """A "not" with names of one class alone, up to a mark or a "but": where, and which class."""
    for start, word in enumerate(tokens):
        if word not in _NOTS:
            continue
        end = start + 1
        while end < len(tokens) and tokens[end] != MARK and tokens[end] not in _BUTS:
            end += 1
        said = tokens[start + 1 : end]
        kinds = {kind for kind, _ in _names(said)}
        if len(kinds) == 1 and all(_is_bare(one) for one in said):
            yield start, end, kinds.pop()


def _is_bare(word: str) -> bool:
    return word in WORDS and (bool(_names([word])) or WORDS[word] in _BESIDE)


def _names(words: list[str]) -> set[tuple[str, str]]:
    found = set[tuple[str, str]]()
    for word in words:
        tag = WORDS.get(word, "").removeprefix("at ")
        kind = "dir" if tag in COMPASS else CLASSES.get(tag)
        if kind:
            found.add((kind, tag))
    return found
