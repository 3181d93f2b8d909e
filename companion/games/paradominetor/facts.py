"""The facts of PARADOMINETOR (T7.1): said to all, and shown to one. Fields are a script's keys."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.paradominetor.tiles import Colour, Front, Tile, Timeframe
from companion.games.paradominetor.trick import WhyWon


@frozen
class Passing:
    """T2.5: to whom everybody passes three tiles."""

    pass_: Literal["left", "right"]


@frozen
class TrickBegun:
    """`turn`: who leads."""

    trick: int
    turn: str


@frozen
class TilePlayed:
    """`as_`: the colour that a led black was declared to be."""

    tile: Front
    who: str
    as_: Colour | None = None


@frozen
class Revoke:
    """T7.3. `trick`: when the colour was not followed."""

    revoke: Colour
    trick: int
    who: str


@frozen
class TrickWon:
    """`winners`: in the order of play. `tile`, `why`: none where the app does not see the tiles."""

    winners: tuple[str, ...]
    by: Literal["single", "paradox"]
    tile: Front | None
    trick: int
    why: WhyWon | None = None
    beaten: Front | None = None


@frozen
class TurnedOver:
    """T5.2: a back that the app knows."""

    back: Timeframe
    who: str


@frozen
class PointScored:
    points: Literal["1", "0.5"]
    who: str
    total: str


@frozen
class Ranked:
    """T6: who share a place, the best first."""

    ranking: tuple[tuple[str, ...], ...]
    won: tuple[str, ...]
    # T6.2: those who have as many points as others, but fewer tricks of 0.5.
    fewer: tuple[str, ...] | None = None


@frozen
class Corrected:
    """T9: what was set, in the words of `set`."""

    corrected: str


Fact = (
    Passing | TrickBegun | TilePlayed | Revoke | TrickWon | TurnedOver | PointScored | Ranked
    | Corrected
)  # fmt: skip


@frozen
class ShownPassed:
    """T7.2: to the taker alone."""

    to: str
    from_: str
    tiles: tuple[Tile, ...]
