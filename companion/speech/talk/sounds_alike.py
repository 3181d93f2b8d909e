"""Names that a recogniser wrote as another word: thesis for Theseus, fell for Phil, «фел» for Фил.

Only where a name is expected: after "where", a push or a blow, a bonus, or at the beginning. And
only of heard texts: what is typed wrongly is asked back (`guesses`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.shapes import CLASSES
from companion.speech.talk.sequences import MARK, said, written

# What a name is expected after; a fruit's only where something is used.
_FIGURES_AFTER: Final = frozenset((
    "where", "push", "hit", "is", "against", "stay", "look", "from", "swap", "what",
))  # fmt: skip
_FRUITS_AFTER: Final = frozenset(("use", "bonus", "cross", "lose", "take"))
_FIGURES: Final = frozenset(("who", "stone", "wave"))
_FRUITS: Final = frozenset(("fruit",))
_PIECES_WITH: Final = frozenset(("with", "by"))

_DONE: Final = COMPASS | {
    "go",
    "push",
    "hit",
    "activate",
    "restore",
    "use",
    "cross",
    "to",
    "is",
    "jump",
    "leap",
    "safe",
}
# Sounds that are taken for one another, longest spelling first.
_LATIN: Final = (
    ("sch", "C"), ("tch", "C"), ("sh", "C"), ("ch", "C"), ("th", "S"), ("ph", "F"), ("wh", "W"),
    ("ck", "K"), ("qu", "KW"), ("c", "K"), ("q", "K"), ("x", "KS"), ("z", "S"), ("s", "S"),
    ("v", "F"), ("f", "F"), ("b", "P"), ("p", "P"), ("d", "T"), ("t", "T"), ("g", "K"), ("k", "K"),
)  # fmt: skip
_CYRILLIC: Final = (
    ("щ", "Ш"), ("ж", "Ш"), ("ш", "Ш"), ("з", "С"), ("с", "С"), ("ф", "Ф"), ("в", "Ф"),
    ("б", "П"), ("п", "П"), ("д", "Т"), ("т", "Т"), ("г", "К"), ("к", "К"), ("х", "К"),
)  # fmt: skip
_SPELLED: Final = dict((*_LATIN, *_CYRILLIC))
_PARTS: Final = re.compile("|".join((*_SPELLED, ".")))
_VOWELS: Final = re.compile(r"[aeiouy]+|[аеиоуыэюя]")
_SILENT: Final = frozenset("aeiouyhwаеиоуыэюяьъй'-")
_LONGER: Final = 3  # letters that the spellings may differ by


def repaired(text: str) -> Iterator[str]:
    """The text with one word as the name that it sounds like."""
    tokens = said(text)
    for place, word in enumerate(tokens):
        for kinds in _expected(tokens, place):
            for name in _names_like(word, kinds):
                yield written((*tokens[:place], name, *tokens[place + 1 :]))


def _expected(tokens: list[str], place: int) -> Iterator[frozenset[str]]:
    before = [one for one in tokens[:place] if one != MARK and one not in HESITATIONS]
    tags = [tag for one in before if (tag := WORDS.get(one, "?"))]
    last = tags[-1] if tags else ""
    if (
        (not tags and _acts(tokens[place + 1 :]))
        or last in _FIGURES_AFTER
        or (before and before[-1] in _PIECES_WITH)
    ):
        yield _FIGURES
    if last in _FRUITS_AFTER:
        yield _FRUITS


def _acts(tokens: list[str]) -> bool:
    """A figure that is named first does something."""
    tags = (tag for word in tokens if (tag := WORDS.get(word, "?")))
    return next(tags, "?").removeprefix("at ") in _DONE


def _names_like(word: str, kinds: frozenset[str]) -> tuple[str, ...]:
    """One spelling of each name that sounds so; none if two do."""
    if len(word) < 3 or _kind(word) in kinds:
        return ()
    sound = _sound(word)
    found: dict[str, str] = {}
    for name in _names().get(sound, ()):
        if _kind(name) in kinds and abs(len(name) - len(word)) <= _LONGER:
            known = found.setdefault(WORDS[name], name)
            found[WORDS[name]] = min(known, name, key=lambda one: _unlike(one, word))
    return tuple(found.values()) if len(found) == 1 else ()


def _unlike(name: str, word: str) -> tuple[bool, int]:
    """«Фела» is «Фила» rather than «Фил»: its ending says who does it to whom."""
    return name[-1] != word[-1], abs(len(name) - len(word))


@cache
def _names() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name in WORDS:
        if _kind(name) in _FIGURES | _FRUITS:
            sound = _sound(name)
            found[sound] = (*found.get(sound, ()), name)
    return found


def _kind(word: str) -> str:
    tag = WORDS.get(word, "")
    return "wave" if tag == "wave" else CLASSES.get(tag, "")


def _sound(word: str) -> str:
    """The consonants, alike ones by one sign, and how many vowels."""
    heard = ""
    for part in _PARTS.findall(word):
        sign = _SPELLED.get(part, "" if part in _SILENT else part)
        if sign and not heard.endswith(sign):
            heard += sign
    first = "" if word[0] in "aeiouаеиоуыэюя" else "-"
    return f"{first}{heard}{len(_VOWELS.findall(word))}"
