"""The bonuses and boxes that a captive uses in a turn, and when (L13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.island.captives.prospects import (
    MoveTried,
    Prospect,
    is_low,
    worth_of,
)
from companion.games.island.captives.view import OwnFigure, OwnView
from companion.games.island.commands import Command, UseBonus, UseExtra
from companion.games.island.terms import DIRECTIONS, Fruit

_AT_ONCE: Final = ("action", "heal", "circle", "replenish", "free-step")
_TELLING: Final = ("around", "line", "neighbour")
_SURE: Final = 0.5  # of a mark in the next move: nobody need ask first
_FARTHER: Final = 2.0  # in steps: what a way by a bonus must save


def bonus_to_use(
    view: OwnView, figure: OwnFigure, seen: list[Prospect], best: float
) -> Command | None:
    """`best`: the worth of the best move without one."""
    for command in view.commands:
        if isinstance(command, UseExtra):
            return command
        if isinstance(command, UseBonus) and command.who == figure.who:
            bonus = view.ready[command.fruit]
            if _wants(bonus, view, figure, seen, best):
                return command
    return None


def _wants(bonus: str, view: OwnView, figure: OwnFigure, seen: list[Prospect], best: float) -> bool:
    if bonus in _AT_ONCE:
        return bonus != "free-step" or figure.actions > 0
    if bonus in _TELLING:
        return figure.actions > 0 and best < _SURE * 10
    match bonus:
        case "locate":
            return figure.actions > 0 and not _placed(seen)
        case "immunity":
            return is_low(figure)
        case "trade":
            return wise_trade(figure) is not None
        case "number":
            return best_number(view, figure, seen)[0] > best + 1
        case "to-fruit":
            return best_fruit(tuple(view.visited), figure, seen)[0] >= _FARTHER
        case _:
            return False


def _placed(seen: list[Prospect]) -> bool:
    """The same pieces on the same spaces, seen from the figure, wherever that is."""
    return len({(one.at, one.pieces) for one in seen if one.pieces}) == 1


def wise_trade(figure: OwnFigure) -> str | None:
    """Hempel: health for energy, or the other way, where one of them runs out."""
    if figure.health == 1 and figure.energy >= 2:
        return "lose energy"
    if figure.energy == 0 and figure.health >= 3:
        return "lose health"
    return None


def best_number(view: OwnView, figure: OwnFigure, seen: list[Prospect]) -> tuple[float, int]:
    """Achilles: the number of spaces whose best direction is worth most."""
    return max(
        (worth_of(view, figure, MoveTried(way, length, safe=False), seen), length)
        for length in range(1, 7)
        for way in DIRECTIONS
    )


def best_fruit(
    fruits: Sequence[str], figure: OwnFigure, seen: list[Prospect]
) -> tuple[float, Fruit | str]:
    """Theseus: the visited fruit from which the way is shortest, and the steps that it saves."""
    found: list[tuple[float, Fruit | str]] = [
        (sum(one.far(one.at) - one.far(one.island.lies(fruit)[0]) for one in seen), fruit)
        for fruit in sorted(fruits)
        if seen
    ]
    saved, fruit = max(found, default=(0.0, figure.start))
    return saved / max(1, len(seen)), fruit
