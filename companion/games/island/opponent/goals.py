"""The spaces that a captive still has to come to, as the OP sees them (L11, L14)."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.island.board.hexes import CORNERS, HEXES
from companion.games.island.state import Position
from companion.games.island.terms import FRUITS, MIRAGES, PORTALS, Hex, Who


def goals(position: Position, who: Who) -> tuple[Hex, ...]:
    """Granddead's mission has no spaces: he hunts the OP's pieces (L14.1)."""
    board = position.board(who)
    if board.who == "achilles":
        return tuple(at for at in CORNERS if at not in board.mission)
    if board.who == "granddead":
        return tuple(at for at in (position.rock, position.bush) if at is not None)
    mark = _mark_of(position, who)
    wanted = ((at, mark(at)) for at in HEXES)
    return tuple(at for at, one in wanted if one is not None and one not in board.mission)


def _mark_of(position: Position, who: Who) -> Callable[[Hex], str | None]:
    """The mark that a visit of a space would make, None where it makes none."""
    spaces, anomalies = position.table.island.spaces, position.anomalies
    match position.board(who).who:
        case "theseus":
            return lambda at: _theseus(at, spaces[at])
        case "phil":
            return anomalies.get
        case "schrodie":
            return lambda at: _schrodie(at, spaces[at])
        case _:
            starts = {one.start for one in position.captives if one.board == "hempel"}
            open_to_him = [fruit for fruit in FRUITS if fruit not in starts]
            return lambda at: spaces[at] if spaces[at] in open_to_him else None


def _theseus(at: Hex, space: str) -> str | None:
    if space == "oracle":
        return f"oracle {at}"
    return space if space in PORTALS else None


def _schrodie(at: Hex, space: str) -> str | None:
    if space == "knot":
        return f"knot {at}"
    return space if space in MIRAGES else None
