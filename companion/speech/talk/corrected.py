"""The last correction counts: "west, no wait, east", «на запад, ой, на восток», "… just one step".

What is corrected by a mere name or manner keeps the rest of what was said: "the rock east, no, the
bush". A bare "no" only corrects between marks: "I use no bonus" denies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from companion.speech.joins import COMPASS
from companion.speech.shapes import CLASSES
from companion.speech.talk.around import reworded, without
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import CORRECTIONS, LINKS, PAUSES, REWORDED
from companion.speech.words import HESITATIONS, WORDS

_COMPASS: Final = COMPASS | {"N", "S"}
_NO: Final = frozenset(("no", "нет", "не", "but"))
_DENYING: Final = frozenset(("not", "no", "without", "none", "ни"))
# Of a manner: what is said of it, and what it takes the place of.
_SAFETY: Final = frozenset(("safe", "unsafe", "опасно"))
_FAR: Final = frozenset((
    "over", "1", "2", "space", "skip", "leap", "jump", "2nd", "through", "next", "box",
))  # fmt: skip
_HAD: Final = frozenset(("energy", "health", "action"))
_BESIDE: Final = frozenset((
    "", "a", "to", "is", "and", "take", "1", "space", "over", "yes",
))  # fmt: skip


class Correction(NamedTuple):
    """`text`: what is to be read. `lost`: manners said before that it does not repeat."""

    words: list[str]
    lost: frozenset[str]


class _Cut(NamedTuple):
    before: list[str]
    after: list[str]


def corrected(tokens: Sequence[str], *, pauses: bool) -> Correction | None:
    """The text once the last correction has been made; None: nothing is corrected.

    `pauses`: "west, wait, east" is a correction too.
    """
    cut = _last(list(tokens), pauses=pauses)
    if cut is None:
        return None
    earlier = corrected(cut.before, pauses=pauses)
    before = earlier.words if earlier is not None else cut.before
    if not _known(before):
        return None
    after = reworded(without(cut.after))
    if not pauses and (kept := _all_but_last(before, after)):
        return Correction([*kept, *after], frozenset())
    merged = _merged(before, after)
    if merged is not None:
        return Correction(merged, frozenset())
    return Correction(cut.after, _manners(before))


# Where it is corrected


def _last(tokens: list[str], *, pauses: bool) -> _Cut | None:
    place, found = int(WORDS.get(tokens[0]) == "no") if tokens else 0, None
    while place < len(tokens):
        end = _run(tokens, place, pauses=pauses)
        if end > place:
            cut = _Cut(tokens[:place], tokens[end:] or _answer(tokens[place:end]))
            if _is_correction(cut):
                found = cut
            place = end
        else:
            place += 1
    return found


def _run(tokens: list[str], start: int, *, pauses: bool) -> int:
    """The end of a run of words that correct; `start`: there is none."""
    place, words, marked = start, list[str](), False
    while place < len(tokens):
        one = CORRECTIONS.at(tokens, place) or (PAUSES.at(tokens, place) if pauses else None)
        if tokens[place] == MARK:
            marked = True
            place += 1
        elif tokens[place] in HESITATIONS and one is None:
            place += 1
        elif one is not None and not _is_more(tokens, place, one[0]):
            words += tokens[place : one[0]]
            place = one[0]
        else:
            break
    alone = len(words) == 1 and words[0] in _NO
    if not words or ((alone or words[0] == "не") and not marked):
        return start
    return place


def _is_more(tokens: list[str], place: int, end: int) -> bool:
    """As in "no risks", "no need to": the word begins a wording of its own."""
    found = REWORDED.at(tokens, place)
    return found is not None and found[0] > end


def _answer(run: list[str]) -> list[str]:
    """As in "yes, I mean no": what corrects is itself what is said."""
    words = [word for word in run if word != MARK]
    takes_back = any(CORRECTIONS.at(words[:-1], place) for place in range(len(words) - 1))
    return words[-1:] if takes_back and WORDS.get(words[-1]) == "no" else []


def begins(tokens: Sequence[str]) -> bool:
    """True if what follows takes back what was said before."""
    return bool(tokens) and CORRECTIONS.at(tokens, 0) is not None


def _is_correction(cut: _Cut) -> bool:
    if not cut.after or not _says_something(cut.before):
        return False
    return not _denied(cut.before) and not _one_side(cut)


def _one_side(cut: _Cut) -> bool:
    """As in "north, wait, east": it may be one direction."""
    before, after = (
        {tag for word in words if (tag := WORDS.get(word, "").removeprefix("at ")) in _COMPASS}
        for words in cut
    )
    return bool(before) and before <= {"N", "S"} and after <= {"E", "W"}


def _denied(tokens: list[str]) -> bool:
    """As in "don't stop, go"."""
    said = [word for word in tokens if word != MARK]
    return WORDS.get(said[-1]) in ("not", "without")


def _says_something(tokens: list[str]) -> bool:
    return any(WORDS.get(word, "") for word in tokens)


def _known(tokens: list[str]) -> bool:
    return all(word in WORDS or word == MARK for word in reworded(without(tokens)))


# One name for another


def _merged(before: list[str], after: list[str]) -> list[str] | None:
    """Both together, where the later words are names and manners alone; None: they are more."""
    said = [word for word in after if word != MARK]
    if not said or any(word not in WORDS for word in said):
        return None
    named, manners = _named(said), _manners(said)
    bare = _BESIDE | {"go"} if "far" in manners else _BESIDE  # "just one step"
    if not all(_is_bare(word, bare) for word in said) or not (named or manners):
        return None
    kept = [word for word in before if word == MARK or not _replaced(word, named, manners)]
    if not _says_something(kept) and not named:
        return None
    if named and named.isdisjoint(_named(before)):
        return None
    return [*kept, MARK, *after]


def _all_but_last(before: list[str], after: list[str]) -> list[str]:
    """As in "north-west and east, no, west", where two are asked for: the first one stays."""
    if _named([word for word in after if WORDS.get(word)]) != {"dir"}:
        return []
    links = [at for at in range(1, len(before)) if before[at] == MARK or LINKS.at(before, at)]
    for at in reversed(links):
        if "dir" in _named(before[:at]) and "dir" in _named(before[at:]):
            end = at + 1 if before[at] == MARK else at
            rest = LINKS.at(before, end)
            return before[: rest[0] if rest else end]
    return []


def _named(words: Sequence[str]) -> frozenset[str]:
    return frozenset(kind for word in words if (kind := _class(word)))


def _class(word: str) -> str:
    tag = WORDS.get(word, "").removeprefix("at ")
    if tag in _COMPASS:
        return "dir"
    if tag in _HAD:
        return "had"
    return CLASSES.get(tag, "")


def _is_bare(word: str, beside: frozenset[str]) -> bool:
    tag = WORDS[word]
    return bool(_class(word)) or tag in beside or tag in _SAFETY or tag in ("not", "without")


def _manners(words: Sequence[str]) -> frozenset[str]:
    """`safe` for any word of safety, `far` for any of how far."""
    tags = {WORDS.get(word, "") for word in words}
    found = set[str]()
    if tags & _SAFETY:
        found.add("safe")
    if (
        tags & {"over", "leap", "skip", "jump", "2nd"}
        or {"1", "go"} <= tags
        or {"1", "space"} <= tags
    ):
        found.add("far")
    return frozenset(found)


def _replaced(word: str, named: frozenset[str], manners: frozenset[str]) -> bool:
    tag = WORDS.get(word, "")
    if "safe" in manners and (tag in _SAFETY or tag in _DENYING):
        return True
    if "far" in manners and tag in _FAR:
        return True
    return _class(word) in named


def both_ways(words: list[str], lost: frozenset[str]) -> Iterator[list[str]]:
    """The correction as it was said, and with the manner of what it corrects."""
    yield words
    if "safe" in lost and "safe" not in _manners(words):
        yield [*words, "safely"]
    if "far" in lost and "far" not in _manners(words):
        yield ["one", "over", MARK, *words]
