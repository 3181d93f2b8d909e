"""Changes that change nothing, each with its reason: kept in equivalents.yaml.

One is known by its file, the function, and the line before and after; where the function has
several alike, also by `nth`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml

from tools.mutation.changes import Change, Name
from tools.mutation.rooms import HOUSE

FILE: Final = Path(__file__).with_name("equivalents.yaml")
_KEYS: Final = {"file", "in", "was", "now", "why"}


class BadList(Exception):
    """A list that cannot be read: a sentence says why."""


@dataclass(frozen=True)
class Equivalents:
    """`why`: the reason, by the name of the change."""

    why: dict[Name, str]

    def __contains__(self, change: object) -> bool:
        return isinstance(change, Change) and change.name in self.why

    def gone(self, found: Iterable[Change], files: Collection[str]) -> list[Name]:
        """Those of these files that are no change of the rules any more."""
        names = {change.name for change in found}
        return [name for name in self.why if name[0] in files and name not in names]


def read(file: Path = FILE) -> Equivalents:
    listed = yaml.safe_load(file.read_text(encoding="utf-8")) or []
    why: dict[Name, str] = {}
    for entry in listed:
        name = _name(entry)
        if name in why:
            raise BadList(f"listed twice: {entry}")
        why[name] = str(entry["why"]).strip()
    return Equivalents(why)


def _name(entry: object) -> Name:
    if not isinstance(entry, dict) or set(entry) - {"nth"} != _KEYS or not entry["why"]:
        raise BadList(f"an entry has {', '.join(sorted(_KEYS))}: {entry}")
    file, inside, was, now = (str(entry[key]).strip() for key in ("file", "in", "was", "now"))
    if not (HOUSE / file).is_file():
        raise BadList(f"there is no {file}")
    return file, inside, was, now, int(entry.get("nth", 1))


def entry(change: Change) -> str:
    """As it is listed, but for the reason."""
    named = dict(zip(("file", "in", "was", "now", "nth"), change.name, strict=True))
    if change.nth == 1:
        del named["nth"]
    return yaml.safe_dump([{**named, "why": ""}], sort_keys=False, width=100)
