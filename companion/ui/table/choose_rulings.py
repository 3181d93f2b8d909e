"""The rulings of a small game's table, chosen before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.registry import kind
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView
from companion.ui.table.games import at_table

if TYPE_CHECKING:
    from companion.engine.languages import Topic
    from companion.ui.shell.house import House


class ChooseTableRulings(BasePage):
    """Those of which something can be chosen; `chosen`: the values that differ from the first.

    `names`, `values`: the game's own words for each ruling, and for each ruling with its value.
    """

    secret = False

    def __init__(
        self, house: House, game: str, names: Topic, values: Topic, chosen: dict[str, str]
    ) -> None:
        super().__init__(house)
        self.game, self.names, self.values, self.chosen = game, names, values, chosen
        self.rulings = {name: of for name, of in kind(game).rulings.items() if len(of) > 1}

    def do(self, act: str) -> None:
        match act.split(maxsplit=2):
            case ["ruling", name, value] if value in self.rulings.get(name, ()):
                self.chosen[name] = value
            case ["check-box", _]:
                self.house.open_over(self, act)
            case _:
                super().do(act)

    def view(self) -> PageView:
        sheet = words(AT_TABLE, self.language)
        return PageView(
            name=f"{self.game}-rulings",
            title=sheet["rulings"],
            text=sheet["rulings-text"],
            sections=tuple(map(self._section, self.rulings)),
            back=Button("back", sheet["back"], icon="back"),
            foot=self._box(),
        )

    def _box(self) -> tuple[Button, ...]:
        """What is printed is told beside what is ruled."""
        if at_table(self.game).box(self.house) is None:
            return ()
        sheet = words(AT_TABLE, self.language)
        told = sheet["check-box-text"]
        return (Button(f"check-box {self.game}", sheet["check-box"], told, icon="box"),)

    def _section(self, name: str) -> Section:
        values = self.rulings[name]
        now = self.chosen.get(name, values[0])
        segments = tuple(
            Segment(
                f"ruling {name} {value}",
                self.values[f"{name} {value}"][self.language],
                value == now,
            )
            for value in values
        )
        return Section(self.names[name][self.language], segments=segments)
