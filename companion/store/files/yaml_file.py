"""Reading YAML that anybody may have written: bounded, with line numbers, and words as they stand.

Only mappings, lists and words are taken. A file can neither build Python objects (tags) nor grow
while it is read (aliases), and whatever is wrong with it is said in one sentence.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NoReturn

import yaml

from companion.engine.checks import KeyPath, Wrong, place_name, quoted
from companion.engine.languages import Language
from companion.store.files.bad_file import FILE, BadFile, Fault
from companion.store.files.reader import FilePath, read_file, why_unread

YamlTree = str | list["YamlTree"] | dict[str, "YamlTree"] | None

LARGEST: Final = 1_000_000
DEEPEST: Final = 20
MOST_NODES: Final = 20_000
_TAB: Final = repr("\t")  # as the parser names the letter that it cannot take
_EMPTY: Final = frozenset({"", "~", "null", "Null", "NULL"})


@dataclass(frozen=True, slots=True)
class Loaded:
    """The content of a file, with the line of each key and of each entry of a list.

    `()` is the whole: whatever is missing from it is looked for where it begins.
    """

    file: str
    value: YamlTree
    lines: Mapping[KeyPath, int]

    def line(self, place: KeyPath) -> int | None:
        """The line of a place, or of the nearest thing around it that is in the file."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place)

    def refused(self, faults: Iterable[Wrong], language: Language) -> BadFile:
        """These faults of the content, each with its line."""
        found = [
            Fault(self.line(one.place), place_name(one.place), one.sentences) for one in faults
        ]
        return BadFile(self.file, found, language)


def read_yaml(path: FilePath, language: Language = "en") -> Loaded:
    """The file as mappings, lists, words and None. Raises BadFile, and nothing else."""
    return _loaded(str(path), partial(_bytes, path), language)


def read_yaml_bytes(raw: bytes, file: str, language: Language = "en") -> Loaded:
    """The same of what a file holds; `file`: its name. Raises BadFile."""
    return _loaded(file, lambda: raw, language)


def _loaded(file: str, read: Callable[[], bytes], language: Language) -> Loaded:
    try:
        reading = _Reading(_text(read()))
        value = reading.document()
    except _Wrong as wrong:
        raise BadFile(file, [wrong.fault], language) from None
    return Loaded(file, value, reading.lines)


class _Wrong(Exception):
    """A fault that ends the reading."""

    def __init__(self, line: int | None, code: str, **words: object) -> None:
        super().__init__(code)
        sentences: dict[Language, str] = {
            language: sentence.format(**words) for language, sentence in FILE[code].items()
        }
        self.fault = Fault(line, "", sentences)


def _text(raw: bytes) -> str:
    if len(raw) > LARGEST:
        raise _Wrong(None, "too-big")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as undecoded:
        raise _Wrong(raw.count(b"\n", 0, undecoded.start) + 1, "not-utf-8") from None


def _bytes(path: FilePath) -> bytes:
    try:
        return read_file(path, LARGEST)
    except OSError as error:
        raise _Wrong(None, why_unread(error)) from None


@dataclass(slots=True)
class _Reading:
    """One pass over the parser's events, which come lazily: a fault ends the parsing too."""

    text: str
    lines: dict[KeyPath, int] = field(default_factory=dict)
    nodes: int = 0
    events: Iterator[yaml.Event] = field(init=False)

    def __post_init__(self) -> None:
        self.events = yaml.parse(self.text, Loader=yaml.SafeLoader)

    def document(self) -> YamlTree:
        self.next()  # the stream begins
        self.lines[()] = 1
        if isinstance(self.next(), yaml.StreamEndEvent):
            return None
        first = self.next()
        self.lines[()] = _line(first)
        value = self.node(first, ())
        self.next()  # the document ends
        after = self.next()
        if not isinstance(after, yaml.StreamEndEvent):
            raise _Wrong(_line(after), "documents")
        return value

    def next(self) -> yaml.Event:
        try:
            return next(self.events)
        except yaml.YAMLError as error:
            _not_yaml(error, self.text)
        except (ValueError, OverflowError):  # an escape or a %YAML number out of all bounds
            raise _Wrong(None, "not-yaml") from None

    def node(self, event: yaml.Event, place: KeyPath) -> YamlTree:
        self.count(event)
        match event:
            case yaml.ScalarEvent():
                return _word(event)
            case yaml.SequenceStartEvent():
                return self.entries(event, place)
            case _:
                return self.mapping(event, place)

    def count(self, event: yaml.Event) -> None:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise _Wrong(_line(event), "too-many")
        for code in ("anchor", "tag"):
            name = getattr(event, code, None)
            if name is not None:
                raise _Wrong(_line(event), code, name=quoted(name))

    def entries(self, start: yaml.Event, place: KeyPath) -> list[YamlTree]:
        _bound(start, place)
        found: list[YamlTree] = []
        while not isinstance(event := self.next(), yaml.SequenceEndEvent):
            at = (*place, len(found))
            self.lines[at] = _line(event)
            found.append(self.node(event, at))
        return found

    def mapping(self, start: yaml.Event, place: KeyPath) -> dict[str, YamlTree]:
        _bound(start, place)
        found: dict[str, YamlTree] = {}
        while not isinstance(event := self.next(), yaml.MappingEndEvent):
            key = self.key(event)
            if key in found:
                raise _Wrong(_line(event), "twice", key=quoted(key))
            self.lines[*place, key] = _line(event)
            found[key] = self.node(self.next(), (*place, key))
        return found

    def key(self, event: yaml.Event) -> str:
        self.count(event)
        word = _word(event) if isinstance(event, yaml.ScalarEvent) else None
        if word is None:
            raise _Wrong(_line(event), "key")
        return word


def _bound(event: yaml.Event, place: KeyPath) -> None:
    if len(place) >= DEEPEST:
        raise _Wrong(_line(event), "too-deep")


def _word(event: yaml.ScalarEvent) -> str | None:
    """The word as it is written; a plain `null`, `~` or nothing at all is None."""
    word: str = event.value
    if event.implicit[0] and word in _EMPTY:
        return None
    if any("\ud800" <= letter <= "\udfff" for letter in word):  # half of a letter, by an escape
        raise _Wrong(_line(event), "not-yaml")
    return word


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _not_yaml(error: yaml.YAMLError, text: str) -> NoReturn:
    match error:
        case yaml.MarkedYAMLError(problem=str(problem), problem_mark=yaml.Mark(line=line)):
            raise _Wrong(line + 1, "tab" if _TAB in problem else "not-yaml")
        case yaml.reader.ReaderError(position=int(position)):
            raise _Wrong(text.count("\n", 0, position) + 1, "not-yaml")
        case _:
            raise _Wrong(None, "not-yaml")
