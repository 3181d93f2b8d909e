"""Guesses at a phrase that was not understood: offered to choose from, never taken.

North and south are no directions of the island (L1.2), nor are left and up; and a word may be
mistyped.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from functools import lru_cache
from itertools import chain, product
from typing import Final

from companion.speech.languages.words import HESITATIONS, WORDS, parts, tokens
from companion.speech.reading.joins import COMPASS

WordsOf = Callable[[list[str]], tuple[str, ...]]

# By tag: as words of the vocabulary. North is up on every map (L1.9).
_SIDES: Final = {
    "N": ("northwest", "northeast"), "S": ("southwest", "southeast"),
    "up": ("northwest", "northeast"), "down": ("southwest", "southeast"),
    "left": ("west",), "right": ("east",),
}  # fmt: skip
# The ocean has no eastern part and no western one (L1.6).
_PARTS: Final = {"E": ("northeast", "southeast"), "W": ("northwest", "southwest")}
_CORNERS: Final = {
    frozenset(("up", "left")): "northwest", frozenset(("up", "right")): "northeast",
    frozenset(("down", "left")): "southwest", frozenset(("down", "right")): "southeast",
}  # fmt: skip
# Questions that a direction answers.
_AIMED: Final = frozenset(("turn", "direction", "oracle", "move", "act", "half"))
_MISTYPED: Final = 2  # words, at most
_SHORTEST: Final = 4  # letters of one: then two of them may only have changed places
_LONG: Final = 8  # letters: two slips
_MOST: Final = 6  # meanings that can be offered


def sides(words: Sequence[str], what: str | None, heard: WordsOf) -> tuple[str, ...]:
    """The words that the neighbours of a side make, if it is no direction."""
    if what not in _AIMED:
        return ()
    said = [word for word in words if word not in HESITATIONS]
    return _distinct(heard(aimed) for aimed in _aimed(said))


def _aimed(words: list[str]) -> Iterator[list[str]]:
    tags = [WORDS.get(word, "?") for word in words]
    known = _PARTS if "wave" in tags else _SIDES
    at = [place for place, tag in enumerate(tags) if tag in known]
    if any(tag.removeprefix("at ") in COMPASS - known.keys() for tag in tags):
        return  # "north, to the west"
    if len(at) == 1 and not _turns(tags, at[0]):
        for way in known[tags[at[0]]]:
            yield [*words[: at[0]], way, *words[at[0] + 1 :]]
    elif len(at) == 2 and at[1] == at[0] + 1:
        way = _CORNERS.get(frozenset((tags[at[0]], tags[at[1]])), "")
        if way:
            yield [*words[: at[0]], way, *words[at[1] + 1 :]]


def _turns(tags: list[str], at: int) -> bool:
    """True after "turn": "turn right" is no way to go."""
    before = [tag for tag in tags[:at] if tag]
    return before[-1:] == ["turn"]


def mistyped(text: str, options: Container[str], heard: WordsOf) -> tuple[str, ...]:
    """Words that can be said now, if a slip of the keys or two are mended."""
    typed = tokens(text)
    wrong = [token for token in typed if not _is_listed(token)]
    if not 0 < len(wrong) <= _MISTYPED:
        return ()
    meant = [
        _mended(token, unfinished=token == typed[-1]) if token in wrong else [list(parts(token))]
        for token in typed
    ]
    found = _distinct(heard(list(chain(*words))) for words in product(*meant))
    legal = tuple(word for word in found if word in options)
    return legal if len(legal) <= _MOST else ()


def _is_listed(token: str) -> bool:
    return all(word in WORDS for word in parts(token))


def _mended(token: str, *, unfinished: bool) -> list[list[str]]:
    """The word with its hyphens, or else the words between them."""
    whole = [[word] for word in _near(token, unfinished)]
    words = list(parts(token))
    if whole or len(words) < 2:
        return whole
    near = ([word] if word in WORDS else _near(word, unfinished) for word in words)
    return [list(meant) for meant in product(*near)]


@lru_cache(maxsize=64)
def _near(typed: str, unfinished: bool) -> tuple[str, ...]:
    """The nearest words, one for each tag.

    What is only the beginning of the last word is still being typed.
    """
    if len(typed) < _SHORTEST:
        return ()
    most = 2 if len(typed) >= _LONG else 1
    near: dict[int, dict[str, str]] = {}
    for word, tag in WORDS.items():
        if abs(len(word) - len(typed)) > most or len(set(word) ^ set(typed)) > 2 * most:
            continue
        if unfinished and _closed(word).startswith(_closed(typed)):
            continue
        near.setdefault(_slips(typed, word), {}).setdefault(tag, word)
    found = next((near[slips] for slips in range(1, most + 1) if slips in near), {})
    if len(typed) == _SHORTEST:
        found = {tag: word for tag, word in found.items() if sorted(word) == sorted(typed)}
    return tuple(found.values())


def _closed(word: str) -> str:
    return word.replace("-", "")


def _slips(typed: str, word: str) -> int:
    """Letters too many, missing, wrong, or two in each other's places."""
    before: list[int] = []
    row = list(range(len(word) + 1))
    for at, letter in enumerate(typed):
        last, before, row = before, row, [at + 1]
        for to, other in enumerate(word):
            cost = min(before[to] + (letter != other), before[to + 1] + 1, row[to] + 1)
            if at and to and letter == word[to - 1] and other == typed[at - 1]:
                cost = min(cost, last[to - 1] + 1)
            row.append(cost)
    return row[-1]


def _distinct(found: Iterator[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for words in found for word in words))
