"""A million random lines told to each small game's engine and oracle; a difference stops it."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module

from companion.games.registry import FOLDERS

LINES = 1_000_000
LENGTH = 400
CHUNK = 100


def chunk(game: str, first: int) -> int:
    """Lines of so many games, from tests/games/GAME/agreement.py."""
    agree = import_module(f"tests.games.{game}.agreement").agree
    return sum(agree(seed, LENGTH) for seed in range(first, first + CHUNK))


def compared(game: str, wanted: int) -> None:
    start, lines, games = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        while lines < wanted:
            firsts = range(1_000_000 + games, 1_000_000 + games + 4 * CHUNK, CHUNK)
            lines += sum(pool.map(partial(chunk, game), firsts))
            games += 4 * CHUNK
    seconds = time.perf_counter() - start
    print(f"{game}: engine and oracle agree on {lines:,} lines of {games:,} games, "
          f"{lines / seconds:,.0f} a second", flush=True)  # fmt: skip


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    for game in FOLDERS.values():
        compared(game, wanted)


if __name__ == "__main__":
    main()
