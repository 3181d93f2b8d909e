"""A process that is killed at any moment has lost nothing that it had reported.

A real process plays random games through the shelf and says after each call that it has returned;
a real SIGKILL ends it. Then the file opens and holds every command that was reported; only what
was being written may be there or not.
"""

import json
import os
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path
from random import Random

import pytest

from companion.engine.journal import Did
from companion.engine.refused import Refused
from companion.games.island.views import op_view
from companion.store.games.opening import open_game
from companion.store.games.shelf import Shelf
from tests.architecture.house import ROOT
from tests.store.saved import act, begun, file_of, played, same, table

KILLS = 200
ON_ONE_SHELF = 20
LONGEST = 300


def play_on(folder: Path, seed: int, reports: int) -> None:
    """The work of the process that will be killed. A report: `game lines-of-its-journal`."""
    shelf, dice = Shelf(folder), Random(os.getpid())
    games = [shelf.resume(game.id)[0] for game in shelf.games()]
    while True:
        if not games or len(games[-1].journal) > LONGEST:
            games.append(begun(shelf, seed))
        session = games[-1]
        try:
            act(session, dice)
        except Refused:
            continue
        if dice.random() < 0.05:
            shelf.rename(session.id, dice.choice(("Friday", "Saturday")))
        os.write(reports, f"{session.id} {len(session.journal)}\n".encode())


def killed(folder: Path, seed: int, dice: Random) -> dict[str, int]:
    """The process's last report of each game when it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play_on(folder, seed, writing)
        except BaseException:  # noqa: BLE001 (nothing of pytest may run in here)
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    with open(reading, "rb") as reports:  # noqa: PTH123 (a pipe has no path)
        # Some while it opens its games, most while it plays.
        first = reports.readline() if dice.random() < 0.8 else b""
        time.sleep(dice.random() ** 2 * 0.03)
        os.kill(child, signal.SIGKILL)
        said = first + reports.read()
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == -signal.SIGKILL
    lines = [line.split() for line in said.split(b"\n")[:-1]]
    return {which.decode(): int(count) for which, count in lines}


def check(path: Path, seed: int, count: int) -> None:
    session, troubles = open_game(path)
    session.close()
    assert troubles == []
    assert session.header.name in ("Friday", "Saturday")
    assert len(session.journal) >= count
    # The lines of the last call, with the draws of chance in it.
    more = session.journal[count + 1 :]
    assert all(isinstance(line, Did) and line.who == "chance" for line in more)
    assert same(session, table(seed))


@pytest.mark.long
def test_killed_at_any_moment_nothing_reported_is_lost(tmp_path: Path) -> None:
    dice = Random(1)
    known: dict[str, int] = {}
    lines = 0
    for kill in range(KILLS):
        seed = kill // ON_ONE_SHELF
        folder = tmp_path / str(seed)
        reported = killed(folder, seed, dice)
        for which, count in reported.items():
            check(folder / f"{which}.game", seed, count)
            lines += count - known.get(which, 0)
            known[which] = count
        if folder.exists():
            assert {path.suffix for path in folder.iterdir()} <= {".game", ".tmp"}
            assert not any(game.broken for game in Shelf(folder).games())
    assert lines > KILLS


READ = """
import json, sys
from companion.games.island.views import op_view
from companion.store.games.opening import open_game
session, troubles = open_game(sys.argv[1])
print(json.dumps([troubles, op_view(session.state), len(session.journal)]))
"""


@pytest.mark.parametrize("seed", range(4))
def test_every_process_opens_the_same_game(shelf: Shelf, seed: int) -> None:
    """In any order that Python gives to a set there."""
    session = begun(shelf, seed, odd=True)
    played(session, 200, seed)
    shelf.close()
    read = subprocess.run(
        [sys.executable, "-c", READ, str(file_of(shelf, session))],
        cwd=ROOT,
        env={"PYTHONHASHSEED": str(seed + 1)},
        capture_output=True,
        text=True,
        check=True,
    )
    view = json.loads(json.dumps(op_view(session.state)))
    assert json.loads(read.stdout) == [[], view, len(session.journal)]
