"""Pieces of a text that may each be a command, and the words that tie them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.speech.talk.around import outright, reworded, without
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import AFTER, LEADS, LINKS, THEN, TWICE

_ORDERED: Final = re.compile(
    r"\S[\s,.;:!…]+(?:then|after|afterwards|потом|затем|после|that's (?:it|all)|на этом все)\b",
    re.IGNORECASE,
)


_LAST: Final = re.compile(
    r"\bthat(?:'s| is) (?:it|all)\b|\S[\s,.;!]+that(?:'s| is) (?:my|the) turn\b"
    r"|[,.;!] *(?:next|следующий)(?: please| player| one| пожалуйста)?[.! ]*$",
    re.IGNORECASE,
)


def says_it_ends(text: str) -> bool:
    """As in "east, and that's it for me": more than what stands beside it."""
    return _LAST.search(text.replace("’", "'")) is not None


def says_in_order(text: str) -> bool:
    """True where a word parts what comes first from what comes then."""
    return _ORDERED.search(text) is not None


_ANSWERS: Final = frozenset(("yes", "no", "not", "none"))
_ENDS: Final = frozenset(("not", "не"))
_DENYING: Final = frozenset(("no", "not", "none", "without", "ни"))


def hangs_on(piece: list[str], rest: list[str], bind: str, names: NameTable) -> bool:
    """As in "no need to activate it", "okay, I don't activate it": both are one."""
    ended = " ".join(_meaning(rest) or without(rest)) in names.ended
    if is_bare_answer(piece, names) and _ENDS.isdisjoint(piece) and ended:
        return False
    if _denies(reworded(piece), names) and bind != "then":
        return True
    going = any(names.kind(word) == names.way for word in piece)
    if bind and going and any(names.words.get(word) in names.after_going for word in rest):
        return False
    return _denies(reworded(rest), names) and not has_verb(piece, names)


def only_leads(piece: list[str], names: NameTable) -> bool:
    """As in "look, I don't": it calls for attention, and is no command of its own."""
    words = [word for word in piece if word != MARK]
    return LEADS.whole(words) is not None and not is_bare_answer(piece, names)


def _meaning(tokens: list[str]) -> list[str]:
    return outright(without(tokens))


def _denies(tokens: Sequence[str], names: NameTable) -> bool:
    """As in "no need to activate it": what follows may be what is denied."""
    return any(names.words.get(word) in _DENYING for word in tokens)


def has_verb(tokens: Sequence[str], names: NameTable) -> bool:
    words = without(list(tokens))
    return bool(outright(words)) or any(
        names.words.get(word) in names.verbs for word in reworded(words)
    )


def is_bare_answer(tokens: Sequence[str], names: NameTable) -> bool:
    words = without(list(tokens))
    tags = {names.words.get(word, "?") for word in words if word != MARK} - names.bare
    return bool(tags) and tags <= _ANSWERS


def ends(tokens: list[str]) -> list[tuple[int, int, str]]:
    """The ends that a piece can have, where the next begins, and what ties them."""
    found = [(len(tokens), len(tokens), "")]
    place = len(tokens) - 1
    bounds: list[tuple[int, int, str]] = []
    at = 1
    while at < len(tokens):
        end, kind = _bound(tokens, at)
        if end > at:
            if end < len(tokens):
                bounds.append((at, end, kind))
            at = end
        else:
            at += 1
    return found + bounds[::-1] if place else found


def _bound(tokens: list[str], start: int) -> tuple[int, str]:
    """The end of the words that tie two pieces, and whether one of them is a "then"."""
    place, kind = start, ""
    while place < len(tokens):
        then, link = THEN.at(tokens, place), LINKS.at(tokens, place)
        if tokens[place] == MARK:
            place, kind = place + 1, kind or "mark"
        elif then is not None:
            place, kind = then[0], "then"
        elif link is not None:
            place, kind = link[0], kind if kind == "then" else "link"
        else:
            break
    return place, kind


def in_order(tokens: list[str]) -> list[str]:
    """As in "before I rest, east", «отдохну после того, как на запад схожу»: the later one last."""
    if tokens[:1] == ["before"] and MARK in tokens:
        at = tokens.index(MARK)
        return [*tokens[at + 1 :], "then", *tokens[1:at]]
    for at in range(1, len(tokens)):
        if (found := AFTER.at(tokens, at, marks=True)) is not None and found[0] < len(tokens):
            first, last = tokens[found[0] :], tokens[:at]
            return tokens if MARK in first or MARK in last else [*first, "then", *last]
    return tokens


def repeated(tokens: list[str]) -> list[str]:
    """The piece that says "twice" is said twice: "rest then rest"."""
    for place in range(len(tokens)):
        found = TWICE.at(tokens, place)
        if found is None or (not place and tokens[0] == "double"):
            continue
        if not place:
            end = next((at for at, _, _ in reversed(ends(tokens)) if at > found[0]), len(tokens))
            piece = without(tokens[found[0] : end])
            return [*piece, "then", *piece, *tokens[end:]]
        begun = max((end for at, end, _ in ends(tokens[:place]) if end < place), default=0)
        piece = tokens[begun:place]
        return [*tokens[:begun], *piece, "then", *piece, *tokens[found[0] :]]
    return tokens
