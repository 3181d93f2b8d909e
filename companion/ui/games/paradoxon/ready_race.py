"""The race of X2.3: who has set up first begins. Each half of the tablet is one player's button."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.model import SIDES
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.seats import short
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House

EQUAL: Final = 0.02  # seconds: a lot decides


@frozen
class RaceHalf:
    """One player's half. `ready`: it was touched; `first`: before the other's."""

    button: Button
    ready: bool
    first: bool


@frozen
class RaceView:
    halves: tuple[RaceHalf, RaceHalf]
    told: str
    keys: tuple[Button, ...]


class ReadyRace(BasePage):
    """`won`: called with the place of the faster one, once both are content.

    `times`: when each was ready. `faster`: the place of the first; a lot, where both were equal.
    """

    secret = False

    def __init__(self, house: House, people: tuple[str, ...], won: Callable[[int], None]) -> None:
        super().__init__(house)
        self.people, self.won = people, won
        self._anew()

    def _anew(self) -> None:
        self.times: dict[int, float] = {}
        self.faster: int | None = None
        self.lot = False

    def do(self, act: str) -> None:
        match act.split():
            case ["ready", side] if side in SIDES:
                self._ready(SIDES.index(side))
            case ["not-true"]:
                self._anew()
            case ["go"] if self.faster is not None:
                self.house.back()
                self.won(self.faster)
            case _:
                super().do(act)

    def _ready(self, place: int) -> None:
        if place in self.times:
            return
        self.times[place] = self.house.shelf.now()
        if len(self.times) == 1:
            self.faster = place
        elif self._later < EQUAL:
            self.lot, self.faster = True, randbelow(2)

    @property
    def _later(self) -> float:
        """Seconds between the two."""
        return max(self.times.values()) - min(self.times.values())

    # What is seen

    def view(self) -> TableView:
        shown = RaceView((self._half(0), self._half(1)), self._told(), self._keys())
        return TableView("paradoxon race", "paradoxon", shown)

    @property
    def _sheet(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    def _name(self, place: int) -> str:
        return short(self.people[place])

    def _half(self, place: int) -> RaceHalf:
        sheet, ready, first = self._sheet, place in self.times, place == self.faster
        name = self._name(place)
        if not ready:
            label, second = sheet["race-touch"].format(who=name), sheet["race-touch-text"]
        elif first:
            label = sheet["race-first"].format(who=name)
            second = sheet["race-begins"].format(who=name)
        else:
            label, second = sheet["race-second"].format(who=name), self._delay()
        return RaceHalf(Button(f"ready {SIDES[place]}", label, second), ready, first)

    def _delay(self) -> str:
        if self.lot:
            return self._sheet["race-lot-text"]
        assert self.faster is not None
        seconds = f"{self._later:.1f}" if self._later >= 0.1 else f"{self._later:.2f}"
        seconds = seconds.replace(".", self._sheet["decimal-point"])
        return self._sheet["race-later"].format(n=seconds, who=self._name(self.faster))

    def _told(self) -> str:
        sheet = self._sheet
        if len(self.times) < 2:
            return sheet["race-open" if not self.times else "race-one"]
        return sheet["race-lot" if self.lot else "race-both"]

    def _keys(self) -> tuple[Button, ...]:
        sheet, common = self._sheet, words(AT_TABLE, self.language)
        if not self.times:
            return (Button("back", common["back"], icon="back"),)
        anew = Button("not-true", sheet["race-anew"], icon="undo")
        if len(self.times) < 2 or self.faster is None:
            return (anew,)
        go = sheet["race-go"].format(who=self._name(self.faster))
        return (anew, Button("go", go, icon="e"))
