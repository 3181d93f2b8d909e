"""The file of a box that somebody has put into the exchange folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from companion.store.bad_file import BadFile
from companion.store.troubles import Told
from companion.ui.presenter.box_page import BoxPage
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

    def do(self, act: str) -> None:
        self.hush()
        word, _, file = act.partition(" ")
        if word != "take":
            return
        self.taking.remember()
        try:
            kept = self.own.take(file)
        except (BadFile, Told) as bad:
            self.say_problem(bad.say(self.language))
        else:
            self.house.back()
            self.taking.imported(kept)

    def view(self) -> PageView:
        sheet = self.sheet
        files = self.own.files()
        buttons = tuple(Button(f"take {file}", file, icon="import") for file in files)
        found = Section(sheet["found"], "" if files else sheet["none-found"],
                        (buttons,) if files else ())  # fmt: skip
        return PageView(
            name="box-import",
            title=sheet["import"],
            text=sheet["import-text"].format(folder=self.own.exchange),
            sections=(found,),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )
