"""L1.8: the arrows of the knots of an island that is being built."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from companion.games.island.board.knots import KINDS, PATTERNS, kind, turned
from companion.games.island.board.layout import Pattern, is_pattern
from companion.games.island.building.tiles import Stock
from companion.games.island.terms import Direction

# The picks: one of the fifteen by its number, or a kind by its letter.
PICKS: Final = (*map(str, range(len(PATTERNS))), *KINDS)

__all__ = [
    "PICKS", "first_arrows", "kind_of", "kinds_left", "picked", "turned", "turned_on",
]  # fmt: skip


def first_arrows(stock: Stock, there: Iterable[Pattern]) -> Pattern:
    """Box data: of the box's kinds the first that is not on the island yet, not turned."""
    laid = {kind_of(arrows) for arrows in there}
    return KINDS[next((letter for letter in stock.knots if letter not in laid), stock.knots[0])]


def kinds_left(stock: Stock, there: Iterable[Pattern]) -> list[str]:
    """L1.8: of which kinds the knots can be that are not on the island yet."""
    known = stock.knots if stock.sure else tuple(KINDS)
    laid = {kind_of(arrows) for arrows in there}
    return [letter for letter in known if letter not in laid]


def kind_of(arrows: Pattern) -> str:
    """Nothing for arrows from elsewhere that do not join the sides in pairs."""
    return _kind(tuple(sorted(arrows.items())))


@cache
def _kind(joined: tuple[tuple[Direction, Direction], ...]) -> str:
    arrows = dict(joined)
    return kind(arrows) if is_pattern(arrows) else ""


def picked(pick: str, now: Pattern | None) -> Pattern:
    """A kind that is there already is turned by picking it again."""
    if pick not in KINDS:
        return PATTERNS[int(pick)]
    if now is None or kind_of(now) != pick:
        return KINDS[pick]
    return turned_on(now)


def turned_on(arrows: Pattern | None) -> Pattern:
    """Turned clockwise by a sixth. Some kinds look the same again after three, two or one."""
    return KINDS["a"] if arrows is None else turned(arrows, 1)
