"""The owner's box as a game that begins takes it, and what the app would assume in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.games.island.box.box import Box
from companion.store.island.own_box import OwnBox
from companion.text.counted import counted
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.box import BOX

if TYPE_CHECKING:
    from companion.ui.shell.house import House

# By the section of box data: all that is printed on the boards is looked at together.
_WHERE: Final[Mapping[str, str]] = {
    "boards": "ready-boards",
    "palms": "ready-boards",
    "extras": "ready-boards",
    "gains": "ready-boards",
    "tokens": "ready-tokens",
    "tiles": "ready-tiles",
    "knots": "ready-knots",
    "arrows": "ready-arrows",
}


def own_box(house: House) -> OwnBox:
    """The owner's box as it lies on the disk now, beside the games."""
    return OwnBox(house.shelf.folder)


def assumed_line(box: Box, language: Language) -> str:
    """The line on what is assumed; nothing where the owner has looked at everything."""
    if not box.assumed:
        return ""
    sections = {entry.partition(".")[0] for entry in box.assumed}
    sheet = words(BOX, language)
    things = dict.fromkeys(sheet[key] for section, key in _WHERE.items() if section in sections)
    told = sheet["ready"].replace("{what}", ", ".join(things))
    return counted(told, len(box.assumed), language)
