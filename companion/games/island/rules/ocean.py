"""L8: the ocean."""

from __future__ import annotations

from companion.games.island.board.hexes import ENTERS, far_end
from companion.games.island.effects import (
    ChooseCaptive,
    Encounter,
    Events,
    IntoOcean,
    OceanPower,
    PickPart,
    Visit,
)
from companion.games.island.facts import InOcean, Landed
from companion.games.island.questions import Question
from companion.games.island.rules.bonuses import offered
from companion.games.island.rules.characters import cross_out, plays
from companion.games.island.rules.encounters import meet
from companion.games.island.rules.missions import count_mark
from companion.games.island.rules.places import met_at
from companion.games.island.state import OCEAN, Work
from companion.games.island.terms import OP, PARTS, Part, Who, fruit_named


def into_ocean(work: Work, way: IntoOcean) -> None:
    """L1.7: straight out of a corner both parts are entered, or the one that the OP picks."""
    parts = ENTERS[way.last][way.direction]
    if work.table.rulings.corner_joint == "op":
        work.then(PickPart(way))
    else:
        at_sea(work, way, parts)


def ask_part(_work: Work, effect: PickPart) -> Question:
    parts = ENTERS[effect.way.last][effect.way.direction]
    return Question(OP, "to", parts, about=effect.way.who, by="corner-joint")


def pick_part(work: Work, effect: PickPart, word: str) -> None:
    at_sea(work, effect.way, tuple(part for part in PARTS if part == word))


def at_sea(work: Work, way: IntoOcean, parts: tuple[Part, ...]) -> None:
    """L8.1, L8.2: told, the corner counted, the Wave met; then the powers and the return."""
    who = way.who
    arrival = work.captive(who).arrivals + 1
    work.change(who, at=OCEAN, lying=False, came_from=way.came_from, arrivals=arrival)
    work.tell(*way.first, InOcean(who, parts))
    if way.corner is not None and plays(work, who, "achilles"):
        count_mark(work, who, way.corner)  # L8.2: first
        if work.won is not None:
            return
    power = OceanPower(arrival, way)
    if work.wave in parts:
        meet(work, who, ("wave",), visiting=False)
        encounter = Encounter(who, arrival, "wave", way.scares)
        work.then(encounter, Events(who, arrival, ("wave",)), power)
    else:
        work.then(power)


def ask_power(work: Work, effect: OceanPower) -> Question | None:
    """L8.3: what the captive may do instead of returning, if still alive."""
    who = effect.way.who
    captive = work.captive(who)
    if captive.arrivals != effect.arrival or captive.at != OCEAN:
        return None
    if work.table.rulings.into_ocean == "step" and not effect.way.own_step:
        return Question(who, "bonus", ("decline",))
    if plays(work, who, "phil"):
        return Question(who, "ability", ("use", "decline"), by="ocean")
    fruits = (*offered(work, who, "back"), *offered(work, who, "to-captive"))
    return Question(who, "bonus", (*(f"bonus {fruit}" for fruit in fruits), "decline"), by="ocean")


def answer_power(work: Work, effect: OceanPower, word: str) -> None:
    way = effect.way
    who = way.who
    if word == "decline":
        go_back(work, who)
    elif word == "use":  # L14.5
        far = far_end(way.last, way.direction)
        scares = way.scares and work.table.rulings.safe_first == "whole"
        work.then(Visit(who, far, way.direction, "auto", scares))
    else:
        cross_out(work, who, fruit_named(word), "bonus")
        if plays(work, who, "granddead"):
            work.then(Visit(who, way.came_from, None, "chosen", True, only_here=not way.scares))
        else:
            work.then(ChooseCaptive(who, only_here=not way.scares))


def go_back(work: Work, who: Who) -> None:
    """L8.3: a meeting and no more (ruling `return`). The turn goes on (L8.4)."""
    captive = work.captive(who)
    at = work.table.island.fruits[captive.start]
    arrival = captive.arrivals + 1
    work.change(who, at=at, arrivals=arrival)
    work.tell(Landed(who, at, work.named(at), by="return"))
    met = met_at(work, at, who)
    if met:
        meet(work, who, met, visiting=False)
        work.then(Events(who, arrival, met))


RESOLVE = {IntoOcean: into_ocean}
ASK = {PickPart: ask_part, OceanPower: ask_power}
ANSWER = {PickPart: pick_part, OceanPower: answer_power}
