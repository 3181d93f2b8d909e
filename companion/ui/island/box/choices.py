"""Details that are one of a few: Hempel's palms, Theseus's extra boxes, the anomaly's arrows.

The arrows are picked by their pictures, as the knots are.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.box.check import ARROWS, BoxDetail, entries
from companion.games.island.terms import Hex, direction_named
from companion.text.languages import capitalised
from companion.ui.island.box.page import BoxPage, Form
from companion.ui.island.map.view import direction_letters
from companion.ui.island.map.views import Ground, IslandView, SpaceView

# The places on a map of the pictures of the ten ways.
_PLACES: Final = tuple(Hex(f"{row}{n}") for row, first in (("B", 1), ("D", 2)) for n in
                       range(first, first + 5))  # fmt: skip


def _picture(number: int) -> SpaceView:
    """Each side is joined to the others of its group."""
    groups = (tuple(map(direction_named, group.split("-"))) for group in ARROWS[number])
    pairs = tuple(pair for group in groups for pair in combinations(group, 2))
    return SpaceView(_PLACES[number], "anomaly", str(number + 1), arrows=pairs)


def _pictures() -> IslandView:
    pictures = {_PLACES[number]: _picture(number) for number in range(len(ARROWS))}
    spaces = tuple(pictures.get(at, SpaceView(at, "empty")) for at in HEXES)
    return IslandView(Ground(spaces), lit=frozenset(_PLACES))


_PICTURES: Final = _pictures()


def palms(page: BoxPage) -> Form:
    return _form(page, *(" + ".join(one) for one in _detail(page).choices))


def extras(page: BoxPage) -> Form:
    orders = (
        ", ".join(page.sheet[f"extra-{extra}"] for extra in one) for one in _detail(page).choices
    )
    return _form(page, *map(capitalised, orders))


def arrows(page: BoxPage) -> Form:
    detail = _detail(page)
    taps = {
        at: page.sets(detail.place, one) for at, one in zip(_PLACES, detail.choices, strict=True)
    }
    labels = (f"{n}: {_sides(page, one)}" for n, one in enumerate(detail.choices, 1))
    return revised(_form(page, *labels), {"island": _PICTURES, "taps": taps})


def _detail(page: BoxPage) -> BoxDetail:
    (detail,) = entries(page.now, page.page)
    return detail


def _form(page: BoxPage, *labels: str) -> Form:
    """A choice is known by its number."""
    named = [(f"choose {n}", label) for n, label in enumerate(labels)]
    field = page.one_of(_detail(page), named)
    return Form(page.sheet[page.page], page.sheet[f"text-{page.page}"], (field,))


def _sides(page: BoxPage, groups: Any) -> str:
    """`NW–NE–E / SE–SW–W`"""
    return " / ".join(
        "–".join(
            direction_letters(direction_named(side), page.language) for side in group.split("-")
        )
        for group in groups
    )
