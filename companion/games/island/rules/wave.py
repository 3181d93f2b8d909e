"""L12.3: the Wave."""

from __future__ import annotations

from companion.games.island.board.hexes import NEXT, SHORE
from companion.games.island.facts import WaveWent
from companion.games.island.rules import tokens
from companion.games.island.rules.encounters import piece_meets, wave_barred
from companion.games.island.rules.places import met_by_piece, wave_in_lake
from companion.games.island.rules.vitality import hurt
from companion.games.island.state import OCEAN, Captive, Position, Work
from companion.games.island.terms import LAKES, PARTS, Hex, Who, wave_place_named


def wave_places(position: Position) -> tuple[str, ...]:
    """The Wave's goals: any other part of the ocean; under Flood a lake as well."""
    if position.wave is None:
        return ()
    lakes = LAKES if tokens.word(position) == "flood" else ()
    return tuple(place for place in (*PARTS, *lakes) if place != position.wave)


def wave_targets(position: Position) -> tuple[Who, ...]:
    """The captives whom an attack action can harm."""
    if position.wave is None or not may_attack(position):
        return ()
    return tuple(
        captive.who
        for captive in position.captives
        if captive.who not in position.wave_hit
        and not wave_barred(position, captive.who)
        and _wave_reaches(position, captive)
    )


def may_attack(position: Position) -> bool:
    """True if it may: after Flood it stays in its lake and attacks by ruling `flood-after`."""
    return (
        not wave_in_lake(position)
        or tokens.word(position) == "flood"
        or position.table.rulings.flood_after == "attacks"
    )


def _wave_reaches(position: Position, captive: Captive) -> bool:
    island = position.table.island
    if captive.at is None or captive.at == OCEAN:
        return False
    lake = island.lake_of.get(captive.at)
    lying = captive.lying and lake is not None
    spaces = island.lakes[lake] if lying and lake is not None else (captive.at,)
    if not wave_in_lake(position):
        return any(position.wave in SHORE[at] for at in spaces)
    if lake == position.wave:
        return False
    beside = {ahead for cell in _wave_lake(position) for ahead in NEXT[cell].values()}
    return not beside.isdisjoint(spaces)


def _wave_lake(position: Position) -> tuple[Hex, ...]:
    return next(
        cells for lake, cells in position.table.island.lakes.items() if lake == position.wave
    )


def wave_goes(work: Work, place: str) -> None:
    """The Wave goes to an ocean part, unannounced, or to a lake and attacks all there (Flood)."""
    work.wave = wave_place_named(place)
    if not wave_in_lake(work):
        work.tell(WaveWent(place))
        return
    at = _wave_lake(work)[0]
    met = met_by_piece(work, at, "wave")
    named = work.table.rulings.flood_lake == "named"
    work.tell(WaveWent(place, met, work.table.island.named[at] if named else None))
    piece_meets(work, "wave", met, attacks=True)


def wave_hits(work: Work, whom: Who) -> None:
    work.wave_hit |= {whom}
    hurt(work, whom, tokens.in_force(work).wave_damage, 0, "wave")
