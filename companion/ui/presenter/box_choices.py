"""What is one of a few: Hempel's palms, Theseus's extra boxes, the arrows of the anomaly.

The arrows are picked by their pictures, as the knots are.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.box.check import ARROWS, entries, told
from companion.games.island.terms import Hex, direction_named
from companion.text.languages import capitalised
from companion.ui.island.map.view import direction_letters
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import (
    Button,
    Ground,
    Island,
    PageView,
    Section,
    Space,
)

CHOICES: Final = ("palms", "extras", "arrows")

# Where on a map the pictures of the ten ways lie.
_PLACES: Final = tuple(Hex(f"{row}{n}") for row, first in (("B", 1), ("D", 2)) for n in
                       range(first, first + 5))  # fmt: skip


def _picture(number: int) -> Space:
    """Each side is joined to the others of its group."""
    groups = (tuple(map(direction_named, group.split("-"))) for group in ARROWS[number])
    pairs = tuple(pair for group in groups for pair in combinations(group, 2))
    return Space(_PLACES[number], "anomaly", str(number + 1), arrows=pairs)


def _pictures() -> Island:
    pictures = {_PLACES[number]: _picture(number) for number in range(len(ARROWS))}
    spaces = tuple(pictures.get(at, Space(at, "empty")) for at in HEXES)
    return Island(Ground(spaces), lit=frozenset(_PLACES))


_PICTURES: Final = _pictures()


class ChoicePage(BoxPage):
    """`page`: one of `CHOICES`. A choice is known by its number in the list."""

    def act(self, words: list[str]) -> None:
        (entry,) = entries(self.now, self.page)
        match words:
            case ["choose", number] if number in map(str, range(len(entry.choices))):
                self.tell(told(self.own.tree, entry.place, list(entry.choices[int(number)])))
            case ["tap", at] if self.page == "arrows" and at in _PLACES:
                self.act(["choose", str(_PLACES.index(at))])
            case _:
                pass

    def view(self) -> PageView:
        (entry,) = entries(self.now, self.page)
        row = tuple(
            Button(f"choose {n}", self._shown(n, choice), chosen=choice == entry.value)
            for n, choice in enumerate(entry.choices)
        )
        section = Section(text=self.note(entry.assumed), rows=(row,))
        view = self.shown(self.sheet[self.page], self.sheet[f"text-{self.page}"], (section,))
        return revised(view, {"island": _PICTURES}) if self.page == "arrows" else view

    def _shown(self, number: int, choice: Any) -> str:
        match self.page:
            case "arrows":
                return f"{number + 1}: {' / '.join(map(self._sides, choice))}"
            case "extras":
                return capitalised(", ".join(self.sheet[f"extra-{extra}"] for extra in choice))
            case _:
                return " + ".join(choice)

    def _sides(self, group: str) -> str:
        sides = map(direction_named, group.split("-"))
        return "–".join(direction_letters(side, self.language) for side in sides)
