"""A million random lines told to engine and oracle alike; the first difference stops it."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.oracle.agreement import agree

LINES = 1_000_000
LENGTH = 400
CHUNK = 200


def chunk(first: int) -> int:
    return sum(agree(seed, LENGTH) for seed in range(first, first + CHUNK))


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    start, lines, games = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        while lines < wanted:
            firsts = range(1_000_000 + games, 1_000_000 + games + 4 * CHUNK, CHUNK)
            lines += sum(pool.map(chunk, firsts))
            games += 4 * CHUNK
            print(f"{lines:,} lines of {games:,} games agree", flush=True)
    seconds = time.perf_counter() - start
    print(f"engine and oracle agree on {lines:,} lines, {lines / seconds:,.0f} a second")


if __name__ == "__main__":
    main()
