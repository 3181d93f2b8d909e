"""Killed while it keeps, imports or deletes: what was there is whole, and what was reported stays.

As in `test_killed.py` a real process is ended by a real SIGKILL, at a moment that nobody chose.
It says before each act what it will do, and after it that it has returned.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from companion.games.island.board.generate import random_island
from companion.games.island.board.island_code import code_of
from companion.games.island.board.layout import Island
from companion.games.island.terms import TOKENS
from companion.store import settings
from companion.store.games.shelf import Shelf
from companion.store.island.own_box import OwnBox
from companion.store.island.own_islands import OwnIslands
from companion.store.settings import Settings
from tests.store.saved import begun, names, played

ISLANDS = 12
SIZES: tuple[Literal[0, 1, 2, 3, 4, 5], ...] = (0, 1, 2, 3, 4, 5)


@cache
def island(number: int) -> Island:
    return random_island(Random(number))


@cache
def code(number: int) -> str:
    return code_of(island(number).spaces, island(number).knots)


def acts(folder: Path, game: bytes, dice: Random) -> Iterator[tuple[str, object]]:
    """Each act with the report made before it."""
    while True:
        shelf, number = Shelf(folder), dice.randrange(ISLANDS)
        match dice.randrange(7):
            case 0:
                own = OwnIslands(folder)
                yield f"keep {number}", lambda own=own, n=number: own.keep(island(n), f"name {n}")
            case 1:
                own = OwnIslands(folder)
                yield f"forget {number}", lambda own=own, n=number: own.forget(code(n))
            case 2:
                yield "import", lambda shelf=shelf: shelf.import_bytes(game, "a.game")
            case 3 if games := shelf.games():
                which = dice.choice(games).id
                yield f"delete {which}", lambda shelf=shelf, w=which: shelf.delete(w)
            case 4 if gone := shelf.deleted():
                which = dice.choice(gone).id
                for_good = len(gone) > 3
                act = shelf.delete_for_good if for_good else shelf.restore
                yield f"{act.__name__} {which}", lambda act=act, w=which: act(w)
            case 5:
                box, token = OwnBox(folder), dice.choice(TOKENS)
                tree = {"tokens": {**box.tree.get("tokens", {}), token: {}}}
                yield f"tell {token}", lambda box=box, tree=tree: box.keep(tree)
            case _:
                size = dice.choice(SIZES)
                changed = Settings(text_size=size)
                yield f"size {size}", lambda s=changed: settings.save(folder, s)


def work(folder: Path, game: bytes, seed: int, reports: int) -> None:
    for said, act in acts(folder, game, Random(seed)):
        os.write(reports, f"{said}\n".encode())
        result = act()  # type: ignore[operator]
        os.write(reports, f"done {result or ''}\n".encode())


def killed(folder: Path, game: bytes, seed: int, dice: Random) -> list[str]:
    """The process's reports."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work(folder, game, seed, writing)
        except BaseException:  # noqa: BLE001 (nothing of pytest may run in here)
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    with open(reading, "rb") as reports:  # noqa: PTH123 (a pipe has no path)
        first = reports.readline()
        time.sleep(dice.random() * 0.1)
        os.kill(child, signal.SIGKILL)
        said = first + reports.read()
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == -signal.SIGKILL
    return said.decode().splitlines()


class Known:
    """The files that must be there: after all reported acts, and maybe after the one begun."""

    def __init__(self) -> None:
        self.islands: set[str] = set()
        self.tokens: set[str] = set()
        self.size = 2
        self.games: set[str] = set()

    def learn(self, said: list[str], folder: Path) -> None:
        """Each act and its report; the last may have none."""
        pairs = list(zip(said[::2], said[1::2], strict=False))
        for act, done in pairs:
            self._after(act, done.removeprefix("done").strip())
        before = self._all()
        if len(said) % 2:
            self._after(said[-1], "")
        found = _found(folder)
        games, deleted = found[3], found[4]
        assert found[:3] in (before[:3], self._all()[:3]), (said, found)
        assert before[3] & self.games <= games | deleted, said
        self.islands, self.tokens, self.size = set(found[0]), set(found[1]), found[2]
        self.games = games | deleted

    def _all(self) -> tuple[set[str], set[str], int, set[str]]:
        return set(self.islands), set(self.tokens), self.size, set(self.games)

    def _after(self, act: str, result: str) -> None:
        word, _, what = act.partition(" ")
        match word:
            case "keep":
                self.islands.add(code(int(what)))
            case "forget":
                self.islands.discard(code(int(what)))
            case "tell":
                self.tokens.add(what)
            case "size":
                self.size = int(what)
            case "import" | "restore" if result:
                self.games.add(result)
            case "delete_for_good":
                self.games.discard(what)
            case _:
                pass  # it is where it was, on the shelf or among the deleted


def _found(folder: Path) -> tuple[set[str], set[str], int, set[str], set[str]]:
    """All of it can be read, every game can be opened, and nothing is told to be wrong."""
    own, box, shelf = OwnIslands(folder), OwnBox(folder), Shelf(folder)
    assert (own.troubles, box.trouble, shelf.mended()) == ([], None, [])
    games, deleted = shelf.games(), shelf.deleted()
    assert not any(game.broken for game in (*games, *deleted))
    for game in games:
        session, troubles = shelf.resume(game.id)
        assert (len(session.journal), troubles) == (6, [])
    shelf.close()
    left = [name for name in names(folder) if not name.endswith((".json", ".yaml", ".game"))]
    assert all(name == "deleted" or name.endswith(".tmp") for name in left)
    return (
        set(own.names), set(box.tree.get("tokens", {})), settings.load(folder).text_size,
        {game.id for game in games}, {game.id for game in deleted},
    )  # fmt: skip


@pytest.fixture
def game(tmp_path: Path) -> bytes:
    shelf = Shelf(tmp_path / "made")
    session = begun(shelf)
    played(session, 6)
    raw = shelf.export_bytes(session.id)
    shelf.close()
    return raw


def kill_often(folder: Path, game: bytes, kills: int) -> int:
    """The number of acts that were done."""
    dice, known, done = Random(1), Known(), 0
    folder.mkdir()
    for number in range(ISLANDS):
        code(number)  # drawn here, and not in each child
    for kill in range(kills):
        said = killed(folder, game, kill, dice)
        known.learn(said, folder)
        done += len(said) // 2
    return done


def test_killed_while_it_keeps_imports_or_deletes(tmp_path: Path, game: bytes) -> None:
    assert kill_often(tmp_path / "a", game, 25) > 12


@pytest.mark.long
def test_killed_so_many_times(tmp_path: Path, game: bytes) -> None:
    assert kill_often(tmp_path / "a", game, 200) > 100
