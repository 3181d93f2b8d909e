"""The ways of all pieces in a step: from place to place, with all that was come to between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.engine.session import JournalEntry
from companion.games.island.apply import Outcome
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Answer, Command
from companion.games.island.facts import (
    Fact,
    InOcean,
    Landed,
    PieceCame,
    PieceLeft,
    PutBack,
    Stands,
    WaveWent,
)
from companion.games.island.questions import Question
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import PARTS, Hex, Part, Who

Place = Hex | Part
Movement = tuple[Who, tuple[Place, ...]]


def ways(before: State, entries: Sequence[JournalEntry[Command, Outcome]]) -> tuple[Movement, ...]:
    """Every place of each that moved, from the first on; who moved last comes last.

    A way ends where somebody is put somewhere: back on the map, or in a camp.
    """
    places = _places(before)
    found: dict[Who, list[Place]] = {}
    ended: list[Movement] = []
    asked = before.question
    for entry in entries:
        for who, at in left_from(asked, entry.command):
            places[who] = at
        for fact in entry.outcome.facts:
            put = _put(fact)
            if put is not None:
                who, places[put[0]] = put
                ended += [(who, tuple(found.pop(who)))] if who in found else []
                continue
            step = moved(fact)
            if step is not None:
                _go(found, places, *step)
        asked = entry.outcome.state.question
    every = (*ended, *((who, tuple(way)) for who, way in found.items()))
    return tuple((who, way) for who, way in every if len(way) > 1)


def _places(state: State) -> dict[Who, Place | None]:
    captives: dict[Who, Place | None] = {
        one.who: None if one.at == OCEAN else one.at for one in state.captives
    }
    wave = next((part for part in PARTS if part == state.wave), None)
    return {**captives, "rock": state.rock, "bush": state.bush, "wave": wave}


def _go(
    found: dict[Who, list[Place]], places: dict[Who, Place | None], who: Who, to: Place
) -> None:
    start, places[who] = places.get(who), to
    way = found.pop(who, [])
    if start is not None and (not way or way[-1] != start):
        way.append(start)
    if not way or way[-1] != to:
        way.append(to)
    found[who] = way


def left_from(asked: Question | None, command: Command) -> Iterator[tuple[Who, Hex]]:
    """L7.3: a lake is left from the space that was picked, which need not be where he came to."""
    if asked is not None and asked.what == "from" and isinstance(command, Answer):
        whom = asked.about or asked.piece
        if whom is not None and command.word in HEXES:
            yield whom, Hex(command.word)


def moved(fact: Fact) -> tuple[Who, Place] | None:
    match fact:
        case Landed(who, at):
            return who, at
        case InOcean(who, parts):
            return who, parts[0]
        case PieceCame(piece, at):
            return piece, at
        case PieceLeft(piece, parts):
            return piece, parts[0]
        case WaveWent(part):
            return next((("wave", one) for one in PARTS if one == part), None)
        case _:
            return None


def _put(fact: Fact) -> tuple[Who, Place | None] | None:
    match fact:
        case PutBack(piece, at):
            return piece, next((one for one in (*HEXES, *PARTS) if one == at), None)
        case Stands(who, at):
            return who, at
        case _:
            return None
