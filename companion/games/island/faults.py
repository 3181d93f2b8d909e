"""What is wrong with a file that people write, and what would be right, in both languages."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

# Where something stands in a file: keys, and entries of lists counted from 0.
Place = tuple[str | int, ...]

LONGEST_QUOTE: Final = 40


class Sentence(NamedTuple):
    """What is wrong: what would be right. One sentence in each language, without its full stop."""

    en: str
    ru: str


@dataclass(frozen=True, slots=True)
class Fault:
    place: Place
    en: str
    ru: str

    @property
    def where(self) -> str:
        return written(self.place)


def written(place: Place) -> str:
    """`captives[2].start`: people count from 1, as the script's lines are counted."""
    steps = (f"[{step + 1}]" if isinstance(step, int) else f".{_plain(step)}" for step in place)
    return "".join(steps).removeprefix(".")


def quoted(value: Any) -> str:
    """What stands in the file, short and on one line, whatever it is."""
    match value:
        case None:
            return "null"
        case Mapping():
            return "{…}"
        case list() | tuple():
            return "[…]"
        case _:
            return f'"{_plain(str(value))}"'


def _plain(text: str) -> str:
    short = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
    return "".join(letter if letter.isprintable() else "?" for letter in short)


def nearest(value: Any, known: Collection[str]) -> str:
    """What was meant, if that can be guessed; else all that it could be."""
    meant = get_close_matches(str(value)[:LONGEST_QUOTE].lower(), known, n=1)
    return ", ".join(meant or known)


NOT_A_MAP: Final = Sentence(
    "{found} stands where a map belongs: write one `key: value` a line",
    "здесь {found}, а нужен список пар: напишите по одной паре `ключ: значение` в строке",
)
NOT_A_LIST: Final = Sentence(
    "{found} stands where a list belongs: write [{example}]",
    "здесь {found}, а нужен перечень: напишите [{example}]",
)
NOT_A_WORD: Final = Sentence(
    "{found} stands where a word belongs: write one word",
    "здесь {found}, а нужно слово: напишите одно слово",
)
NOT_A_TEXT: Final = Sentence(
    "{found} stands where a text belongs: write the text, in quotes if need be",
    "здесь {found}, а нужен текст: напишите его, если надо, в кавычках",
)
UNKNOWN_KEY: Final = Sentence(
    "there is no key {key} here: write {meant}, or leave it out",
    "ключа {key} здесь не бывает: напишите {meant} или уберите его",
)
MISSING_KEY: Final = Sentence(
    "the key `{key}` is missing: add it",
    "не хватает ключа `{key}`: добавьте его",
)
UNKNOWN_WORD: Final = Sentence(
    "{found} is not known here: write {meant}",
    "слова {found} здесь не бывает: напишите {meant}",
)
WORD_TWICE: Final = Sentence(
    "{found} stands here twice: name it once",
    "{found} стоит здесь дважды: назовите один раз",
)
NOT_A_NUMBER: Final = Sentence(
    "{found} is no whole number from {least} to {most}: write one",
    "{found} — не целое число от {least} до {most}: напишите такое число",
)


@dataclass(slots=True)
class Faults:
    """Reads what a file holds, and keeps every fault that it comes upon.

    Whatever cannot be read is None, with its fault kept; so reading goes on to the end.
    """

    found: list[Fault] = field(default_factory=list)

    def add(self, place: Place, sentence: Sentence, **words: object) -> None:
        self.found.append(Fault(place, sentence.en.format(**words), sentence.ru.format(**words)))

    def mapping(
        self, value: Any, place: Place, known: Collection[str] | None = None
    ) -> dict[str, Any]:
        """A map with no other keys than the known ones. A key with nothing behind it is empty."""
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            self.add(place, NOT_A_MAP, found=quoted(value))
            return {}
        if known is None:
            return {str(key): value[key] for key in value}
        for key in value:
            if key not in known:
                meant = nearest(key, known)
                self.add((*place, str(key)), UNKNOWN_KEY, key=quoted(key), meant=meant)
        return {key: value[key] for key in value if key in known}

    def required(self, value: Mapping[str, Any], place: Place, keys: Sequence[str]) -> None:
        for key in keys:
            if key not in value:
                self.add(place, MISSING_KEY, key=key)

    def listed(self, value: Any, place: Place, example: str) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, list | tuple):
            return list(value)
        self.add(place, NOT_A_LIST, found=quoted(value), example=example)
        return []

    def text(self, value: Any, place: Place, sentence: Sentence = NOT_A_TEXT) -> str | None:
        if isinstance(value, bool) or not isinstance(value, str | int):
            self.add(place, sentence, found=quoted(value))
            return None
        return str(value)

    def word(self, value: Any, place: Place, known: Collection[str]) -> str | None:
        text = self.text(value, place, NOT_A_WORD)
        if text is None or text in known:
            return text
        self.add(place, UNKNOWN_WORD, found=quoted(text), meant=nearest(text, known))
        return None

    def words(self, value: Any, place: Place, known: Sequence[str]) -> list[str]:
        """A list of known words, each once."""
        read: list[str] = []
        for number, entry in enumerate(self.listed(value, place, ", ".join(known[:2]))):
            word = self.word(entry, (*place, number), known)
            if word is not None and word in read:
                self.add((*place, number), WORD_TWICE, found=quoted(word))
            elif word is not None:
                read.append(word)
        return read

    def number(
        self,
        value: Any,
        place: Place,
        least: int,
        most: int,
        sentence: Sentence = NOT_A_NUMBER,
    ) -> int | None:
        number = whole_number(value)
        if number is not None and least <= number <= most:
            return number
        self.add(place, sentence, found=quoted(value), least=least, most=most)
        return None


def whole_number(value: Any) -> int | None:
    """A number as YAML hands it over or as it is written: `2`, `+1`, `-1`."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str):
        return None
    digits = value[1:] if value[:1] in ("+", "-") else value
    # More digits than any number here has: Python would refuse them from 4300 on.
    return int(value) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
