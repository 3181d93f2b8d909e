"""What a game that begins would assume about the box, in one line for the Ready step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.box.box import Box
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.box import BOX

# By the section of box data: what stands on the boards is one thing to whoever looks there.
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


def assumed_line(box: Box, language: Language) -> str:
    """Nothing where the owner has looked at everything."""
    if not box.assumed:
        return ""
    sections = {entry.partition(".")[0] for entry in box.assumed}
    sheet = words(BOX, language)
    things = dict.fromkeys(sheet[key] for section, key in _WHERE.items() if section in sections)
    return sheet["ready"].format(n=len(box.assumed), what=", ".join(things))
