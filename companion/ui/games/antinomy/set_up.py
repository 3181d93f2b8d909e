"""The set-up of Antinomy: who plays, the deal with the colour of the far card, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.games.antinomy.box import CODEX_ORDER, told_order
from companion.games.antinomy.cards import COLOURS, Card, Colour
from companion.games.antinomy.state import SPACES
from companion.store.tables.own_boxes import OwnTableBox
from companion.text.antinomy.nouns import COLOURS as COLOUR_NAMES
from companion.text.antinomy.rulings import RULED, RULING
from companion.text.antinomy.screens import ANTINOMY
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.ui.games.antinomy.colours import FILLS, INK
from companion.ui.games.antinomy.lay_row import LayRow
from companion.ui.games.antinomy.lesson import AntinomyLesson
from companion.ui.kit.parts import Button
from companion.ui.table.tablet_set_up import TabletSetUp
from companion.ui.table.views import Column, ColumnPart, ColumnText, KeyGrid, Swatch, Swatches

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House, Page
    from companion.ui.table.games import TableGame

# As they lie round the Codex, in two rows.
_LAID: Final[tuple[Colour, ...]] = ("blue", "green", "red", "purple")


class AntinomySetUp(TabletSetUp):
    """`far`: the colour of the far card, once it was touched. `chosen`: rulings that differ.

    `whole`: every card is kept, and the nine of the `row` are touched; else the score alone.
    """

    ruling_words = (RULING, RULED)

    def __init__(self, house: House, game: TableGame, seated: tuple[str, ...] = ()) -> None:
        super().__init__(house, game, seated)
        self.far: Colour | None = None
        self.whole = False
        self.row: tuple[Card, ...] = ()

    @property
    def own(self) -> Mapping[str, str]:
        return words(ANTINOMY, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["far", colour] if colour in COLOURS:
                self.hush()
                self.far = colour
            case ["keep", "score" | "all" as mode]:
                self.hush()
                self.whole = mode == "all"
            case ["lay"]:
                self.hush()
                self.house.go(LayRow(self.house, self.row, self._laid))
            case _:
                super().do(act)

    def _laid(self, row: tuple[Card, ...]) -> None:
        self.row = row

    def missing(self) -> str:
        return super().missing() or self._missing_cards()

    def _missing_cards(self) -> str:
        if self.in_tablet:
            return ""
        if self.whole:
            return "" if len(self.row) == len(SPACES) else self.own["lay-missing"]
        return "" if self.far else self.own["far-missing"]

    def table(self, _players: tuple[str, ...]) -> dict[str, Any]:
        common = {"rulings": self.chosen, **self._own_box()}
        if self.in_tablet:
            return {"keep": "all", "chance": "app", **common}
        if self.whole:
            return {"keep": "all", "continuum": list(self.row), **common}
        return {"keep": "score", "codex": self.far, **common}

    def _own_box(self) -> dict[str, Any]:
        """A1.3: the circle of colours that the owner has told."""
        order = told_order(OwnTableBox(self.house.shelf.folder, self.game.word).tree)
        return {} if order is None else {CODEX_ORDER: list(order)}

    def lesson(self) -> Page:
        return AntinomyLesson(self.house, self.game)

    def who_begins(self) -> str:
        return self.own["deja-vu"]

    def columns(self) -> tuple[Column, ...]:
        if self.in_tablet:
            tablet = (self.where(), *self.whom(), ColumnText(self.own["tablet-text"], well=True))
            return (Column(2, self.own["deal"], tablet),)
        parts = (
            self.where(),
            ColumnText(self.own["deal-text"]),
            self._modes(),
            *(self._nine() if self.whole else self._far_card()),
            ColumnText(self.own["sorcerers"], well=True),
        )
        return (Column(2, self.own["deal"], parts, done=not self._missing_cards()),)

    def _modes(self) -> KeyGrid:
        """The score alone, or every card."""
        return KeyGrid(
            tuple(
                Button(
                    f"keep {mode}",
                    self.own[f"mode-{mode}"],
                    self.own[f"mode-{mode}-text"],
                    tone="option",
                    chosen=self.whole == (mode == "all"),
                )
                for mode in ("score", "all")
            )
        )

    def _far_card(self) -> tuple[ColumnPart, ...]:
        swatches = tuple(
            Swatch(
                Button(
                    f"far {colour}",
                    capitalised(COLOUR_NAMES[colour][self.language]),
                    chosen=colour == self.far,
                ),
                FILLS[colour],
                INK,
            )
            for colour in _LAID
        )
        return (ColumnText(self.own["far-card"]), Swatches(swatches, across=2))

    def _nine(self) -> tuple[ColumnPart, ...]:
        told = self.own["lay-done"].format(n=len(self.row))
        nine = Button("lay", self.own["lay"], told, icon="cards", tone="answer")
        return (KeyGrid((nine,), across=1),)
