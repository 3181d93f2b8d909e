"""The true events in one short line beside the lock: for the OP alone (L16.2)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engine.languages import Topic
from companion.games.island.announce import Note
from companion.text.island.names import name
from companion.text.island.names import space as named_space
from companion.text.island.tokens import token_name
from companion.text.languages import Language, Tokens, listed
from companion.text.screens import words

SECRET: Topic = {
    "space": {"en": "space {at}", "ru": "клетка {at}"},
    "part": {"en": "ocean, part {part}", "ru": "океан, часть {part}"},
    "parts": {"en": "ocean, parts {part}", "ru": "океан, части {part}"},
    "is-at": {"en": "{who}: {place}", "ru": "{who}: {place}"},
    "drawn": {"en": "Drawn: {tokens}", "ru": "Вытянуты: {tokens}"},
    "under": {"en": "Under the stack: {token}", "ru": "Под стопку: {token}"},
    "and": {"en": "and", "ru": "и"},
}
_PARTS: Topic = {
    "N": {"en": "N", "ru": "С"},
    "NE": {"en": "NE", "ru": "СВ"},
    "SE": {"en": "SE", "ru": "ЮВ"},
    "S": {"en": "S", "ru": "Ю"},
    "SW": {"en": "SW", "ru": "ЮЗ"},
    "NW": {"en": "NW", "ru": "СЗ"},
}


def space(at: str, language: Language) -> str:
    """`space C4`: the names of the grid, as they stand on the OP's map."""
    return words(SECRET, language)["space"].format(at=at)


def part(parts: str | tuple[str, ...], language: Language) -> str:
    texts = words(SECRET, language)
    each = (parts,) if isinstance(parts, str) else parts
    names = [_PARTS[one][language] for one in each]
    return texts["part" if len(each) == 1 else "parts"].format(part=listed(names, texts["and"]))


def secret(notes: Iterable[Note], language: Language, tokens: Tokens) -> str:
    """The notes of a step as sentences; of each piece only where it came to be at last."""
    lines: dict[str, str] = {}
    for note in notes:
        key, line = _line(note, language, tokens)
        lines.pop(key, None)
        lines[key] = line
    return " ".join(f"{line[:1].upper()}{line[1:]}." for line in lines.values())


def _line(note: Note, language: Language, tokens: Tokens) -> tuple[str, str]:
    texts = words(SECRET, language)
    if note.drawn:
        names = [token_name(word, language, tokens) for word in note.drawn]
        return "drawn", texts["drawn"].format(tokens=listed(names, texts["and"]))
    if note.under:
        return "under", texts["under"].format(token=token_name(note.under, language, tokens))
    who = note.who or note.piece or ""
    place = _place(note, language)
    return who, texts["is-at"].format(who=name(who, language), place=place)


def _place(note: Note, language: Language) -> str:
    if note.part is not None:
        return part(note.part, language)
    at = note.at or ""
    known = len(at) == 2 and at[1:].isdigit()
    return space(at, language) if known else named_space(f"lake:{at}", language)
