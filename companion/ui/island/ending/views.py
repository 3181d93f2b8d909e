"""The views of the end: whoever has won, and the island that opens to all."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button

# A space that was marked, an OP piece that was scared off, a death.
MarkKind = Literal["space", "piece", "death"]
# The island before it opens, while its tiles turn, and after that.
IslandPhase = Literal["closed", "opening", "open"]


@frozen
class RingMark:
    """A mark on the ring. `kind`, `picture` and `letters` of a space are as on the map.

    It has no place on the island, for that is not open yet.
    """

    mark: MarkKind
    kind: str = ""
    picture: str = ""
    letters: str = ""


@frozen
class EndingView:
    """`who`: the winner, a captive or the OP. `others`: who stays.

    `plays`: it appears by and by. `turns`: its rays turn, as long as it is looked at.
    `tick`: after so many seconds the act `tick` is wanted.
    """

    who: Who
    kicker: str
    title: str
    epilogue: str
    others: str
    ring: tuple[RingMark, ...]
    reveal: Button
    again: Button
    rest: tuple[Button, ...]
    plays: bool = False
    turns: bool = False
    tick: float = 0.0


@frozen
class WayRow:
    """A captive in the legend of the open island. `walked`: how far."""

    who: Who
    name: str
    walked: str
    button: Button


@frozen
class RevealView:
    """`island`: nothing but closed tiles before it opens."""

    title: str
    text: str
    island: IslandView
    opening: IslandPhase
    rows: tuple[WayRow, ...]
    at_once: Button
    watch: Button
    back: Button
    again: Button
    bright: bool = True
    tick: float = 0.0
