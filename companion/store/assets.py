"""Files that come with the app."""

from functools import cache
from typing import Any, Final, cast

from companion.store.places import ASSETS
from companion.store.yaml_file import read_yaml

BOX: Final = ASSETS / "box" / "box.yaml"
LESSON: Final = ASSETS / "practice" / "lesson.yaml"


@cache
def shipped_box() -> dict[str, Any]:
    """The box data of the app, before any owner's file (box-data.md)."""
    return cast(dict[str, Any], read_yaml(BOX).value)


@cache
def practice_lesson() -> dict[str, Any]:
    """The table of the practice game, and its tasks."""
    return cast(dict[str, Any], read_yaml(LESSON).value)
