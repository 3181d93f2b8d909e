"""The anchor that nobody doubts: random islands, kept where the referee says the very same.

A first look at the first space of the walk spares the referee most islands that cannot fit.
"""

import time
from collections import Counter
from random import Random

from companion.engine.frozen import revised
from companion.games.island.announcements import Space
from companion.games.island.board.generate import random_island, random_knots
from companion.games.island.board.hexes import HEXES, RAY
from companion.games.island.board.knots import KINDS
from companion.games.island.board.layout import lay_out
from companion.games.island.commands import Move
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Deduction, Fog
from companion.games.island.knowledge.worlds import Worlds
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import ANOMALIES, LAKES, PARTS, Hex
from tests.games.island.knowledge.retold import Tale, told_again

KEPT = 250
Cells = dict[Hex, Counter[str]]


def other_setup(one: Tale, dice: Random) -> SetUp | None:
    """A random table with the same start of the same captive; None where it cannot fit."""
    setup = one.setup
    seat = setup.seats[0]
    start = setup.island.fruits[seat.start]
    island = random_island(dice)
    spaces, here = dict(island.spaces), island.fruits[seat.start]
    if spaces[start] in LAKES:
        return None
    spaces[here], spaces[start] = spaces[start], spaces[here]
    if not _fits_first(one, spaces, start):
        return None
    knots = random_knots([at for at in HEXES if spaces[at] == "knot"], tuple(KINDS), dice)
    laid = lay_out({at: spaces[at] for at in HEXES}, knots)
    bush = next(fruit for fruit, at in setup.island.fruits.items() if at == setup.bush)
    tokens = dict(zip(laid.anomalies, dice.sample(ANOMALIES, 5), strict=True))
    changes = {
        "island": laid, "anomalies": tokens, "bush": laid.fruits[bush],
        "rock": dice.choice(laid.anomalies), "wave": dice.choice(PARTS),
    }  # fmt: skip
    return revised(setup, changes)


def _fits_first(one: Tale, spaces: dict[Hex, str], start: Hex) -> bool:
    move = one.commands[0]
    told = next((said for said in one.told[1] if isinstance(said, Space)), None)
    if not isinstance(move, Move) or told is None:
        return True
    length = 1 if not move.over else 3 if move.who == "schrodie" else 2
    ray = RAY[start][move.direction]
    if told.space == "ocean":
        return length > len(ray)
    word = told.space.removeprefix("lake:").partition(":")[0]
    return length <= len(ray) and spaces[ray[length - 1]] == word


class Compared:
    """Total variation of the shares from what was kept, over all spaces, and what chance gives."""

    def __init__(self, one: Tale, seconds: float) -> None:
        who = one.setup.seats[0].who
        self.deduction = Deduction(Ears(one.game).heard(who))
        self.fog = self.deduction.fog(who)
        kept, places = self._kept(one, seconds)
        self.kept = sum(next(iter(kept.values())).values())
        self.enough = self.kept >= KEPT
        self.variation = _variation(self.fog, kept, places, self.kept) if self.kept else 0.0

    def _kept(self, one: Tale, seconds: float) -> tuple[Cells, Counter[Hex]]:
        cells: Cells = {at: Counter() for at in HEXES}
        places: Counter[Hex] = Counter()
        dice, until = Random(1), time.process_time() + seconds
        who = one.setup.seats[0].who
        while places.total() < KEPT and time.process_time() < until:
            setup = other_setup(one, dice)
            state = None if setup is None else told_again(one, setup)
            if state is not None:
                at = state.captive(who).at
                assert at is not None
                places[at] += 1
                for one_cell, word in state.table.island.spaces.items():
                    cells[one_cell][word] += 1
        return cells, places

    def by_chance(self) -> float:
        """The variation of as many islands drawn from the deduction itself, twice over."""
        who = self.deduction.heard.table.boards[0][0]
        worlds, found = Worlds(self.deduction), []
        for seed in range(2):
            cells: Cells = {at: Counter() for at in HEXES}
            places: Counter[Hex] = Counter()
            dice = Random(seed)
            for _ in range(self.kept):
                world = worlds.draw(dice)
                places[world.places[who]] += 1
                for at, word in world.spaces.items():
                    cells[at][_plain(word)] += 1
            found.append(_variation(self.fog, cells, places, self.kept))
        return sum(found) / len(found)


def _plain(word: str) -> str:
    """As the layout has it: of an anomaly not its token, of a lake its shape."""
    return word.removeprefix("lake:").partition(":")[0]


def _variation(fog: Fog, cells: Cells, places: Counter[Hex], count: int) -> float:
    """The mean over the spaces and the captive's place."""
    whole = 0.0
    for at, shares in fog.likely.items():
        plain: Counter[str] = Counter()
        for word, share in shares.items():
            plain[_plain(word)] += share  # type: ignore[assignment]  # shares, not counts
        words = set(plain) | set(cells[at])
        whole += sum(abs(plain[word] - cells[at][word] / count) for word in words) / 2
    stood = set(fog.place) | set(places)
    whole += sum(abs(fog.place.get(at, 0) - places[at] / count) for at in stood) / 2
    return whole / (len(HEXES) + 1)
