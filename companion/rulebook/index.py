"""The tables of the search: plain data, which can be written as JSON and read again."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import log
from typing import Final, NamedTuple, TypedDict

from companion.rulebook.entries import LANGUAGES, Entry, Rulebook
from companion.rulebook.kin import OF_ONE_MEANING, OF_ONE_ROOT
from companion.rulebook.slips import sound
from companion.rulebook.words import STOPS, stem, words

# What a word is worth where it stands; in a text, how often counts as well.
_TITLE: Final = 40
_EVERYDAY: Final = 30
_TEXT: Final = 20
_EXAMPLE: Final = 10
# A title says what an entry is about more surely than an everyday phrase does.
_TITLE_IS_SAID: Final = 1.2
# What a word counts that says little of what is sought.
STOP: Final = 0.25
# A beginning that more words share has its entries gathered beforehand.
_MANY: Final = 24
# Fractions are kept as whole numbers.
SCALE: Final = 1000


class Tables(TypedDict):
    """Entries, stems and phrases by number. `postings`, `short`: entry and weight by turns."""

    ids: list[str]
    forms: list[str]  # every word that can be found, sorted
    stem_of: list[int]  # of each form
    sounds: list[str]  # of each form
    stems: dict[str, int]  # every stem that is known, also of words that stand nowhere
    alike: dict[str, list[int]]  # stems of the same meaning as one, which is in digits
    postings: list[list[int]]  # of each stem
    short: dict[str, list[int]]  # of each beginning that many forms share
    phrases: list[list[int]]  # of each stem, the titles and everyday phrases that it is in
    phrase_of: list[int]  # the entry of each
    breadth: list[int]  # how much each of them says
    clauses: dict[str, list[int]]  # entries of `7.3` and of `7`, best first


class _Phrase(NamedTuple):
    entry: int
    said: float
    stems: Mapping[int, float]  # what each of its words counts


def rarity(holders: int, entries: int) -> float:
    """What a word says that so many of the entries hold."""
    return log(1 + entries / holders)


def build(rulebook: Rulebook) -> Tables:
    entries = list(rulebook.entries.values())
    stems = _Stems()
    weights = _weights(entries, stems)
    phrases = [one for number, entry in enumerate(entries) for one in _said(number, entry, stems)]
    alike = stems.alike()
    postings = [_flat(weights[stem]) for stem in range(stems.count)]
    forms = sorted(stems.of_form)
    stem_of = [stems.of_form[form] for form in forms]
    return {
        "ids": [entry.id for entry in entries],
        "forms": forms,
        "stem_of": stem_of,
        "sounds": [sound(form) for form in forms],
        "stems": stems.numbers,
        "alike": alike,
        "postings": postings,
        "short": dict(_short(forms, stem_of, postings)),
        "phrases": _holders(phrases, stems.count),
        "phrase_of": [phrase.entry for phrase in phrases],
        "breadth": [_breadth(phrase, weights, len(entries)) for phrase in phrases],
        "clauses": _clauses(entries),
    }


class _Stems:
    """The number of every stem; the stems of one root share theirs."""

    def __init__(self) -> None:
        self.numbers = _families(OF_ONE_ROOT)
        self.of_form: dict[str, int] = {}
        self.count = len(OF_ONE_ROOT)

    def number(self, word: str) -> int:
        known = self.numbers.setdefault(stem(word), self.count)
        self.count = max(self.count, known + 1)
        return known

    def of_text(self, form: str) -> int:
        if form not in self.of_form:
            self.of_form[form] = self.number(form)
        return self.of_form[form]

    def alike(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for family in OF_ONE_MEANING:
            numbers = [self.number(word) for word in family]
            for one in numbers:
                others = found.setdefault(str(one), [])
                others += [other for other in numbers if other not in (one, *others)]
        return found


def _families(lines: Iterable[list[str]]) -> dict[str, int]:
    """Families that share a stem are one."""
    numbers: dict[str, int] = {}
    for number, family in enumerate(lines):
        stems = {stem(word) for word in family}
        joined = {numbers[one] for one in stems if one in numbers}
        stems |= {one for one, other in numbers.items() if other in joined}
        numbers |= dict.fromkeys(sorted(stems), number)
    return numbers


# What an entry holds


def _weights(entries: list[Entry], stems: _Stems) -> defaultdict[int, dict[int, int]]:
    """Of each stem, what it is worth in each entry."""
    weights: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for number, entry in enumerate(entries):
        places: dict[int, Counter[int]] = {}
        for place, text in _texts(entry):
            for word in words(text):
                if place >= _EVERYDAY or word not in STOPS:
                    places.setdefault(stems.of_text(word), Counter())[place] += 1
        for at, counts in places.items():
            weights[at][number] = sum(_worth(place, times) for place, times in counts.items())
    return weights


def _texts(entry: Entry) -> Iterator[tuple[int, str]]:
    for language in LANGUAGES:
        yield _TITLE, entry.title[language]
        for phrase in entry.words.get(language, ()):
            yield _EVERYDAY, phrase
        yield _TEXT, entry.text[language]
        if entry.example is not None:
            yield _EXAMPLE, entry.example[language]


def _worth(place: int, times: int) -> int:
    return place if place >= _EVERYDAY else round(place * times / (times + 1))


def _flat(weights: Mapping[int, int]) -> list[int]:
    return [one for pair in weights.items() for one in pair]


# Titles and everyday phrases


def _said(number: int, entry: Entry, stems: _Stems) -> Iterator[_Phrase]:
    for language in LANGUAGES:
        title = entry.title[language]
        everyday = entry.words.get(language, ())
        for said, phrase in ((_TITLE_IS_SAID, title), *((1.0, one) for one in everyday)):
            counts = {stems.of_text(word): STOP if word in STOPS else 1.0 for word in words(phrase)}
            yield _Phrase(number, said, counts)


def _holders(phrases: list[_Phrase], count: int) -> list[list[int]]:
    holders: list[list[int]] = [[] for _ in range(count)]
    for number, phrase in enumerate(phrases):
        for one in phrase.stems:
            holders[one].append(number)
    return holders


def _breadth(phrase: _Phrase, weights: Mapping[int, Mapping[int, int]], entries: int) -> int:
    says = sum(counts * rarity(len(weights[one]), entries) for one, counts in phrase.stems.items())
    return round(SCALE * says / phrase.said**2)


# Beginnings and clauses


def _short(
    forms: list[str], stem_of: list[int], postings: list[list[int]]
) -> Iterator[tuple[str, list[int]]]:
    for length in (1, 2, 3, 4):
        starts = [
            at for at, form in enumerate(forms)
            if len(form) >= length and (at == 0 or forms[at - 1][:length] != form[:length])
        ]  # fmt: skip
        for start, end in pairwise((*starts, len(forms))):
            if end - start > _MANY:
                merged = merge(postings[number] for number in {*stem_of[start:end]})
                yield forms[start][:length], _flat(merged)


def merge(postings: Iterable[list[int]]) -> dict[int, int]:
    """Each entry with the greatest of its weights."""
    best: dict[int, int] = {}
    for flat in postings:
        for number, weight in zip(flat[::2], flat[1::2], strict=True):
            if weight > best.get(number, 0):
                best[number] = weight
    return best


def _clauses(entries: list[Entry]) -> dict[str, list[int]]:
    """First the entries that are about a clause alone, or about it first of all."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for number, entry in enumerate(entries):
        for place, clause in enumerate(entry.clauses):
            name = clause.removeprefix("L")
            found.setdefault(name, []).append((place, len(entry.clauses), number))
            if "." in name:
                found.setdefault(name.partition(".")[0], []).append((0, 0, number))
    return {
        name: list(dict.fromkeys(number for *_, number in sorted(places)))
        for name, places in found.items()
    }
