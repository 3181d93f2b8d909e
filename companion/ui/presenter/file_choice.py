"""A file that the owner chooses: of the system's own list, where it has one for apps, or a folder.

On a desktop somebody has put it into the folder that the app looks into.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from companion.games.island.setup.checks import printable
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.ui.shell.page import Page


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

    def page(
        self, name: str, sheet: Mapping[str, str], files: Sequence[str], folder: object
    ) -> PageView:
        """`import` and `box-import`: the files of the folder, or the system's list."""
        choose = self.buttons()
        buttons = tuple(Button(f"take {file}", printable(file), icon="import") for file in files)
        text = (
            words(FILES, self._page.language)[f"choose-{name}"]
            if choose
            else sheet["import-text"].format(folder=printable(str(folder)))
        )
        found = Section(sheet["found"], "" if files else sheet["none-found"],
                        (buttons,) if files else ())  # fmt: skip
        return PageView(
            name=name,
            title=sheet["import"],
            text=text,
            sections=(found,) if files or not choose else (),
            foot=choose,
            back=Button("back", sheet["back"], icon="back"),
            notice=self._page.notice,
            problem=self._page.problem,
        )

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
