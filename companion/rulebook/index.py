"""The tables of the search: plain data, which can be written as JSON and read again."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from math import log
from struct import unpack
from typing import Final, NamedTuple, TypedDict

from companion.engine.languages import LANGUAGES
from companion.rulebook.entries import Rulebook, RuleEntry
from companion.rulebook.kin import NO_KIN, Kin
from companion.rulebook.slips import sound
from companion.rulebook.words import MERE, STOPS, counts, stem, words

# What a word is worth where it stands; in a text, how often counts as well.
_TITLE: Final = 34
_EVERYDAY: Final = 30
_TEXT: Final = 25
_EXAMPLE: Final = 6
# An everyday word that is in more phrases of an entry is worth a little more.
_AGAIN: Final = 0.1
# A title says what an entry is about more surely than an everyday phrase does.
_TITLE_IS_SAID: Final = 1.3
# How much less sure is what stands in a worse place than a title.
_PLACED: Final = 0.4
_BEST: Final = 40
# A beginning that more words share has its entries gathered beforehand.
_MANY: Final = 16
# What each word counts of a phrase like `where is`, so that a few such words are not yet it.
_BARE: Final = 0.5
# Fractions are kept as whole numbers.
SCALE: Final = 50


# Names of a few entries, each of several parts, each of several stems; and those few.
Special = tuple[list[list[list[int]]], list[int]]
_OF_SPECIAL_CASES: Final = ("characters", "tokens", "two-players")


class Tables(TypedDict):
    """Entries, stems and phrases by number.

    Much of it is packed into a few long texts, because those are read at once: `lines` have one a
    line, `numbers` one a letter, `pairs` an entry and a weight in two letters.
    """

    ids: list[str]
    forms: str  # lines: every word that can be found, sorted
    stem_of: str  # numbers: of each form
    backward: str  # numbers: of the forms, as they are sorted when they are read from behind
    sounds: str  # lines: of each form
    stems: str  # lines: every stem that is known, also of words that stand nowhere
    number_of: str  # numbers: of each of those
    alike: str  # lines of numbers: of each stem, those of the same meaning
    postings: str  # lines of pairs: of each stem
    short: dict[str, str]  # pairs: of each beginning that many forms share
    phrases: str  # lines of numbers: of each stem, the titles and everyday phrases that it is in
    phrase_of: str  # numbers: the entry of each of those
    breadth: str  # numbers: how much each of those says
    pointed_at: str  # numbers: of each entry, how many others are related to it
    special: list[Special]
    clauses: dict[str, list[int]]  # entries of `7.3` and of `7`, best first


# No word has a space; and JSON would write a true line's end in two letters, which are read slowly.
LINE_END: Final = " "
# The first letter that stands for a number: behind those that JSON writes in another way.
_FIRST: Final = 0x100
_LARGEST: Final = 0xD000  # before those that are written as two
# Of the upper of the two bytes of a letter, which takes _FIRST away from it.
_ONE_LESS: Final = bytes((one - 1) % 256 for one in range(256))


NONE_KNOWN: Final[Mapping[str, str]] = {}


def numbers(letters: str) -> list[int]:
    code = bytearray(letters.encode("utf-16-le"))
    code[1::2] = code[1::2].translate(_ONE_LESS)  # all of them together: there are thousands
    return [*unpack(f"<{len(letters)}H", code)]


def pairs(letters: str) -> list[tuple[int, int]]:
    both = iter(numbers(letters))
    return list(zip(both, both, strict=True))


def _letters(ones: Iterable[int]) -> str:
    return "".join(map(chr, [_FIRST + one for one in ones]))


class _Phrase(NamedTuple):
    entry: int
    said: float
    stems: Mapping[int, float]  # what each of its words counts


def placed(weight: float) -> float:
    """The share by which an entry holds a word that is worth this in it: 1 in a title."""
    return min(1.0, (1 + _PLACED) * weight / (weight + _PLACED * _BEST))


def rarity(holders: float, entries: int) -> float:
    """The weight of a word that so many of the entries hold."""
    return log(1 + entries / holders)


def build(
    rulebook: Rulebook, kin: Kin = NO_KIN, stems_of: Mapping[str, str] = NONE_KNOWN
) -> Tables:
    """`stems_of`: stems that need not be found any more, which is half of the work."""
    entries = list(rulebook.entries.values())
    stems = _Stems(kin, stems_of)
    weights = _weights(entries, stems)
    rarities = _rarities(weights, len(entries))
    phrases = [one for number, entry in enumerate(entries) for one in _said(number, entry, stems)]
    alike = stems.alike()
    forms = sorted(stems.of_form)
    stem_of = [stems.of_form[form] for form in forms]
    return {
        "ids": [entry.id for entry in entries],
        "forms": LINE_END.join(forms),
        "stem_of": _letters(stem_of),
        "backward": _letters(sorted(range(len(forms)), key=lambda at: forms[at][::-1])),
        "sounds": LINE_END.join(map(sound, forms)),
        "stems": LINE_END.join(stems.numbers),
        "number_of": _letters(stems.numbers.values()),
        "alike": LINE_END.join(_letters(alike.get(one, ())) for one in range(stems.count)),
        "postings": LINE_END.join(_flat(weights[one]) for one in range(stems.count)),
        "short": dict(_short(forms, stem_of, weights)),
        "phrases": LINE_END.join(map(_letters, _holders(phrases, stems.count))),
        "phrase_of": _letters(phrase.entry for phrase in phrases),
        "breadth": _letters(_breadth(phrase, rarities) for phrase in phrases),
        "pointed_at": _letters(_pointed_at(entries)),
        "special": _special(entries, stems),
        "clauses": _clauses(entries),
    }


class _Stems:
    """The number of every stem; the stems of one root share theirs."""

    def __init__(self, kin: Kin, known: Mapping[str, str]) -> None:
        self._known = known
        self._kin = kin
        self.numbers = _families(kin.one_root, self._stem)
        self.of_form: dict[str, int] = {}
        self.telling = cache(_telling)  # every phrase is asked for twice
        self.count = len(kin.one_root)

    def _stem(self, word: str) -> str:
        return self._known.get(word) or stem(word)

    def number(self, word: str) -> int:
        known = self.numbers.setdefault(self._stem(word), self.count)
        self.count = max(self.count, known + 1)
        return known

    def of_text(self, form: str) -> int:
        if form not in self.of_form:
            self.of_form[form] = self.number(form)
        return self.of_form[form]

    def alike(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for family in self._kin.one_meaning:
            numbers = [self.number(word) for word in family]
            for one in numbers:
                others = found.setdefault(one, [])
                others += [other for other in numbers if other not in (one, *others)]
        return found


def _families(lines: Iterable[list[str]], stemmed: Callable[[str], str]) -> dict[str, int]:
    """Families that share a stem are one."""
    numbers: dict[str, int] = {}
    for number, family in enumerate(lines):
        stems = dict.fromkeys(map(stemmed, family))
        joined = {numbers[one] for one in stems if one in numbers}
        for one, other in [*numbers.items()] if joined else ():
            if other in joined:
                numbers[one] = number
        numbers |= dict.fromkeys(stems, number)
    return numbers


# What an entry holds


def _weights(entries: list[RuleEntry], stems: _Stems) -> defaultdict[int, dict[int, int]]:
    """The worth of each stem in each entry."""
    weights: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for number, entry in enumerate(entries):
        places = Counter(
            (place, stems.of_text(word))
            for place, text in _texts(entry)
            for word in (stems.telling(text) if place >= _EVERYDAY else _unstopped(text))
        )
        for (place, at), times in places.items():
            weights[at][number] = weights[at].get(number, 0) + _worth(place, times)
    return weights


def _texts(entry: RuleEntry) -> Iterator[tuple[int, str]]:
    for language in LANGUAGES:
        yield _TITLE, entry.title[language]
        for phrase in entry.words.get(language, ()):
            yield _EVERYDAY, phrase
        yield _TEXT, entry.text[language]
        if entry.example is not None:
            yield _EXAMPLE, entry.example[language]


def _worth(place: int, times: int) -> int:
    return (
        round(place * times**_AGAIN) if place >= _EVERYDAY else round(place * times / (times + 1))
    )


def _unstopped(text: str) -> list[str]:
    return [word for word in words(text) if word not in STOPS]


def _telling(phrase: str) -> list[str]:
    """A phrase has all its words but the merest: `on my turn` is not `not my turn`."""
    every = [*words(phrase)]
    return [word for word in every if word not in MERE] or every


def _flat(weights: Mapping[int, int]) -> str:
    return _letters(one for pair in weights.items() for one in pair)


# Titles and everyday phrases


def _said(number: int, entry: RuleEntry, stems: _Stems) -> Iterable[_Phrase]:
    """Each once: what is said in other forms, or alike in both languages, is one phrase."""
    found: dict[frozenset[int], _Phrase] = {}
    for said, phrase in _sayings(entry):
        telling = stems.telling(phrase)
        bare = STOPS.issuperset(telling)
        shares = {stems.of_text(word): _BARE if bare else counts(word) for word in telling}
        found.setdefault(frozenset(shares), _Phrase(number, said, shares))
    return found.values()


def _sayings(entry: RuleEntry) -> Iterator[tuple[float, str]]:
    for language in LANGUAGES:
        title = entry.title[language]
        yield _TITLE_IS_SAID, title
        name, colon, _ = title.partition(":")  # `Flood: the Wave in a lake` is called Flood
        if colon:
            yield _TITLE_IS_SAID, name
    for language in LANGUAGES:
        for phrase in entry.words.get(language, ()):
            yield 1.0, phrase


def _holders(phrases: list[_Phrase], count: int) -> list[list[int]]:
    holders: list[list[int]] = [[] for _ in range(count)]
    for number, phrase in enumerate(phrases):
        for one in phrase.stems:
            holders[one].append(number)
    return holders


def _rarities(weights: Mapping[int, Mapping[int, int]], entries: int) -> dict[int, float]:
    return {one: rarity(sum(map(placed, held.values())), entries) for one, held in weights.items()}


def _breadth(phrase: _Phrase, rarities: Mapping[int, float]) -> int:
    says = sum(share * rarities[one] for one, share in phrase.stems.items())
    return min(_LARGEST, round(SCALE * says / phrase.said**2))


# Special cases


def _special(entries: list[RuleEntry], stems: _Stems) -> list[Special]:
    """Their titles begin with what they are about: `Theseus: mission`."""
    found: dict[tuple[str, ...], list[int]] = {}
    for number, entry in enumerate(entries):
        if entry.chapter in _OF_SPECIAL_CASES and all(":" in one for one in entry.title.values()):
            names = tuple(entry.title[language].partition(":")[0] for language in LANGUAGES)
            found.setdefault(names, []).append(number)
    return [([_name(name, stems) for name in names], held) for names, held in found.items()]


def _name(name: str, stems: _Stems) -> list[list[int]]:
    """Either half of `Ан-дед` will do, but only both words of `Two players`."""
    return [[stems.number(word) for word in words(part)] for part in name.split()]


def _pointed_at(entries: list[RuleEntry]) -> list[int]:
    times = Counter(name for entry in entries for name in entry.related)
    return [times[entry.id] for entry in entries]


# Beginnings and clauses


def _short(
    forms: list[str], stem_of: list[int], weights: Mapping[int, Mapping[int, int]]
) -> Iterator[tuple[str, str]]:
    for length in (1, 2, 3, 4):
        starts = [
            at for at, form in enumerate(forms)
            if len(form) >= length and (at == 0 or forms[at - 1][:length] != form[:length])
        ]  # fmt: skip
        for start, end in pairwise((*starts, len(forms))):
            if end - start > _MANY:
                best: dict[int, int] = {}
                for one in {*stem_of[start:end]}:
                    for entry, weight in weights[one].items():
                        best[entry] = max(best.get(entry, 0), weight)
                yield forms[start][:length], _flat(best)


def _clauses(entries: list[RuleEntry]) -> dict[str, list[int]]:
    """First the entries that are about a clause alone, or about it first of all."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for number, entry in enumerate(entries):
        for place, clause in enumerate(entry.clauses):
            name = clause[1:]  # without the letter of its law
            found.setdefault(name, []).append((place, len(entry.clauses), number))
            if "." in name:
                found.setdefault(name.partition(".")[0], []).append((0, 0, number))
    return {
        name: list(dict.fromkeys(number for *_, number in sorted(places)))
        for name, places in found.items()
    }
