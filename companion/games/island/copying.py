"""L2.2: an island that lies in the app is laid on the table too: in which order, piece by piece."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.buildable import cut_into
from companion.games.island.board.hexes import HEXES, ROWS
from companion.games.island.board.layout import Island
from companion.games.island.box.box import Box
from companion.games.island.terms import Hex

# Spaces that are laid in one go.
Piece = tuple[Hex, ...]

_ORDER: Final = HEXES.index


def pieces(island: Island, box: Box) -> tuple[Piece, ...]:
    """Whole tiles and lakes from the north, where the pairs are known and make this island (L1.4).

    Else its rows, for then nobody knows which spaces share a tile.
    """
    cut = cut_into(island.spaces, box.tiles) if box.tiles else None
    if cut is None:
        return rows()
    tiles = [tuple(sorted(tile, key=_ORDER)) for tile in (*cut, *island.lakes.values())]
    return tuple(sorted(tiles, key=lambda tile: _ORDER(tile[0])))


def rows() -> tuple[Piece, ...]:
    return tuple(tuple(at for at in HEXES if at[0] == row) for row in ROWS)
