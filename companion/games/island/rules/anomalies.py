"""L6.7: the anomaly tokens; and the ways that the OP names (also from a portal under Hurricane)."""

from __future__ import annotations

from typing import Literal, assert_never

from companion.games.island.announcements import Aside
from companion.games.island.board.hexes import HEXES, NEXT, OPPOSITE
from companion.games.island.effects import Activation, Carried, LoseFruit, PieceActs, Visit
from companion.games.island.questions import Question
from companion.games.island.rules.characters import cross_out
from companion.games.island.rules.moves import onward
from companion.games.island.rules.places import here
from companion.games.island.rules.vitality import hurt
from companion.games.island.state import OCEAN, Work
from companion.games.island.terms import DIRECTIONS, FRUITS, OP, Hex, direction_named, fruit_named


def anomaly(work: Work, effect: Activation) -> None:
    who = effect.who
    match work.anomalies[here(work, who)]:
        case "lose-health":
            hurt(work, who, 1, 0, "anomaly")
        case "lose-energy":
            hurt(work, who, 0, 1, "anomaly")
        case "lose-fruit":
            work.then(LoseFruit(who))
        case "rock" | "bush" | "wave" as piece:
            work.then(PieceActs(piece))
        case "to-fruit" | "to-lake" | "aside" | "arrows" as carried:
            work.then(Carried(who, carried, effect.heading, effect.scares))
        case unknown:
            assert_never(unknown)


def ask_lost_fruit(work: Work, effect: LoseFruit) -> Question | None:
    board = work.board(effect.who)
    fruits = tuple(fruit for fruit in FRUITS if fruit in board.circled)
    if not fruits:
        return None
    return Question(OP, "fruit", fruits, about=effect.who, by="lose-fruit")


def lose_fruit(work: Work, effect: LoseFruit, word: str) -> None:
    cross_out(work, effect.who, fruit_named(word), "anomaly")


def ask_way(work: Work, effect: Carried) -> Question | None:
    who = effect.who
    at = work.captive(who).at
    if at is None or at == OCEAN:
        return None
    options, what = _ways(work, effect, at)
    return Question(OP, what, options, about=who, by=effect.by)


def _ways(
    work: Work, effect: Carried, at: Hex
) -> tuple[tuple[str, ...], Literal["to", "direction"]]:
    island = work.table.island
    match effect.by:
        case "to-fruit":
            return tuple(at for at in HEXES if at in island.fruits.values()), "to"
        case "to-lake":
            return tuple(at for at in HEXES if at in island.lake_of), "to"
        case "hurricane":
            return tuple(portal for portal in HEXES if portal in island.twin and portal != at), "to"
        case "aside":
            return tuple(d for d in DIRECTIONS if NEXT[at][d] is not None), "direction"
        case "arrows":
            assert effect.heading is not None
            side = OPPOSITE[effect.heading]
            group = next(group for group in work.table.box.arrows if side in group)
            return tuple(d for d in DIRECTIONS if d in group and d != side), "direction"
        case _:
            assert_never(effect.by)


def carry(work: Work, effect: Carried, word: str) -> None:
    """Named, visited unsafely; the OP may activate it, but for a portal's exit."""
    who = effect.who
    scares = effect.scares and work.table.rulings.safe_first == "whole"
    match effect.by:
        case "to-fruit" | "to-lake":
            work.then(Visit(who, Hex(word), None, "op", scares))
        case "hurricane":
            work.then(Visit(who, Hex(word), None, "not", scares))
        case "aside" | "arrows":
            direction = direction_named(word)
            if effect.by == "aside":
                work.tell(Aside(direction, who))
            onward(work, effect, direction, activated=False)
        case _:
            assert_never(effect.by)


ASK = {LoseFruit: ask_lost_fruit, Carried: ask_way}
ANSWER = {LoseFruit: lose_fruit, Carried: carry}
