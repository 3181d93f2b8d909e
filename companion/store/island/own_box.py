"""The owner's box beside the games: what its file tells lies over the box data of the app.

`box.yaml` has the keys of the app's own file, plain values, and only what differs or what somebody
has looked at. `box-draft.yaml` keeps what is being entered and cannot be in force yet.
"""

from pathlib import Path
from typing import Any, Final

from companion.engine.languages import LANGUAGES, InBoth
from companion.games.island.box.box import Box
from companion.games.island.box.check import Checked, checked
from companion.games.island.box.file import whole_box
from companion.store.assets import shipped_box
from companion.store.files.bad_file import BadFile
from companion.store.files.json_tree import Tree
from companion.store.files.locks import one_at_a_time
from companion.store.files.reader import FilePath, read_file
from companion.store.files.writer import (
    is_there,
    keep_aside,
    make_folder,
    put_aside,
    remove,
    write_whole,
)
from companion.store.files.yaml_file import LARGEST, read_yaml
from companion.store.games.exchange import FOLDER, free_path
from companion.store.games.troubles import CannotSave, saving
from companion.store.island.box_file import read_box_bytes, read_box_file, written

FILE: Final = "box.yaml"
DRAFT: Final = "box-draft.yaml"
_FORMER: Final = "former-"
ENDINGS: Final = (".yaml", ".yml", ".json")
_BROKEN: Final[InBoth] = {
    "en": "Your box file cannot be used, so the app goes on without it, and the file was left as it"
    " is: {fault}.",
    "ru": "Твой файл коробки не подходит, поэтому приложение обходится без него, а сам файл не"
    " тронут: {fault}.",
}


class OwnBox:
    """`tree`: what the owner tells, fit to be in force; `now`: what is, to be looked at.

    `draft`: what is being entered, unchecked. `trouble`: why the file of the owner is not in
    force, in one sentence. Making it raises nothing: whoever wants to play can.
    """

    def __init__(self, folder: FilePath) -> None:
        self._folder = Path(folder)
        self._exchange = self._folder / FOLDER
        self.trouble: InBoth | None = None
        self.tree: Tree = {}
        self._raw = b""  # as it was read or written last
        try:
            self._raw, self.tree = self._told()
        except BadFile as bad:
            self.trouble = _trouble(bad)
        self.now: Checked = checked(shipped_box(), self.tree)
        self.draft = _draft(self._draft_file) or {}

    @property
    def box(self) -> Box:
        return self.now.box

    @property
    def whole(self) -> Tree:
        """The whole box data in force, as a new game keeps it."""
        whole: Tree = whole_box(shipped_box(), self.tree)
        return whole

    @property
    def exchange(self) -> str:
        return str(self._exchange)

    # Changing

    def keep(self, tree: Tree) -> None:
        """Keep what is in force from now on, with what another window has told since.

        Raises BadBox or CannotSave.
        """
        with saving(), one_at_a_time(self._folder):
            self._put(joined(self.tree, tree, self._theirs()))

    def _theirs(self) -> Tree:
        """The tree in the file now; one that cannot be read is put aside. Raises OSError."""
        try:
            raw, told = self._told()
        except BadFile:
            put_aside(self._file)
            return self.tree
        return told if raw and raw != self._raw else self.tree

    def _told(self) -> tuple[bytes, Tree]:
        """Raises BadFile."""
        try:
            raw = read_file(self._file, LARGEST)
        except OSError:
            return b"", read_box_file(self._file) if is_there(self._file) else {}
        return raw, read_box_bytes(raw, FILE)

    def _put(self, tree: Tree) -> None:
        now, raw = checked(shipped_box(), tree), _bounded(tree)
        write_whole(self._file, raw)
        self.tree, self.now, self.trouble, self._raw = tree, now, None, raw

    def keep_draft(self, draft: Tree) -> None:
        """Raises CannotSave."""
        if draft == self.draft:
            return
        with saving(), one_at_a_time(self._folder):
            theirs = _draft(self._draft_file)
            if theirs is None:
                put_aside(self._draft_file)
            whole = joined(self.draft, draft, self.draft if theirs is None else theirs)
            if whole:
                write_whole(self._draft_file, _bounded(whole))
            else:
                remove(self._draft_file)
        self.draft = whole

    # From one tablet to another

    def export(self) -> str:
        """The path of the file. Raises CannotSave."""
        with saving():
            make_folder(self._exchange)
            path = free_path(self._exchange, "box", ENDINGS[0])
            write_whole(path, written(self.tree))
        return str(path)

    def packed(self) -> tuple[str, bytes]:
        """The name and the bytes of the file, for whoever is to have it."""
        return FILE, written(self.tree)

    def files(self) -> list[str]:
        """The names of what could be imported."""
        try:
            paths = [path for path in self._exchange.iterdir() if path.is_file()]
        except OSError:  # nobody has put anything there
            return []
        return sorted(path.name for path in paths if path.suffix in ENDINGS)

    def take(self, file: str) -> str:
        """One of `files` instead of what was told here; the path of what was, if anything was.

        Raises BadFile or CannotSave, and then nothing has changed.
        """
        return self._instead(read_box_file(self._exchange / Path(file).name))

    def take_bytes(self, file: str, raw: bytes) -> str:
        """The same of what somebody has chosen; `file`: its name. Raises BadFile or CannotSave."""
        return self._instead(read_box_bytes(raw, file))

    def _instead(self, tree: Tree) -> str:
        """Everything: what another window has told goes into the file of what was."""
        with saving(), one_at_a_time(self._folder):
            kept = self._former()
            self._put(tree)
        return kept

    def _former(self) -> str:
        try:
            raw, _ = self._told()
        except BadFile:
            put_aside(self._file)
            return ""
        return str(keep_aside(self._file, _FORMER, raw)) if raw else ""

    @property
    def _file(self) -> Path:
        return self._folder / FILE

    @property
    def _draft_file(self) -> Path:
        return self._folder / DRAFT


def _draft(path: Path) -> Tree | None:
    """Nothing is being entered where there is none; None, where it cannot be read."""
    if not is_there(path):
        return {}
    try:
        tree: Any = read_yaml(path).value
    except BadFile:
        return None
    return tree if isinstance(tree, dict) else None


def _bounded(tree: Tree) -> bytes:
    """The bytes of a tree, if they are few enough to be read again. Raises CannotSave."""
    raw = written(tree)
    if len(raw) > LARGEST:
        raise CannotSave("too-much")
    return raw


def joined(before: Tree, ours: Tree, theirs: Tree) -> Tree:
    """Ours, and where we have left everything as it was `before`, theirs."""
    both = dict(theirs)
    for key in {**before, **ours}:
        was, now = before.get(key), ours.get(key)
        if key in before and key in ours and was == now:
            continue
        if key not in ours:
            both.pop(key, None)
        elif isinstance(now, dict) and isinstance(both.get(key), dict):
            both[key] = joined(was if isinstance(was, dict) else {}, now, both[key])
        else:
            both[key] = now
    return both


def _trouble(bad: BadFile) -> InBoth:
    named = BadFile(FILE, bad.faults)
    return {one: _BROKEN[one].format(fault=named.say(one)) for one in LANGUAGES}
