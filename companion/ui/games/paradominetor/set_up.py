"""The set-up of PARADOMINETOR: who plays, which sets, to whom three tiles go, who begins."""

from __future__ import annotations

from secrets import SystemRandom
from typing import TYPE_CHECKING, Any

from companion.games.paradominetor.tiles import COLOURS
from companion.text.counted import counted
from companion.text.languages import capitalised
from companion.text.paradominetor.nouns import COLOURS as COLOUR_NAMES
from companion.text.paradominetor.rulings import RULED, RULING
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.ui.games.paradominetor.colours import TILES, ink_on
from companion.ui.games.paradominetor.lesson import ParadominetorLesson
from companion.ui.kit.parts import Button
from companion.ui.table.tablet_set_up import TabletSetUp
from companion.ui.table.views import Column, ColumnText, KeyGrid, Swatch, Swatches

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from companion.ui.shell.house import House, Page
    from companion.ui.table.games import TableGame


class ParadominetorSetUp(TabletSetUp):
    """`sets`: all five colours, of which as many are in play as people, the first ones.

    `lazy`: the board opens where only who won is touched.
    """

    ruling_words = (RULING, RULED)
    seats = needed = (3, 5)  # T2.1
    wanted = 3

    def __init__(self, house: House, game: TableGame, seated: tuple[str, ...] = ()) -> None:
        super().__init__(house, game, seated)
        self.sets: tuple[str, ...] = COLOURS
        self.pass_to, self.lazy = "left", False

    @property
    def own(self) -> Mapping[str, str]:
        return words(PARADOMINETOR, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["sets"]:
                self.hush()
                self._throw()
            case ["set-of", colour] if colour in COLOURS:
                self.hush()
                self._exchange(colour)
            case ["pass", "left" | "right" as to]:
                self.hush()
                self.pass_to = to
            case ["by-tiles" | "by-winners" as way]:
                self.hush()
                self.lazy = way == "by-winners"
            case ["begin"]:
                super().do(act)
                if self.lazy and not self.in_tablet and self.house.pages[-1] is not self:
                    self.house.pages[-1].do("lazy")
            case _:
                super().do(act)

    @property
    def _count(self) -> int:
        return max(self.needed[0], len(self.everybody))

    def _throw(self) -> None:
        """Other sets than these, by dice; in the order of the colours (look3: never by use)."""
        if self._count == len(COLOURS):
            return
        dice, before = SystemRandom(), set(self.sets[: self._count])
        while set(self.sets[: self._count]) == before:
            some = dice.sample(COLOURS, self._count)
            self._take(some)

    def _exchange(self, colour: str) -> None:
        """A set that is touched goes out, and the next one comes in its place."""
        inside, outside = self.sets[: self._count], self.sets[self._count :]
        if colour in inside and outside:
            self._take([outside[0] if one == colour else one for one in inside])

    def _take(self, some: Sequence[str]) -> None:
        inside = tuple(one for one in COLOURS if one in some)
        left = [one for one in COLOURS if one not in some]
        later = [one for one in left if one not in self.sets[: self._count]]
        self.sets = (*inside, *later, *(one for one in left if one not in later))

    def table(self, _players: tuple[str, ...]) -> dict[str, Any]:
        return {
            "keep": "all",
            **({"chance": "app"} if self.in_tablet else {"hands": {}}),
            "sets": [one for one in COLOURS if one in self.sets[: self._count]],
            "pass": self.pass_to,
            "rulings": self.chosen,
        }

    def lesson(self) -> Page:
        return ParadominetorLesson(self.house, self.game)

    def who_begins(self) -> str:
        return self.own["traveller"]

    def columns(self) -> tuple[Column, ...]:
        own = self.own
        inside = [one for one in COLOURS if one in self.sets[: self._count]]
        swatches = tuple(
            Swatch(
                Button(f"set-of {one}", capitalised(COLOUR_NAMES[one][self.language])),
                TILES[one],
                ink_on(one),
            )
            for one in inside
        )
        dice = Button(
            "sets",
            own["other-sets"],
            counted(own["as-many"], self._count, self.language),
            icon="dice",
            enabled=self._count < len(COLOURS),
        )
        if self.in_tablet:
            way = KeyGrid((self._passes("left", "w"), self._passes("right", "e")))
            text = ColumnText(own["tablet-text"], well=True)
            return (Column(2, own["deal"], (self.where(), *self.whom(), way, text)),)
        parts = (
            self.where(),
            Swatches(swatches, across=2 if len(inside) == 4 else 3, high=60),
            KeyGrid((dice,), across=1),
            ColumnText(own["five-each"]),
            ColumnText(own["then-pass"]),
            KeyGrid((self._passes("left", "w"), self._passes("right", "e"))),
            ColumnText(own["left-is"]),
            ColumnText(own["in-any-trick"]),
            KeyGrid((self._keeps("by-tiles"), self._keeps("by-winners"))),
        )
        return (Column(2, own["deal"], parts),)

    def _passes(self, to: str, icon: str) -> Button:
        return Button(
            f"pass {to}",
            self.own[to],
            self.own[f"{to}-note"],
            icon=icon,
            tone="option",
            chosen=self.pass_to == to,
        )

    def _keeps(self, way: str) -> Button:
        on = self.lazy == (way == "by-winners")
        return Button(way, self.own[way], tone="option", chosen=on)
