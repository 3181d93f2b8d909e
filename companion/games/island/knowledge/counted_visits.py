"""L11.1: a mission that counts a visit, or does not, tells whether the space was visited before."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import CORNERS
from companion.games.island.knowledge.arrivals import Arrivals
from companion.games.island.knowledge.clues import LakeLies, NotSame, Same, StandsOn
from companion.games.island.knowledge.figures import Arrival, Followed
from companion.games.island.knowledge.grid import CELL, FULL, lake_table
from companion.games.island.knowledge.heard import OpenTable
from companion.games.island.terms import LAKES, Who

# L14.3, L14.6: spaces of which there are several, each counted once.
_COUNTED: Final = {"theseus": "oracle", "schrodie": "knot"}
_CORNER_CELLS: Final = sum(1 << CELL[at] for at in CORNERS)


@frozen
class Departure:
    """A figure that has just come into the ocean. `straight`: its line began where it left."""

    who: Who
    figure: Followed
    straight: bool


class CountedVisits(Arrivals):
    """`counted`: by board, the nodes that its mission counts; None after a correction (L17)."""

    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.counted: dict[Who, tuple[int, ...] | None] = {}
        self.departed: Departure | None = None

    def visit_counts(self, arrived: Arrival, counts: bool) -> None:
        """The visit counted for the mission, or did not; that has been said by now."""
        board = self.boards.get(arrived.who, "")
        before = self.counted.get(board, ())
        if before is None or arrived.word != _COUNTED.get(board):
            return
        if counts:
            self._another(board, before, arrived.node)
        elif len(before) == 1:
            self.clue(Same(self.by, before[0], 0, arrived.node))

    def _another(self, board: Who, before: tuple[int, ...], node: int) -> None:
        for other in before:
            self.clue(NotSame(self.by, other, node))
        self.counted[board] = (*before, node)

    def left_by(self, departed: Departure, corner: bool) -> None:
        """L14.2: Achilles is told when it was a corner, which counts once."""
        board, figure = self.boards.get(departed.who, ""), departed.figure
        before = self.counted.get(board, ())
        if board != "achilles" or before is None or figure.node is None or figure.unsure:
            return
        if figure.word in LAKES and figure.lying is not False:
            if figure.lying and (corner or before == ()):
                self._lake_with_corner(LAKES.index(figure.word), corner)
            if corner:
                self.counted[board] = None  # which of its corners is not known
        elif corner:
            self.clue(StandsOn(self.by, figure.node, _CORNER_CELLS))
            self._another(board, before, figure.node)
        elif before == () and departed.straight:
            self.clue(StandsOn(self.by, figure.node, FULL & ~_CORNER_CELLS))

    def _lake_with_corner(self, lake: int, corner: bool) -> None:
        places = sum(
            1 << j
            for j, cells in enumerate(lake_table().cells[lake])
            if bool(cells & _CORNER_CELLS) == corner
        )
        self.clue(LakeLies(self.by, lake, places))

    def departs(self, who: Who, figure: Followed) -> None:
        cause = figure.cause
        straight = cause is None or (cause.length == 1 and figure.word not in LAKES)
        self.departed = Departure(who, figure, straight)
