"""L1.8: which three of the five kinds of Escher knots are in the box, picked by their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS, PATTERNS, kind
from companion.games.island.board.layout import Pattern
from companion.games.island.box.check import picked_knot, told
from companion.games.island.terms import Hex
from companion.text.languages import capitalised
from companion.ui.island.map.view import joined
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import Button, Ground, Island, PageView, Section, Space

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion

# Where the three lie on the map of the page.
_PLACES: Final = (Hex("D2"), Hex("D4"), Hex("D6"))
# A row of the map for each kind.
_ROWS: Final = dict(zip(KINDS, "ABCDE", strict=True))


def _pictures() -> dict[Hex, Pattern]:
    """Where each of the fifteen lies: its kind's row, from the left."""
    return {
        Hex(f"{row}{n}"): pattern
        for letter, row in _ROWS.items()
        for n, pattern in enumerate((one for one in PATTERNS if kind(one) == letter), 1)
    }


PICTURES: Final = _pictures()


def _map(knots: Mapping[Hex, Pattern]) -> Island:
    """Nothing but knots, all of which can be touched."""
    spaces = tuple(
        Space(at, "knot", arrows=joined(knots[at])) if at in knots else Space(at, "empty")
        for at in HEXES
    )
    return Island(Ground(spaces), lit=frozenset(knots))


class KnotsPage(BoxPage):
    def __init__(self, house: Companion, own: OwnBox) -> None:
        super().__init__(house, own, "knots")

    def act(self, words: list[str]) -> None:
        match words:
            case ["knot", "0" | "1" | "2" as at]:
                self._pick(int(at))
            case ["tap", at] if at in _PLACES:
                self._pick(_PLACES.index(Hex(at)))
            case _:
                pass

    def _pick(self, at: int) -> None:
        self.house.go(KnotPictures(self.house, self.own, at))

    def view(self) -> PageView:
        box = self.now.box
        row = tuple(
            Button(f"knot {at}", self.sheet["knot"].format(n=at + 1), icon="rename",
                   lines=capitalised(self.sheet[f"kind-{letter}"]))
            for at, letter in enumerate(box.knots)
        )  # fmt: skip
        section = Section(text=self.note("knots" in box.assumed), rows=(row,))
        view = self.shown(self.sheet["knots"], self.sheet["text-knots"], (section,))
        upright = {at: KINDS[letter] for at, letter in zip(_PLACES, box.knots, strict=True)}
        return revised(view, {"island": _map(upright)})


class KnotPictures(BoxPage):
    """All fifteen, for one of the three knots; the one that looks so is this one's kind."""

    def __init__(self, house: Companion, own: OwnBox, at: int) -> None:
        super().__init__(house, own, "knots")
        self.at = at

    def act(self, words: list[str]) -> None:
        match words:
            case ["tap", at] if at in PICTURES:
                self._picked(kind(PICTURES[Hex(at)]))
            case ["kind", letter] if letter in KINDS:
                self._picked(letter)
            case _:
                pass

    def _picked(self, letter: str) -> None:
        knots = picked_knot(self.now.box.knots, self.at, letter)
        if self.tell(told(self.own.tree, ("knots",), knots)):
            self.house.back()

    def view(self) -> PageView:
        sheet, now = self.sheet, self.now.box.knots[self.at]
        row = tuple(
            Button(f"kind {letter}", capitalised(sheet[f"kind-{letter}"]), chosen=letter == now)
            for letter in KINDS
        )
        return PageView(
            name="box-knot-pictures",
            title=sheet["which-knot"].format(n=self.at + 1),
            text=sheet["which-knot-text"],
            sections=(Section(rows=(row,)),),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
            island=_map(PICTURES),
        )
