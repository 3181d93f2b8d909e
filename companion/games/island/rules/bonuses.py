"""L13: fruit bonuses, and when each can be used (box-data.md, *Exactly*)."""

from __future__ import annotations

from typing import Final

from companion.games.island.rules import tokens
from companion.games.island.rules.characters import bonus_of, free_extra
from companion.games.island.rules.gains import would_gain
from companion.games.island.rules.places import on_map, wave_in_lake
from companion.games.island.rules.vitality import spendable
from companion.games.island.state import Position
from companion.games.island.terms import FRUITS, PIECES, Fruit, Who

# L13.2: bonuses that answer an event, offered at it and only then.
EVENT: Final = frozenset({"meeting", "back", "to-captive", "refuse", "reward"})
# Bonuses that only tell may be used while their owner is asked (ruling `free-actions` asked).
TELLING: Final = frozenset({"around", "line", "neighbour", "locate"})


def half_sun(position: Position, who: Who, bonus: str) -> bool:
    return bonus in position.table.box.boards[position.captive(who).board].half_sun


def its_time(position: Position, who: Who, bonus: str) -> bool:
    """L13.1, L15.3: half-sun in any turn; sun in the own, with the piece whose part it is."""
    if half_sun(position, who, bonus):
        return True
    return position.own_turn(who) and position.acting in (None, who)


def offered(position: Position, who: Who, bonus: str) -> tuple[Fruit, ...]:
    """The circled fruits with which a captive may use a bonus now."""
    circled = position.board(who).circled
    if not circled or not tokens.in_force(position).bonuses:
        return ()
    fruits = tuple(f for f in FRUITS if f in circled and bonus_of(position, who, f) == bonus)
    if not fruits or not its_time(position, who, bonus) or not applies(position, who, bonus):
        return ()
    return fruits


def applies(position: Position, who: Who, bonus: str) -> bool:
    """L13.3: it would change or tell something."""
    captive = position.captive(who)
    board = position.board(who)
    match bonus:
        case "meeting" | "reward" | "heal" | "action":
            return would_gain(position, who, bonus)
        case "locate":
            return any(on_map(position, piece) for piece in PIECES)
        case "to-captive":
            return bool(other_captives(position, who))
        case "number":
            return captive.actions > 0
        case "trade":
            return bool(trades(position, who))
        case "free-step":
            return bool(free_ways(position))
        case "to-fruit":
            return bool(fruits_to_go(position, who))
        case "circle":
            return free_extra(position, board) is not None
        case "replenish":
            return bool(fruits_to_replenish(position, who))
        case "immunity":
            return len(captive.immune) < len(PIECES)
        case _:  # back, around, line, neighbour, refuse always do something
            return True


def other_captives(position: Position, who: Who) -> tuple[Who, ...]:
    """L10.3: on the island only."""
    spaces = position.table.island.spaces
    return tuple(c.who for c in position.captives if c.who != who and c.at in spaces)


def free_ways(position: Position) -> list[str]:
    """A space over or safely; what a token forbids is forbidden to a bonus too (L12.1)."""
    now = tokens.in_force(position)
    ways = ((" over", now.over_cost), (" safe", now.safe_cost))
    return [way for way, cost in ways if cost is not None]


def trades(position: Position, who: Who) -> tuple[str, ...]:
    """Each way only if its loss can be paid and the other side is not full."""
    captive = position.captive(who)
    ways = (
        ("lose health", captive.health > 0 and would_gain(position, who, "trade-health")),
        ("lose energy", spendable(captive) > 0 and would_gain(position, who, "trade-energy")),
    )
    return tuple(way for way, can in ways if can)


def fruits_to_go(position: Position, who: Who) -> tuple[Fruit, ...]:
    """The start counts, the space he is on does not."""
    at = position.captive(who).at
    visited = position.board(who).visited
    fruits = position.table.island.fruits
    return tuple(fruit for fruit in FRUITS if fruit in visited and fruits[fruit] != at)


def fruits_to_replenish(position: Position, who: Who) -> tuple[Fruit, ...]:
    """Any crossed fruit of his other two bonuses, however it was crossed."""
    crossed = position.board(who).crossed
    return tuple(
        fruit
        for fruit in FRUITS
        if fruit in crossed and bonus_of(position, who, fruit) != "replenish"
    )


def pieces_on_spaces(position: Position) -> tuple[Who, ...]:
    """Anyone's piece on a space, not the Wave in the ocean."""
    spaces = position.table.island.spaces
    pieces = [p for p in PIECES if on_map(position, p) and (p != "wave" or wave_in_lake(position))]
    return (*pieces, *(captive.who for captive in position.captives if captive.at in spaces))
