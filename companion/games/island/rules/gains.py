"""Gains of a bonus, a trade or a box (box-data.md): given, and whether there is any to give."""

from __future__ import annotations

from companion.games.island.rules.characters import gain_actions, keeps_actions
from companion.games.island.rules.vitality import misses_energy, misses_health, regain
from companion.games.island.state import Position, Work
from companion.games.island.terms import Who


def gain(work: Work, who: Who, name: str, by: str) -> None:
    """Give what a bonus, a trade or one of Theseus's boxes gives (box-data.md)."""
    gained = work.table.box.gains[name]
    regain(work, who, gained.health, gained.energy, by)
    if gained.actions:
        gain_actions(work, who, gained.actions, by)


def would_gain(position: Position, who: Who, name: str) -> bool:
    """L13.3: something that is missing, or an action that is not lost (L4.1)."""
    gained = position.table.box.gains[name]
    captive = position.captive(who)
    return (
        (gained.actions > 0 and keeps_actions(position, who))
        or (gained.health > 0 and misses_health(captive))
        or (gained.energy > 0 and misses_energy(captive))
    )
