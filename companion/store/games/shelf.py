"""The games of a folder. Nothing on it is ever removed but by `delete_for_good`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.engine.languages import InBoth
from companion.games.registry import ISLAND, saved_kind
from companion.store import settings
from companion.store.files import small_files
from companion.store.files.growing_file import LARGEST, GrowingFile, refuse_what_is_open
from companion.store.files.reader import FilePath, TooBig, is_a_file_or_link, read_file
from companion.store.files.small_files import COVER, DRAFT, PRACTICE, SmallFile
from companion.store.files.writer import is_there, make_folder, move, remove, sweep, write_whole
from companion.store.games.computer_players import written_computer
from companion.store.games.game_file import (
    Header,
    Unfit,
    checked_name,
    encode,
    new_header,
    read_first_line,
    read_header,
    renamed,
    seconds,
)
from companion.store.games.listing import EXTENSION, ID, Listed, Looks, finished_table
from companion.store.games.people import written_people
from companion.store.games.troubles import CannotOpen, CannotSave, saving

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from companion.engine.kind import SavedKind
    from companion.store.files.json_tree import Tree
    from companion.store.games.kept_game import Clock, KeptGame
    from companion.store.games.opening import Watch

    Called = Callable[[str], str]

LONG: Final = 100_000  # bytes: a thousand lines, and most games have far fewer


class Shelf:
    """A game is known by its `id`, sixteen hexadecimal digits: the name of its file.

    `now`: seconds of Unix. Each start of the app waits for the shelf, and most of the rules are
    wanted only once a game is taken from it: so they are imported then.

    `draft`: the set-up of the next game. `practice`: the practice game, which is none of the games.
    `cover`: the page that a restart does not uncover.
    """

    def __init__(self, folder: FilePath, now: Clock = time.time) -> None:
        self.folder = Path(folder)
        self.bin = self.folder / "deleted"
        self.now = now
        self.draft = SmallFile(self.folder, DRAFT)
        self.practice = SmallFile(self.folder, PRACTICE)
        self.cover = SmallFile(self.folder, COVER)
        self._open: dict[str, KeptGame] = {}
        self._looks, self._looks_in_bin = Looks(self.folder), Looks(self.bin)
        sweep(self.folder)

    # Looking

    def games(self) -> list[Listed]:
        """The newest first."""
        return self._looks.newest_first()

    def deleted(self) -> list[Listed]:
        return self._looks_in_bin.newest_first()

    def finished_table(self, which: str) -> tuple[str, Tree] | None:
        """The table of a game that is over, and of which game; everybody may see it then."""
        return finished_table(self._path(which))

    # Playing

    def begin(  # noqa: PLR0913, PLR0917 (each is a part of the header)
        self,
        setup: Any,
        seed: int,
        name: str,
        box: Mapping[str, Any],
        people: Mapping[str, str] | None = None,
        game: str = ISLAND,
        computer: Mapping[str, str] | None = None,
    ) -> KeptGame:
        """A new game. `box`: the whole box data in force; `people`: who plays whom, if they said.

        `computer`: the players that it plays, with their manners. Raises BadName or CannotSave.
        """
        kind, made = saved_kind(game), seconds(self.now())
        written = kind.write_saved(setup, seed, box)
        named = written_people(people or {}, kind.speakers(setup))
        beside = named | written_computer(computer or {})
        raw = encode(new_header(kind, written, seed, name, made, beside))
        from companion.store.games.kept_game import KeptSession

        session: KeptGame = KeptSession(_read_back(raw, kind, setup), self.now)
        session.file = self._made(raw)
        self._open[session.id] = session
        return session

    def resume(self, which: str) -> tuple[KeptGame, list[InBoth]]:
        """The game where it was left; one that is open is given again as it is.

        Raises CannotOpen or CannotSave. (Not called `open`: that word is the disk's.)
        """
        session = self._opened(which)
        if session is not None:
            return session, []
        from companion.store.games.opening import open_game

        session, troubles = open_game(self._path(which), self.now)
        self._open[which] = session
        return session, troubles

    def is_long(self, which: str) -> bool:
        """True if opening it takes longer than anybody should wait without a word."""
        if self._opened(which) is not None:
            return False
        try:
            return self._path(which).stat().st_size > LONG
        except OSError:  # what is wrong will be told when it is opened
            return False

    def open_apart(self, which: str, watch: Watch) -> tuple[KeptGame, list[InBoth]]:
        """Open as `resume` does, from another thread: the shelf knows it once it is taken up."""
        from companion.store.games.opening import open_game

        return open_game(self._path(which), self.now, watch)

    def take_up(self, session: KeptGame) -> None:
        self._open[session.id] = session

    def close(self) -> None:
        """All that are open."""
        for session in self._open.values():
            session.close()
        self._open.clear()

    # Putting in order

    def rename(self, which: str, name: str) -> None:
        """Raises BadName, CannotOpen or CannotSave."""
        session = self._opened(which)
        if session is not None and session.file is not None:
            _rename(session.file, name)
            session.renamed(checked_name(name))
            return
        file = GrowingFile.opened(self._path(which))
        try:
            _rename(file, name)
        finally:
            file.close()

    def delete(self, which: str) -> None:
        """Move it to where `restore` finds it. A session of it is closed."""
        path = self._path(which)
        with saving():
            make_folder(self.bin)
            move(path, self._free(self.bin, which))
        session = self._open.pop(which, None)
        if session is not None:
            session.close()

    def restore(self, which: str) -> str:
        """Back onto the shelf; its id there."""
        path = self._path(which, self.bin)
        with saving():
            to = self._free(self.folder, which)
            move(path, to)
        return _id(to)

    def delete_for_good(self, which: str) -> None:
        """One of the deleted, unless another window plays it still.

        Raises CannotOpen or CannotSave.
        """
        path = self._path(which, self.bin)
        refuse_what_is_open(path)
        with saving():
            remove(path)

    # From one tablet to another

    def export(self, which: str, path: FilePath) -> None:
        raw = self.export_bytes(which)
        try:
            with saving():
                write_whole(Path(path), raw)
        except ValueError:  # a path with a NUL in it
            raise CannotSave("cannot-write") from None

    def export_bytes(self, which: str) -> bytes:
        """The whole lines of its file."""
        path = self._path(which)
        if path.is_symlink():
            raise CannotOpen("a-link")
        try:
            raw = read_file(path, LARGEST)
        except TooBig:
            raise CannotOpen("too-big") from None
        except OSError:
            raise CannotOpen("unreadable") from None
        return raw[: raw.rfind(b"\n") + 1]

    def import_file(self, path: FilePath, called: Called = str) -> str:
        """The id of what is now a game of its own here. Raises BadFile or CannotSave.

        `called`: the name that it gets, by the one that it has.
        """
        from companion.store.games.importing import read_game_file

        return self.import_bytes(read_game_file(path), str(path), called)

    def import_bytes(self, raw: bytes, file: str, called: Called = str) -> str:
        """`file`: its name, for whoever is told what is wrong with it; that of a script ends so."""
        from companion.store.games.importing import rewritten
        from companion.store.games.script_game import game_of_script, is_script

        if is_script(file):
            raw = game_of_script(raw, file, seconds(self.now()))
        made = self._made(rewritten(raw, file, called))
        made.close()
        return _id(made.path)

    # Small files beside the games

    def mended(self) -> list[InBoth]:
        """The sentences on those that cannot be read: each is put aside."""
        files = (settings.FILE, DRAFT, PRACTICE)
        return [told for file in files for told in small_files.mended(self.folder, file)]

    def practised(self) -> tuple[int, int]:
        """The number of steps of the practice game that are done, and of all."""
        return small_files.how_far(self.practice.read() or {})

    def covered(self) -> dict[str, Any] | None:
        """The page covered last; None if it was looked at since. A torn file covers too."""
        return (self.cover.read() or {}) if (self.folder / COVER).exists() else None

    # Files

    def _opened(self, which: str) -> KeptGame | None:
        session = self._open.get(which)
        return None if session is None or session.closed else session

    def _path(self, which: str, folder: Path | None = None) -> Path:
        """A word from outside never becomes a path."""
        path = (folder or self.folder) / f"{which}{EXTENSION}"
        if not ID.fullmatch(which) or not is_a_file_or_link(path):
            raise CannotOpen("no-such-game")
        return path

    def _free(self, folder: Path, which: str) -> Path:
        path = folder / f"{which}{EXTENSION}"
        return self._fresh(folder) if is_there(path) else path

    def _fresh(self, folder: Path) -> Path:
        from secrets import token_hex

        while True:
            name = f"{token_hex(8)}{EXTENSION}"
            if not any(is_there(place / name) for place in (self.folder, self.bin)):
                return folder / name

    def _made(self, raw: bytes) -> GrowingFile:
        with saving():
            make_folder(self.folder)
        return GrowingFile.made(self._fresh(self.folder), raw)


def _id(path: Path) -> str:
    return path.name.removesuffix(EXTENSION)


def _read_back(raw: bytes, kind: SavedKind, setup: Any) -> Header:
    """The header as it will be read when the game is resumed, with the very set-up."""
    try:
        header = read_header(read_first_line(raw.removesuffix(b"\n")))
    except Unfit:  # box data of a megabyte
        raise CannotSave("too-long") from None
    if not kind.same(header.setup, setup):
        raise ValueError("the set-up was made with another box")
    return header


def _rename(file: GrowingFile, name: str) -> None:
    first, end, lines = file.read().partition(b"\n")
    try:
        header = renamed(first if end else b"", name)
    except Unfit as unfit:
        raise CannotOpen("newer" if unfit.newer else "header") from None
    file.replace(header + lines)
