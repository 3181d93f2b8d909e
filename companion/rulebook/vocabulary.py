"""The words of the rulebook, and which of them a word of a query may mean."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Final

from companion.engine.frozen import frozen
from companion.rulebook.index import LINE_END, Tables, numbers, pairs, placed, rarity
from companion.rulebook.slips import BEHIND, Slips, sound
from companion.rulebook.words import stem, unprefixed

# What a word is worth that is there in another way than it was typed.
_ALIKE: Final = 0.65
_BEGUN: Final = 0.5
_SLIP: Final = 0.9
_TWO_SLIPS: Final = 0.6
_BEGUN_WITH_SLIP: Final = 0.6
_SHORTENED: Final = 0.5
_UNPREFIXED: Final = 0.65
# How much less sure is what is worth less.
_SURE: Final = 0.43
_KEPT: Final = 200
_BEGINNING: Final = 3
_SHARED: Final = 3  # letters that too many words begin with
_HEARD: Final = 3  # letters that are left of a word when it is written as it sounds


# An entry, how surely it holds a word, and in how good places.
Held = tuple[int, float, float]


@frozen
class Meant:
    """Words of the texts, by their stems and by their beginnings, and what they are worth."""

    entries: Sequence[Held]
    phrases: Mapping[int, float]
    says: float  # the rarer, the more
    stems: frozenset[int] = frozenset()
    beginnings: tuple[str, ...] = ()
    named: frozenset[int] = frozenset()  # stems that were typed, not only words of their meaning


NOTHING: Final = Meant((), {}, 2.0)


class Vocabulary:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._forms = tables["forms"].split(LINE_END)
        self._stem_of = numbers(tables["stem_of"])
        self._short = tables["short"]
        self._postings = tables["postings"].split(LINE_END)
        self._phrases = tables["phrases"].split(LINE_END)
        self._alike = tables["alike"].split(LINE_END)
        self._count = len(tables["ids"])
        self._unpacked: dict[int, tuple[list[Held], list[int]]] = {}
        self._unpacked_short: dict[str, dict[int, Held]] = {}
        # What the words before the one being typed mean is known from the last keystroke.
        self.as_typed = lru_cache(_KEPT)(self._as_typed)
        self.resembling = lru_cache(_KEPT)(self._resembling)

    def forget(self) -> None:
        self.as_typed.cache_clear()
        self.resembling.cache_clear()

    @cached_property
    def _slips(self) -> Slips:
        turned = [self._forms[one][::-1] for one in numbers(self._tables["backward"])]
        return Slips(self._forms, turned)

    @cached_property
    def _sounding(self) -> dict[str, int]:
        """The stem of a word that sounds so; words that sound alike mostly share it."""
        return dict(zip(self._tables["sounds"].split(LINE_END), self._stem_of, strict=True))

    @cached_property
    def _stems(self) -> dict[str, int]:
        tables = self._tables
        return dict(zip(tables["stems"].split(LINE_END), numbers(tables["number_of"]), strict=True))

    def stem_of(self, form: str) -> int | None:
        """The number of the stem of a word of the texts."""
        at = bisect_left(self._forms, form)
        found = at < len(self._forms) and self._forms[at] == form
        return self._stem_of[at] if found else None

    def _as_typed(self, word: str, unfinished: bool) -> Meant:
        """Forms of this word, and words of the same meaning; words that begin so."""
        short = word in self._short
        start, end = (0, 0) if short else self._starting(word)
        begun = short or start < end
        # What begins a word may yet become it, and its own stem need not be looked for.
        worths = self._whole(word, stemmed=not (unfinished and begun))
        if unfinished or not worths:
            for number in {*self._stem_of[start:end]}:
                worths[number] = max(worths.get(number, 0.0), _BEGUN)
            return self._meant(worths, word) if worths or begun else NOTHING
        return self._meant(worths)

    def knows_beginning(self, word: str) -> bool:
        start, end = self._starting(word[:_BEGINNING])
        return start < end

    def _whole(self, word: str, stemmed: bool) -> dict[int, float]:
        number = self.stem_of(word)
        if number is None and stemmed:
            number = self._stems.get(stem(word))
        if number is None:
            return {}
        worths = dict.fromkeys(numbers(self._alike[number]), _ALIKE)
        worths[number] = 1.0
        return worths if any(self._postings[one] for one in worths) else {}

    def _resembling(self, word: str, unfinished: bool) -> Meant:
        """Words that may be meant by one that is none of them."""
        worths = self._shortened(word) | self._unprefixed(word)
        if unfinished:
            worths |= self._worth(self._slips.begun_by(word), _BEGUN_WITH_SLIP)
        heard = sound(word)
        if len(heard) >= _HEARD and heard in self._sounding:
            worths[self._sounding[heard]] = _SLIP
        worths |= self._worth(self._slips.meant_by(word), _SLIP)
        worths = worths or self._worth(self._slips.meant_by_two(word), _SLIP)
        worths = worths or self._worth(self._slips.meant_at_all(word), _TWO_SLIPS)
        return self._meant(worths) if worths else NOTHING

    def _shortened(self, word: str) -> dict[int, float]:
        """Words with the longest beginning that any of them shares with this one."""
        for length in range(len(word) - 1, max(_SHARED, len(word) // 2), -1):
            start, end = self._starting(word[:length])
            if start < end:
                return dict.fromkeys(self._stem_of[start:end], _SHORTENED * length / len(word))
        return {}

    def _unprefixed(self, word: str) -> dict[int, float]:
        for rest in unprefixed(word):
            if whole := self._whole(rest, stemmed=True):
                return {number: worth * _UNPREFIXED for number, worth in whole.items()}
        return {}

    def _worth(self, forms: Iterable[str], worth: float) -> dict[int, float]:
        return {self._stem_of[bisect_left(self._forms, form)]: worth for form in forms}

    def _starting(self, beginning: str) -> tuple[int, int]:
        forms = self._forms
        return bisect_left(forms, beginning), bisect_left(forms, beginning + BEHIND)

    def _meant(self, worths: Mapping[int, float], beginning: str = "") -> Meant:
        held: dict[int, Held] = {}
        phrases: dict[int, float] = {}
        exact = 0.0
        if beginning in self._short:
            held = dict(self._sharing(beginning))
        for number, worth in sorted(worths.items(), key=itemgetter(1)):
            holders, said = self._holding(number)
            sure = worth**_SURE
            for entry, surely, weight in holders:
                worthy = weight * worth
                if entry not in held or worthy > held[entry][2]:
                    held[entry] = entry, surely * sure, worthy
            phrases |= dict.fromkeys(said, worth)  # what is worth most comes last
            if worth == 1.0:
                exact = sum([surely for _, surely, _ in holders])
        says = rarity(exact or sum([surely for _, surely, _ in held.values()]), self._count)
        named = frozenset(one for one, worth in worths.items() if worth != _ALIKE)
        beginnings = (beginning,) if beginning else ()
        return Meant(tuple(held.values()), phrases, says, frozenset(worths), beginnings, named)

    def _holding(self, number: int) -> tuple[list[Held], list[int]]:
        """The entries and the phrases of a stem, unpacked when they are first wanted."""
        known = self._unpacked.get(number)
        if known is None:
            held = [_held(*pair) for pair in pairs(self._postings[number])]
            known = self._unpacked[number] = held, numbers(self._phrases[number])
        return known

    def _sharing(self, beginning: str) -> dict[int, Held]:
        known = self._unpacked_short.get(beginning)
        if known is None:
            known = self._unpacked_short[beginning] = {
                entry: _held(entry, weight, _BEGUN)
                for entry, weight in pairs(self._short[beginning])
            }
        return known


def _held(entry: int, weight: int, worth: float = 1.0) -> Held:
    return entry, placed(weight) * worth**_SURE, weight * worth
