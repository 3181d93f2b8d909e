"""The change that a step has made to an island being laid out: names what undo undoes."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.building.laid import Building
from companion.games.island.building.tiles import upright
from companion.games.island.building.turnings import LaidTile
from companion.games.island.terms import Hex

ChangeKind = Literal["laid", "taken", "moved", "turned", "arrows", "cleared", "many"]


@frozen
class Change:
    """`tile`: which one, as it lies or lay; `at`: its first space."""

    kind: ChangeKind
    tile: str = ""
    at: Hex | None = None


def changed(before: Building, after: Building) -> Change | None:
    """None where only the hand has changed."""
    new = [one for one in after.tiles if one not in before.tiles]
    gone = [one for one in before.tiles if one not in after.tiles]
    match new, gone:
        case [], []:
            return _arrows(before, after)
        case [], [one]:
            return _of("taken", one)
        case [], _:
            return Change("cleared" if not after.tiles else "many")
        case [one], _:
            return _of(_how(one, gone), one)
        case _:
            return Change("many")


def _of(kind: ChangeKind, one: LaidTile) -> Change:
    return Change(kind, one.tile, one.at[0])


def _how(new: LaidTile, gone: list[LaidTile]) -> ChangeKind:
    same = next((one for one in gone if upright(one.tile) == upright(new.tile)), None)
    if same is None:
        return "laid"
    return "turned" if same.at[0] == new.at[0] else "moved"


def _arrows(before: Building, after: Building) -> Change | None:
    at = next((one for one in after.arrows if after.arrows[one] != before.arrows.get(one)), None)
    return None if at is None else Change("arrows", "knot", at)
