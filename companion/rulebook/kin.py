"""Families of words that the stemmers leave apart, as `assets/rulebook/kin.yaml` lists them.

Of one root: `went` is sought as `go`. Of one meaning: who types `monster` means a piece of the OP,
though less surely than who types `piece`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from companion.engine.languages import LANGUAGES
from companion.rulebook.mistakes import BadRulebook, Mistakes


class Kin(NamedTuple):
    one_root: list[list[str]]
    one_meaning: list[list[str]]


NO_KIN: Final = Kin([], [])
_KEYS: Final = ("one-root", "one-meaning")


def read_kin(tree: Any) -> Kin:
    """Raises BadRulebook: a key that is missing or unknown, a family of a single word."""
    mistakes = Mistakes()
    mistakes.place = "kin.yaml"
    given = mistakes.map(tree, "the kin")
    mistakes.keys(given, _KEYS, "the kin")
    kin = Kin(*(_families(given.get(key), key, mistakes) for key in _KEYS))
    if mistakes.found:
        raise BadRulebook(tuple(mistakes.found))
    return kin


def _families(tree: Any, key: str, mistakes: Mistakes) -> list[list[str]]:
    by_language = mistakes.map(tree, key)
    mistakes.keys(by_language, LANGUAGES, key)
    texts = [str(by_language.get(language, "")) for language in LANGUAGES]
    families = [line.split() for text in texts for line in text.replace("ё", "е").splitlines()]
    for family in families:
        if len(family) < 2:
            mistakes.add(f"{key}: {' '.join(family)} has no kin")
    return families
