"""J1, J2 of docs/benchmarks.md: a journal line as JSON; a command until it is on the disk.

J2 takes wall time, since a disk is waited for. Anchor and ours write lines of the same length to
the same folder, turn and turn about. Timed of the anchor is the bare append, flush and fsync.

A disk that was left alone for longer answers later, and so does a processor that had other work
meanwhile. Ours comes to the disk after the rules have worked. So there are two rows: one with an
anchor before which they take a command too, in memory and untimed, and one with nothing before.
"""

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from operator import truediv
from pathlib import Path
from random import Random
from typing import IO

from benchmarks.shared.measure import Row, at_most, show, side_by_side
from companion.engine.journal import JournalRecord
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.setup.table import SetUp
from companion.store.assets import shipped_box
from companion.store.games import game_file
from companion.store.games.game_file import journal_line, journal_tree
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from tests.games.island.random_tables import random_command, random_setup

AT = 1_790_000_000
LINES = 500
COMMANDS = 2_000
FOLDER = "/var/tmp"  # on a disk even where /tmp is in memory


def table(seed: int) -> SetUp:
    return random_setup(Random(seed), players=4, odd=False)


def begun(shelf: Shelf, seed: int) -> KeptGame:
    return shelf.begin(table(seed), seed, "benchmark", shipped_box())


def next_command(session: Game, dice: Random) -> Command:
    """A game that is over goes back a step."""
    while session.state.question is None:
        session.undo()
    return random_command(session.state, dice)


def lines(session: KeptGame) -> list[tuple[JournalRecord, Outcome]]:
    dice = Random(1)
    found: list[tuple[JournalRecord, Outcome]] = []
    while len(found) < LINES:
        command = next_command(session, dice)
        before = len(session.journal)
        outcomes = [entry.outcome for entry in session.submit(command)]
        found += zip(session.journal[before:], outcomes, strict=True)
    return found


def in_json(rows: list[Row], shelf: Shelf) -> None:
    said = lines(begun(shelf, 1))
    trees = [
        journal_tree(line, outcome, ISLAND.glance(outcome.state), AT) for line, outcome in said
    ]
    prebuilt = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

    def anchor() -> int:
        for _ in range(20):
            for tree in trees:
                prebuilt.encode(tree)
        return 20 * len(trees)

    def ours() -> int:
        for _ in range(20):
            # The words of one game are known to the next: here each is the first of a start.
            game_file._json.cache_clear()  # noqa: SLF001 (no one else wants that)
            for line, outcome in said:
                journal_line(line, outcome, ISLAND.glance(outcome.state), AT)
        return 20 * len(said)

    measured = side_by_side(anchor, ours)
    rows.append(
        at_most("J1", "one journal line with what was said / JSONEncoder.encode of the same keys",
                f"{1e6 / measured.anchor:.2f} µs", f"{1e6 / measured.ours:.2f} µs",
                1 / measured.ratio, 1.5)
    )  # fmt: skip


def on_the_disk(rows: list[Row], shelf: Shelf) -> None:
    session, in_memory, dice = begun(shelf, 2), play(table(2), 2), Random(2)
    length = 150
    with (shelf.folder / "anchor").open("ab") as bare:

        def ours() -> int:
            nonlocal length
            took, length = command_ns(session, next_command(session, dice))
            return took

        def after_rules() -> int:
            in_memory.submit(next_command(in_memory, dice))
            return append_ns(bare, length)

        def alone() -> int:
            next_command(session, dice)
            return append_ns(bare, length)

        took = in_turns((ours, after_rules, alone))
    for anchor, what in (
        (after_rules, "after a command in memory"),
        (alone, "with nothing before"),
    ):
        ratio = statistics.median(map(truediv, took[ours], took[anchor]))
        rows.append(
            at_most("J2", f"command to durable line / bare append, flush and fsync {what}, p50",
                    f"{statistics.median(took[anchor]) / 1e3:.0f} µs",
                    f"{statistics.median(took[ours]) / 1e3:.0f} µs", ratio, 1.4)
        )  # fmt: skip


Act = Callable[[], int]


def in_turns(acts: tuple[Act, ...]) -> dict[Act, list[int]]:
    """The time of each. Each goes first as often: whoever comes later meets a warmer processor."""
    took: dict[Act, list[int]] = {act: [] for act in acts}
    for _ in range(COMMANDS):
        for act in acts:
            took[act].append(act())
        acts = (*acts[1:], acts[0])
    return took


def command_ns(session: KeptGame, command: Command) -> tuple[int, int]:
    """The time it took, and the bytes it wrote."""
    assert session.file is not None
    before = session.file.length
    start = time.perf_counter_ns()
    session.submit(command)
    return time.perf_counter_ns() - start, session.file.length - before


def append_ns(file: IO[bytes], length: int) -> int:
    line = b"x" * (length - 1) + b"\n"
    start = time.perf_counter_ns()
    file.write(line)
    file.flush()
    os.fsync(file.fileno())
    return time.perf_counter_ns() - start


def file_system(folder: str) -> str:
    """The kind of the mount that the folder lies in, as Linux tells it."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    inside = [(place, kind) for place, kind in mounts if Path(folder).is_relative_to(place)]
    return max(inside, key=lambda one: len(one[0]))[1]


def main() -> None:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        shelf = Shelf(folder)
        for measure in (in_json, on_the_disk):
            measure(rows, shelf)
        shelf.close()
        show(rows)
        print(f"\nJ2: in {FOLDER}, {file_system(folder)}; wall time")


if __name__ == "__main__":
    main()
