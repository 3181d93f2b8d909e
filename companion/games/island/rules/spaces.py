"""L6: activating a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.island.announcements import Activated, Told, ToldSpace
from companion.games.island.board.hexes import NEXT, OPPOSITE
from companion.games.island.effects import (
    Activation,
    AtCamp,
    AtOracle,
    Carried,
    Decision,
    Refusal,
    Visit,
)
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.anomalies import anomaly
from companion.games.island.rules.bonuses import offered
from companion.games.island.rules.characters import cross_out, obtain, plays
from companion.games.island.rules.lakes import lie_down
from companion.games.island.rules.moves import onward
from companion.games.island.rules.places import here, met_at
from companion.games.island.rules.vitality import has_health, hurt, regain
from companion.games.island.state import Work
from companion.games.island.terms import (
    DIRECTIONS,
    FRUITS,
    LAKES,
    MIRAGES,
    OP,
    PORTALS,
    Direction,
    Hex,
    Named,
    Who,
    direction_named,
    fruit_named,
)

# The kind of each space, as the rules of activation and a token's `idle` speak of it.
KIND: Final[dict[str, str]] = {
    **dict.fromkeys(FRUITS, "fruit"), **dict.fromkeys(("camp-a", "camp-b"), "camp"),
    "oracle": "oracle", **dict.fromkeys(MIRAGES, "mirage"), "knot": "knot",
    **dict.fromkeys(PORTALS, "portal"), "anomaly": "anomaly", **dict.fromkeys(LAKES, "lake"),
}  # fmt: skip


def still_there(work: Work, who: Who, arrival: int) -> bool:
    """Neither dead nor moved since that arrival."""
    captive = work.captive(who)
    return captive.arrivals == arrival and captive.at in work.table.island.spaces


def kind_here(work: Work, who: Who) -> str:
    return KIND[work.table.island.spaces[here(work, who)]]


# The decision to activate (L5.5, L5.6, L6.10)


def ask_decision(work: Work, effect: Decision) -> Question | None:
    who = effect.who
    if not still_there(work, who, effect.arrival) or needs_side(work, who, effect.heading):
        return None
    by = work.named(here(work, who))
    if effect.how == "chosen":
        return Question(who, "activate", ("yes", "no"), by=by)
    return Question(OP, "activate", ("yes", "no"), about=who, by=by)


def decide(work: Work, effect: Decision, word: str) -> None:
    who = effect.who
    by_op = effect.how == "op"
    if word == "yes":
        safe = effect.how == "chosen"
        work.then(Activation(who, effect.arrival, effect.heading, safe, effect.scares, by_op))
    elif by_op:
        work.tell(Activated("no", who))


def needs_side(work: Work, who: Who, heading: Direction | None) -> bool:
    """L6.5, L6.7: who came in by no side cannot activate a knot or the arrows (`no-side`)."""
    if heading is not None:
        return False
    at = here(work, who)
    return at in work.table.island.knots or work.anomalies.get(at) == "arrows"


def activation(work: Work, effect: Activation) -> None:
    who = effect.who
    if not still_there(work, who, effect.arrival) or needs_side(work, who, effect.heading):
        return
    if not effect.safe and may_refuse(work, who):
        work.then(Refusal(effect))
    else:
        not_refused(work, effect)


def not_refused(work: Work, effect: Activation) -> None:
    """L16.1: that the OP chose it is said when nobody can refuse it any more."""
    if effect.by_op:
        work.tell(Activated("yes", effect.who))
    activate(work, effect)


def may_refuse(work: Work, who: Who) -> bool:
    match work.captive(who).board:
        case "phil":
            return here(work, who) in work.table.island.lake_of
        case "schrodie":
            kind = kind_here(work, who)
            # L13.3: where a token lets the space do nothing, there is nothing to refuse.
            refusable = kind in ("knot", "portal") and not tokens.idle(work, kind)
            return refusable and bool(offered(work, who, "refuse"))
        case _:
            return False


def ask_refusal(work: Work, effect: Refusal) -> Question | None:
    who = effect.activation.who
    if not still_there(work, who, effect.activation.arrival):
        return None
    if plays(work, who, "phil"):
        return Question(who, "activate", ("yes", "no"), by=work.named(here(work, who)))
    fruits = offered(work, who, "refuse")
    return Question(who, "bonus", (*(f"bonus {fruit}" for fruit in fruits), "decline"), by="refuse")


def refuse(work: Work, effect: Refusal, word: str) -> None:
    """Phil says no to a lake; Schrodie crosses out a fruit. Whoever refuses stays there."""
    who = effect.activation.who
    if word in ("yes", "decline"):
        # L17, L6.5: a correction may have put the piece where it came in by no side.
        if not needs_side(work, who, effect.activation.heading):
            not_refused(work, effect.activation)
        return
    if word != "no":
        cross_out(work, who, fruit_named(word), "bonus")
    work.tell(Activated("no", who, by="refused"))


# The effects of spaces


def activate(work: Work, effect: Activation) -> None:
    who = effect.who
    kind = kind_here(work, who)
    if not tokens.idle(work, kind):
        _DOES[kind](work, effect)


def _fruit(work: Work, effect: Activation) -> None:
    obtain(work, effect.who, fruit_named(work.table.island.spaces[here(work, effect.who)]))


def _camp(work: Work, effect: Activation) -> None:
    work.then(AtCamp(effect.who))


def ask_camp(work: Work, effect: AtCamp) -> Question | None:
    """L6.2: offered is what regains something and is not the same as an earlier one."""
    captive = work.captive(effect.who)
    options: dict[tuple[int, int], str] = {}
    for word, (health, energy) in CAMP.items():
        if has_health(captive):
            gains = (
                min(health, captive.max_health - captive.health),
                min(energy, captive.max_energy - captive.energy),
            )
        else:
            gains = (0, min(health + energy, captive.max_energy - captive.energy))
        if any(gains):
            options.setdefault(gains, word)
    return Question(effect.who, "camp", tuple(options.values())) if options else None


CAMP: Final = {"2 health": (2, 0), "2 energy": (0, 2), "1 and 1": (1, 1)}


def rest(work: Work, effect: AtCamp, word: str) -> None:
    regain(work, effect.who, *CAMP[word], by="camp")


def _oracle(work: Work, effect: Activation) -> None:
    work.then(AtOracle(effect.who))


def ask_oracle(work: Work, effect: AtOracle) -> Question | None:
    if work.captive(effect.who).at not in work.table.island.spaces:
        return None
    return Question(effect.who, "oracle", ("none", *DIRECTIONS))


def look_around(work: Work, effect: AtOracle, word: str) -> None:
    """L6.3: up to two different directions, in the order asked; `none` says nothing."""
    chosen = [direction_named(direction) for direction in word.split() if direction != "none"]
    at = here(work, effect.who)
    told = tuple(told_space(work, at, direction) for direction in chosen)
    if told:
        work.tell(Told(told, effect.who, "oracle"))


def told_space(work: Work, at: Hex, direction: Direction) -> ToldSpace:
    ahead = NEXT[at][direction]
    if ahead is None:
        return ToldSpace(direction, Named("ocean"))
    if work.table.rulings.oracle_spaces == "pieces":
        return ToldSpace(direction, work.named(ahead), met_at(work, ahead, OP))
    return ToldSpace(direction, work.named(ahead))


def _mirage(work: Work, effect: Activation) -> None:
    """L6.4"""
    hurt(work, effect.who, 1, 0, "mirage")


def _knot(work: Work, effect: Activation) -> None:
    """L6.5: out by the other end of the arrow, activated automatically there."""
    at = here(work, effect.who)
    assert effect.heading is not None
    out = work.table.island.knots[at][OPPOSITE[effect.heading]]
    onward(work, effect, out, activated=True)


def _portal(work: Work, effect: Activation) -> None:
    """L6.6; under Hurricane to any other portal."""
    who = effect.who
    if tokens.word(work) == "hurricane":
        work.then(Carried(who, "hurricane", None, effect.scares))
    else:
        scares = effect.scares and work.table.rulings.safe_first == "whole"
        twin = work.table.island.twin[here(work, who)]
        work.then(Visit(who, twin, None, "not", scares))


def _lake(work: Work, effect: Activation) -> None:
    lie_down(work, effect.who)


_DOES: Final[dict[str, Callable[[Work, Activation], None]]] = {
    "fruit": _fruit, "camp": _camp, "oracle": _oracle, "mirage": _mirage, "knot": _knot,
    "portal": _portal, "anomaly": anomaly, "lake": _lake,
}  # fmt: skip

RESOLVE = {Activation: activation}
ASK = {
    Decision: ask_decision,
    Refusal: ask_refusal,
    AtCamp: ask_camp,
    AtOracle: ask_oracle,
}
ANSWER = {
    Decision: decide,
    Refusal: refuse,
    AtCamp: rest,
    AtOracle: look_around,
}
