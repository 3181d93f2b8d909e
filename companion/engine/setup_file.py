"""The parts of a set-up that the files of several games have: players, rulings, chance."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from companion.engine.checks import GENERAL, Checks, quoted, shown
from companion.engine.kind import CHANCES, TABLE, DrawnBy
from companion.engine.languages import Topic

_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_LONGEST: Final = 24
_NO_NAMES: Final = ("op", TABLE, "echo", "expect")

SENTENCES: Final[Topic] = {
    **GENERAL,
    "missing": {"en": "{key} is missing; add it, as in {example}",
                "ru": "нет ключа {key}; добавь его, например {example}"},
    "players": {"en": "the list names {found}; this game has {wanted} players",
                "ru": "в списке игроков: {found}; в этой игре их {wanted}"},
    "name": {"en": "{found} is no name here; write up to {longest} small Latin letters, as in ann",
             "ru": "{found} здесь не годится как имя; напиши маленькие латинские буквы, как в ann,"
                   " не больше {longest}"},
    "name-taken": {"en": "{found} is a word of the game; choose another name",
                   "ru": "{found} — слово игры; выбери другое имя"},
    "ruling": {"en": "{found} is no ruling of this game; the rulings are: {known}",
               "ru": "{found} — не решение этой игры; есть такие: {known}"},
}  # fmt: skip


def read_players(
    value: Any, least: int, most: int, words: Collection[str], checks: Checks
) -> tuple[str, ...]:
    """PlayerNames in seat order; none of them is a word of the game."""
    found: list[str] = []
    for at, entry in enumerate(checks.entries(value, ("players",))):
        place = ("players", at)
        good = isinstance(entry, str) and _NAME.fullmatch(entry) and len(entry) <= _LONGEST
        if not good:
            checks.wrong(place, "name", found=shown(entry), longest=_LONGEST)
        elif entry in (*_NO_NAMES, *words):
            checks.wrong(place, "name-taken", found=quoted(entry))
        elif entry in found:
            checks.wrong(place, "twice", found=quoted(entry))
        else:
            found.append(entry)
    if not checks.faults and not least <= len(found) <= most:
        wanted = str(least) if least == most else f"{least}-{most}"
        checks.wrong(("players",), "players", found=len(found), wanted=wanted)
    return tuple(found)


def read_rulings(
    value: Any, known: Mapping[str, tuple[str, ...]], checks: Checks
) -> dict[str, str]:
    """The rulings that a file changes."""
    found: dict[str, str] = {}
    for name, ruling in checks.mapping({} if value is None else value, ("rulings",), None).items():
        if name not in known:
            names = ", ".join(known)
            checks.wrong(("rulings", name), "ruling", found=quoted(name), known=names)
            continue
        word = checks.word(ruling, ("rulings", name), known[name])
        if word is not None:
            found[name] = word
    return found


def read_chance(value: Any, checks: Checks) -> DrawnBy:
    """`table` if nothing is written."""
    if value is not None and checks.word(value, ("chance",), CHANCES) == "app":
        return "app"
    return "table"
