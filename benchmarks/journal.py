"""J1, J2 of the speed notes: a journal line as JSON; a command submitted until it is on the disk.

J2 takes wall time, since a disk is waited for. Anchor and ours write lines of the same length to
the same folder, turn and turn about.
"""

import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import IO

from benchmarks._measure import Row, at_most, show, side_by_side
from companion.engine.journal import Line
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.store.assets import shipped_box
from companion.store.game_file import journal_line
from companion.store.games import KeptSession
from companion.store.shelf import Shelf
from tests.games.island.random_tables import random_command, random_setup

AT = 1_790_000_000
LINES = 500
COMMANDS = 2_000
FOLDER = "/var/tmp"  # on a disk even where /tmp is in memory


def begun(shelf: Shelf, seed: int) -> KeptSession:
    setup = random_setup(Random(seed), players=4, odd=False)
    return shelf.begin(setup, seed, "benchmark", shipped_box())


def next_command(session: KeptSession, dice: Random) -> Command:
    """A game that is over goes back a step."""
    while session.state.question is None:
        session.undo()
    return random_command(session.state, dice)


def lines(session: KeptSession) -> list[tuple[Line, Outcome]]:
    dice = Random(1)
    found: list[tuple[Line, Outcome]] = []
    while len(found) < LINES:
        command = next_command(session, dice)
        before = len(session.journal)
        outcomes = [entry.outcome for entry in session.submit(command)]
        found += zip(session.journal[before:], outcomes, strict=True)
    return found


def in_json(rows: list[Row], shelf: Shelf) -> None:
    said = lines(begun(shelf, 1))
    trees = [json.loads(journal_line(line, one, one.state, AT)) for line, one in said]
    prebuilt = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

    def anchor() -> int:
        for _ in range(20):
            for tree in trees:
                prebuilt.encode(tree)
        return 20 * len(trees)

    def ours() -> int:
        for _ in range(20):
            for line, outcome in said:
                journal_line(line, outcome, outcome.state, AT)
        return 20 * len(said)

    measured = side_by_side(anchor, ours)
    rows.append(
        at_most("J1", "one journal line with what was said / JSONEncoder.encode of the same keys",
                f"{1e6 / measured.anchor:.2f} µs", f"{1e6 / measured.ours:.2f} µs",
                1 / measured.ratio, 1.5)
    )  # fmt: skip


def on_the_disk(rows: list[Row], shelf: Shelf) -> None:
    """Either goes first as often: whoever comes after a pause meets a colder processor."""
    session, dice = begun(shelf, 2), Random(2)
    pairs, length = [], 150
    with (shelf.folder / "anchor").open("ab") as bare:
        for turn in range(COMMANDS):
            command = next_command(session, dice)
            anchor = append_ns(bare, length) if turn % 2 else 0
            command = next_command(session, dice)
            ours, length = command_ns(session, command)
            next_command(session, dice)
            pairs.append((anchor or append_ns(bare, length), ours))
    anchor_p50, ours_p50 = (statistics.median(column) for column in zip(*pairs, strict=True))
    rows.append(
        at_most("J2", "command to durable line / bare append, flush and fsync, p50",
                f"{anchor_p50 / 1e3:.0f} µs", f"{ours_p50 / 1e3:.0f} µs",
                statistics.median(ours / anchor for anchor, ours in pairs), 1.4)
    )  # fmt: skip


def command_ns(session: KeptSession, command: Command) -> tuple[int, int]:
    """How long it took, and how many bytes it wrote."""
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
