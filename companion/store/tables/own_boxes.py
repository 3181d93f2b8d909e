"""What the owner has told of the boxes of small games: one file beside the games.

Each game reads its own part, and takes what makes no sense there for not told.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.store.files.reader import FilePath
from companion.store.files.small_files import keep, read

TABLE_BOXES: Final = "table-boxes.json"


class OwnTableBox:
    """The part of one game, by its word in the registry."""

    def __init__(self, folder: FilePath, game: str) -> None:
        self._folder, self._game = Path(folder), game

    @property
    def tree(self) -> dict[str, Any]:
        """What is told now; empty where nothing is, or where the file cannot be read."""
        part = (read(self._folder, TABLE_BOXES) or {}).get(self._game)
        return part if isinstance(part, dict) else {}

    def keep(self, tree: Mapping[str, Any]) -> None:
        """Keep it beside what other games have there. Raises CannotSave."""
        others = read(self._folder, TABLE_BOXES) or {}
        keep(self._folder, TABLE_BOXES, {**others, self._game: dict(tree)}, indent=1)
