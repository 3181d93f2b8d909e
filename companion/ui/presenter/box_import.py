"""The file of a box that somebody has put into the exchange folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.store.bad_file import BadFile
from companion.store.troubles import Told
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.file_choice import FileChoice
from companion.ui.presenter.views import PageView

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
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
        match act.partition(" "):
            case ["choose", _, _]:
                self.choice.ask()
            case ["take", _, file]:
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
        return self.choice.page("box-import", self.sheet, self.own.files(), self.own.exchange)
