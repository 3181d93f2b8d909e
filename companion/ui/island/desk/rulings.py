"""L18: what this table plays where the printed rules leave a gap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.games.island.rulings import RULINGS, Rulings, play, played
from companion.text.counted import quoted
from companion.text.island.rulings import ruling, ruling_name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.shell.house import House


class WithRulings(Protocol):
    rulings: Rulings


class ChooseRulings(BasePage):
    """Before a game: each ruling that has another value can be changed by a touch.

    `keep`: called after each.
    """

    def __init__(self, house: House, table: WithRulings, keep: Callable[[], None]) -> None:
        super().__init__(house)
        self.table, self.keep = table, keep

    @property
    def rulings(self) -> Rulings:
        return self.table.rulings

    def do(self, act: str) -> None:
        match act.split():
            case ["rule", name, value] if value in RULINGS.get(name, ()):
                self.table.rulings = play({**played(self.table.rulings), name: value})
                self.keep()
            case ["rule-of", name] if name in RULINGS:
                self.house.open_over(self, act)
            case _:
                super().do(act)

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
        link = (_link(name, self.language),)
        if len(values) == 1:
            text = ruling(name, now, self.language)
            return Section(ruling_name(name, self.language), text, (link,))
        buttons = tuple(
            Button(
                f"rule {name} {value}",
                ruling(name, value, self.language),
                tone="option",
                chosen=value == now,
            )
            for value in values
        )
        rows = (*((one,) for one in buttons), link)
        return Section(ruling_name(name, self.language), rows=rows)


class RulingsPage(BasePage):
    def __init__(self, house: House, rulings: Rulings) -> None:
        super().__init__(house)
        self.rulings = rulings

    def do(self, act: str) -> None:
        match act.split():
            case ["rule-of", name] if name in RULINGS:
                self.house.open_over(self, act)
            case _:
                super().do(act)

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
        rows = ((_link(name, self.language),),)
        return Section(ruling_name(name, self.language), text, rows)


def _link(name: str, language: Language) -> Button:
    """The link to the entry that tells what the ruling is about."""
    return Button(f"rule-of {name}", RULES["the-rule"][language], icon="rules")
