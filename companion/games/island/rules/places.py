"""Pieces on a space and in a lake (L9.1, L9.2, L12.7)."""

from __future__ import annotations

from typing import assert_never

from companion.games.island.rules.lakes import whole
from companion.games.island.state import Position
from companion.games.island.terms import LAKES, PIECES, Hex, Lake, Piece, Who


def here(position: Position, who: Who) -> Hex:
    at = position.captive(who).at
    assert at is not None
    return at


def key(position: Position, at: Hex) -> str:
    """To OP pieces a lake is one big space (L12.4, L12.7)."""
    return position.table.island.lake_of.get(at, at)


def on_map(position: Position, piece: Piece) -> bool:
    match piece:
        case "wave":
            return position.wave is not None
        case "rock":
            return position.rock is not None
        case "bush":
            return position.bush is not None
        case _:
            assert_never(piece)


def wave_in_lake(position: Position) -> bool:
    return position.wave in LAKES


def op_pieces_at(position: Position, at: Hex) -> tuple[Piece, ...]:
    """The OP pieces met on a space: one in a lake is in the whole of it (L9.2)."""
    lake = position.table.island.lake_of.get(at)
    if lake is None:
        if at == position.rock:
            return ("rock", "bush") if at == position.bush else ("rock",)
        return ("bush",) if at == position.bush else ()
    return tuple(piece for piece in PIECES if _in_lake(position, piece, lake))


def _in_lake(position: Position, piece: Piece, lake: Lake) -> bool:
    if piece == "wave":
        return position.wave == lake
    at = position.stone(piece)
    return at is not None and position.table.island.lake_of.get(at) == lake


def met_at(position: Position, at: Hex, who: Who) -> tuple[Who, ...]:
    """The pieces that a captive meets: the OP's, then captives on the very space (L9.2)."""
    met: tuple[Who, ...] = op_pieces_at(position, at)
    for captive in position.captives:
        if captive.at == at and captive.who != who:
            met = (*met, captive.who)
    return met


def met_by_piece(position: Position, at: Hex, piece: Piece) -> tuple[Who, ...]:
    """The captives and pieces that an OP piece meets: in a lake, all there (L9.2)."""
    pieces = tuple(other for other in op_pieces_at(position, at) if other != piece)
    spaces = whole(position, at)
    return (*pieces, *(captive.who for captive in position.captives if captive.at in spaces))
