"""The lines of a table script: who says what, and what is expected then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks, KeyPath, listed, quoted
from companion.engine.frozen import frozen
from companion.engine.languages import Topic
from companion.store.files.yaml_file import Loaded

SCRIPT: Final[Topic] = {
    "entry": {"en": "a line of the script is one WHO: TEXT; write, for example: - theseus: move NW",
              "ru": "строка сценария — это одно КТО: ТЕКСТ; напиши, например: - theseus: move NW"},
    "unknown-who": {"en": "nobody here is called {found}; a line begins with one of: {known},"
                          " expect",
                    "ru": "{found} здесь нет; строка начинается с одного из: {known}, expect"},
    "too-long": {"en": "nobody says that much in one breath; keep a line under {longest} letters",
                 "ru": "столько за раз никто не говорит; уложи строку в {longest} букв"},
}  # fmt: skip
_LONGEST: Final = 1000
_FACTS: Final = ("said", "not-said", "shown", "noted")
_EXPECT: Final = (*_FACTS, "state", "error", "asks")


@frozen
class ScriptLine:
    """`number` counts the entries of `script` from 1; `file_line` the lines of the file."""

    number: int
    who: str
    text: str
    file_line: int


@frozen
class Expect:
    number: int
    expect: Mapping[str, Any]
    file_line: int


def read_script(
    loaded: Loaded,
    tree: Any,
    speakers: tuple[str, ...],
    errors: tuple[str, ...],
    checks: Checks,
) -> tuple[ScriptLine | Expect, ...]:
    found: list[ScriptLine | Expect] = []
    for number, entry in enumerate(checks.entries(tree, ("script",)), 1):
        place: KeyPath = ("script", number - 1)
        if not isinstance(entry, dict) or len(entry) != 1:
            checks.wrong(place, "entry")
            continue
        ((who, said),) = entry.items()
        file_line = loaded.line((*place, who)) or 0
        if who == "expect":
            found.append(Expect(number, _expect(said, (*place, who), errors, checks), file_line))
        elif who in speakers:
            found.append(ScriptLine(number, who, _text(said, (*place, who), checks), file_line))
        else:
            checks.wrong((*place, who), "unknown-who", found=quoted(who), known=listed(speakers))
    return tuple(found)


def _text(value: Any, place: KeyPath, checks: Checks) -> str:
    text = checks.text(value, place) or ""
    if len(text) > _LONGEST:
        checks.wrong(place, "too-long", longest=_LONGEST)
    return text.strip()


def _expect(
    tree: Any, place: KeyPath, errors: tuple[str, ...], checks: Checks
) -> Mapping[str, Any]:
    """Every key may be empty: nothing is asked, no error, nothing more to find."""
    given = checks.mapping(tree, place, _EXPECT)
    for key, value in given.items():
        if value is None:
            continue
        if key == "error":
            checks.word(value, (*place, key), errors)
        elif key in _FACTS:
            for at, fact in enumerate(checks.entries(value, (*place, key))):
                checks.mapping(fact, (*place, key, at), None)
        else:
            checks.mapping(value, (*place, key), None)
    return given
