"""Checking what people write into files: one fault does not end the reading, many do."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, TypeVar

from companion.engine.frozen import frozen
from companion.engine.languages import InBoth, Topic

# From the top of the file: ("boards", "theseus", "health"), ("captives", 0, "start").
KeyPath = tuple[str | int, ...]

Read = TypeVar("Read")

MOST_FAULTS: Final = 20
_LONGEST: Final = 60
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}")


# The sentences of the faults that any file can have.
GENERAL: Final[Topic] = {
    "more": {"en": "there is more, which is not listed; mend what is listed first",
             "ru": "есть и другие ошибки, но список кончается здесь; сначала исправь названное"},
    "not-a-mapping": {"en": "{found} stands where keys with values belong; write KEY: VALUE",
                      "ru": "{found} стоит там, где нужны ключи со значениями; напиши КЛЮЧ:"
                            " ЗНАЧЕНИЕ"},
    "unknown-key": {"en": "{found} is not known here; the keys are: {known}",
                    "ru": "{found} здесь неизвестно; возможные ключи: {known}"},
    "not-a-list": {"en": "{found} stands where a list belongs; write [ONE, ANOTHER]",
                   "ru": "{found} стоит там, где нужен список; напиши [ОДНО, ДРУГОЕ]"},
    "not-a-text": {"en": "{found} stands where words belong; write what is to be read",
                   "ru": "{found} стоит там, где нужен текст; напиши слова"},
    "unknown-word": {"en": "{found} is not known here; write one of: {known}",
                     "ru": "{found} здесь неизвестно; напиши одно из: {known}"},
    "twice": {"en": "{found} stands here twice; name it once",
              "ru": "{found} стоит здесь дважды; назови один раз"},
    "not-a-number": {
        "en": "{found} stands where a number belongs; write a whole number from {low} to {high}",
        "ru": "{found} стоит там, где нужно число; напиши целое число от {low} до {high}"},
}  # fmt: skip


@frozen
class Wrong:
    """One fault: where it is, and one sentence a language on what is wrong and what is right."""

    place: KeyPath
    sentences: InBoth


class Enough(Exception):
    """More is wrong than anybody would mend at once: it ends the reading."""


class Checks:
    """Reads values of known form; what is not of that form becomes a fault and reads as none.

    A hostile file can hold a fault for each of its letters. Past MOST_FAULTS one more tells that
    others follow, and Enough is raised; `through` catches it.
    """

    def __init__(self, sentences: Topic) -> None:
        self.sentences = sentences
        self.faults: list[Wrong] = []

    def through(self, read: Callable[[], Read]) -> Read | None:
        """The value read; None if too much was wrong to read on."""
        try:
            return read()
        except Enough:
            return None

    def wrong(self, place: KeyPath, code: str, **words: object) -> None:
        if len(self.faults) >= MOST_FAULTS:
            self.faults.append(Wrong(self.faults[-1].place, self.sentences["more"]))
            raise Enough
        said = {lang: text.format(**words) for lang, text in self.sentences[code].items()}
        self.faults.append(Wrong(place, said))

    def add(self, faults: Iterable[Wrong]) -> None:
        """Those of another reading."""
        for fault in faults:
            if len(self.faults) >= MOST_FAULTS:
                self.wrong(fault.place, "more")
            self.faults.append(fault)

    def mapping(self, value: Any, place: KeyPath, known: Iterable[str] | None) -> dict[str, Any]:
        """The known keys of a mapping; with `known` None every key is taken."""
        if not isinstance(value, Mapping):
            self.wrong(place, "not-a-mapping", found=shown(value))
            return {}
        if known is None:
            return dict(value)
        names = tuple(known)
        for key in value:
            if key not in names:
                self.wrong((*place, key), "unknown-key", found=quoted(key), known=listed(names))
        return {key: value[key] for key in value if key in names}

    def entries(self, value: Any, place: KeyPath) -> list[Any]:
        if isinstance(value, list):
            return value
        self.wrong(place, "not-a-list", found=shown(value))
        return []

    def text(self, value: Any, place: KeyPath) -> str | None:
        if isinstance(value, str) and value.strip():
            return value
        self.wrong(place, "not-a-text", found=shown(value))
        return None

    def word(self, value: Any, place: KeyPath, known: Collection[str]) -> str | None:
        if isinstance(value, str) and value in known:
            return value
        self.wrong(place, "unknown-word", found=shown(value), known=listed(known))
        return None

    def words(self, value: Any, place: KeyPath, known: Collection[str]) -> list[str]:
        """A list of known words, none of them twice."""
        found: list[str] = []
        for at, entry in enumerate(self.entries(value, place)):
            word = self.word(entry, (*place, at), known)
            if word in found:
                self.wrong((*place, at), "twice", found=quoted(word))
            elif word is not None:
                found.append(word)
        return found

    def number(self, value: Any, place: KeyPath, low: int, high: int) -> int | None:
        if isinstance(value, str) and _NUMBER.fullmatch(value) and low <= int(value) <= high:
            return int(value)
        self.wrong(place, "not-a-number", found=shown(value), low=low, high=high)
        return None


def told_number(word: Any, most: int) -> int | None:
    """A number of a file that may be torn, at most this; None where it is none."""
    if isinstance(word, str) and word.isascii() and word.isdecimal() and len(word) <= 15:
        return min(int(word), most)
    return None


def quoted(word: object) -> str:
    """A word out of a file, as it can stand in a sentence: short, and on one line."""
    letters = str(word)
    return f'"{printable(letters[:_LONGEST])}{"…" * (len(letters) > _LONGEST)}"'


def printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def place_name(place: KeyPath) -> str:
    """`boards.theseus.health`; entries of a list count from 1."""
    return ".".join(str(key + 1) if isinstance(key, int) else printable(key[:60]) for key in place)


def shown(value: Any) -> str:
    """Any value of a file, as a sentence may show it."""
    match value:
        case None:
            return "—"
        case Mapping():
            return "{…}"
        case list():
            return "[…]"
        case _:
            return quoted(value)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "—"
