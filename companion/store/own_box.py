"""The owner's box beside the games: what its file tells lies over the box data of the app.

`box.yaml` has the keys of the app's own file, plain values, and only what differs or what somebody
has looked at. `box-draft.yaml` keeps what is being entered and cannot be in force yet.
"""

from pathlib import Path
from typing import Any, Final

from companion.games.island.box import Box
from companion.games.island.box_check import Checked, checked
from companion.games.island.box_file import whole_box
from companion.store.assets import shipped_box
from companion.store.bad_file import BadFile, Language
from companion.store.box_file import Tree, read_box_bytes, read_box_file, written
from companion.store.box_sentences import OWN_BOX
from companion.store.disk import (
    FilePath,
    is_there,
    keep_aside,
    make_folder,
    put_aside,
    remove,
    write_whole,
)
from companion.store.exchange import FOLDER, free_path
from companion.store.reader import read_file
from companion.store.troubles import Sentences, saving
from companion.store.yaml_file import LARGEST, read_yaml

FILE: Final = "box.yaml"
DRAFT: Final = "box-draft.yaml"
_FORMER: Final = "former-"
_ENDINGS: Final = (".yaml", ".yml", ".json")


class OwnBox:
    """`tree`: what the owner tells, fit to be in force; `now`: what is, to be looked at.

    `draft`: what is being entered, unchecked. `trouble`: why the file of the owner is not in
    force, in one sentence. Making it raises nothing: whoever wants to play can.
    """

    def __init__(self, folder: FilePath) -> None:
        self._folder = Path(folder)
        self._exchange = self._folder / FOLDER
        self.trouble: Sentences | None = None
        self.tree: Tree = {}
        try:
            self.tree = read_box_file(self._file) if is_there(self._file) else {}
        except BadFile as bad:
            self.trouble = _trouble(bad)
        self.now: Checked = checked(shipped_box(), self.tree)
        self.draft = _draft(self._draft_file)

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
        """In force from now on. Raises BadBox or CannotSave."""
        now = checked(shipped_box(), tree)
        with saving():
            make_folder(self._folder)
            if self.trouble is not None and is_there(self._file):
                put_aside(self._file)
            write_whole(self._file, written(tree))
        self.tree, self.now, self.trouble = tree, now, None

    def keep_draft(self, draft: Tree) -> None:
        """Raises CannotSave."""
        if draft == self.draft:
            return
        with saving():
            make_folder(self._folder)
            if not self.draft and is_there(self._draft_file):
                put_aside(self._draft_file)  # not ours: it could not be read
            if draft:
                write_whole(self._draft_file, written(draft))
            else:
                remove(self._draft_file)
        self.draft = draft

    # From one tablet to another

    def export(self) -> str:
        """The path of the file. Raises CannotSave."""
        with saving():
            make_folder(self._exchange)
            path = free_path(self._exchange, "box", _ENDINGS[0])
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
        return sorted(path.name for path in paths if path.suffix in _ENDINGS)

    def take(self, file: str) -> str:
        """One of `files` instead of what was told here; the path of what was, if anything was.

        Raises BadFile or CannotSave, and then nothing has changed.
        """
        return self._instead(read_box_file(self._exchange / Path(file).name))

    def take_bytes(self, file: str, raw: bytes) -> str:
        """The same of what somebody has chosen; `file`: its name. Raises BadFile or CannotSave."""
        return self._instead(read_box_bytes(raw, file))

    def _instead(self, tree: Tree) -> str:
        with saving():
            kept = self._former()
        self.keep(tree)
        return kept

    def _former(self) -> str:
        if self.trouble is not None or not is_there(self._file):
            return ""
        return str(keep_aside(self._file, _FORMER, read_file(self._file, LARGEST)))

    @property
    def _file(self) -> Path:
        return self._folder / FILE

    @property
    def _draft_file(self) -> Path:
        return self._folder / DRAFT


def _draft(path: Path) -> Tree:
    try:
        tree: Any = read_yaml(path).value
    except BadFile:
        return {}
    return tree if isinstance(tree, dict) else {}


def _trouble(bad: BadFile) -> Sentences:
    named = BadFile(FILE, bad.faults)
    languages: tuple[Language, ...] = ("en", "ru")
    return {one: OWN_BOX["broken"][one].format(fault=named.say(one)) for one in languages}
