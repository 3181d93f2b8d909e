"""Every way to lay the chunks on the grid: depth first, each way with its exact weight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.games.island.knowledge.chunks import Chunks, Contradiction
from companion.games.island.knowledge.grid import (
    ANOMALIES_LAID,
    AT,
    AT_MOST,
    DRY,
    DRY_SPACES,
    FACTORIAL,
    FULL,
    OFTEN,
    OFTEN_BITS,
    ONCE,
    SHIFT,
    TOKEN_BITS,
    N,
    bits,
)
from companion.games.island.knowledge.heard import OpenTable
from companion.games.island.knowledge.knot_walks import KnotWalks
from companion.games.island.knowledge.lakes import lake_ways, line_places
from companion.games.island.knowledge.links import (
    ChunkLinks,
    LakeLine,
    lake_lines_of,
    linked,
    links_of,
)
from companion.games.island.knowledge.spots import Alive, ChunkSpot, TooMany, spots
from companion.games.island.knowledge.tile_pairs import TilePairs

BUDGET: Final = 1300


class Leaf(NamedTuple):
    """One way to lay all chunks. `at`: of each chunk its origin; `rest`: the ways to lay the rest.

    The weight is the number of islands times the ways to turn their knots.
    """

    at: dict[int, int]
    words: int
    alive: Alive
    lakes: int
    rest: int
    knots: int

    @property
    def islands(self) -> int:
        return self.lakes * self.rest

    @property
    def weight(self) -> int:
        return self.lakes * self.rest * self.knots


class OutOfBudget(Exception):
    """Too many ways to go through."""


def rest_ways(words: int) -> int:
    """The orders in which the other dry spaces can lie on the other dry cells."""
    return _orders(
        (words & DRY).bit_count(),
        (words & TOKEN_BITS).bit_count(),
        tuple([(words & mask).bit_count() for mask, _ in OFTEN_BITS]),
    )


@lru_cache(maxsize=1 << 12)
def _orders(known: int, tokens: int, often: tuple[int, ...]) -> int:
    ways = FACTORIAL[DRY_SPACES - known] // FACTORIAL[ANOMALIES_LAID - tokens]
    for (_, count), found in zip(OFTEN, often, strict=True):
        ways //= FACTORIAL[count - found]
    return ways


def _too_many(words: int) -> bool:
    # No `any`: this is asked of every step of the search.
    for mask, count in AT_MOST:  # noqa: SIM110
        if (words & mask).bit_count() > count:
            return True
    return False


def _once_in_bags(chunks: Chunks) -> list[int]:
    """Words told in no order may lie in two chunks that nothing glues; these lie once."""
    words = {word for chunk in chunks.of.values() for _, bag in chunk.bags for word in bag.words}
    return [FULL << SHIFT[word] for word in words & ONCE]


class Laying:
    """`leaves`: every way. `complete`: nothing that was heard was let go of for want of time."""

    def __init__(self, chunks: Chunks, table: OpenTable, budget: int = BUDGET) -> None:
        self._chunks = chunks
        self._links: ChunkLinks = links_of(chunks)
        self._lines: list[LakeLine] = lake_lines_of(chunks)
        self._knots = KnotWalks(chunks, table)
        self._tiles = TilePairs(table.tiles) if table.tiles else None
        self._lines_at: dict[int, list[LakeLine]] = {}
        for line in self._lines:
            if line.start != line.end:
                self._lines_at.setdefault(line.start, []).append(line)
                self._lines_at.setdefault(line.end, []).append(line)
        self._in_bags = _once_in_bags(chunks)
        self.leaves: list[Leaf] = []
        self._ends: list[tuple[dict[int, int], int, Alive]] = []  # of the search, not weighed yet
        self.complete = True
        self.dropped: set[int] = set()
        self._alive: Alive = (chunks.lakes[0], chunks.lakes[1], chunks.lakes[2])
        self._spots: dict[int, list[ChunkSpot]] = {}
        self._at: dict[int, int] = {}
        self._cells = self._words = 0
        self._lay_spots()
        self._narrow()
        self._domains = self._compatible()
        self._run(budget)

    # What each chunk allows

    def _lay_spots(self) -> None:
        """First those chunks of which a cell is shown, so that there is less to try of others."""
        ends = {end for pair in self._links for end in pair}
        shown_first = sorted(self._chunks.of.items(), key=lambda one: not one[1].is_shown())
        for root, chunk in shown_first:
            if root not in ends and root not in self._lines_at and not chunk.tells():
                continue  # one space that lies somewhere in any case
            try:
                self._spots[root] = spots(chunk, self._alive)
            except TooMany:
                self._spots[root] = spots(chunk, self._alive, bags=False)
                self.complete = False
            for line in self._lines:
                if line.start == line.end == root:
                    self._keep(root, lambda spot, line=line: self._own_line(spot, line))
            if len(self._spots[root]) == 1:
                self._settle(root)

    def _own_line(self, spot: ChunkSpot, line: LakeLine) -> ChunkSpot | None:
        alive = _along(line, spot.at, spot.at, spot.alive)
        return None if alive is None else spot._replace(alive=alive)

    def _keep(self, root: int, change: object) -> None:
        assert callable(change)
        kept = [changed for spot in self._spots[root] if (changed := change(spot)) is not None]
        if not kept:
            raise Contradiction(root)
        self._spots[root] = kept

    # Chunks that can lie in one spot only

    def _narrow(self) -> None:
        """Settle those, and drop what cannot lie beside them, until nothing more falls away."""
        alone = list(self._at)
        while alone:
            for root in list(self._spots):
                self._keep(root, lambda spot, root=root, new=alone: self._beside(root, spot, new))
            alone = [one for one, left in self._spots.items() if len(left) == 1]
            for root in alone:
                self._settle(root)

    def _settle(self, root: int) -> None:
        (spot,) = self._spots.pop(root)
        found = self._beside(root, spot, list(self._at))
        if found is None:
            raise Contradiction(root)
        self._at[root] = found.at
        self._cells |= found.cells
        self._words |= found.words
        self._alive = found.alive

    def _beside(self, root: int, spot: ChunkSpot, settled: list[int]) -> ChunkSpot | None:
        """The spot, with the lakes that are left for it, if it fits to what is settled."""
        words = self._words | spot.words
        if (self._cells | spot.cells).bit_count() != words.bit_count() or _too_many(words):
            return None
        for mask in self._in_bags:
            if (words & mask).bit_count() > 1:
                return None
        alive = _both(self._alive, spot.alive)
        for other in settled:
            links = self._links.get((other, root))
            if links is not None and not linked(links, spot.at - self._at[other]):
                return None
        for line in self._lines_at.get(root, ()):
            start = spot.at if line.start == root else self._at.get(line.start)
            end = spot.at if line.end == root else self._at.get(line.end)
            if start is not None and end is not None:
                narrowed = _along(line, start, end, alive)
                if narrowed is None:
                    return None
                alive = narrowed
        return ChunkSpot(spot.at, spot.cells, spot.words, alive) if all(alive) else None

    # Which spots of two chunks go together

    def _compatible(self) -> dict[int, int]:
        """All spots as masks, made consistent; `_rows` says what goes with a spot of a chunk."""
        self._rows: dict[tuple[int, int], list[int]] = {}
        roots = list(self._spots)
        index = {root: _Index(self._spots[root]) for root in roots}
        for one in roots:
            for other in roots:
                if one != other:
                    self._rows[one, other] = self._row(one, other, index[other])
        self._pair_lines()
        domains = {root: (1 << len(self._spots[root])) - 1 for root in roots}
        if not self._consistent(domains):
            raise Contradiction
        return domains

    def _row(self, one: int, other: int, index: _Index) -> list[int]:
        links = self._links.get((one, other))
        row = []
        for spot in self._spots[one]:
            mask = index.every & ~index.conflicts(spot)
            if links is not None:
                for j in bits(mask):
                    if not linked(links, self._spots[other][j].at - spot.at):
                        mask ^= 1 << j
            row.append(mask)
        return row

    def _pair_lines(self) -> None:
        for line in self._lines:
            one, other = line.start, line.end
            if one == other or (one, other) not in self._rows:
                continue
            there, back = self._rows[one, other], self._rows[other, one]
            for i, spot in enumerate(self._spots[one]):
                for j in bits(there[i]):
                    beside = self._spots[other][j]
                    alive = _both(_both(spot.alive, beside.alive), self._alive)
                    narrowed = _along(line, spot.at, beside.at, alive)
                    if narrowed is None or not all(narrowed):
                        there[i] ^= 1 << j
                        back[j] &= ~(1 << i)

    def _consistent(self, domains: dict[int, int]) -> bool:
        changed = True
        while changed:
            changed = False
            for one, mask in domains.items():
                left = mask
                for other, others in domains.items():
                    if other != one:
                        row = self._rows[one, other]
                        for i in bits(left):
                            if not row[i] & others:
                                left ^= 1 << i
                if not left:
                    return False
                if left != mask:
                    domains[one] = left
                    changed = True
        return True

    # Depth first

    def _run(self, budget: int) -> None:
        domains = dict(self._domains)
        while True:
            self._left = budget
            self._ends = []
            try:
                self._deepen(domains, dict(self._at), self._words, self._cells, self._alive)
                break
            except OutOfBudget:
                self.complete = False
                domains = self._without_the_least(domains)
                budget = max(300, budget // 2)
        for end in self._ends:  # weighed now, and never those of a search that was given up
            self._leaf(*end)
        if not self.leaves:
            raise Contradiction

    def _without_the_least(self, domains: dict[int, int]) -> dict[int, int]:
        """Let go of a third of the chunks, those that tell least: fewer facts, never wrong ones."""
        land = {root: len(self._chunks.of[root].land) for root in domains}
        order = sorted(domains, key=lambda root: (land[root], -domains[root].bit_count()))
        gone = order[: max(1, len(order) // 3)]
        self.dropped.update(gone)
        return {root: mask for root, mask in domains.items() if root not in gone}

    def _deepen(
        self, domains: dict[int, int], at: dict[int, int], words: int, cells: int, alive: Alive
    ) -> None:
        if not domains:
            self._ends.append((dict(at), words, alive))
            return
        root = min(domains, key=lambda one: domains[one].bit_count())
        rest = [other for other in domains if other != root]
        spots_here = self._spots[root]
        for i in bits(domains[root]):
            self._left -= 1
            if self._left < 0:
                raise OutOfBudget
            spot = spots_here[i]
            more = words | spot.words
            both = cells | spot.cells
            if both.bit_count() != more.bit_count() or _too_many(more):
                continue
            narrowed = self._narrowed(root, spot, at, alive)
            if narrowed is None:
                continue
            left = {}
            for other in rest:
                mask = domains[other] & self._rows[root, other][i]
                if not mask:
                    break
                left[other] = mask
            else:
                at[root] = spot.at
                self._deepen(left, at, more, both, narrowed)
                del at[root]

    def _narrowed(
        self, root: int, spot: ChunkSpot, at: dict[int, int], alive: Alive
    ) -> Alive | None:
        found = _both(alive, spot.alive)
        for line in self._lines_at.get(root, ()):
            start = spot.at if line.start == root else at.get(line.start)
            end = spot.at if line.end == root else at.get(line.end)
            if start is not None and end is not None:
                along = _along(line, start, end, found)
                if along is None:
                    return None
                found = along
        return found if all(found) else None

    def _leaf(self, at: dict[int, int], words: int, alive: Alive) -> None:
        if self._tiles is not None and not self._tiles.fit(words):
            return
        lakes = lake_ways(alive)
        knots = self._knots.weight(at) if lakes else 0
        if knots:
            self.leaves.append(Leaf(at, words, alive, lakes, rest_ways(words), knots))


class _Index:
    """The spots of a chunk by what lies where."""

    def __init__(self, every: list[ChunkSpot]) -> None:
        self.every = (1 << len(every)) - 1
        self._known: dict[int, int] = {}
        self._word: dict[int, int] = {}
        self._once: dict[int, int] = {}
        for j, spot in enumerate(every):
            for i in bits(spot.cells):
                self._known[i] = self._known.get(i, 0) | 1 << j
            for bit in bits(spot.words):
                self._word[bit] = self._word.get(bit, 0) | 1 << j
                self._once[bit // N] = self._once.get(bit // N, 0) | 1 << j

    def conflicts(self, spot: ChunkSpot) -> int:
        """The spots with another word on a cell of `spot`."""
        found = 0
        for bit in bits(spot.words):
            there = self._known.get(bit % N, 0)
            if bit // N in ONCE:
                there |= self._once.get(bit // N, 0)
            found |= there & ~self._word.get(bit, 0)
        return found


def _both(one: Alive, other: Alive) -> Alive:
    return one[0] & other[0], one[1] & other[1], one[2] & other[2]


def _along(line: LakeLine, start: int, end: int, alive: Alive) -> Alive | None:
    """The lakes that are left where a line leads out of one of them so."""
    clue = line.clue
    first, last = AT[start + line.start_at], AT[end + line.end_at]
    found = list(alive)
    found[clue.lake] &= line_places(clue, first, last)
    return (found[0], found[1], found[2]) if found[clue.lake] else None
