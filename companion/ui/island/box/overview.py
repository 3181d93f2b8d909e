"""Check your box: the list of all that somebody should look at once, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.checks import printable
from companion.games.island.box.check import to_look_at
from companion.games.island.box.draft import drafted_split, drafted_tiles
from companion.games.island.terms import CHARACTERS
from companion.store.games.troubles import CannotSave
from companion.store.island.own_box import ENDINGS
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.box import BOX
from companion.ui.island.box.board import board
from companion.ui.island.box.knots import arrows, knots
from companion.ui.island.box.owner import own_box
from companion.ui.island.box.page import BoxModel, BoxPage, Choice, Describe, Form, FormField, opens
from companion.ui.island.box.symbols import extras, gains, palms
from companion.ui.island.box.tiles import tiles
from companion.ui.island.box.tokens import tokens
from companion.ui.kit.parts import Button
from companion.ui.shell.file_choice import FileChoice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House

# By the heading in the list: the pages below it.
_LISTED: Final[Mapping[str, Mapping[str, Describe]]] = {
    "boards": dict.fromkeys(CHARACTERS, board),
    "symbols": {"palms": palms, "extras": extras, "gains": gains},
    "pieces": {"tokens": tokens, "tiles": tiles, "knots": knots, "arrows": arrows},
}


class CheckBox(BoxPage):
    def __init__(self, house: House) -> None:
        super().__init__(house, own_box(house), "", overview)


def type_tokens(house: House) -> BoxPage:
    """The power tokens, without the list above them."""
    return BoxPage(house, own_box(house), "tokens", tokens)


def overview(model: BoxModel) -> Form:
    """The list."""
    sheet = model.sheet
    fields = tuple(
        FormField(sheet[heading], rows=(tuple(_entry(model, *one) for one in pages.items()),))
        for heading, pages in _LISTED.items()
    )
    return Form(
        sheet["title"],
        sheet["intro"],
        (*fields, FormField(sheet["file"], sheet["file-text"], (_file(model),))),
        notice=model.trouble,
        problem=bool(model.trouble),
        confirms=False,
        name="check-box",
    )


def _entry(model: BoxModel, page: str, describe: Describe) -> Choice:
    who = page if page in CHARACTERS else None
    left = len(to_look_at(model.now.box, page))
    button = Button(
        f"look {page}",
        name(who, model.language) if who else model.sheet[page],
        model.sheet["entering"] if _half_entered(model, page) else model.checked(left),
        icon="" if who else "help" if left else "check",
        who=who,
    )
    return button, opens(page, describe)


def _half_entered(model: BoxModel, page: str) -> bool:
    if page == "tiles":
        return drafted_tiles(model.draft) is not None
    return page in CHARACTERS and drafted_split(model.draft, page) is not None


# The file


def _file(model: BoxModel) -> tuple[Choice, Choice]:
    sheet, told = model.sheet, bool(model.now.owner)
    take_out = Button("export", sheet["export"], icon="export", enabled=told)
    bring_in = Button("import", sheet["import"], icon="import")
    return (take_out, _export if told else sheet["nothing-told"]), (bring_in, _import)


def _import(page: BoxPage) -> None:
    page.house.go(BoxImport(page))


def _export(page: BoxPage) -> None:
    if page.house.outside.hand_over(*page.own.packed()):
        return
    try:
        path = page.own.export()
    except CannotSave as full:
        page.say_problem(full.say(page.language))
    else:
        page.say_why(words(BOX, page.language)["exported"].format(path=printable(path)))


class BoxImport(FileChoice):
    """The file of a box, from the exchange folder or from any other."""

    endings = ENDINGS

    def __init__(self, overview: BoxPage) -> None:
        super().__init__(overview.house)
        self.overview = overview

    def take(self, file: str) -> str:
        self.overview.remember()
        return self.overview.own.take(file)

    def take_bytes(self, name: str, raw: bytes) -> str:
        self.overview.remember()
        return self.overview.own.take_bytes(name, raw)

    def imported(self, which: str) -> None:
        """`which`: where what was told before lies."""
        sheet = words(BOX, self.language)["imported" if which else "imported-first"]
        self.overview.say_undoable(sheet.format(path=printable(which)))

    def view(self) -> PageView:
        own = self.overview.own
        return self.page("box-import", words(BOX, self.language), own.files(), own.exchange)
