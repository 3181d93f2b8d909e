"""L13: fruit bonuses, when they can be used and what they do (box-data.md, *Exactly*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.island.announcements import FruitMark, Immune, Told, ToldSpace
from companion.games.island.effects import (
    ChooseCaptive,
    ChooseDirection,
    ChooseFruit,
    ChooseMove,
    ChooseNumber,
    ChoosePiece,
    ChooseTrade,
    Leave,
    Look,
    TellShuffled,
    Visit,
)
from companion.games.island.facts import PieceShown
from companion.games.island.hexes import NEXT, RAY
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.characters import (
    bonus_of,
    circle_extra,
    free_extra,
    gain_actions,
)
from companion.games.island.rules.places import edges, on_map, wave_in_lake
from companion.games.island.rules.vitality import (
    has_health,
    hurt,
    misses_energy,
    misses_health,
    regain,
    spendable,
)
from companion.games.island.state import Position, Work
from companion.games.island.terms import (
    DIRECTIONS,
    FRUITS,
    OP,
    PIECES,
    Direction,
    Fruit,
    Hex,
    Named,
    Piece,
    Who,
)

# L13.2: bonuses that answer an event, offered at it and only then.
EVENT: Final = frozenset({"meeting", "back", "to-captive", "refuse", "reward"})
# What only tells may be used while its owner is asked (ruling `free-actions` asked).
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
        case "meeting":
            return misses_energy(captive)
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
        case "reward":
            return misses_health(captive) or misses_energy(captive)
        case "heal":
            return misses_health(captive)
        case _:  # back, action, around, line, neighbour, refuse always do something
            return True


def use_bonus(work: Work, who: Who, bonus: str) -> None:
    """What a bonus does once its fruit is crossed out."""
    _DOES[bonus](work, who)


def _meeting(work: Work, who: Who) -> None:
    regain(work, who, 0, 2, "bonus")


def _reward(work: Work, who: Who) -> None:
    regain(work, who, 1, 1, "bonus")


def _heal(work: Work, who: Who) -> None:
    regain(work, who, 1, 0, "bonus")


def _action(work: Work, who: Who) -> None:
    gain_actions(work, who, 1, "bonus")


# Achilles


def other_captives(position: Position, who: Who) -> tuple[Who, ...]:
    """L10.3: on the island only."""
    spaces = position.table.island.spaces
    return tuple(c.who for c in position.captives if c.who != who and c.at in spaces)


def ask_captive(work: Work, effect: ChooseCaptive) -> Question | None:
    others = other_captives(work, effect.who)
    return Question(effect.who, "captive", others) if others else None


def go_to_captive(work: Work, effect: ChooseCaptive, word: str) -> None:
    at = work.captive(word).at
    assert at is not None
    work.then(Visit(effect.who, at, None, "chosen", scares=True))


def _number(work: Work, who: Who) -> None:
    work.then(ChooseNumber(who))


def ask_number(_work: Work, effect: ChooseNumber) -> Question:
    return Question(effect.who, "number", tuple("123456"))


def name_number(work: Work, effect: ChooseNumber, word: str) -> None:
    work.then(ChooseMove(effect.who, int(word)))


# Moves by a bonus


def ask_move(work: Work, effect: ChooseMove) -> Question | None:
    """`number`: plain or safely; `free-step`: a space over or safely (box data)."""
    if work.captive(effect.who).at not in work.table.island.spaces:
        return None
    if effect.steps == 0:
        hows = free_ways(work)
    else:
        hows = ["", " safe"] if _can_pay_safety(work, effect.who) else [""]
    options = tuple(f"move {direction}{how}" for direction in DIRECTIONS for how in hows)
    by = "number" if effect.steps else "free-step"
    return Question(effect.who, "move", options, by=by)


def free_ways(position: Position) -> list[str]:
    """A space over or safely; what a token forbids is forbidden to a bonus too (L12.1)."""
    now = tokens.in_force(position)
    ways = ((" over", now.over_cost), (" safe", now.safe_cost))
    return [way for way, cost in ways if cost is not None]


def _can_pay_safety(work: Work, who: Who) -> bool:
    cost = tokens.in_force(work).safe_cost
    return cost is not None and spendable(work.captive(who)) >= cost


def move_by_bonus(work: Work, effect: ChooseMove, word: str) -> None:
    who = effect.who
    _, direction, *how = word.split()
    captive = work.captive(who)
    if effect.steps == 0:
        steps = 2 if how == ["over"] else 1
        work.then(Leave(who, direction_named(direction), steps, how == ["safe"]))
        return
    cost = (tokens.in_force(work).safe_cost or 0) if how else 0
    work.change(who, actions=captive.actions - 1, energy=captive.energy - cost)
    work.then(Leave(who, direction_named(direction), effect.steps, bool(how), cost))


def direction_named(word: str) -> Direction:
    return next(direction for direction in DIRECTIONS if direction == word)


def _free_step(work: Work, who: Who) -> None:
    work.then(ChooseMove(who, 0))


# Hempel


def trades(position: Position, who: Who) -> tuple[str, ...]:
    """Each way only if its loss can be paid and the other side is not full."""
    captive = position.captive(who)
    can_lose_health = misses_energy(captive) and has_health(captive) and captive.health > 0
    can_lose_energy = misses_health(captive) and spendable(captive) > 0
    ways = (("lose health", can_lose_health), ("lose energy", can_lose_energy))
    return tuple(way for way, can in ways if can)


def _trade(work: Work, who: Who) -> None:
    work.then(ChooseTrade(who))


def ask_trade(work: Work, effect: ChooseTrade) -> Question | None:
    """Losing the last health is asked even if it is the only way."""
    ways = trades(work, effect.who)
    if not ways:
        return None
    deadly = ways == ("lose health",) and work.captive(effect.who).health == 1
    return Question(effect.who, "trade", ways, always=deadly)


def trade(work: Work, effect: ChooseTrade, word: str) -> None:
    who = effect.who
    if word == "lose energy":
        hurt(work, who, 0, 1, "bonus")
        regain(work, who, 1, 0, "bonus")
        return
    arrivals = work.captive(who).arrivals
    hurt(work, who, 1, 0, "bonus")
    if work.captive(who).arrivals == arrivals:
        regain(work, who, 0, 2, "bonus")


# Theseus


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


def _to_fruit(work: Work, who: Who) -> None:
    work.then(ChooseFruit(who, "to-fruit"))


def _circle(work: Work, who: Who) -> None:
    circle_extra(work, who)


def _replenish(work: Work, who: Who) -> None:
    work.then(ChooseFruit(who, "replenish"))


def ask_fruit(work: Work, effect: ChooseFruit) -> Question | None:
    choose = fruits_to_go if effect.bonus == "to-fruit" else fruits_to_replenish
    fruits = choose(work, effect.who)
    return Question(effect.who, "fruit", fruits, by=effect.bonus) if fruits else None


def choose_fruit(work: Work, effect: ChooseFruit, word: str) -> None:
    who = effect.who
    fruit = next(fruit for fruit in FRUITS if fruit == word)
    if effect.bonus == "to-fruit":
        at = work.table.island.fruits[fruit]
        work.then(Visit(who, at, None, "chosen", scares=True))
        return
    board = work.board(who)
    work.mark(who, circled=board.circled | {fruit}, crossed=board.crossed - {fruit})
    work.tell(FruitMark(fruit, "circled", who, "bonus"))


# Pieces named: Granddead's locate, Phil's immunity, Schrodie's neighbour


def _locate(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "locate"))


def _immunity(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "immunity"))


def _neighbour(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "neighbour"))


def ask_piece(work: Work, effect: ChoosePiece) -> Question | None:
    who = effect.who
    options: tuple[Who, ...]
    match effect.bonus:
        case "locate":
            options = tuple(piece for piece in PIECES if on_map(work, piece))
        case "immunity":
            options = tuple(p for p in PIECES if p not in work.captive(who).immune)
        case "neighbour":
            options = pieces_on_spaces(work)
    return Question(who, "piece", options, by=effect.bonus) if options else None


def pieces_on_spaces(position: Position) -> tuple[Who, ...]:
    """Anyone's piece on a space, not the Wave in the ocean."""
    spaces = position.table.island.spaces
    pieces = [p for p in PIECES if on_map(position, p) and (p != "wave" or wave_in_lake(position))]
    return (*pieces, *(captive.who for captive in position.captives if captive.at in spaces))


def choose_piece(work: Work, effect: ChoosePiece, word: str) -> None:
    who = effect.who
    match effect.bonus:
        case "locate":
            work.then(Look(who, "locate", word))
        case "neighbour":
            work.then(ChooseDirection(who, "neighbour", word))
        case "immunity":
            piece = piece_named(word)
            work.change(who, immune=work.captive(who).immune | {piece})
            work.tell(Immune(piece, who))


def piece_named(word: str) -> Piece:
    return next(piece for piece in PIECES if piece == word)


# What is told: Hempel's around, Phil's line, Schrodie's neighbour, Granddead's locate


def _around(work: Work, who: Who) -> None:
    work.then(Look(who, "around", who))


def _line(work: Work, who: Who) -> None:
    work.then(ChooseDirection(who, "line", who))


def ask_direction(work: Work, effect: ChooseDirection) -> Question:
    return Question(effect.who, "direction", DIRECTIONS, by=effect.bonus)


def choose_direction(work: Work, effect: ChooseDirection, word: str) -> None:
    work.then(Look(effect.who, effect.bonus, effect.piece, direction_named(word)))


def ask_origin(work: Work, effect: Look) -> Question | None:
    """L7.5: from a lake, the space that the OP picks (`lying-origin`)."""
    options = _origins(work, effect)
    if not options:
        return None
    leads = tuple(_lead(start, effect.direction) for start in options)
    return Question(OP, "from", options, leads, about=effect.who, by=effect.bonus)


def _lead(start: str, direction: Direction | None) -> str:
    if direction is None or start not in NEXT:
        return start
    return NEXT[Hex(start)][direction] or "ocean"


def _origins(work: Work, effect: Look) -> tuple[str, ...]:
    if effect.piece == "wave":
        return _wave_origins(work, effect.direction)
    at = work.captive(effect.piece).at if effect.piece not in PIECES else _stone_at(work, effect)
    if at is None or at not in work.table.island.spaces:
        return ()
    lake = work.table.island.lake_of.get(at)
    picked = effect.piece in PIECES or work.captive(effect.piece).lying
    if lake is None or not picked or effect.bonus == "locate":
        return (at,)
    if effect.direction is None:
        return work.table.island.lakes[lake]
    return edges(work, at, effect.direction)


def _stone_at(work: Work, effect: Look) -> Hex | None:
    return work.rock if effect.piece == "rock" else work.bush


def _wave_origins(work: Work, direction: Direction | None) -> tuple[str, ...]:
    """The Wave is on no space but in a lake; in the ocean its place is its part."""
    if work.wave is None:
        return ()
    for lake, cells in work.table.island.lakes.items():
        if lake == work.wave:
            return cells if direction is None else edges(work, cells[0], direction)
    return (work.wave,)


def look(work: Work, effect: Look, start: str) -> None:
    who = effect.who
    match effect.bonus:
        case "locate":
            # Marked on the board, whichever figure asked (L15.3).
            work.tell(PieceShown(work.captive(who).board, piece_named(effect.piece), start))
        case "neighbour":
            assert effect.direction is not None
            ahead = NEXT[Hex(start)][effect.direction]
            space = Named("ocean") if ahead is None else work.named(ahead)
            work.tell(Told((ToldSpace(effect.direction, space),), who, "neighbour"))
        case "line":
            assert effect.direction is not None
            ray = RAY[Hex(start)][effect.direction]
            work.then(TellShuffled(who, "line", tuple(work.named(at) for at in ray)))
        case "around":
            ahead_all = NEXT[Hex(start)].values()
            spaces = tuple("ocean" if at is None else work.named(at) for at in ahead_all)
            work.then(TellShuffled(who, "around", spaces))


def ask_order(_work: Work, effect: TellShuffled) -> Question:
    """Chance draws the order, so that it goes into the journal."""
    spaces = effect.spaces
    if len(set(spaces)) < 2:
        return Question("chance", "order", (" ".join(map(str, range(len(spaces)))),))
    return Question("chance", "order", tuple(map(str, range(len(spaces)))), always=True)


def tell_shuffled(work: Work, effect: TellShuffled, word: str) -> None:
    order = [int(place) for place in word.split()]
    told = tuple(Named(effect.spaces[place]) for place in order)
    work.tell(Told(told, effect.who, effect.bonus))


_DOES: Final[dict[str, Callable[[Work, Who], None]]] = {
    "meeting": _meeting, "locate": _locate,
    "number": _number, "action": _action,
    "around": _around, "trade": _trade, "free-step": _free_step,
    "to-fruit": _to_fruit, "circle": _circle, "replenish": _replenish,
    "immunity": _immunity, "line": _line, "reward": _reward,
    "neighbour": _neighbour, "heal": _heal,
}  # fmt: skip

ASK = {
    ChooseCaptive: ask_captive,
    ChooseNumber: ask_number,
    ChooseMove: ask_move,
    ChooseTrade: ask_trade,
    ChooseFruit: ask_fruit,
    ChoosePiece: ask_piece,
    ChooseDirection: ask_direction,
    Look: ask_origin,
    TellShuffled: ask_order,
}
ANSWER = {
    ChooseCaptive: go_to_captive,
    ChooseNumber: name_number,
    ChooseMove: move_by_bonus,
    ChooseTrade: trade,
    ChooseFruit: choose_fruit,
    ChoosePiece: choose_piece,
    ChooseDirection: choose_direction,
    Look: look,
    TellShuffled: tell_shuffled,
}
