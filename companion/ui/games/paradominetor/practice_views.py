"""The view of PARADOMINETOR played on the tablet, from the side of one player (look2, 16a)."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.games.paradominetor.views import PadKey, SeatPlate, TileFront
from companion.ui.kit.parts import Button
from companion.ui.table.views import TurnBar


@frozen
class OwnTile:
    """A place of the own hand: its tile, or nothing once that was played. `chosen`: it is tried."""

    button: Button
    front: TileFront | None
    chosen: bool = False


@frozen
class OwnTimes:
    """The tiles of one timeframe, under its name."""

    label: str
    icon: str
    tiles: tuple[OwnTile, ...]


@frozen
class LadderRung:
    """`now`: by this the trick would be won as it lies."""

    number: int
    label: str
    text: str
    now: bool


@frozen
class TrickLadder:
    """The rungs of what wins, the strongest first, and who would win now.

    `text`: with the words between asterisks bold. `colours`: of a black that leads.
    """

    heading: str
    rungs: tuple[LadderRung, ...]
    text: str
    problem: bool
    colours: tuple[PadKey, ...]


@frozen
class HandTable:
    """`hand`: of one player alone, none while it is covered. `hint`: which tiles may be played."""

    title: str
    note: str
    plates: tuple[SeatPlate, ...]
    ladder: TrickLadder
    hand: tuple[OwnTimes, ...]
    hint: str
    bar: TurnBar
    moment: int
