"""A table as it is set up (L2): all that is decided before the first turn."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.frozen import frozen
from companion.games.island.board.layout import Island
from companion.games.island.box.box import Box
from companion.games.island.rulings import Rulings
from companion.games.island.terms import Anomaly, Fruit, Hex, Part, Who

# L3.2, L15.2: the deaths that the OP needs.
DEATHS = {2: 4, 3: 5, 4: 5}


@frozen
class Seat:
    """One figure: the board it plays by, its start; Hempel writes it into `palm` (L2.7)."""

    who: Who
    board: Who
    start: Fruit
    palm: int = 1


@frozen
class SetUp:
    """Everything that is decided before the first turn.

    `players`: the OP included (L2.1). `stack`: the power tokens from the top (L2.4), all twelve or
    those that the table plays with. `seats`: in turn order (L2.6).
    """

    players: int
    island: Island
    anomalies: Mapping[Hex, Anomaly]
    stack: tuple[str, ...]
    wave: Part
    rock: Hex
    bush: Hex
    seats: tuple[Seat, ...]
    box: Box
    rulings: Rulings = Rulings()
