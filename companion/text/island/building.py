"""An island that is being built, in words: its tiles, what is wrong, what cannot be done."""

from __future__ import annotations

from companion.games.island.board.layout import named
from companion.games.island.building.changes import Change
from companion.games.island.building.laid import Barred
from companion.games.island.building.problems import BuildingFault
from companion.games.island.building.tiles import words
from companion.text.island.names import space
from companion.text.languages import Language, capitalised
from companion.text.screens.building import BUILDING


def tile(word: str, language: Language) -> str:
    """`Banana`, `Straight lake`, `Banana + grapes`."""
    ends = words(word) if "+" in word else words(word)[:1]
    return capitalised(" + ".join(space(named(one), language) for one in ends))


def fault(wrong: BuildingFault, language: Language) -> str:
    """The fault, and what would be right."""
    about = _space(wrong.space, language) if wrong.kind in ("too-many", "lake-shape") else ""
    return BUILDING[wrong.kind][language].format(
        space=about, at=", ".join(wrong.at), found=wrong.found, wanted=wrong.wanted
    )


def barred(why: Barred, language: Language) -> str:
    about = tile(why.tile, language) if why.tile else ""
    return BUILDING[why.reason][language].format(tile=about, at=why.at)


def change(what: Change, language: Language) -> str:
    """The label of the change that undo takes back."""
    about = tile(what.tile, language) if what.tile else ""
    return capitalised(BUILDING[what.kind][language].format(tile=about, at=what.at))


def _space(word: str, language: Language) -> str:
    return capitalised(space(named(word), language))
