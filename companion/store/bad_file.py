"""A file that cannot be taken, and everything that is wrong with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.games.island.setup.checks import MOST_FAULTS, printable

Language = Literal["en", "ru"]

_LINE: Final[dict[Language, str]] = {"en": "line", "ru": "строка"}
_MORE: Final[dict[Language, str]] = {"en": "and {n} more", "ru": "и ещё {n}"}
_MANY: Final[dict[Language, str]] = {"en": "and many more", "ru": "и ещё много других"}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where, and a sentence in each language.

    `line` counts from 1; None speaks of the whole file. `place` is a key: `boards.theseus.health`.
    """

    line: int | None
    place: str
    sentences: Mapping[Language, str]

    def say(self, language: Language) -> str:
        line = f"{_LINE[language]} {self.line}" if self.line else ""
        return ": ".join(part for part in (line, self.place, self.sentences[language]) if part)


class BadFile(Exception):
    """`str` is one sentence: the file, the first fault by its place, and how many more."""

    def __init__(self, file: str, faults: Sequence[Fault], language: Language = "en") -> None:
        self.file = file
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line or 0))
        self.language = language
        super().__init__(self.say(language))

    def say(self, language: Language) -> str:
        first, *others = self.faults
        told = _MORE if len(others) < MOST_FAULTS else _MANY
        more = f" ({told[language].format(n=len(others))})" if others else ""
        return f"{printable(self.file)}: {first.say(language)}{more}"
