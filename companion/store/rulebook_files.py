"""The rulebooks that come with the app: each is read when it is first opened, and kept.

Beside the files may stand what was made of them beforehand: `rulebook.json` for the texts,
`search.json` for the search. It is taken as long as it was made of these very files by this very
code, or where the files are not shipped at all; else they are read. `stems.txt` has the stems of
their words, so that only new words need a stemmer.

A small game's book is a folder of its own in the island's. It shares the stems and the words of one
root; its `kin.yaml` adds its own, and the words of one meaning are its own alone.
"""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import yaml

from companion.games.registry import FOLDERS, ISLAND
from companion.rulebook import index
from companion.rulebook.entries import Rulebook
from companion.rulebook.find import Finder
from companion.rulebook.index import Tables, build
from companion.rulebook.kin import NO_KIN, Kin, read_kin
from companion.rulebook.laws import law_of
from companion.rulebook.links import Links, read_links
from companion.rulebook.mistakes import BadRulebook
from companion.rulebook.packed import pack, unpack
from companion.rulebook.read import read_rulebook
from companion.store.assets import RULEBOOKS
from companion.store.files.bad_file import BadFile, Fault
from companion.store.files.reader import read_shipped
from companion.store.files.yaml_file import read_yaml

RULEBOOK: Final = RULEBOOKS  # the island's, and a folder of each small game's
TEXTS: Final = "rulebook.json"
SEARCH: Final = "search.json"
LINKS: Final = "links.yaml"
KIN: Final = "kin.yaml"
STEMS: Final = "stems.txt"
CODE: Final = Path(index.__file__).parent


class RulebookFiles:
    """Raises BadFile, for a folder that is not whole or files with mistakes in them."""

    def __init__(self, folder: Path, game: str = ISLAND) -> None:
        self._folder, self._game = folder, game
        self._shared = folder if game == ISLAND else folder.parent

    @cached_property
    def rulebook(self) -> Rulebook:
        return self._whole if self._texts is None else unpack(self._texts["rulebook"])

    @cached_property
    def _whole(self) -> Rulebook:
        """The book with its everyday words: no compiled text has them, only an index needs them."""
        try:
            trees = {path.name: _tree(path) for path in self._chapters()}
            return read_rulebook(trees, law_of(self._game))
        except BadRulebook as bad:
            raise self._bad(bad) from None

    @cached_property
    def finder(self) -> Finder:
        made = self._compiled(SEARCH)
        return Finder(self.rulebook, made["tables"] if made else self._tables())

    def _tables(self) -> Tables:
        try:
            lines = read_shipped(self._shared / STEMS).decode().splitlines()
            known = dict(map(str.split, lines))
        except (OSError, ValueError):
            known = {}  # they are found again, which only takes longer
        # If only texts are shipped, they are better than nothing.
        if not self._sources():
            return build(self.rulebook, NO_KIN, known)
        return build(self._whole, self.kin, known)

    @cached_property
    def kin(self) -> Kin:
        try:
            own = read_kin(_tree(self._folder / KIN))
            if self._shared == self._folder:
                return own
            shared = read_kin(_tree(self._shared / KIN))
        except BadRulebook as bad:
            raise self._bad(bad) from None
        return Kin([*shared.one_root, *own.one_root], own.one_meaning)

    @cached_property
    def links(self) -> Links:
        """Of a small game there are none: what it says names its clauses."""
        if self._game != ISLAND:
            return Links({})
        if self._texts is not None:
            return Links(self._texts["links"])
        try:
            return read_links(_tree(self._folder / LINKS), self.rulebook)
        except BadRulebook as bad:
            raise self._bad(bad) from None

    def compiled(self) -> dict[str, str]:
        """The texts of `rulebook.json` and `search.json`."""
        self.__dict__["_texts"] = None  # of these files, whatever has been compiled before
        sources = self._sources()
        texts: Any = {"rulebook": pack(self.rulebook), "links": self.links.tree}
        made: dict[str, Any] = {TEXTS: texts, SEARCH: {"tables": self._tables()}}
        return {
            name: json.dumps(
                {"sources": sources, **tree}, ensure_ascii=False, separators=(",", ":")
            )
            for name, tree in made.items()
        }

    @cached_property
    def _texts(self) -> Any:
        return self._compiled(TEXTS)

    def _compiled(self, name: str) -> Any:
        try:
            found = json.loads(read_shipped(self._folder / name))
        except (OSError, ValueError):
            return None
        sources = self._sources()
        return found if not sources or sources == found["sources"] else None

    def _sources(self) -> dict[str, int]:
        """The files, and where they are worked on, the code that makes tables of them."""
        files = sorted(self._folder.glob("*.yaml"))
        if files and self._shared != self._folder:
            files = [*files, self._shared / KIN]
        made_by = sorted(CODE.glob("*.py")) if files else []
        return {
            _named(path, self._folder): crc32(read_shipped(path)) for path in (*files, *made_by)
        }

    def _chapters(self) -> list[Path]:
        found = [
            path for path in sorted(self._folder.glob("*.yaml")) if path.name not in (LINKS, KIN)
        ]
        return found or [self._folder / "01-my-turn.yaml"]  # which is told to be missing

    def _bad(self, bad: BadRulebook) -> BadFile:
        faults = [Fault(None, "", {"en": one, "ru": one}) for one in bad.mistakes]
        return BadFile(str(self._folder), faults)


def _named(path: Path, folder: Path) -> str:
    """The words that a small game shares have the name of its own."""
    return f"../{path.name}" if path.parent == folder.parent else path.name


def _tree(path: Path) -> Any:
    """Words as they stand. libyaml is ten times as fast; what it cannot read is told by ours."""
    try:
        return yaml.load(read_shipped(path), yaml.CBaseLoader)
    except (OSError, ValueError, AttributeError, yaml.YAMLError):  # AttributeError: no libyaml
        return read_yaml(path).value


def rulebook_in(folder: Path) -> RulebookFiles:
    """The rulebook of a folder: a small game's is called as the game's folder."""
    games = {name: word for word, name in FOLDERS.items()}
    return RulebookFiles(folder, games.get(folder.name, ISLAND))


def book_folders(island: Path = RULEBOOK) -> tuple[Path, ...]:
    """The island's folder, and in it those of the small games that have a rulebook."""
    return island, *(island / name for name in FOLDERS.values() if (island / name).is_dir())


@cache
def shipped_book(game: str) -> RulebookFiles:
    return RulebookFiles(RULEBOOK if game == ISLAND else RULEBOOK / FOLDERS[game], game)


def shipped_rulebook(game: str = ISLAND) -> Rulebook:
    return shipped_book(game).rulebook


def shipped_finder(game: str = ISLAND) -> Finder:
    return shipped_book(game).finder


def shipped_kin() -> Kin:
    return shipped_book(ISLAND).kin


def shipped_links() -> Links:
    return shipped_book(ISLAND).links
