"""A disk whose power goes: between the store and the real files, and with a memory of its own.

What was written to a file lasts once the file was synced; what was done to a name once a folder of
it was. Of the rest a power loss keeps what chance wants: of a file the first of its writes, the
next one torn or with holes in it; of the names any changes whose forerunners are kept too. So a
file may have its name and nothing in it.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

_SECTOR: Final = 512


class PowerLoss(BaseException):
    """No handler can do anything on the disk after it."""


class Node:
    """A file, whatever it is called. `lasting`: what is on the disk; `waiting`: changes to that."""

    def __init__(self, lasting: bytes = b"") -> None:
        self.lasting = lasting
        self.waiting: list[Callable[[bytes], bytes]] = []
        self.torn: list[Callable[[bytes, Random], bytes]] = []

    def write(self, at: int, raw: bytes) -> None:
        self.waiting.append(lambda old: _put(old, at, raw))
        self.torn.append(lambda old, dice: _torn(old, at, raw, dice))

    def truncate(self, length: int) -> None:
        def cut(old: bytes) -> bytes:
            return old[:length].ljust(length, b"\0")

        self.waiting.append(cut)
        self.torn.append(lambda old, _dice: old)

    def sync(self) -> None:
        for change in self.waiting:
            self.lasting = change(self.lasting)
        self.waiting, self.torn = [], []

    def after_a_loss(self, dice: Random) -> bytes:
        kept, left = dice.randint(0, len(self.waiting)), self.lasting
        for change in self.waiting[:kept]:
            left = change(left)
        return self.torn[kept](left, dice) if kept < len(self.torn) else left


def _put(old: bytes, at: int, raw: bytes) -> bytes:
    return old[:at].ljust(at, b"\0") + raw + old[at + len(raw) :]


def _torn(old: bytes, at: int, raw: bytes, dice: Random) -> bytes:
    """The beginning of it, or some of its sectors."""
    if dice.random() < 0.5:
        return _put(old, at, raw[: dice.randint(0, len(raw))]) if raw else old
    sectors = [raw[begin : begin + _SECTOR] for begin in range(0, len(raw), _SECTOR)]
    holed = b"".join(one if dice.random() < 0.5 else bytes(len(one)) for one in sectors)
    return _put(old, at, holed)


FOLDER: Final = Node()
Names = dict[str, Node | None]


class Disk:
    """Below `root`, where all that is there lasts.

    `left`: how many operations until the power goes; None: it stays.
    `syncs_files`, `syncs_folders`: what a disk does that only says so, does not.
    """

    def __init__(self, root: Path, *, syncs_files: bool = True, syncs_folders: bool = True) -> None:
        self.root = root
        self.left: int | None = None
        self.operations = 0
        self._syncs_files, self._syncs_folders = syncs_files, syncs_folders
        self._lasting: dict[str, Node] = {}
        self._now: dict[str, Node] = {}
        self._waiting: list[Names] = []
        self._open: dict[int, Node | str] = {}
        for path in root.rglob("*"):
            self._lasting[str(path)] = FOLDER if path.is_dir() else Node(path.read_bytes())
        self._now = dict(self._lasting)

    def operation(self) -> None:
        self.operations += 1
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise PowerLoss

    def rename(self, changed: Names) -> None:
        self._waiting.append(changed)
        _apply(self._now, changed)

    def named(self, path: str) -> Node | None:
        return self._now.get(path)

    def sync(self, number: int) -> None:
        opened = self._open.get(number)
        if isinstance(opened, Node):
            if self._syncs_files:
                opened.sync()
        elif opened is not None and self._syncs_folders:
            mine = [one for one in self._waiting if any(_folder(name) == opened for name in one)]
            self._waiting = [one for one in self._waiting if one not in mine]
            for one in mine:
                _apply(self._lasting, one)

    def opened(self, number: int, what: Node | str) -> None:
        self._open[number] = what

    def node(self, number: int) -> Node | None:
        opened = self._open.get(number)
        return opened if isinstance(opened, Node) else None

    def is_mine(self, path: object) -> bool:
        return isinstance(path, str | os.PathLike) and Path(path).is_relative_to(self.root)

    def lose_power(self, to: Path, dice: Random) -> None:
        """A folder with the files as a loss of power leaves them."""
        names, lost = dict(self._lasting), set[str]()
        for changed in self._waiting:
            if lost & changed.keys() or dice.random() < 0.5:
                lost |= changed.keys()
            else:
                _apply(names, changed)
        to.mkdir()
        for name, node in sorted(names.items()):
            path = to / Path(name).relative_to(self.root)
            if not path.parent.is_dir():  # its folder is gone, and it with it
                continue
            if node is FOLDER:
                path.mkdir()
            else:
                path.write_bytes(node.after_a_loss(dice))


def _apply(names: dict[str, Node], changed: Names) -> None:
    for name, node in changed.items():
        if node is None:
            names.pop(name, None)
        else:
            names[name] = node


def _folder(name: str) -> str:
    return str(Path(name).parent)


@contextmanager
def between(disk: Disk) -> Iterator[None]:
    """Everything that the store does to files goes through the disk."""
    real = {name: getattr(os, name) for name in
            ("open", "fsync", "ftruncate", "replace", "rename", "unlink", "mkdir")}  # fmt: skip

    class Watched(io.FileIO):
        def __init__(self, name: Any, mode: str = "r", *given: Any, **more: Any) -> None:
            path, fresh = str(name), "x" in mode
            if fresh:
                disk.operation()
            super().__init__(name, mode, *given, **more)
            if fresh:
                disk.rename({path: Node()})
            node = disk.named(path)
            if node is not None:
                disk.opened(self.fileno(), node)

        def write(self, raw: Any) -> int:
            disk.operation()
            at, written = self.tell(), super().write(raw)
            node = disk.node(self.fileno())
            assert node is not None
            node.write(at, bytes(raw[:written]))
            return written

    def opened(path: Any, *given: Any, **more: Any) -> int:
        number: int = real["open"](path, *given, **more)
        if disk.is_mine(path) and Path(path).is_dir():
            disk.opened(number, str(path))
        return number

    def fsync(number: int) -> None:
        disk.operation()
        disk.sync(number)

    def ftruncate(number: int, length: int) -> None:
        disk.operation()
        real["ftruncate"](number, length)
        node = disk.node(number)
        assert node is not None
        node.truncate(length)

    def moved(how: str) -> Callable[[Any, Any], None]:
        def move(path: Any, to: Any) -> None:
            disk.operation()
            real[how](path, to)
            disk.rename({str(path): None, str(to): disk.named(str(path))})

        return move

    def unlink(path: Any) -> None:
        disk.operation()
        real["unlink"](path)
        disk.rename({str(path): None})

    def mkdir(path: Any, *given: Any) -> None:
        disk.operation()
        real["mkdir"](path, *given)
        disk.rename({str(path): FOLDER})

    with pytest.MonkeyPatch.context() as patch:
        for name, one in (
            ("open", opened), ("fsync", fsync), ("ftruncate", ftruncate),
            ("replace", moved("replace")), ("rename", moved("rename")),
            ("unlink", unlink), ("mkdir", mkdir),
        ):  # fmt: skip
            patch.setattr(os, name, one)
        patch.setattr("companion.store.files.writer.FileIO", Watched)
        patch.setattr("companion.store.files.reader.FileIO", Watched)
        yield
