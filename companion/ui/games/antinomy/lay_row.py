"""The nine cards of the row, touched one after another as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from companion.games.antinomy.cards import CARDS, Card
from companion.games.antinomy.state import SPACES
from companion.text.antinomy.nouns import card as card_name
from companion.text.antinomy.screens import ANTINOMY
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.antinomy.referee_view import PAD
from companion.ui.games.antinomy.views import RefereeView, RowCard
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


class LayRow(BasePage):
    """`laid`: called with the row after each touch."""

    secret = False

    def __init__(
        self, house: House, row: tuple[Card, ...], laid: Callable[[tuple[Card, ...]], None]
    ) -> None:
        super().__init__(house)
        self.row, self.laid = row, laid

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(ANTINOMY, self.language)

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["pick", card] if card in CARDS:
                self._lay(card)
            case ["space", number]:
                self._set(self.row[: int(number) - 1])
            case ["undo"]:
                self._set(self.row[:-1])
            case _:
                super().do(act)

    def _lay(self, card: Card) -> None:
        if card in self.row:
            self.say_why(self.sheet["lay-twice"])
        elif len(self.row) < len(SPACES):
            self._set((*self.row, card))

    def _set(self, row: tuple[Card, ...]) -> None:
        self.row = row
        self.laid(row)

    def view(self) -> TableView:
        return TableView(name="antinomy row", game="antinomy", shown=self._shown())

    def _shown(self) -> RefereeView:
        sheet, full = self.sheet, len(self.row) == len(SPACES)
        following = sheet["lay-next"].format(n=len(self.row) + 1)
        return RefereeView(
            players=(),
            codex=None,
            row=tuple(self._spaces()),
            heading=sheet["lay-full"] if full else following,
            happened=self.notice[0] if self.notice else sheet["lay-text"],
            quiet=True,
            why=None,
            pad=tuple(
                Button(
                    f"pick {card}",
                    capitalised(card_name(card, self.language)),
                    enabled=card not in self.row and not full,
                )
                for card in PAD
            ),
            answers=(Button("back", sheet["done"], icon="check", tone="accent"),) if full else (),
            bar=self._bar(),
            moment=0,
        )

    def _spaces(self) -> Iterator[RowCard]:
        """A touch of a card takes it back, with those after it; the next space is lit."""
        for space in SPACES:
            card = self.row[space - 1] if space <= len(self.row) else None
            yield RowCard(f"space {space}", space, card, lit=space == len(self.row) + 1)

    def _bar(self) -> tuple[Button, ...]:
        common = words(AT_TABLE, self.language)
        last = card_name(self.row[-1], self.language) if self.row else common["nothing-undone"]
        undo = Button("undo", common["undo"], last, icon="undo", enabled=bool(self.row))
        return (undo, Button("back", common["back"], icon="back"))
