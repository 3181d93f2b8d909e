"""The island of the set-up, laid out by hand; what is laid is kept as it goes (L2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.games.island.board.buildable import misfit
from companion.games.island.building.laid import Building, restocked
from companion.games.island.building.tiles import stock_of
from companion.games.island.terms import Hex
from companion.ui.island.wizard.build_island import BuildIsland

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard


def misfits(spaces: Mapping[Hex, str], tiles: tuple[tuple[str, str], ...]) -> tuple[Hex, ...]:
    """L1.5: the spaces that no tile of the box can cover."""
    found = misfit(spaces, tiles)
    return () if found is None else found.at


class ByHand(BuildIsland):
    """An empty map at first, for copying the island that lies on the table."""

    def __init__(self, wizard: AtWizard) -> None:
        self.wizard = wizard
        kept, stock = wizard.draft.building, stock_of(wizard.box)
        if kept is None:
            begun = Building(stock)
        elif kept.stock == stock:
            begun = kept
        else:  # somebody has looked into the box meanwhile
            begun = restocked(kept, stock)
        super().__init__(wizard.house, begun, wizard.rail(), self._onward, misfits)

    def do(self, act: str) -> None:
        before = self.building
        super().do(act)
        if (before.tiles, before.arrows) != (self.building.tiles, self.building.arrows):
            self.wizard.keep()

    def _stand(self, building: Building) -> None:
        super()._stand(building)
        self.wizard.draft.building = building

    def _onward(self, act: str) -> None:
        """Go back to the set-up; what has been laid stays here."""
        self.house.back()
        if act == "next":
            self.wizard.draft.lay(self.island)
            self.wizard.go("tokens")
            self.wizard.keep()
        elif act == "quick-start":
            self.wizard.do("quick")
        else:
            self.wizard.do(act)
