"""The tables of the search: plain data, which can be written as JSON and read again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import log
from typing import Final, TypedDict

from companion.rulebook.entries import LANGUAGES, Entry, Language, Rulebook
from companion.rulebook.words import STOPS, stem, words

# What a word is worth where it stands; in a text, how often counts as well.
_TITLE: Final = 6.0
_EVERYDAY: Final = 5.0
_TEXT: Final = 2.0
_EXAMPLE: Final = 1.0
_SCALE: Final = 10
# A beginning that more words share has its entries gathered beforehand.
_MANY: Final = 24


class Tables(TypedDict):
    """`postings`, `short`: entry and weight by turns, entries by their number in `ids`."""

    ids: list[str]
    forms: list[str]  # every word that can be found, sorted
    stem_of: list[int]  # of each form, the number of its stem
    stems: list[str]
    postings: list[list[int]]  # of each stem
    short: dict[str, list[int]]  # of each beginning that many forms share
    clauses: dict[str, list[int]]  # entries of `7.3` and of `7`, best first


def build(rulebook: Rulebook) -> Tables:
    entries = list(rulebook.entries.values())
    numbers, stem_of = _stems(form for entry in entries for form, _ in _weighed(entry))
    postings = _postings(entries, numbers, stem_of)
    forms = sorted(stem_of)
    stems = [stem_of[form] for form in forms]
    return {
        "ids": list(rulebook.entries),
        "forms": forms,
        "stem_of": stems,
        "stems": list(numbers),
        "postings": postings,
        "short": dict(_short(forms, stems, postings)),
        "clauses": _clauses(entries),
    }


def _stems(forms: Iterable[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The number of each stem, and of each form that of its stem."""
    numbers: dict[str, int] = {}
    stem_of: dict[str, int] = {}
    for form in forms:
        if form not in stem_of:
            stem_of[form] = numbers.setdefault(stem(form), len(numbers))
    return numbers, stem_of


def _weighed(entry: Entry) -> Iterator[tuple[str, float]]:
    """Every word of an entry, with what it is worth where it stands."""
    for language in LANGUAGES:
        title = list(words(entry.title[language]))
        for word in title:
            yield word, _TITLE * (1 + 1 / len(title))
        for phrase in entry.words.get(language, ()):
            for word in words(phrase):
                yield word, _EVERYDAY
        yield from _in_texts(entry, language)


def _in_texts(entry: Entry, language: Language) -> Iterator[tuple[str, float]]:
    example = entry.example[language] if entry.example else ""
    for text, worth in ((entry.text[language], _TEXT), (example, _EXAMPLE)):
        for word in words(text):
            if word not in STOPS:
                yield word, worth


def _postings(
    entries: list[Entry], numbers: Mapping[str, int], stem_of: Mapping[str, int]
) -> list[list[int]]:
    found: list[dict[int, float]] = [{} for _ in numbers]
    for number, entry in enumerate(entries):
        for form, worth in _weighed(entry):
            weights = found[stem_of[form]]
            before = weights.get(number, 0.0)
            # The best place counts whole; every other one a little less than the one before.
            weights[number] = max(before, worth) + 0.3 * min(before, worth)
    return [_ranked(weights, len(entries)) for weights in found]


def _ranked(weights: Mapping[int, float], entries: int) -> list[int]:
    """Rarer words weigh more."""
    rare = log(1 + (entries - len(weights) + 0.5) / (len(weights) + 0.5))
    flat: list[int] = []
    for number, weight in weights.items():
        flat += (number, max(1, round(_SCALE * rare * weight)))
    return flat


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
                flat = [one for pair in merged.items() for one in pair]
                yield forms[start][:length], flat


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
