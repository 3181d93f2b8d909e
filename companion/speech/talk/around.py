"""A text without what stands around its command, and with one wording for another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import LEADS, REWORDED, TAILS, WHOLE

_YES_OR_NO: Final = frozenset(("yes", "no", "да", "нет"))


def plainer(tokens: Sequence[str]) -> Iterator[list[str]]:
    """The same in plainer words, each once: first as little as possible is changed."""
    seen = [list(tokens)]
    for one in _plainer(list(tokens)):
        if one and one not in seen:
            seen.append(one)
            yield one


def _plainer(tokens: list[str]) -> Iterator[list[str]]:
    instead = whole_of(tokens)
    if instead is not None:
        yield instead
    yield reworded(tokens)
    bare = without(tokens)
    instead = whole_of(bare)
    if instead is not None:
        yield instead
    yield bare
    yield without(reworded(bare))


def outright(tokens: list[str]) -> list[str]:
    """The meaning of the whole, if it is no mere yes or no; else nothing."""
    instead = whole_of(tokens) or whole_of(without(tokens)) or []
    return [] if " ".join(instead) in _YES_OR_NO else instead


def whole_of(tokens: list[str]) -> list[str] | None:
    """Also where each clause says the same: "I'm finished, next player"."""
    found = _whole_only(tokens)
    if found is not None or MARK not in tokens:
        return found
    clauses = " ".join(tokens).split(MARK)
    said = {" ".join(_whole_only(without(clause.split())) or []) for clause in clauses}
    return said.pop().split() if len(said) == 1 and said.isdisjoint({"", *_YES_OR_NO}) else None


def _whole_only(tokens: list[str]) -> list[str] | None:
    words = [word for word in tokens if word != MARK]
    parted = not any(pair == ("да", "нет") for pair in pairwise(tokens))
    if parted and len(words) < len(tokens) and {"yes", "no"} <= {*map(WORDS.get, words)}:
        return None  # «да, нет» is no «да нет»
    found = WHOLE.whole(words)
    if found is None:
        # «Да ну» is no «да».
        found = WHOLE.whole([word for word in words if word == "ну" or word not in HESITATIONS])
    return None if found is None else found.split()


def without(tokens: list[str]) -> list[str]:
    """Without what begins and what ends it, as long as something is left."""
    while tokens:
        found = LEADS.at(tokens, 0, marks=True)
        if tokens[0] == MARK or tokens[0] in HESITATIONS:
            tokens = tokens[1:]
        elif found is not None and found[0] < len(tokens):
            tokens = tokens[found[0] :]
        else:
            break
    while tokens:
        end = TAILS.ends(tokens)
        if tokens[-1] == MARK:
            tokens = tokens[:-1]
        elif 0 < end < len(tokens):
            tokens = tokens[:end]
        else:
            break
    return tokens


def reworded(tokens: list[str]) -> list[str]:
    found: list[str] = []
    place = 0
    while place < len(tokens):
        one = REWORDED.at(tokens, place)
        if one is None:
            found.append(tokens[place])
            place += 1
        else:
            place, instead = one
            found += instead.split()
    return found
