"""The rulebook in the app's hands: read when it is first wanted, and part by part."""

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
            self.rulebook, self.links = self._files.shipped_rulebook(), self._files.shipped_links()
        elif self.finder is None:
            self.finder = self._files.shipped_finder()


@cache
def the_book() -> Book:
    return Book()
