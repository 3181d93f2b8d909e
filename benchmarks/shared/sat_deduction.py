"""The anchor for deductions: OR-tools' CP-SAT lists every island and place that fits the clues.

It is given the clues, a variable for each word on each cell and for each place of a node, and knows
nothing of chunks or of counting. Knots' arrows are left out: cases with passages are not given.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from ortools.sat.python import cp_model

from companion.games.island.board.layout import SPACES
from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.clues import (
    LAND,
    SEA,
    Bag,
    Clue,
    LakeLies,
    LeavesLake,
    Lies,
    NotSame,
    Reach,
    Same,
    StandsOn,
)
from companion.games.island.knowledge.grid import (
    ANOMALY_WORDS,
    ANY_ANOMALY,
    AT,
    FULL,
    LAKE_WORDS,
    POINT,
    STEP,
    WORD,
    WORDS,
    N,
    bits,
    lake_table,
)
from companion.games.island.terms import LAKES


class _Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]  # it has no types
    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def on_solution_callback(self) -> None:
        self.found += 1


class SatDeduction:
    """The model of some clues: of the nodes only those whose chunks were `laid`."""

    def __init__(self, clues: Iterable[Clue], chunks: Chunks, laid: Mapping[int, int]) -> None:
        self.model = cp_model.CpModel()
        self.clues = [one for one in clues if _about(one, laid, chunks)]
        words = {clue.word for clue in self.clues if isinstance(clue, Lies)}
        words |= {word for clue in self.clues if isinstance(clue, Bag) for word in clue.words}
        self.named = [word for word in ANOMALY_WORDS if word in words]
        self._cells()
        nodes = {node for clue in self.clues for node in _nodes(clue)}
        self.at: dict[int, list[Any]] = {node: self._choice() for node in sorted(nodes)}
        for clue in self.clues:
            self._add(clue)

    def _choice(self) -> list[Any]:
        found = [self.model.new_bool_var("") for _ in range(N)]
        self.model.add_exactly_one(found)
        return found

    def _cells(self) -> None:
        model = self.model
        counts = {WORD[word]: count for word, count in SPACES.items()}
        counts[WORD[ANY_ANOMALY]] -= len(self.named)
        counts |= dict.fromkeys(self.named, 1)
        self.word = {word: [model.new_bool_var("") for _ in range(N)] for word in counts}
        for i in range(N):
            model.add_exactly_one(cells[i] for cells in self.word.values())
        for word, count in counts.items():
            model.add(sum(self.word[word]) == count)
        self.places: list[list[Any]] = []
        for lake in range(len(LAKES)):
            cells = lake_table().cells[lake]
            places = [model.new_bool_var("") for _ in cells]
            model.add_exactly_one(places)
            for place, three in zip(places, cells, strict=True):
                for i in bits(three):
                    model.add_implication(place, self.word[LAKE_WORDS[lake]][i])
            self.places.append(places)

    def _add(self, clue: Clue) -> None:
        match clue:
            case Lies(_, node, step, word):
                self._lies(node, step, word)
            case Same(_, node, step, other):
                self._steps(node, other, frozenset({step}))
            case Reach(_, node, other, steps):
                self._steps(node, other, steps)
            case NotSame(_, node, other):
                for here, there in zip(self.at[node], self.at[other], strict=True):
                    self.model.add_bool_or(here.negated(), there.negated())
            case StandsOn(_, node, cells):
                for i in bits(FULL & ~cells):
                    self.model.add(self.at[node][i] == 0)
            case LakeLies(_, lake, places):
                for j, place in enumerate(self.places[lake]):
                    if not places >> j & 1:
                        self.model.add(place == 0)
            case Bag():
                self._bag(clue)
            case LeavesLake():
                self._line(clue)
            case _:
                raise AssertionError(clue)

    def _lies(self, node: int, step: int, word: int) -> None:
        for i, here in enumerate(self.at[node]):
            there = AT.get(POINT[i] + step)
            if (there is None) != (word == SEA):
                self.model.add(here == 0)
            elif there is not None and word != LAND:
                self.model.add_implication(here, self.word[word][there])

    def _steps(self, node: int, other: int, steps: frozenset[int]) -> None:
        for i, here in enumerate(self.at[node]):
            ends = [AT[POINT[i] + step] for step in steps if POINT[i] + step in AT]
            self.model.add_bool_or(here.negated(), *(self.at[other][j] for j in ends))

    def _bag(self, clue: Bag) -> None:
        for i, here in enumerate(self.at[clue.node]):
            cells = [AT[POINT[i] + step] for step in clue.steps if POINT[i] + step in AT]
            if len(clue.steps) - len(cells) != clue.words.count(SEA):
                self.model.add(here == 0)
                continue
            for word in set(clue.words) - {SEA}:
                found = sum(self.word[word][cell] for cell in cells)
                self.model.add(found == clue.words.count(word)).only_enforce_if(here)

    def _line(self, clue: LeavesLake) -> None:
        step, wet = STEP[clue.way], self.word[LAKE_WORDS[clue.lake]]
        for i, start in enumerate(self.at[clue.node]):
            for j, end in enumerate(self.at[clue.other]):
                if not clue.sure and POINT[i] + step * clue.length == POINT[j]:
                    continue
                both = [start.negated(), end.negated()]
                first = AT.get(POINT[j] - step * clue.length)
                if first is None:
                    self.model.add_bool_or(both)
                    continue
                ahead = AT[POINT[first] + step] if clue.shore else j
                for must in (wet[i], wet[first], wet[ahead].negated()):
                    self.model.add_bool_or(*both, must)

    def count(self) -> int:
        """All solutions, one by one."""
        solver, counter = cp_model.CpSolver(), _Counter()
        solver.parameters.num_workers = 1
        solver.parameters.enumerate_all_solutions = True
        status = solver.solve(self.model, counter)
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE), WORDS
        return counter.found


def _nodes(clue: Clue) -> Iterable[int]:
    node, other = getattr(clue, "node", None), getattr(clue, "other", None)
    return [one for one in (node, other) if one is not None]


def _about(clue: Clue, laid: Mapping[int, int], chunks: Chunks) -> bool:
    """A clue on nodes that were laid: of the others every island has one."""
    return all(chunks.find(node)[0] in laid for node in _nodes(clue))
