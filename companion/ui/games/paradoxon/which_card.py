"""The page on which a card is named by touching it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import COLOURS, Card, Colour
from companion.text.paradoxon.nouns import card
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.card_views import CardRows, card_rows
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


@frozen
class WhichCardView:
    """A pad of cards over the whole page, and the way back. `told`: why a touch did nothing."""

    pad: CardRows
    back: Button
    told: str


class WhichCard(BasePage):
    """`taken`: where cards lie that cannot be meant; `found`: called with the one that is."""

    secret = False

    def __init__(
        self, house: House, title: str, colours: tuple[Colour, ...], taken: Mapping[Card, str],
        found: Callable[[Card], None],
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.title, self.colours, self.taken, self.found = title, colours, taken, found
        self.tab = colours[0]

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["card", one] if one in self.taken:
                sheet = words(PARADOXON, self.language)
                told = sheet["lies-already"].format(
                    card=card(one, self.language), where=self.taken[one]
                )
                self.say_why(told)
            case ["card", one]:
                self.house.back()
                self.found(one)
            case ["tab", colour]:
                self.tab = next(one for one in COLOURS if one == colour)
            case _:
                super().do(act)

    def view(self) -> TableView:
        note = words(PARADOXON, self.language)["grey-seen"] if self.taken else ""
        pad = card_rows(self.title, note, self.colours, self.taken, self.tab, self.language)
        back = Button("back", words(AT_TABLE, self.language)["back"], icon="back")
        told = "" if self.notice is None else self.notice[0]
        return TableView("paradoxon which-card", "paradoxon", WhichCardView(pad, back, told))
