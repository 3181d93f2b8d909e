"""Losing and regaining health and energy; what Granddead makes of it (L14.1)."""

from __future__ import annotations

from companion.games.island.announcements import Energy, Health
from companion.games.island.rules.deaths import perish
from companion.games.island.state import Captive, Work
from companion.games.island.terms import Who


def has_health(captive: Captive) -> bool:
    """L14.1: Granddead has none; his energy is both."""
    return captive.max_health > 0


def spendable(captive: Captive) -> int:
    """The energy that can pay for something: Granddead's last pays for nothing (L14.1)."""
    return captive.energy if has_health(captive) else captive.energy - 1


def hurt(work: Work, who: Who, health: int, energy: int, by: str) -> None:
    """Health and energy lost in one blow; then death is looked at (L9.3, L10.1)."""
    captive = work.captive(who)
    if has_health(captive):
        _lose(work, captive, min(health, captive.health), min(energy, captive.energy), by)
        if health and work.captive(who).health == 0:
            perish(work, who)
    else:
        _hurt_granddead(work, captive, health, energy, by)


def _lose(work: Work, captive: Captive, health: int, energy: int, by: str) -> None:
    who = captive.who
    work.change(who, health=captive.health - health, energy=captive.energy - energy)
    if health:
        work.tell(Health(-health, who, by))
    if energy:
        work.tell(Energy(-energy, who, by))


def _hurt_granddead(work: Work, captive: Captive, health: int, energy: int, by: str) -> None:
    """L14.1: the health goes first; an energy loss leaves the last point (`bush-on-granddead`)."""
    lost_health = min(health, captive.energy)
    left = captive.energy - lost_health
    whole = work.table.rulings.bush_on_granddead == "both" and health > 0
    lost_energy = min(energy, left if whole else max(left - 1, 0))
    work.change(captive.who, energy=left - lost_energy)
    for lost in (lost_health, lost_energy):
        if lost:
            work.tell(Energy(-lost, captive.who, by))
    if (health or lost_energy) and left - lost_energy == 0:
        perish(work, captive.who)


def regain(work: Work, who: Who, health: int, energy: int, by: str) -> None:
    """Never above the maximum; for Granddead health is energy (L14.1)."""
    captive = work.captive(who)
    if not has_health(captive):
        health, energy = 0, health + energy
    health = min(health, captive.max_health - captive.health)
    energy = min(energy, captive.max_energy - captive.energy)
    work.change(who, health=captive.health + health, energy=captive.energy + energy)
    if health:
        work.tell(Health(health, who, by))
    if energy:
        work.tell(Energy(energy, who, by))


def misses_health(captive: Captive) -> bool:
    if not has_health(captive):
        return misses_energy(captive)
    return captive.health < captive.max_health


def misses_energy(captive: Captive) -> bool:
    return captive.energy < captive.max_energy
