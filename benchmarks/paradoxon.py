"""A million random words of PARADOXON told to both sets of rules; the first difference stops it."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.games.paradoxon.agreement import agree

WORDS = 1_000_000
LENGTH = 400
CHUNK = 200


def chunk(first: int) -> int:
    return sum(agree(seed, LENGTH) for seed in range(first, first + CHUNK))


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else WORDS
    start, words, games = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        while words < wanted:
            firsts = range(1_000_000 + games, 1_000_000 + games + 4 * CHUNK, CHUNK)
            words += sum(pool.map(chunk, firsts))
            games += 4 * CHUNK
            print(f"{words:,} words of {games:,} games agree", flush=True)
    seconds = time.perf_counter() - start
    print(f"PARADOXON: both agree on {words:,} words, {words / seconds:,.0f} a second")


if __name__ == "__main__":
    main()
