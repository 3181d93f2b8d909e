"""L1.8: which three of the five kinds of Escher knots are in the box, picked by their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS, PATTERNS, kind
from companion.games.island.board.layout import Pattern
from companion.games.island.box.check import picked_knot, told
from companion.games.island.terms import Hex
from companion.text.languages import capitalised
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField, OnTouch
from companion.ui.island.map.view import joined
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.kit.parts import Button

# The places of the three on the map of the page.
_PLACES: Final = (Hex("D2"), Hex("D4"), Hex("D6"))
# A row of the map for each kind.
_ROWS: Final = dict(zip(KINDS, "ABCDE", strict=True))


def _pictures() -> dict[Hex, Pattern]:
    """The place of each of the fifteen: in its kind's row, from the left."""
    return {
        Hex(f"{row}{n}"): pattern
        for letter, row in _ROWS.items()
        for n, pattern in enumerate((one for one in PATTERNS if kind(one) == letter), 1)
    }


PICTURES: Final = _pictures()


def _map(knots: Mapping[Hex, Pattern]) -> IslandView:
    """A map of nothing but knots, all of which can be touched."""
    spaces = tuple(
        SpaceView(at, "knot", arrows=joined(knots[at])) if at in knots else SpaceView(at, "empty")
        for at in HEXES
    )
    return IslandView(Ground(spaces), lit=frozenset(knots))


def knots(page: BoxPage) -> Form:
    box, sheet = page.now.box, page.sheet

    def one(at: int, letter: str) -> Choice:
        looks = capitalised(sheet[f"kind-{letter}"])
        button = Button(f"knot {at}", sheet["knot"].format(n=at + 1), icon="rename", lines=looks)
        return button, page.opens("knots", partial(_knot, at=at))

    row = tuple(one(at, letter) for at, letter in enumerate(box.knots))
    return Form(
        sheet["knots"],
        sheet["text-knots"],
        (FormField(text=page.note("knots" in box.assumed), rows=(row,)),),
        island=_map({at: KINDS[letter] for at, letter in zip(_PLACES, box.knots, strict=True)}),
        taps={place: effect for place, (_, effect) in zip(_PLACES, row, strict=True)},
    )


def _knot(page: BoxPage, at: int) -> Form:
    """All fifteen pictures, for one of the three knots: the one that looks so is of its kind."""
    sheet, now = page.sheet, page.now.box.knots

    def picks(letter: str) -> OnTouch:
        def pick() -> None:
            if page.tell(told(page.own.tree, ("knots",), picked_knot(now, at, letter))):
                page.house.back()

        return pick

    row = tuple(
        (
            Button(
                f"kind {letter}", capitalised(sheet[f"kind-{letter}"]), chosen=letter == now[at]
            ),
            picks(letter),
        )
        for letter in KINDS
    )
    return Form(
        sheet["which-knot"].format(n=at + 1),
        sheet["which-knot-text"],
        (FormField(rows=(row,)),),
        island=_map(PICTURES),
        taps={place: picks(kind(pattern)) for place, pattern in PICTURES.items()},
        confirms=False,
        name="box-knot-pictures",
    )
