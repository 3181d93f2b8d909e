"""L13.1: what a bonus does once its fruit is crossed out (box-data.md, *Exactly*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.island.announcements import FruitMark
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
    Visit,
)
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.bonuses import (
    free_ways,
    fruits_to_go,
    fruits_to_replenish,
    other_captives,
    trades,
)
from companion.games.island.rules.characters import circle_extra
from companion.games.island.rules.gains import gain
from companion.games.island.rules.vitality import hurt, spendable
from companion.games.island.state import Work
from companion.games.island.terms import DIRECTIONS, FRUITS, Who, direction_named


def use_bonus(work: Work, who: Who, bonus: str) -> None:
    """Resolve a bonus whose fruit is crossed out."""
    _DOES[bonus](work, who)


def _symbols(bonus: str) -> Callable[[Work, Who], None]:
    return lambda work, who: gain(work, who, bonus, "bonus")


# Achilles


def ask_captive(work: Work, effect: ChooseCaptive) -> Question | None:
    others = other_captives(work, effect.who)
    return Question(effect.who, "captive", others) if others else None


def go_to_captive(work: Work, effect: ChooseCaptive, word: str) -> None:
    """L13.5: placed, and safely."""
    at = work.captive(word).at
    assert at is not None
    work.then(Visit(effect.who, at, None, "chosen", scares=True, only_here=effect.only_here))


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


def _free_step(work: Work, who: Who) -> None:
    work.then(ChooseMove(who, 0))


# Hempel


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
        gain(work, who, "trade-energy", "bonus")
        return
    arrivals = work.captive(who).arrivals
    hurt(work, who, 1, 0, "bonus")
    if work.captive(who).arrivals == arrivals:
        gain(work, who, "trade-health", "bonus")


# Theseus


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


# Bonuses that look and tell (`looks.py`)


def _locate(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "locate"))


def _immunity(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "immunity"))


def _neighbour(work: Work, who: Who) -> None:
    work.then(ChoosePiece(who, "neighbour"))


def _around(work: Work, who: Who) -> None:
    work.then(Look(who, "around", who))


def _line(work: Work, who: Who) -> None:
    work.then(ChooseDirection(who, "line", who))


_DOES: Final[dict[str, Callable[[Work, Who], None]]] = {
    "meeting": _symbols("meeting"), "locate": _locate,
    "number": _number, "action": _symbols("action"),
    "around": _around, "trade": _trade, "free-step": _free_step,
    "to-fruit": _to_fruit, "circle": _circle, "replenish": _replenish,
    "immunity": _immunity, "line": _line, "reward": _symbols("reward"),
    "neighbour": _neighbour, "heal": _symbols("heal"),
}  # fmt: skip

ASK = {
    ChooseCaptive: ask_captive,
    ChooseNumber: ask_number,
    ChooseMove: ask_move,
    ChooseTrade: ask_trade,
    ChooseFruit: ask_fruit,
}
ANSWER = {
    ChooseCaptive: go_to_captive,
    ChooseNumber: name_number,
    ChooseMove: move_by_bonus,
    ChooseTrade: trade,
    ChooseFruit: choose_fruit,
}
