"""The registry of games: the word of a file, and the folder of that name in `games/`, `text/`.

A game is imported when it is first wanted. Paradox Island has a way of its own into table scripts
(`store/island/table_file.py`); as saved games are concerned it is one of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from companion.engine.kind import Kind, SavedKind

ISLAND: Final = "paradox-island"
FOLDERS: Final = {
    "antinomy": "antinomy", "paradominetor": "paradominetor", "paradoxon": "paradoxon",
}  # fmt: skip
GAMES: Final = (ISLAND, *FOLDERS)


def kind(word: str) -> Kind:
    """The game of this word; KeyError where there is none."""
    return cast(Kind, import_module(f"companion.games.{FOLDERS[word]}.kind").KIND)


def saved_kind(word: str) -> SavedKind:
    """The same as saved games know it; KeyError where there is none."""
    folder = "island" if word == ISLAND else FOLDERS[word]
    return cast(SavedKind, import_module(f"companion.games.{folder}.kind").KIND)
