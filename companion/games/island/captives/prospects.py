"""The worth of a move to a captive, over the islands that may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import RAY
from companion.games.island.board.walks import steps
from companion.games.island.captives.supposed import Supposed
from companion.games.island.captives.view import OwnFigure, OwnView
from companion.games.island.captives.wishes_of import wanted
from companion.games.island.terms import CAMPS, FRUITS, MIRAGES, STONES, Direction, Hex, Who

_DISTANCE: Final = steps()
_MARK: Final = 10.0
_STEP: Final = 0.8
_ENERGY: Final = 0.45


@frozen
class Prospect:
    """One supposed island with what a captive wants there. `at`: where the own figure stands."""

    island: Supposed
    at: Hex
    wanted: tuple[Hex, ...]
    camps: tuple[Hex, ...]
    home: Hex
    pieces: tuple[Hex, ...]

    def far(self, at: Hex) -> int:
        """The steps to the nearest space that is wanted, 3 if nobody knows one."""
        others = [_DISTANCE[at][goal] for goal in self.wanted if goal != at]
        return min(others, default=3)


@frozen
class MoveTried:
    """A move of `length` spaces at that price in energy."""

    way: Direction
    length: int
    safe: bool
    cost: int = 0


def prospects(view: OwnView, who: Who, islands: Sequence[Supposed]) -> list[Prospect]:
    """Those islands on which the figure's own place can be told."""
    figure = view.figure(who)
    return [
        Prospect(
            island,
            island.places[who],
            wanted(view, island),
            tuple(at for camp in CAMPS for at in island.lies(camp)),
            island.lies(figure.start)[0],
            tuple(island.places[one] for one in STONES if one in island.places),
        )
        for island in islands
        if who in island.places
    ]


def is_low(figure: OwnFigure) -> bool:
    """One blow from dying; Granddead's energy is his life (L14.1)."""
    return figure.health == 1 if figure.max_health else figure.energy <= 2


def worth_of(view: OwnView, figure: OwnFigure, move: MoveTried, seen: list[Prospect]) -> float:
    """The mean over the islands."""
    if not seen:
        return -float(move.length)
    return sum(_on(view, figure, move, one) for one in seen) / len(seen)


def _on(view: OwnView, figure: OwnFigure, move: MoveTried, here: Prospect) -> float:
    ray = RAY[here.at][move.way]
    left = figure.energy - move.cost
    worth = -_ENERGY * move.cost - (0.4 if move.cost and left < 1 else 0)
    if move.length > len(ray):
        leaves = view.board == "achilles" and here.at in here.wanted and not ray
        return worth + (_MARK if leaves else -1.0 - _STEP * here.far(here.home))
    to = ray[move.length - 1]
    worth += _arriving(view, figure, move.safe, to, here)
    if is_low(figure) and here.camps:
        worth -= 0.5 * min(_DISTANCE[to][camp] for camp in here.camps)
        worth += 4 * (to in here.camps)
    return worth


def _arriving(view: OwnView, figure: OwnFigure, safe: bool, to: Hex, here: Prospect) -> float:
    word = here.island.spaces[to]
    hunts = view.board == "granddead"
    worth = 0.0
    if to in here.wanted and not hunts and view.board != "achilles":
        worth += _MARK
    if to in here.pieces:
        worth += (_MARK if hunts else 1.5) if safe else -2.5
    elif hunts and safe:
        worth -= 0.2
    if not safe:
        worth -= _risk(word, is_low(figure))
    if word in FRUITS and word not in view.ready and word not in view.crossed:
        worth += 0.6
    if view.board == "achilles" and to in here.wanted:
        return worth  # the corner itself is as near as can be
    end = _carried(here, to) if not safe else to
    return worth - _STEP * here.far(end)


def _carried(here: Prospect, to: Hex) -> Hex:
    """L6.6: a portal is activated by itself after an unsafe move."""
    word = here.island.spaces[to]
    if not word.startswith("portal"):
        return to
    return next((at for at in here.island.lies(word) if at != to), to)


def _risk(word: str, low: bool) -> float:
    if word in MIRAGES or word == "anomaly:lose-health":
        return 3.0 if low else 1.2
    if word.startswith("anomaly"):
        return 0.7
    return 0.5 if word == "knot" else 0.0
