"""The true events. Some name spaces of the grid; `announce` is the only door out.

A fact that hides nothing is an announcement already.
"""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.terms import Direction, Hex, Named, Part, Piece, Stone, Who


@frozen
class Landed:
    """A captive came to a space."""

    who: Who
    at: Hex
    space: Named
    by: str | None = None


@frozen
class InOcean:
    """A captive came into the ocean, in one part or in both at a corner joint (L1.7)."""

    who: Who
    parts: tuple[Part, ...]


@frozen
class PieceCame:
    """Bush or Rock came to a space by a step (`direction`) or was carried there (`by`)."""

    piece: Stone
    at: Hex
    space: Named
    meets: tuple[Who, ...]
    direction: Direction | None = None
    by: str | None = None


@frozen
class PieceLeft:
    """Bush or Rock came into the ocean and left the map (L12.9)."""

    piece: Stone
    parts: tuple[Part, ...]
    direction: Direction | None = None
    by: str | None = None


@frozen
class WaveWent:
    """Never said (L16.2), but for whom it meets in a lake, and that lake's shape (`space`)."""

    part: str
    meets: tuple[Who, ...] = ()
    space: Named | None = None


@frozen
class PutBack:
    """An OP piece was put back secretly at the end of a turn (L9.5)."""

    piece: Piece
    at: str


@frozen
class Drawn:
    """Two power tokens were drawn from the top of the stack (L12.1)."""

    drawn: tuple[str, str]


@frozen
class PutUnder:
    """A power token went under the stack (L12.1)."""

    under: str


@frozen
class BushStands:
    """L2.5: the fruit on which the Bush begins, which is announced."""

    at: Hex
    space: Named


@frozen
class StartShown:
    """L2.7: a captive is shown the own start."""

    to: Who
    who: Who
    at: Hex


@frozen
class PieceShown:
    """Granddead is shown an OP piece; of the Wave, its part."""

    to: Who
    piece: Piece
    at: str


@frozen
class Stands:
    """A captive was put somewhere; for the OP alone."""

    who: Who
    at: Hex


Secret = (
    Landed | InOcean | PieceCame | PieceLeft | WaveWent | PutBack | Drawn | PutUnder | BushStands
    | StartShown | PieceShown | Stands
)  # fmt: skip
Fact = Announcement | Secret
