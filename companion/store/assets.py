"""Files that come with the app."""

from functools import cache
from typing import Any, Final, cast

from companion.store.files.shipped import Shipped
from companion.store.places import ASSETS

BOXES: Final = ASSETS / "box"
LESSONS: Final = ASSETS / "practice"


@cache
def shipped_box() -> dict[str, Any]:
    """The box data of the app, before any owner's file (box-data.md)."""
    return cast(dict[str, Any], Shipped(BOXES).tree("box.yaml"))


@cache
def practice_lesson() -> dict[str, Any]:
    """The table of the practice game, and its tasks."""
    return cast(dict[str, Any], Shipped(LESSONS).tree("lesson.yaml"))
