"""The opening of the island: its tiles turn one after another, row by row from the north."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.ui.kit.motion import in_quad, out_quad, passed_share

WAITS: Final = 0.8  # seconds in which it is still closed: the tablet is being turned
BETWEEN: Final = 0.045  # from one tile to the next
CLOSES: Final = 0.13  # the back of a tile, until it is seen from its edge
OPENS: Final = 0.17  # its front
SECONDS: Final = BETWEEN * (len(HEXES) - 1) + CLOSES + OPENS


def turned(number: int, passed: float) -> tuple[bool, float]:
    """Of a tile, counted from the north-west: does its front show, and how wide what shows is."""
    own = passed - number * BETWEEN
    if own < CLOSES:
        return False, 1 - in_quad(passed_share(own, 0, CLOSES))
    return True, out_quad(passed_share(own, CLOSES, OPENS))
