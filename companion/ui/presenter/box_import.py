"""The file of a box that somebody has put into the exchange folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.store.bad_file import BadFile
from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.file_choice import FileChoice
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.store.own_box import OwnBox
    from companion.ui.presenter.companion import Companion


class Taking(Protocol):
    """What this page leaves to the list."""

    def remember(self) -> None: ...

    def imported(self, kept: str) -> None: ...


class BoxImport(BoxPage):
    def __init__(self, house: Companion, own: OwnBox, taking: Taking) -> None:
        super().__init__(house, own, "")
        self.taking = taking
        self.choice = FileChoice(self, self._chosen)

    def do(self, act: str) -> None:
        self.hush()
        match act.split(maxsplit=1):
            case ["choose"]:
                self.choice.ask()
            case ["take", file]:
                self._take(lambda: self.own.take(file))
            case _:
                pass

    def _chosen(self, name: str, raw: bytes) -> None:
        self._take(lambda: self.own.take_bytes(name, raw))

    def _take(self, take: Callable[[], str]) -> None:
        self.taking.remember()
        try:
            kept = take()
        except (BadFile, Told) as bad:
            self.say_problem(bad.say(self.language))
        else:
            self.house.back()
            self.taking.imported(kept)

    def view(self) -> PageView:
        sheet = self.sheet
        files, choose = self.own.files(), self.choice.buttons()
        buttons = tuple(Button(f"take {file}", file, icon="import") for file in files)
        found = Section(sheet["found"], "" if files else sheet["none-found"],
                        (buttons,) if files else ())  # fmt: skip
        return PageView(
            name="box-import",
            title=sheet["import"],
            text=words(FILES, self.language)["choose-box"]
            if choose
            else sheet["import-text"].format(folder=self.own.exchange),
            sections=(found,) if files or not choose else (),
            foot=choose,
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )
