"""The last correction counts: "west, no wait, east", «на запад, ой, на восток», "… just one step".

What is corrected by a mere name or manner keeps the rest of what was said: "the rock east, no, the
bush". A bare "no" only corrects between marks: "I use no bonus" denies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from companion.speech.languages.words import HESITATIONS
from companion.speech.talk.around import reworded, without
from companion.speech.talk.idle import is_idiom
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import CORRECTIONS, LINKS, PAUSES, REWORDED, THEN

_NO: Final = frozenset(("no", "нет", "не", "but"))
_DENYING: Final = frozenset(("not", "no", "without", "none", "ни"))


class Correction(NamedTuple):
    """`text`: what is to be read. `lost`: manners said before that it does not repeat."""

    words: list[str]
    lost: frozenset[str]


class Retraction(NamedTuple):
    """Words that are taken back, and those said instead."""

    before: list[str]
    after: list[str]


def corrected(tokens: Sequence[str], names: NameTable, *, pauses: bool) -> Correction | None:
    """The text once the last correction has been made; None: nothing is corrected.

    `pauses`: "west, wait, east" is a correction too.
    """
    cut = last_cut(list(tokens), names, pauses=pauses)
    if cut is None:
        return None
    earlier = corrected(cut.before, names, pauses=pauses)
    before = earlier.words if earlier is not None else cut.before
    if not _known(before, names):
        return None
    after = reworded(_plain(cut.after, names))
    if not pauses and (kept := _all_but_last(before, after, names)):
        return Correction([*kept, *after], frozenset())
    merged = _merged(before, after, names)
    if merged is not None:
        return Correction(merged, frozenset())
    return Correction(cut.after, _manners(before, names))


# Where it is corrected


def last_cut(tokens: list[str], names: NameTable, *, pauses: bool) -> Retraction | None:
    """None: nothing is taken back."""
    place, found = int(names.words.get(tokens[0]) == "no") if tokens else 0, None
    while place < len(tokens):
        end = _run(tokens, place, pauses=pauses)
        if end > place:
            cut = Retraction(tokens[:place], tokens[end:] or _answer(tokens[place:end], names))
            if _is_correction(cut, names):
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
    if tokens[start] != MARK and _goes_on(tokens, place):
        return start
    alone = len(words) == 1 and words[0] in _NO
    if not words or ((alone or words[0] == "не") and not marked):
        return start
    return place


def _goes_on(tokens: list[str], place: int) -> bool:
    """As in "I recover I mean, and I go west": it said again what stands before it."""
    while place < len(tokens) and (tokens[place] == MARK or tokens[place] in HESITATIONS):
        place += 1
    if place >= len(tokens) or tokens[place] in _NO:
        return False
    return LINKS.at(tokens, place) is not None or THEN.at(tokens, place) is not None


def _is_more(tokens: list[str], place: int, end: int) -> bool:
    """As in "no risks", "no need to": the word begins a wording of its own."""
    found = REWORDED.at(tokens, place)
    return found is not None and found[0] > end


def _answer(run: list[str], names: NameTable) -> list[str]:
    """As in "yes, I mean no": what corrects is itself what is said."""
    words = [word for word in run if word != MARK]
    takes_back = any(CORRECTIONS.at(words[:-1], place) for place in range(len(words) - 1))
    return words[-1:] if takes_back and names.words.get(words[-1]) == "no" else []


def opening(tokens: Sequence[str]) -> int:
    """The end of the words that take back, at the beginning of a text that is told by itself."""
    return max(0, _run([MARK, *tokens], 0, pauses=True) - 1)


def begins(tokens: Sequence[str]) -> bool:
    """True if what follows takes back what was said before."""
    return bool(tokens) and CORRECTIONS.at(tokens, 0) is not None


def _is_correction(cut: Retraction, names: NameTable) -> bool:
    if not cut.after or not _says_something(cut.before, names):
        return False
    if is_idiom([word for word in cut.after if word != MARK]):
        return False  # "south-east, sorry, frog in my throat"
    return not _denied(cut.before, names) and not _one_side(cut, names)


def _one_side(cut: Retraction, names: NameTable) -> bool:
    """As in "north, wait, east": it may be one direction."""
    first, last = names.halves
    before, after = (
        {names.tag(word) for word in words if names.kind(word) == names.way} for words in cut
    )
    return bool(before) and before <= first and after <= last


def _denied(tokens: list[str], names: NameTable) -> bool:
    """As in "don't stop, go"."""
    said = [word for word in tokens if word != MARK]
    return names.words.get(said[-1]) in ("not", "without")


def _says_something(tokens: list[str], names: NameTable) -> bool:
    return any(names.words.get(word, "") for word in tokens)


def _plain(tokens: list[str], names: NameTable) -> list[str]:
    """Without what is said around it, unless a word of the game would go with it."""
    bare = without(tokens)
    lost = len(tokens) - len(bare) and names.kept
    if lost and sum(names.words.get(word) in lost for word in tokens) > sum(
        names.words.get(word) in lost for word in bare
    ):
        return tokens
    return bare


def _known(tokens: list[str], names: NameTable) -> bool:
    return all(word in names.words or word == MARK for word in reworded(_plain(tokens, names)))


# One name for another


def _merged(before: list[str], after: list[str], names: NameTable) -> list[str] | None:
    """Both together, where the later words are names and manners alone; None: they are more."""
    said = [word for word in after if word != MARK]
    if not said or any(word not in names.words for word in said):
        return None
    named, manners = _named(said, names), _manners(said, names)
    bare = names.beside | {"go"} if "far" in manners else names.beside  # "just one step"
    if not all(_is_bare(word, bare, names) for word in said) or not (named or manners):
        return None
    kept = [word for word in before if word == MARK or not _replaced(word, named, manners, names)]
    if not _says_something(kept, names) and not named:
        return None
    if named and named.isdisjoint(_named(before, names)):
        return None
    return [*kept, MARK, *after]


def _all_but_last(before: list[str], after: list[str], names: NameTable) -> list[str]:
    """As in "north-west and east, no, west", where two are asked for: the first one stays."""
    kinds = _named([word for word in after if names.words.get(word)], names)
    if len(kinds) != 1:
        return []
    links = [at for at in range(1, len(before)) if before[at] == MARK or LINKS.at(before, at)]
    for at in reversed(links):
        if kinds <= _named(before[:at], names) & _named(before[at:], names):
            end = at + 1 if before[at] == MARK else at
            rest = LINKS.at(before, end)
            return before[: rest[0] if rest else end]
    return []


def _named(words: Sequence[str], names: NameTable) -> frozenset[str]:
    return frozenset(kind for word in words if (kind := names.kind(word)))


def _is_bare(word: str, beside: frozenset[str], names: NameTable) -> bool:
    tag = names.words[word]
    if names.kind(word) or tag in beside or tag in ("not", "without"):
        return True
    return any(manner.denied and tag in manner.told for manner in names.manners.values())


def _manners(words: Sequence[str], names: NameTable) -> frozenset[str]:
    """The manners that are told, by name."""
    tags = {names.words.get(word, "") for word in words}
    return frozenset(
        name for name, manner in names.manners.items()
        if tags & manner.told or any(some <= tags for some in manner.together)
    )  # fmt: skip


def _replaced(word: str, named: frozenset[str], manners: frozenset[str], names: NameTable) -> bool:
    tag = names.words.get(word, "")
    for name in manners:
        manner = names.manners[name]
        if tag in manner.replaced or (manner.denied and tag in _DENYING):
            return True
    return names.kind(word) in named


def both_ways(words: list[str], lost: frozenset[str], names: NameTable) -> Iterator[list[str]]:
    """The correction as it was said, and with each manner of what it corrects."""
    yield words
    for name in names.manners:
        if name in lost and name not in _manners(words, names):
            manner = names.manners[name]
            yield [*manner.again, MARK, *words] if manner.first else [*words, *manner.again]
