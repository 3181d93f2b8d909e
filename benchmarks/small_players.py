"""The computer's players of the small games: how often `sound` beats `random`, and what it costs.

python -m benchmarks.small_players [--games N] [--from SEED]
"""

import argparse
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean

from tests.games.antinomy.players.arena import sound_wins
from tests.games.paradominetor.players.arena import ranks

GAMES = 500
WANTED = 70  # percent of what sound plays for


def told(what: str, share: float) -> str:
    reached = "as wanted" if 100 * share >= WANTED else "NOT as wanted"
    return f"{what} {100 * share:.1f} % (at least {WANTED}: {reached})"


def antinomy(seeds: range, pool: ProcessPoolExecutor) -> str:
    won = list(pool.map(sound_wins, seeds, chunksize=10))
    return f"antinomy: {len(won)} games, " + told("sound wins", mean(won))


def paradominetor(seeds: range, pool: ProcessPoolExecutor, players: int) -> str:
    found = list(pool.map(partial(ranks, players=players), seeds, chunksize=10))
    above, ahead = mean(one.above for one in found), mean(one.ahead for one in found)
    first, points = mean(one.first for one in found), mean(one.points for one in found)
    return (
        f"paradominetor, {players} players, one of them sound: {len(found)} games, "
        + told("stands above each random player, ties half, in", above)
        + f"; more points than the average of the others in {100 * ahead:.1f} %; first place,"
        f" shared ones in parts, {100 * first:.1f} % (a share is {100 / players:.1f}); points"
        f" {points:.2f}, of another {mean(one.others for one in found):.2f}"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--from", type=int, default=0, dest="first")
    arguments.add_argument("--workers", type=int, default=os.cpu_count())
    asked = arguments.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    rows: list[Callable[[range, ProcessPoolExecutor], str]] = [
        antinomy,
        *(partial(paradominetor, players=players) for players in (4, 3, 5)),
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        for row in rows:
            start = time.perf_counter()
            print(f"{row(seeds, pool)}; {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
