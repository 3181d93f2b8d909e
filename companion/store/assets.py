"""Paths of the files that come with the app, and the contents of some."""

from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from companion.games.registry import FOLDERS, ISLAND
from companion.store.files.reader import read_shipped
from companion.store.files.shipped import Shipped

_PACKAGE: Final = Path(__file__).resolve().parents[1]
# In a wheel they lie in the package; in a checkout and on a tablet beside it.
_INSTALLED: Final = (_PACKAGE / "assets").is_dir()
_ROOT: Final = _PACKAGE if _INSTALLED else _PACKAGE.parent
# The word that starts the program here.
PROGRAM: Final = "paradox-companion" if _INSTALLED else "./run"
ASSETS: Final = _ROOT / "assets"
READY_ISLANDS: Final = _ROOT / "seeds" / "islands"
BOXES: Final = ASSETS / "box"
RULEBOOKS: Final = ASSETS / "rulebook"
LESSONS: Final = ASSETS / "practice"


def asset(name: str) -> str:
    """The path of a file below `assets`, for those who may not know of paths: `fonts/A.ttf`."""
    return str(ASSETS / name)


def asset_text(name: str) -> str:
    return read_shipped(ASSETS / name).decode()


def has_rulebook(game: str) -> bool:
    """True for a game whose rules can be looked up."""
    return game == ISLAND or (RULEBOOKS / FOLDERS[game]).is_dir()


@cache
def shipped_box() -> dict[str, Any]:
    """The box data of the app, before any owner's file (box-data.md)."""
    return cast(dict[str, Any], Shipped(BOXES).tree("box.yaml"))


@cache
def practice_lesson() -> dict[str, Any]:
    """The table of the practice game, and its tasks."""
    return cast(dict[str, Any], Shipped(LESSONS).tree("lesson.yaml"))
