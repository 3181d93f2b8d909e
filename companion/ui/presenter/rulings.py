"""L18: what this table plays where the printed rules leave a gap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.games.island.rulings import RULINGS, Rulings, play, played
from companion.text.rulings import ruling, ruling_name
from companion.text.screens import words
from companion.text.screens.counted import quoted
from companion.text.screens.menu import MENU
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class Chosen(Protocol):
    rulings: Rulings


class ChooseRulings(Page):
    """Before a game: each ruling that has another value can be changed by a touch.

    `keep`: called after each.
    """

    def __init__(self, house: Companion, table: Chosen, keep: Callable[[], None]) -> None:
        super().__init__(house)
        self.table, self.keep = table, keep

    def do(self, act: str) -> None:
        match act.split():
            case ["rule", name, value] if value in RULINGS.get(name, ()):
                self.table.rulings = play({**played(self.table.rulings), name: value})
                self.keep()
            case _:
                pass

    def view(self) -> PageView:
        sheet = words(MENU, self.language)
        return PageView(
            name="choose-rulings",
            title=sheet["rulings"],
            text=sheet["choose-rulings"],
            sections=tuple(self._ruling(*one) for one in played(self.table.rulings).items()),
            back=Button("back", sheet["back"], icon="back"),
        )

    def _ruling(self, name: str, now: str) -> Section:
        values = RULINGS[name]
        if len(values) == 1:
            return Section(ruling_name(name, self.language), ruling(name, now, self.language))
        buttons = tuple(
            Button(f"rule {name} {value}", ruling(name, value, self.language), chosen=value == now)
            for value in values
        )
        return Section(ruling_name(name, self.language), rows=tuple((one,) for one in buttons))


class RulingsPlace(Page):
    def __init__(self, house: Companion, rulings: Rulings) -> None:
        super().__init__(house)
        self.rulings = rulings

    def do(self, act: str) -> None:
        """There is nothing to do but to go back, which is the house's."""

    def view(self) -> PageView:
        sheet = words(MENU, self.language)
        return PageView(
            name="rulings",
            title=sheet["rulings"],
            text=sheet["rulings-text"],
            sections=tuple(self._ruling(*one) for one in played(self.rulings).items()),
            back=Button("back", sheet["back"], icon="back"),
        )

    def _ruling(self, name: str, value: str) -> Section:
        otherwise = words(MENU, self.language)["otherwise"]
        others = (
            otherwise.format(text=quoted(ruling(name, other, self.language), self.language))
            for other in RULINGS[name]
            if other != value
        )
        text = "\n".join((ruling(name, value, self.language), *others))
        return Section(ruling_name(name, self.language), text)
