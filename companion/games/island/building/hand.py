"""The effect of touches on an island that is being laid out.

Whichever is touched first, a tile or a space, waits for the other. After that the same one goes
on by itself: the tile stays in hand while there are more of it and is followed by the next kind,
or the space is followed by the next empty one; so each further tile is a single touch. What was
chosen by a finger is let go when it is touched again, and the other may lead.

A tile that was chosen by itself never takes the place of what lies; one just touched does.
"""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import revised
from companion.games.island.building import knots
from companion.games.island.building.laid import (
    Barred,
    Building,
    laid,
    moved,
    next_empty,
    other_turnings,
    swung,
    turned,
    without,
)
from companion.games.island.building.tiles import upright, words
from companion.games.island.building.turnings import turnings
from companion.games.island.terms import Hex

# A space on which a tile in hand can be shown in each of its turnings.
MIDDLE: Final = Hex("D4")

# Touches


def touch_tile(building: Building, tile: str) -> Building:
    """A tile of the palette, the end that was touched first."""
    if building.touched and building.held is not None:
        return lay(building, tile, building.held)
    chosen = building.chosen
    if chosen is not None and upright(chosen) == upright(tile):
        if chosen == tile and building.by_hand:
            return _space_leads(building)
        return revised(building, {"chosen": tile, "by_hand": True})
    if not building.left(tile):
        raise Barred("none-left", tile)
    if building.space is not None:
        return lay(building, tile, building.space)
    return revised(building, {"chosen": tile, "by_hand": True, "turned": 0})


def touch_space(building: Building, at: Hex) -> Building:
    if building.chosen is not None and building.by_hand:
        return lay(building, building.chosen, at)
    if building.lying(at) is not None:
        return _touch_laid(building, at)
    if at in can_swing_to(building) and building.held is not None:
        return _turned(swung(building, building.held, at))
    if building.chosen is not None:
        return lay(building, building.chosen, at)
    let_go = building.space == at and building.by_hand
    space = None if let_go else at
    return revised(building, {"space": space, "by_hand": True, "held": None, "touched": False})


def _touch_laid(building: Building, at: Hex) -> Building:
    """Touched once, a tile is held; touched again, it turns, or is let go if it cannot."""
    there = building.lying(at)
    if there is None or building.held not in there.at:
        return revised(building, {"held": at, "touched": True})
    if can_turn(building, at):
        return _turned(turned(building, at))
    let_go = building.touched and building.held == at
    return revised(building, {"held": None if let_go else at, "touched": not let_go})


def _space_leads(building: Building) -> Building:
    return revised(building, {"chosen": None, "by_hand": False, "space": building.next})


def lay(building: Building, tile: str, at: Hex) -> Building:
    """A tile laid here, by a touch or a drag; then the next is chosen by itself."""
    if building.chosen is None or upright(building.chosen) != upright(tile):
        building = revised(building, {"turned": 0})
    there = laid(building, tile, at)
    there = revised(there, {"held": at, "touched": False, "by_hand": False})
    if there.space is not None:
        return revised(there, {"space": next_empty(there, at)})
    if there.chosen is not None and not there.left(there.chosen):
        return revised(there, {"chosen": _next_tile(there, there.chosen), "turned": 0})
    return there


def _next_tile(building: Building, after: str) -> str | None:
    """The next kind of the palette that is left."""
    order = list(building.stock.tiles)
    start = order.index(upright(after)) + 1
    return next((one for one in (*order[start:], *order[:start]) if building.left(one)), None)


# Dragging, taking away


def drag(building: Building, source: Hex, target: Hex) -> Building:
    """The tile on one space goes to another."""
    if source == target:
        return touch_space(building, source)
    there = revised(moved(building, source, target), {"held": target, "touched": False})
    return _space_still_empty(there)


def take_away(building: Building, at: Hex) -> Building:
    if building.lying(at) is None:
        raise Barred("nothing-there", at=at)
    there = revised(without(building, at), {"held": None, "touched": False})
    if there.space is not None:
        return revised(there, {"space": at})
    return there


def cleared(building: Building) -> Building:
    if not building.tiles:
        raise Barred("nothing-laid")
    return Building(building.stock)


def _space_still_empty(building: Building) -> Building:
    if building.space is None or building.lying(building.space) is None:
        return building
    return revised(building, {"space": next_empty(building, building.space)})


# Turning


def can_turn(building: Building, at: Hex) -> bool:
    there = building.lying(at)
    if there is None:
        return False
    if there.tile == "knot":
        arrows = building.arrows.get(there.at[0])
        return knots.turned_on(arrows) != arrows
    return bool(other_turnings(building, there))


def turn(building: Building) -> Building:
    """Turn the tile just taken in hand, or else the one laid or touched last."""
    chosen, held = building.chosen, building.held
    if held is not None and not building.by_hand and can_turn(building, held):
        return _turned(turned(building, held))
    if chosen is not None and len(words(chosen)) > 1:
        ways = len(turnings(chosen, MIDDLE))
        return revised(building, {"turned": (building.turned + 1) % ways})
    if held is not None:
        return turned(building, held)  # says why not
    raise Barred("nothing-to-turn")


def _turned(building: Building) -> Building:
    """The next space follows the tile."""
    there = revised(building, {"touched": False})
    held = there.lying(there.held) or there.tiles[-1]
    changes: dict[str, object] = {"held": held.at[0]}
    if there.space is not None:
        changes["space"] = next_empty(there, held.at[0])
    return revised(there, changes)


def can_swing_to(building: Building) -> frozenset[Hex]:
    """The empty spaces to which the tile held turns when they are touched.

    Not while a tile is in hand: then a touch on an empty space lays it there.
    """
    held = building.lying(building.held)
    if held is None or building.chosen is not None:
        return frozenset()
    covered = {at for one in other_turnings(building, held) for at in one.at}
    return frozenset(covered - set(held.at))


# Arrows


def knot_held(building: Building) -> Hex | None:
    """The knot whose arrows can be picked: on the tile that was laid or touched last."""
    held = building.lying(building.held)
    if held is None:
        return None
    here = (building.held, *held.at)
    spaces = building.spaces
    return next((at for at in here if at is not None and spaces.get(at) == "knot"), None)


def pick_arrows(building: Building, pick: str) -> Building:
    """L1.8: one of the fifteen patterns, or a kind, which turns when it is picked again."""
    at = knot_held(building)
    if at is None:
        raise Barred("no-knot")
    arrows = knots.picked(pick, building.arrows.get(at))
    return revised(building, {"arrows": {**building.arrows, at: arrows}, "touched": False})
