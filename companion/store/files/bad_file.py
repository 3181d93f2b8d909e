"""A file that cannot be taken, everything that is wrong with it, and the words for that."""

from collections.abc import Sequence
from typing import Final

from companion.engine.checks import MOST_FAULTS, printable
from companion.engine.frozen import frozen
from companion.engine.languages import InBoth, Language, Topic

_LINE: Final[InBoth] = {"en": "line", "ru": "строка"}
_MORE: Final[InBoth] = {"en": "and {n} more", "ru": "и ещё {n}"}
_MANY: Final[InBoth] = {"en": "and many more", "ru": "и ещё много других"}

# The faults that any file can have.
FILE: Final[Topic] = {
    "missing": {"en": "there is no such file; check the path",
                "ru": "такого файла нет; проверь путь"},
    "directory": {"en": "this is a folder; name a file in it", "ru": "это папка; укажи файл в ней"},
    "no-file": {"en": "this is a pipe or a device; save what it gives as a file, and name that",
                "ru": "это канал или устройство; сохрани его данные в файл и укажи этот файл"},
    "unreadable": {"en": "the file cannot be read; check its name and its permissions",
                   "ru": "файл не читается; проверь имя и права доступа"},
    "too-big": {"en": "the file is larger than 1 MB; such a file has a few kilobytes",
                "ru": "файл больше 1 МБ; такой файл занимает несколько килобайт"},
    "not-utf-8": {"en": "the file is not UTF-8 text; save it with the UTF-8 encoding",
                  "ru": "файл не в кодировке UTF-8; сохрани его в UTF-8"},
    "not-yaml": {"en": "this is not YAML; check the indents, brackets and quotes here and just"
                       " above",
                 "ru": "это не YAML; проверь отступы, скобки и кавычки здесь и чуть выше"},
    "tab": {"en": "a tab stands here; YAML wants spaces in its place",
            "ru": "здесь табуляция; в YAML на её месте нужны пробелы"},
    "documents": {"en": "a second document begins here; keep one in a file",
                  "ru": "здесь начинается второй документ; оставь в файле один"},
    "anchor": {"en": "{name} is an anchor or alias of YAML; write the thing itself out, or put a"
                     " word that begins with & or * into quotes",
               "ru": "{name} — якорь или ссылка YAML; напиши всё полностью, а слово, которое"
                     " начинается с & или *, возьми в кавычки"},
    "tag": {
        "en": "{name} is a tag of YAML; leave it out, or put a word that begins with ! into quotes",
        "ru": "{name} — тег YAML; убери его, а слово, которое начинается с !, возьми в кавычки"},
    "too-deep": {"en": "more than 20 things lie inside one another here; lay them out flatter",
                 "ru": "здесь вложено друг в друга больше 20 списков; уменьши вложенность"},
    "too-many": {"en": "the file holds more than 20,000 words and lists; make it shorter",
                 "ru": "в файле больше 20 000 слов и списков; сократи его"},
    "twice": {"en": "the key {key} stands here for the second time; keep one of the two",
              "ru": "ключ {key} стоит здесь второй раз; оставь один из двух"},
    "key": {"en": "a key must be a word; write KEY: VALUE",
            "ru": "ключ должен быть словом; напиши КЛЮЧ: ЗНАЧЕНИЕ"},
}  # fmt: skip


@frozen
class Fault:
    """One thing that is wrong: where, and a sentence in each language.

    `line` counts from 1; None speaks of the whole file. `place` is a key: `boards.theseus.health`.
    """

    line: int | None
    place: str
    sentences: InBoth

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
