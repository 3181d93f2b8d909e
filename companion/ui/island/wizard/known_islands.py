"""Islands that somebody knows already: the owner's own, and one behind a code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import segno

from companion.games.island.board.island_code import BadCode, code_of, island_of
from companion.store.island.named_islands import ready_islands
from companion.store.island.own_islands import OwnIslands
from companion.text.island.islands import bad_code
from companion.text.screens import words
from companion.text.screens.files import FILES
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.wizard.step import AtDraft
from companion.ui.kit.parts import Button, Picture
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.text.languages import Language
    from companion.ui.island.wizard.step import AtWizard
    from companion.ui.shell.house import House

_LONGEST: Final = 100  # letters of a code, with whatever else was pasted


def name_island(house: House, own: OwnIslands, island: Island, name: str = "") -> Naming:
    sheet = words(QUICK_START, house.settings.language)
    asked = NameAsked(
        "keep-island", sheet["keep-island"], sheet["island-name"], sheet["back"], sheet["keep"],
        sheet["keep-text"],
    )  # fmt: skip

    def keep(written: str) -> None:
        own.keep(island, written)

    return Naming(house, asked, keep, name)


def name_of(house: House, island: Island, language: Language) -> str:
    """The name of an island that is known, the owner's own first."""
    code = code_of(island.spaces, island.knots)
    ready = (one.name[language] for one in ready_islands() if one.code == code)
    return OwnIslands(house.shelf.folder).names.get(code) or next(ready, "")


# Codes


class EnterCode(AtDraft):
    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard)
        self.written = ""

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "take":
                self._take()
            case "paste":
                self._paste()
            case _:
                super().do(act)

    def _take(self) -> None:
        try:
            self.take(island_of(self.written))
        except BadCode as bad:
            self.say_problem(bad_code(bad, self.language))

    def _paste(self) -> None:
        """A message may have broken the code into lines."""
        found = " ".join(self.house.outside.pasted().split())
        if found:
            self.written = found[:_LONGEST]
        else:
            self.say_why(words(FILES, self.language)["nothing-to-paste"])

    def typed(self, text: str) -> None:
        self.hush()
        self.written = text[:_LONGEST]

    def view(self) -> PageView:
        return self.noticed(code_view(self.written, self.language))


def code_view(written: str, language: Language) -> PageView:
    sheet = words(QUICK_START, language)
    return PageView(
        name="code",
        title=sheet["code"],
        text=sheet["code-text"],
        back=Button("back", sheet["back"], icon="back"),
        foot=(
            Button("paste", words(FILES, language)["paste"]),
            Button("take", sheet["take"], icon="check", tone="accent"),
        ),
        field=(sheet["code-hint"], written),
        night=NightArt(),
    )


class ShareIsland(BasePage):
    """The code of an island as words and as a picture, as secret as the island itself."""

    def __init__(self, house: House, code: str) -> None:
        super().__init__(house)
        self.code = code

    def do(self, act: str) -> None:
        self.hush()
        sheet, outside = words(FILES, self.language), self.house.outside
        if act == "copy":
            outside.copy(self.code)
            self.say_why(sheet["copied"])
        elif act != "send":
            super().do(act)
        elif not outside.hand_over_text(self.code):
            self.say_problem(sheet["not-sent"])

    def view(self) -> PageView:
        return self.noticed(share_view(self.code, self.house.outside.reaches, self.language))


def share_view(code: str, reaches: bool, language: Language) -> PageView:
    """`reaches`: it can be sent somewhere from this machine."""
    sheet, files = words(QUICK_START, language), words(FILES, language)
    send = Button("send", files["send"], icon="export", tone="accent")
    return PageView(
        name="share-island",
        title=code,
        text=sheet["share-text"],
        back=Button("back", sheet["back"], icon="back"),
        foot=(Button("copy", files["copy"]), *((send,) if reaches else ())),
        picture=picture(code),
    )


def picture(code: str) -> Picture:
    """The QR code, with the empty rim that a camera needs."""
    drawn = segno.make(code.replace("-", ""), error="m", micro=False)
    return tuple(tuple(bool(dot) for dot in row) for row in drawn.matrix_iter(border=4))
