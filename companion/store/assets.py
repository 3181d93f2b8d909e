"""Files that come with the app."""

from functools import cache
from typing import Any, Final, cast

from companion.store.places import ASSETS
from companion.store.shipped import Shipped

BOXES: Final = ASSETS / "box"


@cache
def shipped_box() -> dict[str, Any]:
    """The box data of the app, before any owner's file (box-data.md)."""
    return cast(dict[str, Any], Shipped(BOXES).tree("box.yaml"))
