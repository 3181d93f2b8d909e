"""A page on which a file of the machine is chosen: a folder with its folders, sizes and dates."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from companion.engine.checks import printable
from companion.engine.frozen import frozen
from companion.store.files.folders import Looked, around, home_folder, look_into, within
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.files.folders import Entry
    from companion.text.languages import Language
    from companion.ui.shell.house import House

_KILO: Final = 1000


@frozen
class FolderModel:
    """`visit`: how many folders have been looked into. `up`: there is a folder around it."""

    folder: str
    looked: Looked
    visit: int
    up: bool
    language: Language
    notice: Notice | None
    problem: bool


class FolderPage(BasePage):
    """`endings`: of the files that can be chosen. `take`: called with the path of the one."""

    secret = False

    def __init__(self, house: House, endings: tuple[str, ...], take: Callable[[str], None]) -> None:
        super().__init__(house)
        self.endings, self.take = endings, take
        self.visit = 0
        self.folder, self.looked = home_folder(), Looked(())
        self._go(self.folder)

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["up"] if around(self.folder):
                self._go(around(self.folder))
            case ["into", at]:
                self._go(self._path(at))
            case ["pick", at]:
                self.dropped(self._path(at))
            case _:
                super().do(act)

    def _path(self, at: str) -> str:
        return within(self.folder, self.looked.entries[int(at)].name)

    def dropped(self, path: str) -> None:
        """Called with the path of a file that is chosen, by touch or by dropping it."""
        self.house.back()
        self.take(path)

    def _go(self, folder: str) -> None:
        """Look into another folder; one that is closed to us leaves everything as it is."""
        try:
            self.looked = look_into(folder, self.endings)
        except OSError:
            self.say_problem(words(FILES, self.language)["closed"])
            return
        self.folder = folder
        self.visit += 1
        self.house.scrolled("page", 0)

    def model(self) -> FolderModel:
        return FolderModel(
            folder=self.folder,
            looked=self.looked,
            visit=self.visit,
            up=bool(around(self.folder)),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> PageView:
        return folder_view(self.model())


def folder_view(model: FolderModel) -> PageView:
    sheet, looked = words(FILES, model.language), model.looked
    rows = tuple(_row(at, one, model.language) for at, one in enumerate(looked.entries))
    more = sheet["more-there"] if looked.more else ""
    text = more if rows else sheet["nothing-there"]
    up = Button("up", sheet["up"], icon="previous")
    return PageView(
        name=f"folder {model.visit}",  # another folder begins at its top
        title=sheet["choose"],
        text=printable(model.folder),
        sections=(Section(text=text, rows=(rows,) if rows else ()),),
        back=Button("back", sheet["back"], icon="back"),
        foot=(up,) if model.up else (),
        notice=model.notice,
        problem=model.problem,
    )


def _row(at: int, one: Entry, language: Language) -> Button:
    sheet, name = words(FILES, language), printable(one.name)
    if one.is_folder:
        return Button(f"into {at}", name, icon="folder", lines=sheet["folder"])
    year, month, date = time.strftime("%Y %m %d", time.localtime(one.changed)).split()
    day = sheet["day"].format(year=year, month=month, day=date)
    told = sheet["size-day"].format(size=_size(one.size, language), day=day)
    return Button(f"pick {at}", name, icon="import", lines=told)


def _size(size: int, language: Language) -> str:
    """In kilobytes or megabytes, and never nothing."""
    sheet, kilos = words(FILES, language), max(1, round(size / _KILO))
    if kilos < _KILO:
        return sheet["kilobytes"].format(n=kilos)
    return sheet["megabytes"].format(n=round(kilos / _KILO))
