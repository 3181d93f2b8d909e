"""L10: dying and coming back."""

from __future__ import annotations

from companion.games.island.announcements import Died, Meets, Revived, Won
from companion.games.island.effects import Events, Revive
from companion.games.island.facts import Stands
from companion.games.island.questions import Question
from companion.games.island.rules.characters import theseus_met
from companion.games.island.rules.places import met_at
from companion.games.island.state import Work
from companion.games.island.terms import CAMPS, OP, Camp, Who


def perish(work: Work, who: Who) -> None:
    """L10.1-L10.3: counted at once; back at once in the own turn, else at the end of this one.

    What was being resolved for the piece is dropped with its arrival (L5.7); fruits, missions and
    marks stay (L10.4). Of several who die at once, the last one needed ends it there (L10.5).
    """
    work.deaths += 1
    captive = work.captive(who)
    work.change(who, at=None, lying=False, deaths=captive.deaths + 1, arrivals=captive.arrivals + 1)
    work.tell(Died(work.deaths, who))
    if work.deaths >= work.table.deaths:
        win(work, OP)  # L3.2
    elif work.own_turn(who):
        work.then(Revive(who))


def win(work: Work, who: Who) -> None:
    """L11.2: the game ends at once."""
    work.won = who
    work.tell(Won(who))


def ask_camp(work: Work, effect: Revive) -> Question | None:
    if work.captive(effect.who).at is not None:
        return None
    return Question(effect.who, "revive", CAMPS)


def revive(work: Work, effect: Revive, camp: str) -> None:
    """L10.2: standing, all restored, the camp neither visited nor activated."""
    who = effect.who
    captive = work.captive(who)
    at = work.table.island.camps[_camp(camp)]
    most = captive.max_energy
    if captive.max_health == 0:
        most = max(4, most - 1)  # L14.1: Granddead's shrinks
    work.change(
        who,
        at=at,
        lying=False,
        health=captive.max_health,
        energy=most,
        max_energy=most,
        arrivals=captive.arrivals + 1,
    )
    work.tell(Revived(camp, who), Stands(who, at))
    met = met_at(work, at, who)
    if met:
        work.tell(Meets(met, who))
        if work.table.rulings.revival_meets == "yes":
            theseus_met(work, who, met, visiting=False)
            work.then(Events(who, captive.arrivals + 1, met))


def _camp(word: str) -> Camp:
    return "camp-a" if word == "camp-a" else "camp-b"


ASK = {Revive: ask_camp}
ANSWER = {Revive: revive}
