"""I1 to I5 of docs/benchmarks.md: islands that can be built, beside CP-SAT and exact-cover."""

import statistics
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from benchmarks.shared.measure import Measured, Row, show, side_by_side
from benchmarks.shared.solvers import (
    CoverIslands,
    SatIslands,
    cover_answer,
    cover_question,
    sat_answer,
    sat_question,
)
from companion.engine.frozen import revised
from companion.games.island.board.buildable import cut_into
from companion.games.island.board.generate import (
    dealt,
    lake_places,
    random_buildable,
    random_cut,
    random_tiling,
)
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.tilings import ISLAND, Tilings, bits
from companion.games.island.board.wishes import Search
from companion.games.island.box.file import read_box
from companion.games.island.terms import LAKES, Hex
from companion.store.assets import shipped_box
from companion.ui.island.wizard.island import SLICE, draw_a_while
from tests.boxes import BOX
from tests.games.island.board.cutting import Tiles, some_tiles

TILES = some_tiles(Random(1))
SEEDS = 10_000
DRAWS = 20_000
SLICES = 300
LAKE_SPACES = ("D5", "E5", "F5", "E2", "E3", "F2", "C2", "C3", "D2")  # leave 42 cuts


def drawn(count: int) -> Callable[[], int]:
    """Lakes, cut and tiles from a seed: what the solvers are asked for, and the tiles dealt."""

    def work() -> int:
        for seed in range(count):
            dice = Random(seed)
            dealt(*random_cut(dice), TILES, dice)
        return count

    return work


def times(work: Callable[[int], object], count: int) -> Callable[[], int]:
    def repeated() -> int:
        for number in range(count):
            work(number)
        return count

    return repeated


def cost(name: str, what: str, measured: Measured, most: float, goal: str) -> Row:
    """Units a second told as what one costs; the ratio as ours to the anchor's."""
    ratio = 1 / measured.ratio
    return Row(name, what, micro(1 / measured.anchor), micro(1 / measured.ours),
               f"1/{measured.ratio:.1f}" if ratio < 0.5 else f"{ratio:.2f}×", goal,
               ratio <= most)  # fmt: skip


def micro(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms" if seconds > 1e-3 else f"{seconds * 1e6:.0f} µs"


# I2


def tail() -> list[Row]:
    box, took, failed = revised(BOX, {"tiles": TILES}), [], 0
    for seed in range(SEEDS):
        start = time.process_time()
        dice = Random(seed)
        spaces = dealt(*random_cut(dice), TILES, dice)
        took.append(time.process_time() - start)
        failed += cut_into(spaces, TILES) is None
    took.sort()
    whole = []
    for seed in range(1000):
        start = time.process_time()
        random_buildable(box, Random(seed))
        whole.append(time.process_time() - start)
    p99 = took[SEEDS * 99 // 100]
    return [
        Row("I2", f"99 of 100 over {SEEDS:,} seeds; {failed} fail", "-", micro(p99), "-",
            "≤ 400 µs; 0 fail", p99 <= 400e-6 and not failed),
        Row("I2", "the same as an Island that the rules can use, mean", "-",
            micro(statistics.mean(whole)), "-", "-", True),
    ]  # fmt: skip


# I3


def evenness() -> list[Row]:
    tilings, dice = Tilings(ISLAND - bits(map(Hex, LAKE_SPACES))), Random(2026)
    seen = Counter(random_tiling(tilings, dice) for _ in range(DRAWS))
    often = [seen[tilings[n]] * len(tilings) / DRAWS for n in range(len(tilings))]
    off = sum((one - 1) ** 2 for one in often) * DRAWS / len(tilings)
    freedom = len(tilings) - 1
    spread = 2 / (9 * freedom)
    mark = statistics.NormalDist(1 - spread, spread**0.5)
    chance = 1 - mark.cdf((off / freedom) ** (1 / 3))
    return [
        Row("I3", f"each of {len(tilings)} cuts of one triple / the mean, {DRAWS:,} draws",
            "0.32-2.63× (backtracking)", f"{min(often):.2f}-{max(often):.2f}×",
            f"p = {chance:.2f}", "p > 0.001", chance > 0.001)
    ]  # fmt: skip


# I4


def layouts() -> list[dict[Hex, str]]:
    """As they are built from the box, and with two spaces swapped, by turns."""
    found = []
    for seed in range(200):
        dice = Random(seed)
        spaces = dealt(*random_cut(dice), TILES, dice)
        if seed % 2:
            one, other = dice.sample([at for at in HEXES if spaces[at] not in LAKES], 2)
            spaces[one], spaces[other] = spaces[other], spaces[one]
        found.append(spaces)
    return found


def questions(tiles: Tiles) -> list[Row]:
    """From the layout to the answer: the solvers make their model or matrix of it first."""
    asked = layouts()
    ours = [cut_into(spaces, tiles) is not None for spaces in asked]
    assert ours == [cover_answer(cover_question(spaces, tiles)) for spaces in asked]
    assert ours == [sat_answer(sat_question(spaces, tiles)) for spaces in asked]

    def ask_us(number: int) -> None:
        cut_into(asked[number], tiles)

    def ask_cover(number: int) -> None:
        cover_answer(cover_question(asked[number], tiles))

    def ask_sat(number: int) -> None:
        sat_answer(sat_question(asked[number], tiles))

    us, count = times(ask_us, len(asked)), len(asked)
    return [
        cost("I4", "can it be built? / CP-SAT",
             side_by_side(times(ask_sat, count), us), 1 / 3, "≤ 1/3"),
        cost("I4", "can it be built? / exact-cover in C",
             side_by_side(times(ask_cover, count), us), 1, "≤ 1×"),
    ]  # fmt: skip


def solvers_alone(tiles: Tiles) -> str:
    """For the record: what the solvers take of it when their problem lies ready."""
    asked = layouts()
    models = [sat_question(spaces, tiles) for spaces in asked]
    matrices = [cover_question(spaces, tiles) for spaces in asked]
    found = side_by_side(
        times(lambda number: sat_answer(models[number]), len(asked)),
        times(lambda number: cover_answer(matrices[number]), len(asked)),
    )
    sat, cover = micro(1 / found.anchor), micro(1 / found.ours)
    return f"I4, the solvers alone, model or matrix ready: CP-SAT {sat}, exact-cover {cover}"


def slices() -> Row:
    """I5: a wish that is hard to meet, a while at each frame, as the wizard draws it."""
    taken = []
    box = read_box(shipped_box())
    for seed in range(SLICES):
        search = Search(box, Random(seed), ("no-shore-lake", "camps-apart", "knots-apart"))
        start = time.process_time()
        draw_a_while(search)
        taken.append(time.process_time() - start)
    p99 = statistics.quantiles(taken, n=100)[98]
    return Row("I5", f"a frame's slice of drawing, 99 of 100 of {SLICES} / the slice", micro(SLICE),
               micro(p99), f"{p99 / SLICE:.2f}×", "≤ 1.5×", p99 <= 1.5 * SLICE)  # fmt: skip


def main() -> None:
    lake_places()
    sat, cover = SatIslands(), CoverIslands()
    show([
        cost("I1", "random buildable island / CP-SAT, one worker",
             side_by_side(times(sat.draw, 40), drawn(400)), 1 / 50, "≤ 1/50"),
        cost("I1", "random buildable island / exact-cover in C, shuffled",
             side_by_side(times(cover.draw, 400), drawn(400)), 1, "≤ 1×"),
        *tail(),
        *evenness(),
        *questions(TILES),
        slices(),
    ])  # fmt: skip
    print(f"\n{solvers_alone(TILES)}")


if __name__ == "__main__":
    main()
