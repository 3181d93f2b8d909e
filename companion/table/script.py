"""The lines of a table script: who says what, and what is expected."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from companion.engine.refused import Code
from companion.games.island.setup.checks import Checks, Place, listed, quoted
from companion.games.island.terms import Who
from companion.store.files.yaml_file import Loaded

_LONGEST: Final = 1000
_FACTS: Final = ("said", "not-said", "shown", "noted")
_EXPECT: Final = (*_FACTS, "state", "error", "asks")


@dataclass(frozen=True, slots=True)
class Line:
    """`number` counts the entries of `script` from 1; `file_line` the lines of the file."""

    number: int
    who: Who
    text: str
    file_line: int


@dataclass(frozen=True, slots=True)
class Expect:
    number: int
    expect: Mapping[str, Any]
    file_line: int


def read_script(
    loaded: Loaded, tree: Any, figures: tuple[Who, ...], checks: Checks
) -> tuple[Line | Expect, ...]:
    found: list[Line | Expect] = []
    for number, entry in enumerate(checks.entries(tree, ("script",)), 1):
        place: Place = ("script", number - 1)
        if not isinstance(entry, dict) or len(entry) != 1:
            checks.wrong(place, "entry")
            continue
        ((who, said),) = entry.items()
        file_line = loaded.line((*place, who)) or 0
        if who == "expect":
            found.append(Expect(number, _expect(said, (*place, who), checks), file_line))
        elif who in figures:
            found.append(Line(number, who, _text(said, (*place, who), checks), file_line))
        else:
            checks.wrong((*place, who), "unknown-who", found=quoted(who), known=listed(figures))
    return tuple(found)


def _text(value: Any, place: Place, checks: Checks) -> str:
    text = checks.text(value, place) or ""
    if len(text) > _LONGEST:
        checks.wrong(place, "too-long", longest=_LONGEST)
    return text.strip()


def _expect(tree: Any, place: Place, checks: Checks) -> Mapping[str, Any]:
    """Every key may be empty: nothing is asked, no error, nothing more to find."""
    given = checks.mapping(tree, place, _EXPECT)
    for key, value in given.items():
        if value is None:
            continue
        if key == "error":
            checks.word(value, (*place, key), get_args(Code))
        elif key in _FACTS:
            for at, fact in enumerate(checks.entries(value, (*place, key))):
                checks.mapping(fact, (*place, key, at), None)
        else:
            checks.mapping(value, (*place, key), None)
    return given
