"""The anchors for islands: OR-tools' CP-SAT and exact-cover, given the same problems.

Both cut an island as our own code does: a lake in each of its places, a tile of two on each pair
of spaces that touch; what is printed on the tiles is dealt later. Whatever they can prepare once
for all islands is not counted.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
from exact_cover import get_exact_cover
from exact_cover.error import NoSolution
from ortools.sat.python import cp_model

from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.terms import LAKES, Hex

Tiles = tuple[tuple[str, str], ...]

EDGES = [(at, beside) for at in HEXES for beside in NEXT[at].values() if beside and at < beside]


def _solver(seed: int) -> Any:
    """One worker, and without presolve: its quickest settings for so small a problem."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_presolve = False
    solver.parameters.random_seed = seed
    return solver


# Any island that can be cut


class SatIslands:
    """The model is made once; a solution differs by the seed."""

    def __init__(self) -> None:
        self.model = cp_model.CpModel()
        covering: dict[Hex, list[Any]] = {at: [] for at in HEXES}
        for lake in LAKES:
            places = [(cells, self.model.new_bool_var("")) for cells in lake_places()[lake]]
            self.model.add_exactly_one(var for _, var in places)
            for cells, var in places:
                for at in cells:
                    covering[at].append(var)
        for one, other in EDGES:
            var = self.model.new_bool_var("")
            covering[one].append(var)
            covering[other].append(var)
        for found in covering.values():
            self.model.add_exactly_one(found)

    def draw(self, seed: int) -> None:
        status = _solver(seed).solve(self.model)
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE)


class CoverIslands:
    """Rows are places of lakes and tiles, columns the spaces and the lakes; both are shuffled."""

    def __init__(self) -> None:
        rows = [
            (*(HEXES.index(at) for at in cells), len(HEXES) + number)
            for number, lake in enumerate(LAKES)
            for cells in lake_places()[lake]
        ]
        rows += [(HEXES.index(one), HEXES.index(other)) for one, other in EDGES]
        self.matrix: Any = np.zeros((len(rows), len(HEXES) + len(LAKES)), dtype=np.int32)
        for number, row in enumerate(rows):
            self.matrix[number, list(row)] = 1

    def draw(self, seed: int) -> None:
        dice = np.random.default_rng(seed)
        rows = dice.permutation(self.matrix.shape[0])
        columns = dice.permutation(self.matrix.shape[1])
        assert len(get_exact_cover(np.ascontiguousarray(self.matrix[rows][:, columns])))


# Can this layout be cut?


def _kind(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _candidates(spaces: Mapping[Hex, str], tiles: Tiles) -> list[tuple[Hex, Hex]]:
    kinds = {_kind(*tile) for tile in tiles}
    return [(one, other) for one, other in EDGES if _kind(spaces[one], spaces[other]) in kinds]


def sat_question(spaces: Mapping[Hex, str], tiles: Tiles) -> Any:
    """The model of one layout: each space in one tile, each tile as often as the box has it."""
    model = cp_model.CpModel()
    covering: dict[Hex, list[Any]] = {at: [] for at in HEXES if spaces[at] not in LAKES}
    of_kind: dict[tuple[str, str], list[Any]] = {}
    for one, other in _candidates(spaces, tiles):
        var = model.new_bool_var("")
        covering[one].append(var)
        covering[other].append(var)
        of_kind.setdefault(_kind(spaces[one], spaces[other]), []).append(var)
    for found in covering.values():
        model.add_exactly_one(found)
    for kind, number in Counter(_kind(*tile) for tile in tiles).items():
        model.add(sum(of_kind.get(kind, [])) == number)
    return model


def sat_answer(model: Any) -> bool:
    status = _solver(1).solve(model)
    return status in (cp_model.OPTIMAL, cp_model.FEASIBLE)


def cover_question(spaces: Mapping[Hex, str], tiles: Tiles) -> Any:
    """A row for each tile on each place where it could lie, a column for each space and tile."""
    dry = [at for at in HEXES if spaces[at] not in LAKES]
    rows = [
        (dry.index(one), dry.index(other), len(dry) + number)
        for one, other in _candidates(spaces, tiles)
        for number, tile in enumerate(tiles)
        if _kind(*tile) == _kind(spaces[one], spaces[other])
    ]
    matrix: Any = np.zeros((len(rows), len(dry) + len(tiles)), dtype=np.int32)
    for number, row in enumerate(rows):
        matrix[number, list(row)] = 1
    return matrix


def cover_answer(matrix: Any) -> bool:
    try:
        get_exact_cover(matrix)
    except NoSolution:
        return False
    return True
