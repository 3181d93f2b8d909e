"""The commands of PARADOMINETOR as plain values; `notation.py` reads and writes them."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.paradominetor.tiles import Colour, Front, Tile, Timeframe

ScoredBy = Literal["single", "paradox", "all-black"]


@frozen
class PassOn:
    """T2.5: three tiles, the nearest to the past first."""

    who: str
    tiles: tuple[Tile, ...]


@frozen
class PlayTile:
    """T3. `back`: where it is told or known; `declared`: the colour of a led black (T3.5)."""

    who: str
    front: Front
    back: Timeframe | None = None
    declared: Colour | None = None


@frozen
class Earliest:
    """T5.3: the winner whose tile is nearest to the past."""

    who: str
    winner: str


@frozen
class Scored:
    """T8.1, `keep: score`: a trick. The first of the winners scored 1 point."""

    who: str
    by: ScoredBy
    winners: tuple[str, ...] = ()


@frozen
class Correct:
    """T9: facts joined by `and`."""

    who: str
    words: str


Command = PassOn | PlayTile | Earliest | Scored | Correct
