"""Islands with a name and a line of why, to be taken with one touch; the owner's own first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.island.board.island_code import island_of
from companion.store.games.troubles import CannotSave
from companion.store.island.named_islands import ready_islands
from companion.store.island.own_islands import OwnIslands
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.store.island.named_islands import NamedIsland
    from companion.text.languages import Language
    from companion.ui.island.wizard.step import AtWizard
    from companion.ui.shell.house import House


class ReadyMade(BasePage):
    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.islands = ready_islands()
        self.own = OwnIslands(wizard.house.shelf.folder)

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["take", code] if code in self.own.names:
                self.wizard.take(island_of(code))
            case ["take", code]:
                named = next((one for one in self.islands if one.code == code), None)
                if named is not None:
                    self.wizard.take(named.island)
            case ["name", code] if code in self.own.names:
                name = self.own.names[code]
                self.house.go(name_island(self.house, self.own, island_of(code), name))
            case ["forget", code] if code in self.own.names:
                self._forget(code)
            case ["restore", code, *name]:
                self._restore(code, " ".join(name))
            case _:
                super().do(act)

    def _forget(self, code: str) -> None:
        sheet = words(QUICK_START, self.language)
        name = self.own.names[code]
        try:
            self.own.forget(code)
        except CannotSave as full:
            self.say_problem(full.say(self.language))
        else:
            undo = Button(f"restore {code} {name}", sheet["undo"], icon="undo")
            self.say_why(sheet["forgotten"].format(name=name), undo)

    def _restore(self, code: str, name: str) -> None:
        try:
            self.own.keep(island_of(code), name)
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def view(self) -> PageView:
        own = tuple(self.own.names.items())
        return self.noticed(ready_made_view(own, self.islands, self.language))


def ready_made_view(
    own: tuple[tuple[str, str], ...], islands: Sequence[NamedIsland], language: Language
) -> PageView:
    """`own`: the codes and the names of the owner's, the latest last."""
    sheet = words(QUICK_START, language)
    mine = tuple(
        (
            Button(f"take {code}", name, icon="map", wide=True),
            Button(f"name {code}", "", icon="rename"),
            Button(f"forget {code}", "", icon="delete"),
        )
        for code, name in reversed(own)
    )
    ready = tuple(
        Button(f"take {one.code}", one.name[language], icon="map", lines=one.why[language])
        for one in islands
    )
    come_along = Section(sheet["come-along"], rows=(ready,))
    return PageView(
        name="ready-made",
        title=sheet["ready-made-title"],
        sections=(Section(sheet["own-islands"], rows=mine), come_along) if own else (come_along,),
        back=Button("back", sheet["back"], icon="back"),
    )


def name_island(house: House, own: OwnIslands, island: Island, name: str = "") -> Naming:
    sheet = words(QUICK_START, house.settings.language)
    asked = NameAsked(
        "keep-island", sheet["keep-island"], sheet["island-name"], sheet["back"], sheet["keep"],
        sheet["keep-text"],
    )  # fmt: skip

    def keep(written: str) -> None:
        own.keep(island, written)

    return Naming(house, asked, keep, name)
