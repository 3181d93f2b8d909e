"""The preview of what is to leave the app: it is seen first, and then saved or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.checks import printable
from companion.engine.frozen import frozen
from companion.store.games.exchange import Exchange, file_name
from companion.store.games.troubles import GameTrouble
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.share import SHARE
from companion.ui.island.share.views import PreviewView
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.pictures import Pixels
    from companion.text.languages import Language
    from companion.ui.island.share.leaving import Ending, Leaving
    from companion.ui.shell.house import House

LINES: Final = 60  # of a text that are shown
LETTERS: Final = 300  # of a line


@frozen
class PreviewModel:
    """`path`: where it was saved; empty before. `reaches`: the system hands it to other apps."""

    leaving: Leaving
    pixels: Pixels | None
    path: str
    reaches: bool
    language: Language
    notice: Notice | None
    problem: bool


class Preview(BasePage):
    def __init__(self, house: House, leaving: Leaving) -> None:
        super().__init__(house)
        self.leaving = leaving
        self.pixels = None if leaving.drawn is None else house.paint(leaving.drawn)
        self.exchange = Exchange(house.shelf)
        self.path = ""

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except GameTrouble as told:
            self.say_problem(told.say(self.language))

    def _do(self, act: str) -> None:
        outside = self.house.outside
        match act:
            case "save":
                self._save()
            case "send":
                self._send()
            case "copy" if self.leaving.text:
                outside.copy(self.leaving.text)
                self._say("copied-text")
            case "copy" | "open-file" | "open-folder" if not self.path:
                self._say("not-saved-yet")
            case "copy":
                outside.copy(self.path)
                self._say("copied-path")
            case "open-file":
                outside.show(self.path, self._not_shown)
            case "open-folder":
                outside.show(self.exchange.folder, self._not_shown)
            case _:
                super().do(act)

    def _say(self, key: str) -> None:
        self.say_why(words(SHARE, self.language)[key])

    def _save(self) -> None:
        if not self.path:
            for ending in self.leaving.endings:
                path = self.exchange.write(self.leaving.name, ending, self._raw(ending))
            self.path = path
        self.say_why(words(SHARE, self.language)["saved"].format(path=printable(self.path)))

    def _raw(self, ending: Ending) -> bytes:
        return self.leaving.raw(ending, self.pixels)

    def _send(self) -> None:
        """Hand it to another app; where there is none that takes it, write it into the folder."""
        last = self.leaving.endings[-1]
        if not self.house.outside.hand_over(files(self.leaving)[-1], self._raw(last)):
            self._save()

    def _not_shown(self) -> None:
        """Called at once or later; by then the page may have been left."""
        opened: object = self.house.pages[-1]
        if opened is self:
            sheet = words(SHARE, self.language)
            self.say_problem(sheet["not-shown"].format(path=printable(self.path)))
            self.house.changed()

    def model(self) -> PreviewModel:
        return PreviewModel(
            leaving=self.leaving,
            pixels=self.pixels,
            path=self.path,
            reaches=self.house.outside.reaches,
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> PreviewView:
        return preview_view(self.model())


def files(leaving: Leaving) -> tuple[str, ...]:
    """The names of its files, as nobody has taken them yet."""
    return tuple(f"{file_name(leaving.name)}{ending}" for ending in leaving.endings)


def preview_view(model: PreviewModel) -> PreviewView:
    sheet, leaving = words(SHARE, model.language), model.leaving
    names = "\n".join(printable(file) for file in files(leaving))
    buttons = _buttons(model)
    page = PageView(
        name="preview",
        title=leaving.title,
        text=leaving.whose,
        sections=(Section(sheet["file"], names, (buttons,) if buttons else ()),),
        back=Button("back", sheet["back"], icon="back"),
        foot=_foot(model),
        notice=model.notice,
        problem=model.problem,
    )
    lines = first_lines(leaving.text, model.language) if leaving.text else ()
    return PreviewView(page, lines, model.pixels)


def first_lines(text: str, language: Language) -> tuple[str, ...]:
    """The beginning of a text, and how much of it comes after that."""
    lines = text.rstrip("\n").split("\n")
    shown = [line if len(line) <= LETTERS else f"{line[:LETTERS]}…" for line in lines[:LINES]]
    rest = len(lines) - LINES
    if rest > 0:
        shown.append(counted(words(SHARE, language)["more-lines"], rest, language))
    return tuple(shown)


def _foot(model: PreviewModel) -> tuple[Button, ...]:
    sheet = words(SHARE, model.language)
    if model.reaches:
        return (Button("send", sheet["send"], icon="share", tone="accent"),)
    if model.path:
        return ()
    return (Button("save", sheet["save"], icon="export", tone="accent"),)


def _buttons(model: PreviewModel) -> tuple[Button, ...]:
    """The uses of a saved file; those of a text need none."""
    sheet, saved, text = words(SHARE, model.language), bool(model.path), bool(model.leaving.text)
    later = "" if saved else sheet["when-saved"]
    copy = Button("copy", sheet["copy-text" if text else "copy-path"], "" if text else later,
                  icon="copy", enabled=saved or text)  # fmt: skip
    if model.reaches:
        return (copy,) if text else ()
    return (
        Button("open-file", sheet["open-file"], later, icon="eye", enabled=saved),
        Button("open-folder", sheet["open-folder"], later, icon="folder", enabled=saved),
        copy,
    )
