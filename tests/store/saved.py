"""Games on a shelf, played at random: for the tests of what becomes of them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.refused import Refused
from companion.games.island.commands import Correct, Where
from companion.games.island.game import Game, play
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import OP
from companion.games.island.views import op_view
from companion.store.assets import shipped_box
from companion.store.files import locks
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from tests.games.island.random_tables import random_command, random_setup


@contextmanager
def full_disk() -> Iterator[None]:
    """A disk to which nothing written ever gets."""

    def sync(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", sync)
        yield


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_790_000_000.5

    def __call__(self) -> float:
        return self.seconds


def table(seed: int = 1, odd: bool = False, players: int | None = None) -> SetUp:
    return random_setup(Random(seed), players=players, odd=odd)


def begun(
    shelf: Shelf,
    seed: int = 1,
    name: str = "Friday",
    odd: bool = False,
    people: Mapping[str, str] | None = None,
) -> KeptGame:
    return shelf.begin(table(seed, odd), seed, name, shipped_box(), people)


def played(session: Game, count: int, seed: int = 1) -> None:
    """So many lines more, of every kind: commands, corrections, questions, marks."""
    dice = Random(seed)
    wanted = len(session.journal) + count
    while len(session.journal) < wanted:
        try:
            act(session, dice)
        except Refused:
            session.submit(Where(OP, session.state.captives[0].who))


def act(session: Game, dice: Random) -> None:
    state = session.state
    lot = dice.random()
    if state.question is None or lot < 0.05:
        session.undo()
    elif lot < 0.08:
        session.redo()
    elif lot < 0.15:
        session.announced()
    elif lot < 0.18:
        session.submit(Where(OP, dice.choice(state.captives).who))
    elif lot < 0.2:
        session.submit(Correct(OP, ("deaths", "0")))
    else:
        session.submit(random_command(state, dice))


def shape(session: Game) -> Any:
    """Everything that a session holds, as plain values."""
    return (
        session.journal,
        op_view(session.state),
        [(step.entries, step.heard) for step in session.steps],
        [(step.entries, step.heard) for step in session.undone],
        [(step.entries, step.heard) for step in session.struck],
    )


def same(session: Game, setup: SetUp) -> bool:
    """True if a session is what a replay of its journal in memory gives."""
    again = play(setup)
    again.replay(session.journal)
    return bool(shape(again) == shape(session))


def names(folder: Path) -> list[str]:
    """Of what lies there, without the empty file that windows lock."""
    return sorted(path.name for path in folder.iterdir() if path.name != locks.FILE)


def file_of(shelf: Shelf, session: KeptGame) -> Path:
    return shelf.folder / f"{session.id}.game"


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")[:-1]


def at_once(works: list[Callable[[], None]]) -> None:
    """Each in a process of its own; all have ended well."""
    children = [_forked(work) for work in works]
    ended = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
    assert ended == [0] * len(works)


def _forked(work: Callable[[], None]) -> int:
    child = os.fork()
    if child == 0:
        failed = 1
        try:
            work()
            failed = 0
        finally:
            os._exit(failed)
    return child
