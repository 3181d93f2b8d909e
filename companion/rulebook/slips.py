"""Slips of the fingers: a letter missing, wrong or too many, two swapped; the other layout."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Final

# The last letter that there is: behind every word with this beginning.
BEHIND: Final = chr(0x10FFFF)
_GUESSED: Final = 4  # letters that a word must have
_GUESSED_TWICE: Final = 8
_GUESSED_AT_ALL: Final = 5

_EN: Final = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>"
_RU: Final = "ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю"
_TO_RUSSIAN: Final = str.maketrans(_EN, _RU)
_TO_ENGLISH: Final = {ord(ru): en for en, ru in reversed([*zip(_EN, _RU, strict=True)])}


def in_other_layout(text: str) -> str:
    """The word as it would have been typed on the other keyboard, English or Russian."""
    folded = text.casefold()
    cyrillic = sum("а" <= letter <= "ё" for letter in folded)
    return folded.translate(_TO_ENGLISH if cyrillic else _TO_RUSSIAN)


# What sounds alike, or is often taken for one another, is written alike.
_SOUNDS: Final = str.maketrans({
    "y": "i", "c": "k", "q": "k", "z": "s", "'": None,
    "о": "а", "е": "и", "э": "и", "ы": "и", "я": "и", "й": "и", "ъ": None, "ь": None,
})  # fmt: skip
_PAIRS: Final = (
    ("ph", "f"), ("gh", ""), ("ck", "k"), ("sch", "s"), ("sh", "s"), ("ch", "h"), ("th", "t"),
    ("ie", "i"), ("тьс", "ц"), ("тс", "ц"), ("сч", "щ"),
)  # fmt: skip
_TWICE: Final = re.compile(r"(.)\1+")


def sound(word: str) -> str:
    """Roughly how a word sounds: for those who write as they hear."""
    for written, heard in _PAIRS:
        if written in word:
            word = word.replace(written, heard)
    return _TWICE.sub(r"\1", word.translate(_SOUNDS))


class Slips:
    """The words, of many, that may be meant by one that is none of them."""

    def __init__(self, forms: Sequence[str], turned: Sequence[str]) -> None:
        self._forms = forms  # sorted
        self._backward = turned  # read from behind, and sorted so

    def meant_by(self, word: str) -> list[str]:
        """Words that differ by one slip."""
        if len(word) < _GUESSED:
            return []
        half = len(word) // 2
        return [form for form in self._sharing(word, half, len(word) - half, 1)
                if one_slip(word, form)]  # fmt: skip

    def meant_by_two(self, word: str) -> list[str]:
        """Words that differ by two slips, of which one is not in the head or not in the tail."""
        if len(word) < _GUESSED_TWICE:
            return []
        third = max(3, len(word) // 3)
        return [form for form in self._sharing(word, third, third, 2) if two_slips(word, form)]

    def meant_at_all(self, word: str) -> list[str]:
        """Words with the same first letter that differ by two slips wherever they are."""
        if len(word) < _GUESSED_AT_ALL:
            return []
        lengths = range(len(word) - 1, len(word) + 2)
        return [form for form in starting(self._forms, word[0])
                if len(form) in lengths and two_slips(word, form)]  # fmt: skip

    def begun_by(self, word: str) -> list[str]:
        """Words whose beginning this is, but for one slip in its second half."""
        if len(word) < _GUESSED:
            return []
        return [form for form in starting(self._forms, word[: (len(word) + 1) // 2])
                if len(form) >= len(word) and one_slip(word, form, begun=True)]  # fmt: skip

    def _sharing(self, word: str, head: int, tail: int, slips: int) -> Iterable[str]:
        """Words of about its length: as many slips as are allowed spoil only head or only tail."""
        lengths = range(len(word) - slips, len(word) + slips + 1)
        found = [form for form in starting(self._forms, word[:head]) if len(form) in lengths]
        turned = starting(self._backward, word[: -tail - 1 : -1])
        found += [form[::-1] for form in turned if len(form) in lengths]
        # Two letters swapped where head and tail meet spoil both.
        swapped = f"{word[: head - 1]}{word[head]}{word[head - 1]}{word[head + 1 :]}"
        found += [form for form in starting(self._forms, swapped) if form == swapped]
        return dict.fromkeys(found)


def starting(words: Sequence[str], beginning: str) -> Sequence[str]:
    """The sorted words that begin so."""
    return words[bisect_left(words, beginning) : bisect_left(words, beginning + BEHIND)]


def one_slip(word: str, form: str, begun: bool = False) -> bool:
    """True if they differ by one slip at most. `begun`: the form may go on behind the word."""
    same = 0
    for one, other in zip(word, form, strict=False):
        if one != other:
            break
        same += 1
    typed, meant = word[same:], form[same:]
    fits: Callable[[str, str], bool] = str.startswith if begun else str.__eq__
    return (
        fits(meant[1:], typed[1:])  # a wrong letter
        or fits(meant[1:], typed)  # one missing
        or fits(meant, typed[1:])  # one too many
        or (typed[1::-1] == meant[:2] and fits(meant[2:], typed[2:]))  # two swapped
    )


def two_slips(word: str, form: str) -> bool:
    """True if they differ by two slips at most."""
    last: list[int] = []
    before: list[int] = []
    line: list[int] = [*range(len(form) + 1)]
    for row, letter in enumerate(word, 1):
        last, before, line = before, line, [row]
        for column, other in enumerate(form, 1):
            slips = min(before[column] + 1, line[-1] + 1, before[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == form[column - 2] and word[row - 2] == other:
                slips = min(slips, last[column - 2] + 1)
            line.append(slips)
        if min(line) > 2:
            return False
    return line[-1] <= 2
