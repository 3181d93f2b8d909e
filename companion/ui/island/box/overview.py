"""Check your box: the list of all that somebody should look at once, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.box.check import to_look_at
from companion.games.island.box.draft import drafted_split, drafted_tiles
from companion.games.island.setup.checks import printable
from companion.games.island.terms import CHARACTERS
from companion.store.games.troubles import CannotSave
from companion.text.island.names import name
from companion.ui.island.box.board import board
from companion.ui.island.box.choices import arrows, extras, palms
from companion.ui.island.box.gains import gains
from companion.ui.island.box.knots import knots
from companion.ui.island.box.owner import own_box
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField
from companion.ui.island.box.tiles import tiles
from companion.ui.island.box.tokens import tokens
from companion.ui.kit.parts import Button
from companion.ui.shell.file_choice import FileChoice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House

# By the heading in the list: the pages below it.
_LISTED: Final[Mapping[str, Mapping[str, Callable[[BoxPage], Form]]]] = {
    "boards": dict.fromkeys(CHARACTERS, board),
    "symbols": {"palms": palms, "extras": extras, "gains": gains},
    "pieces": {"tokens": tokens, "tiles": tiles, "knots": knots, "arrows": arrows},
}


class CheckBox(BoxPage):
    def __init__(self, house: House) -> None:
        super().__init__(house, own_box(house), "", lambda _: self._list())

    def view(self) -> PageView:
        view, trouble = super().view(), self.own.trouble
        if trouble is None or self.notice:
            return view
        return revised(view, {"notice": (trouble[self.language], ()), "problem": True})

    def _list(self) -> Form:
        sheet = self.sheet
        fields = tuple(
            FormField(sheet[heading], rows=(tuple(self._entry(*one) for one in pages.items()),))
            for heading, pages in _LISTED.items()
        )
        return Form(
            sheet["title"],
            sheet["intro"],
            (*fields, FormField(sheet["file"], sheet["file-text"], (self._file(),))),
            confirms=False,
            name="check-box",
        )

    def _entry(self, page: str, form: Callable[[BoxPage], Form]) -> Choice:
        who = page if page in CHARACTERS else None
        left = len(to_look_at(self.now.box, page))
        button = Button(
            f"look {page}",
            name(who, self.language) if who else self.sheet[page],
            self.sheet["entering"] if self._half_entered(page) else self.checked(left),
            icon="" if who else "help" if left else "check",
            who=who,
        )
        return button, self.opens(page, form)

    def _half_entered(self, page: str) -> bool:
        if page == "tiles":
            return drafted_tiles(self.own.draft) is not None
        return page in CHARACTERS and drafted_split(self.own.draft, page) is not None

    # The file

    def _file(self) -> tuple[Choice, Choice]:
        sheet = self.sheet
        told = bool(self.own.tree)
        return (
            (Button("export", sheet["export"], icon="export", enabled=told), self._export),
            (Button("import", sheet["import"], icon="import"), self._import),
        )

    def _export(self) -> None:
        if not self.own.tree:
            self.say_why(self.sheet["nothing-told"])
            return
        if self.house.outside.hand_over(*self.own.packed()):
            return
        try:
            path = self.own.export()
        except CannotSave as full:
            self.say_problem(full.say(self.language))
        else:
            self.say_why(self.sheet["exported"].format(path=printable(path)))

    def _import(self) -> None:
        self.house.go(BoxImport(self))

    def imported(self, kept: str) -> None:
        """`kept`: where what was told before lies."""
        key = "imported" if kept else "imported-first"
        self.say_undoable(self.sheet[key].format(path=printable(kept)))


class BoxImport(FileChoice):
    """The file of a box that somebody has put into the exchange folder."""

    def __init__(self, overview: CheckBox) -> None:
        super().__init__(overview.house)
        self.overview = overview

    def take(self, file: str) -> str:
        self.overview.remember()
        return self.overview.own.take(file)

    def take_bytes(self, name: str, raw: bytes) -> str:
        self.overview.remember()
        return self.overview.own.take_bytes(name, raw)

    def imported(self, which: str) -> None:
        self.overview.imported(which)

    def view(self) -> PageView:
        own = self.overview.own
        return self.page("box-import", self.overview.sheet, own.files(), own.exchange)
