"""Pieces that come to a space: what that tells of where it lies."""

from __future__ import annotations

from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.announcements import PieceSpace
from companion.games.island.board.hexes import OPPOSITE
from companion.games.island.knowledge.clues import (
    SEA,
    Bag,
    Clue,
    LakeLies,
    LeavesLake,
    Lies,
    NotSame,
    Passage,
    Reach,
    Same,
    StandsOn,
)
from companion.games.island.knowledge.figures import Arrival, Cause, Followed
from companion.games.island.knowledge.grid import (
    ANY_ANOMALY,
    OFF,
    SHORE_CELLS,
    STEP,
    WORD,
)
from companion.games.island.knowledge.heard import OpenTable
from companion.games.island.knowledge.lake_shores import only_into_ocean, some_into_ocean
from companion.games.island.terms import LAKES, PORTALS, STONES, Direction, Who

_AROUND = frozenset(STEP.values())
_LONGEST = 6  # steps from shore to shore


def plain(named: str) -> str:
    """The word of a space, of a lake its shape."""
    return named.removeprefix("lake:")


class Arrivals:
    """Figures and clues in the making."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.boards = dict(table.boards)
        self.figures: dict[Who, Followed] = {}
        self.clues: list[Clue] = []
        self.nodes = 0
        self.by = 0
        self.arrived: Arrival | None = None
        self.flooded = False
        self.tokens_known = True

    # Nodes, words and figures

    def figure(self, who: Who) -> Followed:
        return self.figures.get(who) or Followed()

    def change(self, who: Who, **changes: Any) -> None:
        self.figures[who] = revised(self.figure(who), changes)

    def clue(self, clue: Clue) -> None:
        self.clues.append(clue)

    def new_node(self, word: str | None) -> int:
        node, self.nodes = self.nodes, self.nodes + 1
        if word is not None:
            self.clue(Lies(self.by, node, 0, self.number_of(word)))
        return node

    def number_of(self, word: str) -> int:
        """Of an anomaly its token, as long as tokens lie where they were laid."""
        if word.startswith(ANY_ANOMALY) and not self.tokens_known:
            return WORD[ANY_ANOMALY]
        return WORD[word]

    def forget_tokens(self) -> None:
        """L17: a token was set by hand; which lies where counts no more, now or before."""
        self.tokens_known = False
        self.clues = [_without_token(clue) for clue in self.clues]
        for who, figure in self.figures.items():
            if (figure.word or "").startswith(ANY_ANOMALY):
                self.change(who, word=ANY_ANOMALY)

    def pace(self, who: Who) -> int:
        """L14.6, L15.1: by the board that the figure plays by."""
        return 3 if self.boards.get(who) == "schrodie" else 2

    # Captives

    def comes(self, who: Who, word: str, by: str | None) -> None:
        """L5.9 a: a captive is told the space."""
        figure = self.figure(who)
        if word == "ocean":
            self._into_ocean(who, figure)
            return
        node = self.new_node(word)
        if by == "return":
            self.figures[who] = Followed(node, word, unsure=figure.unsure)
        else:
            came = self._came(who, figure, node)
            self.figures[who] = revised(came, {"node": node, "word": word, "unsure": figure.unsure})
            if word in LAKES and self._lies_at_once(figure):
                self.change(who, lying=True)
        self.arrived = Arrival(who, node, word)

    @staticmethod
    def _lies_at_once(figure: Followed) -> bool:
        """L7.2: an unsafe move, and a knot, activate by themselves; a refusal is said."""
        cause = figure.cause
        if cause is not None:
            return cause.how == "line" and not cause.safe
        return figure.word == "knot" and not figure.unsure

    def _came(self, who: Who, figure: Followed, node: int) -> Followed:
        """The figure as it has come to `node`, and the clues in how it came."""
        cause = figure.cause
        if cause is not None:
            return self._moved(figure, cause, node)
        if figure.unsure or figure.word is None:
            return Followed()
        if figure.word == "ocean":
            return self._out_of_ocean(who, figure, node)
        if figure.node is None:
            return Followed()
        if figure.word == "knot":
            return self._through_knot(figure, node)
        if figure.word == "anomaly:arrows":
            return self._by_arrows(figure, figure.node, node)
        if figure.word in PORTALS:
            self.clue(NotSame(self.by, figure.node, node))
        return Followed()

    def _moved(self, figure: Followed, cause: Cause, node: int) -> Followed:
        way, start = cause.way, figure.node
        if way is None:
            return Followed()
        if start is None or figure.word is None:
            return Followed(heading=way)
        step, wet = STEP[way], figure.word in LAKES
        if not wet or (figure.lying is False and cause.how == "line"):
            self.clue(Same(self.by, start, step * cause.length, node))
        elif cause.how == "line":
            shore = self.table.lake_shore
            sure = figure.lying is True
            self.leaves_lake(figure, node, way, cause.length, shore=shore, sure=sure)
        elif cause.how == "push":
            # L12.6: across the whole lake; who stands there along the line through the own space.
            self.leaves_lake(figure, node, way, 1, shore=True, sure=True)
            if figure.lying is False:
                steps = frozenset(step * far for far in (1, 2, 3))
                self.clue(Reach(self.by, start, node, steps))
        return Followed(heading=way)

    def leaves_lake(
        self, figure: Followed, other: int, way: Direction, length: int, *, shore: bool, sure: bool
    ) -> None:
        assert figure.node is not None
        assert figure.word is not None
        lake = LAKES.index(figure.word)
        self.clue(LeavesLake(self.by, figure.node, other, lake, way, length, shore, sure))

    def _through_knot(self, figure: Followed, node: int) -> Followed:
        """L6.5: out by another side than the one come in by, to the space next to it."""
        assert figure.node is not None
        side = None if figure.heading is None else OPPOSITE[figure.heading]
        ways = _AROUND if side is None else _AROUND - {STEP[side]}
        self.clue(Reach(self.by, figure.node, node, ways))
        self.clue(Passage(self.by, figure.node, side, figure.before, node))
        return Followed(before=figure.node)

    def _by_arrows(self, figure: Followed, start: int, node: int) -> Followed:
        """L6.7: by one of the other two sides of its group."""
        self.clue(Reach(self.by, start, node, self._arrow_steps(figure)))
        return Followed(before=start)

    def _arrow_steps(self, figure: Followed) -> frozenset[int]:
        if figure.heading is None:
            return _AROUND
        side = OPPOSITE[figure.heading]
        group = next(group for group in self.table.arrows if side in group)
        return frozenset(STEP[way] for way in group if way != side)

    # The ocean

    def _into_ocean(self, who: Who, figure: Followed) -> None:
        cause, line = figure.cause, None
        if cause is not None:
            line = cause.way
            self._off_by_line(figure, cause)
        elif figure.node is not None and not figure.unsure:
            self._off_by_arrow(figure)
        wet = figure.word in LAKES and figure.lying is not False
        left = None if wet or figure.unsure else figure.node
        self.figures[who] = Followed(None, "ocean", left=left, line=line, unsure=figure.unsure)

    def _off_by_line(self, figure: Followed, cause: Cause) -> None:
        """L5.8: the line leaves the island, if not before its end."""
        start, way = figure.node, cause.way
        if start is None or way is None or figure.word is None:
            return
        pushed = cause.how == "push"
        if figure.word not in LAKES:
            self.clue(Lies(self.by, start, STEP[way] * cause.length, SEA))
            return
        lake = LAKES.index(figure.word)
        if figure.lying is False:
            length = 3 if pushed else cause.length
            self.clue(Lies(self.by, start, STEP[way] * length, SEA))
        elif pushed:
            self.clue(LakeLies(self.by, lake, some_into_ocean(lake, way)))
        elif figure.lying:
            places = only_into_ocean(lake, way, cause.length, self.table.lake_shore)
            self.clue(LakeLies(self.by, lake, places))

    def _off_by_arrow(self, figure: Followed) -> None:
        assert figure.node is not None
        if figure.word == "knot":
            side = None if figure.heading is None else OPPOSITE[figure.heading]
            self.clue(StandsOn(self.by, figure.node, SHORE_CELLS))
            self.clue(Passage(self.by, figure.node, side, figure.before, None))
        elif figure.word == "anomaly:arrows":
            steps = self._arrow_steps(figure)
            cells = 0
            for way, off in OFF.items():
                cells |= off if STEP[way] in steps else 0
            self.clue(StandsOn(self.by, figure.node, cells))

    def _out_of_ocean(self, who: Who, figure: Followed, node: int) -> Followed:
        """L14.1: Granddead goes back; L14.5: Phil arrives at the far end of the line."""
        board = self.boards.get(who)
        if board == "granddead" and figure.left is not None:
            self.clue(Same(self.by, figure.left, 0, node))
        if board != "phil":
            return Followed()
        if figure.line is not None:
            step = STEP[figure.line]
            self.clue(Lies(self.by, node, -step, SEA))
            if figure.left is not None:
                far = frozenset(-step * length for length in range(_LONGEST + 1))
                self.clue(Reach(self.by, figure.left, node, far))
        return Followed(heading=figure.line, lying=True)

    # The OP's pieces

    def pushing(self, pushed: Who, piece: Who, way: Direction) -> None:
        """L12.5: the pusher is next to the captive, behind."""
        captive, pusher = self.figure(pushed), self.figure(piece)
        here, there = captive.node, pusher.node
        if here is None or there is None or captive.word is None or pusher.word is None:
            return
        if captive.word in LAKES and captive.lying is not False:
            return
        if pusher.word in LAKES:
            self.leaves_lake(pusher, here, way, 1, shore=True, sure=True)
        else:
            self.clue(Same(self.by, there, STEP[way], here))

    def piece_comes(self, said: PieceSpace, word: str) -> None:
        piece = said.piece
        if word == "ocean":
            self._piece_leaves(said)
            return
        figure, node = self.figure(piece), self.new_node(word)
        came = Followed()
        if said.direction is not None:
            came = self._stepped(figure, said.direction, node)
        elif figure.node is not None and figure.word == "knot" and said.by == "knot":
            came = self._through_knot(figure, node)
        elif figure.node is not None and said.by == "portal" and figure.word in PORTALS:
            self.clue(NotSame(self.by, figure.node, node))
        self.figures[piece] = revised(came, {"node": node, "word": word})
        if said.meets is not None:
            arrived = Arrival(piece, node, word)
            if word not in LAKES:
                for other in said.meets:
                    if other != "wave":
                        self.together(arrived, other)
                self.alone(arrived, said.meets)

    def _stepped(self, figure: Followed, way: Direction, node: int) -> Followed:
        if figure.node is not None and figure.word is not None:
            if figure.word in LAKES:  # L12.7: from any space at its edge
                self.leaves_lake(figure, node, way, 1, shore=True, sure=True)
            else:
                self.clue(Same(self.by, figure.node, STEP[way], node))
        return Followed(heading=way)

    def _piece_leaves(self, said: PieceSpace) -> None:
        """L12.9: by a step or a knot; it leaves the map."""
        figure, way = self.figure(said.piece), said.direction
        self.figures[said.piece] = Followed()
        if figure.node is None or figure.word is None:
            return
        if way is None:
            if said.by == "knot" and figure.word == "knot":
                self._off_by_arrow(figure)
        elif figure.word in LAKES:
            lake = LAKES.index(figure.word)
            self.clue(LakeLies(self.by, lake, some_into_ocean(lake, way)))
        else:
            self.clue(Lies(self.by, figure.node, STEP[way], SEA))

    # Meetings

    def together(self, arrived: Arrival, other: Who) -> None:
        """L9.1: they are on one cell."""
        figure = self.figure(other)
        if figure.node is None:
            self.figures[other] = Followed(arrived.node, arrived.word, unsure=figure.unsure)
        else:
            self.clue(Same(self.by, figure.node, 0, arrived.node))

    def alone(self, arrived: Arrival, met: tuple[Who, ...]) -> None:
        """Others on the same kind of space who were not met are on another one."""
        for other, figure in self.figures.items():
            if other in met or other == arrived.who or figure.node is None:
                continue
            if figure.word != arrived.word or (other in STONES and arrived.word in LAKES):
                continue
            self.clue(NotSame(self.by, figure.node, arrived.node))


_TOKENS: Final = frozenset(i for word, i in WORD.items() if word.startswith(f"{ANY_ANOMALY}:"))


def _without_token(clue: Clue) -> Clue:
    match clue:
        case Lies(by, node, step, word):
            return Lies(by, node, step, _any_token(word))
        case Bag(by, node, steps, words):
            return Bag(by, node, steps, tuple(map(_any_token, words)))
        case _:
            return clue


def _any_token(word: int) -> int:
    return WORD[ANY_ANOMALY] if word in _TOKENS else word
