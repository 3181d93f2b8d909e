"""Check your box: everything that somebody should look at, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.island.box.check import to_look_at
from companion.games.island.box.draft import drafted_split, drafted_tiles
from companion.games.island.setup.checks import printable
from companion.games.island.terms import CHARACTERS
from companion.store.troubles import CannotSave
from companion.text.names import name
from companion.ui.presenter.box_board import BoardPage
from companion.ui.presenter.box_choices import CHOICES, ChoicePage
from companion.ui.presenter.box_gains import GainsPage
from companion.ui.presenter.box_import import BoxImport
from companion.ui.presenter.box_knots import KnotsPage
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.box_tiles import TilesPage
from companion.ui.presenter.box_tokens import TokensPage
from companion.ui.presenter.own_box import own_box
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion

_SYMBOLS = ("palms", "extras", "gains")
_PIECES = ("tokens", "tiles", "knots", "arrows")


class CheckBox(BoxPage):
    """The list of them, and the file that all of it is kept in."""

    def __init__(self, house: Companion) -> None:
        super().__init__(house, own_box(house), "")

    def act(self, words: list[str]) -> None:
        match words:
            case ["look", page]:
                self._open(page)
            case ["export"]:
                self._export()
            case ["import"]:
                self.house.go(BoxImport(self.house, self.own, self))
            case _:
                pass

    def _open(self, page: str) -> None:
        house, own = self.house, self.own
        match page:
            case "tokens":
                house.go(TokensPage(house, own))
            case "tiles":
                house.go(TilesPage(house, own))
            case "knots":
                house.go(KnotsPage(house, own))
            case "gains":
                house.go(GainsPage(house, own))
            case _ if page in CHOICES:
                house.go(ChoicePage(house, own, page))
            case _ if page in CHARACTERS:
                house.go(BoardPage(house, own, page))
            case _:
                pass

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

    def imported(self, kept: str) -> None:
        """`kept`: where what was told before lies."""
        key = "imported" if kept else "imported-first"
        self.say_undoable(self.sheet[key].format(path=printable(kept)))

    # What is seen

    def view(self) -> PageView:
        sheet, trouble = self.sheet, self.own.trouble
        sections = (
            self._listed("boards", CHARACTERS),
            self._listed("symbols", _SYMBOLS),
            self._listed("pieces", _PIECES),
            self._file(),
        )
        return PageView(
            name="check-box",
            title=sheet["title"],
            text=sheet["intro"],
            sections=sections,
            back=Button("back", sheet["back"], icon="back"),
            notice=(trouble[self.language], ()) if trouble and not self.notice else self.notice,
            problem=self.problem or (trouble is not None and self.notice is None),
        )

    def _listed(self, heading: str, pages: Sequence[str]) -> Section:
        return Section(self.sheet[heading], rows=(tuple(map(self._page, pages)),))

    def _page(self, page: str) -> Button:
        board = page in CHARACTERS
        left = len(to_look_at(self.now.box, page))
        return Button(
            f"look {page}",
            name(page, self.language) if board else self.sheet[page],
            self._status(page, left),
            icon="" if board else "help" if left else "check",
            who=page if board else None,
        )

    def _status(self, page: str, left: int) -> str:
        if self._half_entered(page):
            return self.sheet["entering"]
        return self.sheet["to-look-at"].format(n=left) if left else self.sheet["looked-at"]

    def _half_entered(self, page: str) -> bool:
        if page == "tiles":
            return drafted_tiles(self.own.draft) is not None
        return page in CHARACTERS and drafted_split(self.own.draft, page) is not None

    def _file(self) -> Section:
        sheet = self.sheet
        row = (
            Button("export", sheet["export"], icon="export", enabled=bool(self.own.tree)),
            Button("import", sheet["import"], icon="import"),
        )
        return Section(sheet["file"], sheet["file-text"], (row,))
