"""A file that the owner chooses of the system's own list, where it has one for apps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.ui.presenter.views import Button

if TYPE_CHECKING:
    from companion.ui.presenter.page import Page


class FileChoice:
    """Of a page. `take`: what it does with a file, by its name and what is in it."""

    def __init__(self, page: Page, take: Callable[[str, bytes], None]) -> None:
        self._page, self._take = page, take

    def buttons(self) -> tuple[Button, ...]:
        """None on a desktop, which has a folder instead."""
        if not self._page.house.outside.reaches:
            return ()
        label = words(FILES, self._page.language)["choose"]
        return (Button("choose", label, icon="import", tone="accent"),)

    def ask(self) -> None:
        if not self._page.house.outside.ask_for_file(self._taken, self._failed):
            self._page.say_problem(words(FILES, self._page.language)["no-list"])

    def _taken(self, name: str, raw: bytes) -> None:
        if self._waits():
            self._take(name, raw)
            self._page.house.changed()

    def _failed(self) -> None:
        if self._waits():
            self._page.say_problem(words(FILES, self._page.language)["unread"])
            self._page.house.changed()

    def _waits(self) -> bool:
        """It may have been left in the meantime."""
        opened: object = self._page.house.places[-1]
        return opened is self._page
