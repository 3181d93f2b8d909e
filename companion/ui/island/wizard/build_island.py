"""L2.2: an island is laid out by hand: the steps, what undoes them, and what may come next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.board.buildable import misfit
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import Island
from companion.games.island.building.changes import Change, changed
from companion.games.island.building.fill import filled
from companion.games.island.building.hand import (
    cleared,
    drag,
    lay,
    pick_arrows,
    take_away,
    touch_space,
    touch_tile,
    turn,
)
from companion.games.island.building.knots import PICKS
from companion.games.island.building.laid import Barred, Building, restocked
from companion.games.island.building.problems import BuildingFault, Misfits, faults, island
from companion.games.island.building.tiles import is_tile, stock_of
from companion.games.island.terms import Hex
from companion.text.counted import counted
from companion.text.island.building import barred, fault
from companion.text.screens import words
from companion.text.screens.building import BUILDING
from companion.ui.island.wizard.build_view import Built, build_view
from companion.ui.island.wizard.model import rail
from companion.ui.island.wizard.views import BuildView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard
    from companion.ui.shell.house import House


# Each with the island that it began or ended with.
BuildingSteps = list[tuple[Building, Change]]


def any_seed() -> int:
    return randbelow(10**15)


class BuildIsland(BasePage):
    """An island in the making, its steps done and undone.

    `rail`: the steps of the wizard. `onward`: takes the acts that lead elsewhere, those of the
    rail, of the other ways to an island, *Quick start*, and `next` once the island is complete.
    `misfits`: finds the spaces that no tile of the box can cover (L1.5), if the tiles are known.
    """

    def __init__(
        self,
        house: House,
        building: Building,
        rail: tuple[Button, ...],
        onward: Callable[[str], None],
        misfits: Misfits | None = None,
        seed: Callable[[], int] = any_seed,
    ) -> None:
        super().__init__(house)
        self.rail = rail
        self.onward = onward
        self.misfits = misfits
        self.seed = seed
        self.done: BuildingSteps = []
        self.undone: BuildingSteps = []
        self.faults: tuple[BuildingFault, ...] = ()
        self._stand(building)

    @property
    def island(self) -> Island:
        """Barred while it is not complete, or something is wrong with it."""
        return island(self.building, self.misfits)

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except Barred as why:
            self.say_why(barred(why, self.language))

    def _do(self, act: str) -> None:
        ways = {button.act for button in self.rail} | {"random", "ready-made", "code"}
        match act.split():
            case ["undo"]:
                self._go_back(self.done, self.undone)
            case ["redo"]:
                self._go_back(self.undone, self.done)
            case ["next"]:
                self._next()
            case _ if act in ways or act == "quick-start":
                self.onward(act)
            case [*parts]:
                self.lay_out(self._touched(parts))

    def _touched(self, parts: list[str]) -> Building:
        now = self.building
        match parts:
            case ["place", tile] if is_tile(now.stock, tile):
                return touch_tile(now, tile)
            case ["tap" | "hold", at] if at in HEXES:
                return touch_space(now, Hex(at))
            case ["drag", source, target]:
                return self._dragged(source, target)
            case ["arrows", pick] if pick in PICKS:
                return pick_arrows(now, pick)
            case ["turn"]:
                return turn(now)
            case ["take"]:
                return self._taken()
            case ["fill"]:
                return filled(now, Random(self.seed()))
            case ["clear"]:
                return cleared(now)
            case _:
                super().do(" ".join(parts))
                return now

    def _dragged(self, source: str, target: str) -> Building:
        now = self.building
        if source in HEXES and target == "away":
            return take_away(now, Hex(source))
        if source in HEXES and target in HEXES:
            return drag(now, Hex(source), Hex(target))
        if is_tile(now.stock, source) and target in HEXES:
            return lay(now, source, Hex(target))
        return now

    def _taken(self) -> Building:
        held = self.building.held
        if held is None or self.building.lying(held) is None:
            raise Barred("nothing-held")
        return take_away(self.building, held)

    def _next(self) -> None:
        empty = len(self.building.empty)
        if empty and not self.faults:
            self.say_why(counted(words(BUILDING, self.language)["not-full"], empty, self.language))
        elif self.faults:
            # Of a knot that is held the arrows stand where the problems would.
            problems = (fault(one, self.language) for one in self.faults)
            self.say_why("\n".join((barred(Barred("not-finished"), self.language), *problems)))
        else:
            self.onward("next")

    # BuildingSteps, back and forth

    def lay_out(self, building: Building) -> None:
        """Lay an island out, also one from elsewhere: it is a step like any other."""
        change = changed(self.building, building)
        if change is not None:
            self.done.append((self.building, change))
            self.undone.clear()
        self._stand(building)

    def _go_back(self, steps: BuildingSteps, others: BuildingSteps) -> None:
        """To where the last of the steps came from; it can be taken again from the others."""
        if not steps:
            raise Barred("nothing-to-undo" if steps is self.done else "nothing-to-redo")
        stood, change = steps.pop()
        others.append((self.building, change))
        self._stand(stood)

    def _stand(self, building: Building) -> None:
        self.building: Building = building
        self.faults = faults(building, self.misfits)

    # The view

    def view(self) -> BuildView:
        undo = self.done[-1][1] if self.done else None
        redo = self.undone[-1][1] if self.undone else None
        built = Built(self.building, self.faults, undo, redo, self.language)
        return build_view(built, self.rail, self.notice)


# In the set-up


class ByHand(BuildIsland):
    """The island of the set-up, kept as it goes.

    An empty map at first, for copying the island that lies on the table.
    """

    def __init__(self, wizard: AtWizard) -> None:
        self.wizard = wizard
        stock = stock_of(wizard.box)
        begun = wizard.draft.building or Building(stock)
        if begun.stock != stock:  # somebody has looked into the box meanwhile
            begun = restocked(begun, stock)
        super().__init__(wizard.house, begun, rail(wizard.model()), self._onward, misfits)

    def do(self, act: str) -> None:
        before = self.building
        super().do(act)
        if (before.tiles, before.arrows) != (self.building.tiles, self.building.arrows):
            self.wizard.keep()

    def _stand(self, building: Building) -> None:
        super()._stand(building)
        self.wizard.draft = revised(self.wizard.draft, {"building": building})

    def _onward(self, act: str) -> None:
        """Go back to the set-up; what has been laid stays here."""
        self.house.back()
        if act == "next":
            self.wizard.draft = self.wizard.draft.lay(self.island)
            self.wizard.go("tokens")
            self.wizard.keep()
        elif act == "quick-start":
            self.wizard.do("quick")
        else:
            self.wizard.do(act)


def misfits(spaces: Mapping[Hex, str], tiles: tuple[tuple[str, str], ...]) -> tuple[Hex, ...]:
    """L1.5: the spaces that no tile of the box can cover."""
    found = misfit(spaces, tiles)
    return () if found is None else found.at
