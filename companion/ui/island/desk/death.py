"""A death that is to be announced: it is shown over the island for a moment."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import dist
from typing import TYPE_CHECKING, Final

from companion.games.island.board.hexes import HEXES
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import DeathView
from companion.ui.island.map.geometry import CENTRES, Point

if TYPE_CHECKING:
    from companion.games.island.announcements import Died
    from companion.ui.island.desk.model import DeskModel

SMALLER: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
_SIDE: Final = (7.1, 6.15)  # half the width and the height of the ocean
_TILE: Final = 1.0


def disc_place(lit: Collection[str], radius: float) -> tuple[Point, float]:
    """The middle of a disc on the island, and its radius, in `r`: no space that is lit lies under

    it. Near the middle of the island if it can be, smaller if it must be; where all is lit, there.
    """
    spaces = [CENTRES[at] for at in HEXES if at in lit]
    places = sorted(CENTRES.values(), key=lambda place: dist(place, (0, 0)))
    for share in SMALLER:
        side = share * radius
        for place in places:
            inside = all(abs(one) + side <= most for one, most in zip(place, _SIDE, strict=True))
            if inside and all(dist(place, one) >= side + _TILE for one in spaces):
                return place, side
    return (0.0, 0.0), radius


def death(model: DeskModel, died: Sequence[Died]) -> DeathView:
    """Several may die at once (L10.5): the last of them counts."""
    of = model.state.table.deaths
    counted = (died[-1].died, of)
    return DeathView(tuple(one.who for one in died), _nth(*counted, model), counted)


def _nth(number: int, of: int, model: DeskModel) -> str:
    sheet = words(DESK, model.say.language)
    nth = sheet.get(f"death-{number}")
    frame = sheet.get(f"of-{of}")
    return frame.format(death=nth) if nth and frame else f"{number}/{of}"
