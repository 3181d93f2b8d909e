"""L12.5, L12.6: the push."""

from __future__ import annotations

from companion.games.island.announcements import Pushed
from companion.games.island.board.hexes import NEXT
from companion.games.island.effects import IntoOcean, Shove, Visit
from companion.games.island.questions import Question
from companion.games.island.rules.lakes import edges
from companion.games.island.rules.moves import left_corner
from companion.games.island.state import OCEAN, Captive, Position, Work
from companion.games.island.terms import DIRECTIONS, OP, Direction, Hex, Stone, Who


def push_starts(
    position: Position, piece: Stone, whom: Who, direction: Direction
) -> tuple[Hex, ...]:
    """The spaces from which the piece can push a captive that way; several only in a lake."""
    at = position.stone(piece)
    captive = position.captive(whom)
    if at is None or piece in captive.immune or captive.at in (None, OCEAN):
        return ()
    # L12.6, L12.7: a line starts at the lake's edge, so nobody in the Rock's own lake is on it.
    return tuple(
        start
        for start in edges(position, at, direction)
        if _is_ahead(position, captive, NEXT[start][direction])
    )


def _same_lake(position: Position, at: Hex, other: Hex | None) -> bool:
    lake_of = position.table.island.lake_of
    return other is not None and at in lake_of and lake_of[at] == lake_of.get(other)


def _is_ahead(position: Position, captive: Captive, ahead: Hex | None) -> bool:
    """L12.6: a lying captive along any line into the lake, else on the very space."""
    if ahead is None or captive.at is None:
        return False
    return ahead == captive.at or (captive.lying and _same_lake(position, ahead, captive.at))


def pushes(position: Position, piece: Stone) -> tuple[str, ...]:
    """Every push that the piece can do now."""
    return tuple(
        f"{piece} pushes {captive.who} {direction}"
        for captive in position.captives
        for direction in DIRECTIONS
        if push_starts(position, piece, captive.who, direction)
    )


def ask_shove(work: Work, effect: Shove) -> Question | None:
    starts = push_starts(work, effect.piece, effect.whom, effect.direction)
    if not starts:
        return None
    leads = tuple(_beyond(work, start, effect)[0] or "ocean" for start in starts)
    return Question(OP, "from", starts, leads, piece=effect.piece, about=effect.whom, by="push")


def _beyond(work: Work, start: Hex, effect: Shove) -> tuple[Hex | None, Hex]:
    """The end of a push, and the last space before: across the whole lake (L12.6)."""
    direction = effect.direction
    last = NEXT[start][direction]
    assert last is not None
    lake = work.table.island.lake_of.get(last)
    ahead = NEXT[last][direction]
    while lake is not None and ahead is not None and work.table.island.lake_of.get(ahead) == lake:
        last, ahead = ahead, NEXT[ahead][direction]
    return ahead, last


def shove(work: Work, effect: Shove, start: str) -> None:
    """L12.5: direction and destination are announced; what is met there is met unsafely."""
    whom, direction = effect.whom, effect.direction
    ahead, last = _beyond(work, Hex(start), effect)
    pushed = Pushed(whom, direction, effect.piece)
    if ahead is not None:
        work.tell(pushed)
        work.then(Visit(whom, ahead, direction, "op"))
        return
    came_from = work.captive(whom).at
    assert came_from is not None
    corner = left_corner(work, whom, came_from, last)
    work.then(IntoOcean(whom, last, direction, came_from, corner, first=(pushed,)))


ASK = {Shove: ask_shove}
ANSWER = {Shove: shove}
