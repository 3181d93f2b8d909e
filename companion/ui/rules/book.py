"""The rulebooks in the app's hands: each read when it is first wanted, and part by part."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.rulebook.entries import Rulebook
    from companion.rulebook.find import Finder
    from companion.rulebook.links import Links


class Book:
    """The rulebook's parts, None until they are read; between two a frame can be drawn."""

    def __init__(self) -> None:
        self._files: Any = None
        self.rulebook: Rulebook | None = None
        self.links: Links | None = None
        self.finder: Finder | None = None

    @property
    def whole(self) -> bool:
        return self.finder is not None

    def read_on(self) -> None:
        if self._files is None:
            from companion.store import rulebook_files  # noqa: PLC0415 (as slow as reading)

            self._files = rulebook_files
        elif self.rulebook is None:
            self._read_texts(self._files)
        elif self.finder is None:
            self.finder = self._read_search(self._files)

    def _read_texts(self, files: Any) -> None:
        self.rulebook, self.links = files.shipped_rulebook(), files.shipped_links()

    def _read_search(self, files: Any) -> Finder:
        found: Finder = files.shipped_finder()
        return found


class SmallBook(Book):
    """A small game's: what it says names its clauses, so that it needs no links."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def _read_texts(self, files: Any) -> None:
        self.rulebook = files.shipped_rulebook(self._game)

    def _read_search(self, files: Any) -> Finder:
        found: Finder = files.shipped_finder(self._game)
        return found


@cache
def the_book() -> Book:
    """The island's."""
    return Book()


@cache
def small_book(game: str) -> SmallBook:
    return SmallBook(game)
