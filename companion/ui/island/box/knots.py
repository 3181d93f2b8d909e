"""The three kinds of Escher knots (L1.8), and the anomaly's arrows, picked by their pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations
from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS, PATTERNS, kind
from companion.games.island.board.layout import Pattern
from companion.games.island.box.check import ARROWS, picked_knot, told
from companion.games.island.terms import Hex, direction_named
from companion.text.languages import capitalised
from companion.ui.island.box.page import (
    BoxModel,
    Choice,
    Entered,
    Form,
    FormField,
    one_of_few,
    opens,
    option,
    touches,
)
from companion.ui.island.map.view import direction_letters, joined
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.kit.parts import Button

# The places of the three on the map of the page.
_PLACES: Final = (Hex("D2"), Hex("D4"), Hex("D6"))
# A row of the map for each kind.
_ROWS: Final = dict(zip(KINDS, "ABCDE", strict=True))
# The places of the pictures of the ten ways of the arrows.
_TEN: Final = tuple(Hex(f"{row}{n}") for row, first in (("B", 1), ("D", 2)) for n in
                    range(first, first + 5))  # fmt: skip


def _map(pictures: Iterable[SpaceView]) -> IslandView:
    """A map of nothing but pictures, all of which can be touched."""
    shown = {one.at: one for one in pictures}
    spaces = tuple(shown.get(at, SpaceView(at, "empty")) for at in HEXES)
    return IslandView(Ground(spaces), lit=frozenset(shown))


# The knots


def _pictures() -> dict[Hex, Pattern]:
    """The place of each of the fifteen: in its kind's row, from the left."""
    return {
        Hex(f"{row}{n}"): pattern
        for letter, row in _ROWS.items()
        for n, pattern in enumerate((one for one in PATTERNS if kind(one) == letter), 1)
    }


PICTURES: Final = _pictures()


def _knot_at(at: Hex, pattern: Pattern) -> SpaceView:
    return SpaceView(at, "knot", arrows=joined(pattern))


def knots(model: BoxModel) -> Form:
    box, sheet = model.now.box, model.sheet

    def one(at: int, letter: str) -> Choice:
        looks = capitalised(sheet[f"kind-{letter}"])
        button = Button(f"knot {at}", sheet["knot"].format(n=at + 1), icon="rename", lines=looks)
        return button, opens("knots", partial(_knot, at=at))

    row = tuple(one(at, letter) for at, letter in enumerate(box.knots))
    return Form(
        sheet["knots"],
        sheet["text-knots"],
        (FormField(text=model.note("knots" in box.assumed), rows=(row,)),),
        island=_map(map(_knot_at, _PLACES, (KINDS[letter] for letter in box.knots))),
        taps={place: does for place, (_, does) in zip(_PLACES, row, strict=True)},
    )


def _knot(model: BoxModel, at: int) -> Form:
    """All fifteen pictures, for one of the three knots: the one that looks so is of its kind."""
    sheet, now = model.sheet, model.now.box.knots

    def picks(letter: str) -> Entered:
        return Entered(told(model.now.owner, ("knots",), picked_knot(now, at, letter)), closes=True)

    def one(letter: str) -> Choice:
        looks = capitalised(sheet[f"kind-{letter}"])
        return option(f"kind {letter}", looks, letter == now[at]), picks(letter)

    return Form(
        sheet["which-knot"].format(n=at + 1),
        sheet["which-knot-text"],
        (FormField(rows=(tuple(map(one, KINDS)),)),),
        island=_map(map(_knot_at, PICTURES, PICTURES.values())),
        taps={place: picks(kind(pattern)) for place, pattern in PICTURES.items()},
        confirms=False,
        name="box-knot-pictures",
    )


# The arrows


def _arrows_at(at: Hex, number: int) -> SpaceView:
    """Each side is joined to the others of its group."""
    groups = (tuple(map(direction_named, group.split("-"))) for group in ARROWS[number])
    pairs = tuple(pair for group in groups for pair in combinations(group, 2))
    return SpaceView(at, "anomaly", str(number + 1), arrows=pairs)


_ARROWS: Final = _map(_arrows_at(at, number) for number, at in enumerate(_TEN))


def arrows(model: BoxModel) -> Form:
    def sides(number: int, groups: Any) -> str:
        """`1: NW–NE–E / SE–SW–W`"""
        ways = (map(direction_named, group.split("-")) for group in groups)
        named = ("–".join(direction_letters(way, model.language) for way in one) for one in ways)
        return f"{number + 1}: {' / '.join(named)}"

    form = one_of_few(model, sides)
    taps = dict(zip(_TEN, touches(form).values(), strict=True))
    return revised(form, {"island": _ARROWS, "taps": taps})
