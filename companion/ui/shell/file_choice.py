"""A page on which a file is chosen: from the system's own list, if it has one, or from a folder.

On a desktop somebody has put it into the folder that the app looks into, chooses it from any other,
or drops it onto the window.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from companion.engine.checks import printable
from companion.store.files.bad_file import BadFile
from companion.store.files.folders import last_name
from companion.store.games.importing import read_game_file
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.folder_page import FolderPage
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView


class FileChoice(BasePage, ABC):
    """`endings`: of the files that can be chosen from any folder; without any none can."""

    endings: tuple[str, ...] = ()

    @abstractmethod
    def take(self, file: str) -> str:
        """Take in a file of the folder. What `imported` is told of it.

        Raises BadFile and GameTrouble.
        """

    @abstractmethod
    def take_bytes(self, name: str, raw: bytes) -> str:
        """The same for a file of the system's list."""

    @abstractmethod
    def imported(self, which: str) -> None:
        """Called on the page below, once this one has closed."""

    def do(self, act: str) -> None:
        self.hush()
        match act.partition(" "):
            case ["choose", _, _] if self.endings and not self.house.outside.reaches:
                self.house.go(FolderPage(self.house, self.endings, self.dropped))
            case ["choose", _, _]:
                self._ask()
            case ["take", _, file]:
                self._take(lambda: self.take(file))
            case _:
                super().do(act)

    def _take(self, take: Callable[[], str]) -> None:
        try:
            which = take()
        except (BadFile, GameTrouble) as bad:
            self.say_problem(bad.say(self.language))
        else:
            self.taken(which)

    def taken(self, which: str) -> None:
        self.house.back()
        self.imported(which)

    def dropped(self, path: str) -> None:
        """Called with the path of a file from anywhere on the machine."""
        self.hush()
        self._take(lambda: self.take_bytes(last_name(path), read_game_file(path)))

    # The system's list

    def _ask(self) -> None:
        if not self.house.outside.ask_for_file(self._chosen, self._failed):
            self.say_problem(words(FILES, self.language)["no-list"])

    def _chosen(self, name: str, raw: bytes) -> None:
        if self._waits():
            self._take(lambda: self.take_bytes(name, raw))
            self.house.changed()

    def _failed(self) -> None:
        if self._waits():
            self.say_problem(words(FILES, self.language)["unread"])
            self.house.changed()

    def _waits(self) -> bool:
        """True unless it has been left in the meantime."""
        opened: object = self.house.pages[-1]
        return opened is self

    def page(
        self, name: str, sheet: Mapping[str, str], files: Sequence[str], folder: object
    ) -> PageView:
        """`import` and `box-import`: the files of the folder, or the system's list."""
        texts = words(FILES, self.language)
        choose: tuple[Button, ...] = ()
        text = sheet["import-text"].format(folder=printable(str(folder)))
        if self.house.outside.reaches:  # on a desktop there are folders instead
            choose = (Button("choose", texts["choose"], icon="import", tone="accent"),)
            text = texts[f"choose-{name}"]
        elif self.endings:
            choose = (Button("choose", texts["choose"], icon="folder", tone="accent"),)
        buttons = tuple(Button(f"take {file}", printable(file), icon="import") for file in files)
        found = Section(sheet["found"], "" if files else sheet["none-found"],
                        (buttons,) if files else ())  # fmt: skip
        return PageView(
            name=name,
            title=sheet["import"],
            text=text,
            sections=(found,) if files or not self.house.outside.reaches else (),
            foot=choose,
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
            night=NightArt(),
        )
