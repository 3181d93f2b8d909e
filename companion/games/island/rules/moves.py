"""L5: a captive's move, and one visit in order."""

from __future__ import annotations

from typing import assert_never

from companion.games.island.announcements import Energy
from companion.games.island.board.hexes import CORNERS, NEXT, OPPOSITE, RAY
from companion.games.island.effects import (
    Activation,
    Carried,
    Decision,
    Encounter,
    Events,
    HowActivated,
    IntoOcean,
    Leave,
    Visit,
)
from companion.games.island.facts import Landed
from companion.games.island.questions import Question
from companion.games.island.rules.encounters import before_or_after, meet
from companion.games.island.rules.lakes import end_of_line, starts_of_line
from companion.games.island.rules.missions import count_visit
from companion.games.island.rules.places import here, met_at
from companion.games.island.state import Effect, Work
from companion.games.island.terms import FRUITS, OP, PIECES, Direction, Hex, Who

_FRUITS = frozenset(FRUITS)


def ask_start(work: Work, effect: Leave) -> Question | None:
    """L7.3: the lake space on which a lying captive's line starts; a standing one's own (L7.4)."""
    captive = work.captive(effect.who)
    if captive.at is None:
        return None
    if not captive.lying:
        return Question(OP, "from", (captive.at,))  # answered by itself
    starts = starts_of_line(work, captive.at, effect.direction, effect.steps)
    leads = tuple(end_of_line(start, effect.direction, effect.steps) or "ocean" for start in starts)
    return Question(OP, "from", starts, leads, about=effect.who, by="move")


def set_off(work: Work, effect: Leave, word: str) -> None:
    """L5.3, L5.8: to the end of the line, or into the ocean behind its last space."""
    who, direction, start = effect.who, effect.direction, Hex(word)
    # L5.2: energy is spent when the move is declared; it is said with the move's first fact.
    spent = (Energy(-effect.spent, who, "move"),) if effect.spent else ()
    ray = RAY[start][direction]
    if effect.steps <= len(ray):
        work.tell(*spent)
        how: HowActivated = "chosen" if effect.safe else "auto"
        visit(work, Visit(who, ray[effect.steps - 1], direction, how, effect.safe))
    else:
        last = ray[-1] if ray else start
        corner = left_corner(work, who, start, last)
        work.then(IntoOcean(who, last, direction, start, corner, effect.safe, True, spent))


def left_corner(work: Work, who: Who, start: Hex, last: Hex) -> Hex | None:
    """L14.2: the corner that is left by an outer side, or any in the lake in which the piece lies.

    One only passed over does not count.
    """
    captive = work.captive(who)
    lake = work.table.island.lake_of.get(start)
    if captive.lying and lake is not None:
        return next((at for at in work.table.island.lakes[lake] if at in CORNERS), None)
    return start if start == last and start in CORNERS else None


def visit(work: Work, effect: Visit) -> None:
    """L5.9: named, counted, the pieces met; then encounters, powers, activation."""
    who, at, heading = effect.who, effect.at, effect.heading
    how = "not" if came_again(work, who, at, heading) else effect.how
    arrival = work.captive(who).arrivals + 1
    work.change(who, at=at, lying=False, arrivals=arrival)
    work.tell(Landed(who, at, work.named(at)))  # a
    space = work.table.island.spaces[at]
    if space in _FRUITS:
        work.mark(who, visited=work.board(who).visited | {space})
    count_visit(work, who, at)  # b
    if work.won is not None:
        return
    activation = _activation(effect, how, arrival)
    met = met_at(work, at, who)
    if not met and space != "anomaly":
        work.then(*activation)
        return
    if met:
        meet(work, who, met, visiting=True)  # c
    encounters = [Encounter(who, arrival, piece, effect.scares) for piece in PIECES if piece in met]
    powers = Events(who, arrival, met, anomaly=space == "anomaly")
    # L5.4: d, e, f. A step within a lake is a visit like any other (L7.6).
    work.then(*encounters, *before_or_after(work, powers, activation))


def _activation(effect: Visit, how: HowActivated, arrival: int) -> tuple[Effect, ...]:
    scares = effect.scares and not effect.only_here
    match how:
        case "not":
            return ()
        case "auto":
            return (Activation(effect.who, arrival, effect.heading, False, scares),)
        case "chosen" | "op":
            return (Decision(effect.who, arrival, effect.heading, how, scares),)
        case _:
            assert_never(how)


def came_again(work: Work, who: Who, at: Hex, heading: Direction | None) -> bool:
    """L5.10: to a knot by a side by which the piece has come to it in this action."""
    if heading is None or at not in work.table.island.knots:
        return False
    coming = (who, at, OPPOSITE[heading])
    again = coming in work.came
    work.came |= {coming}
    return again


def onward(work: Work, effect: Activation | Carried, out: Direction, activated: bool) -> None:
    """To the space next to the captive in a direction, or into the ocean there.

    It is visited, with its encounters, before its own activation (L6.9).
    """
    who = effect.who
    at = here(work, who)
    ahead = NEXT[at][out]
    scares = effect.scares and work.table.rulings.safe_first == "whole"
    if ahead is None:
        corner = at if at in CORNERS else None
        work.then(IntoOcean(who, at, out, at, corner, scares))
    else:
        work.then(Visit(who, ahead, out, "auto" if activated else "op", scares))


RESOLVE = {Visit: visit}
ASK = {Leave: ask_start}
ANSWER = {Leave: set_off}
