"""Steps from the older formats of a saved game to the present one.

Each step makes of a header and its lines those of the next format. It reads what stands there and
judges nothing: a line that it does not know stays in its place, and the replay will name it.
"""

from collections.abc import Callable
from typing import Final

from companion.engine.journal import MARKS, Did, encode
from companion.store.assets import shipped_box
from companion.store.files.json_tree import Tree
from companion.store.games.game_file import FORMAT, version

Upgrade = Callable[[Tree, list[str]], tuple[Tree, list[str]]]


def _from_0(header: Tree, lines: list[str]) -> tuple[Tree, list[str]]:
    """The prototype's: plain lines `theseus: move NW`, no box and no version of the rules."""
    told = {**header, "format": "1", "rules": "0", "box": shipped_box()}
    return told, [_line_of_0(line) for line in lines]


def _line_of_0(text: str) -> str:
    for mark in MARKS:
        if text == mark:
            return encode(mark)
    who, colon, words = text.partition(": ")
    return encode(Did(who, words)) if colon else text


UPGRADES: Final[dict[int, Upgrade]] = {0: _from_0}


def upgraded(header: Tree, lines: list[str]) -> tuple[Tree, list[str]]:
    while (old := version(header, "format")) < FORMAT:
        header, lines = UPGRADES[old](header, lines)
    return header, lines
