"""Hands that the others could have: all tiles not seen, dealt anew (T1.2, T7.3)."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.engine.game import Dice
from companion.games.paradominetor.players.view import FrontSeen, SeenTable
from companion.games.paradominetor.state import TRICKS, Lying
from companion.games.paradominetor.tiles import (
    BLACK,
    Tile,
    back_of,
    colour_of,
    front_of,
    tiles_of,
)


@frozen
class ThinkableDeal:
    """This trick with backs, and the hands of those who play after this player."""

    table: tuple[Lying, ...]
    hands: tuple[tuple[str, tuple[Tile, ...]], ...]


def thinkable_deals(view: SeenTable, dice: Dice, count: int) -> tuple[ThinkableDeal, ...]:
    unseen, thrown, found = list(tiles_of(view.sets)), dice(), list[ThinkableDeal]()
    for tile in view.hand:
        unseen.remove(tile)
    for _ in range(count):
        free = list(unseen)
        thrown.shuffle(free)
        found.append(_dealt(view, free))
    return tuple(found)


def _dealt(view: SeenTable, free: list[Tile]) -> ThinkableDeal:
    for one in view.out:
        _take(free, one)
    table = tuple(
        Lying(one.who, one.front, back_of(_take(free, one)), one.declared) for one in view.table
    )
    return ThinkableDeal(table, _hands(view, free))


def _take(free: list[Tile], one: FrontSeen) -> Tile:
    """A tile of this front, with any back that is free."""
    found = next(tile for tile in free if front_of(tile) == one.front)
    free.remove(found)
    return found


def _hands(view: SeenTable, free: list[Tile]) -> tuple[tuple[str, tuple[Tile, ...]], ...]:
    """As many tiles as each must have; whoever lacks most colours is dealt to first."""
    lacking = dict(zip(view.players, view.voids, strict=True))
    played = {one.who for one in view.table}
    hands: dict[str, tuple[Tile, ...]] = {}
    for who in sorted(view.order, key=lambda one: -len(lacking[one])):
        if who == view.who:
            continue
        count = TRICKS - view.trick + (who not in played)
        fits = [one for one in free if one == BLACK or colour_of(front_of(one)) not in lacking[who]]
        others = [one for one in free if one not in fits]
        hands[who] = (*fits, *others)[:count]
        for tile in hands[who]:
            free.remove(tile)
    after = view.order[len(view.table) + 1 :]
    return tuple((who, hands[who]) for who in after)
