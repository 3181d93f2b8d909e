"""The question what a card is worth with a display (X5.3, X9.3): three cards, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import (
    COLOUR_OF,
    COLOURS,
    ON,
    Card,
    Colour,
    Item,
    Lying,
    away,
    worth,
)
from companion.games.paradoxon.facts import Worth
from companion.text.paradoxon.nouns import ITEMS
from companion.text.paradoxon.screens import PARADOXON
from companion.text.paradoxon.wording import WORDING
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.card_views import CardRows, card_rows
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House

SLOTS: Final = ("scored", "one", "other")


@frozen
class WorthSlot:
    """A place for a card. `far`, `near`: its items as they lie; none while it is empty."""

    button: Button
    label: str
    far: Item | None
    near: Item | None
    colour: Colour | None
    wanted: bool


@frozen
class WorthView:
    """`turned`: for the player at the other side. `points`: none before three cards are there."""

    pad: CardRows
    slots: tuple[WorthSlot, ...]
    points: str
    told: str
    back: Button
    anew: Button
    turned: bool


class WorthPage(BasePage):
    """`cards`: the scored one, and the two of the display with the item that lies near."""

    secret = False

    def __init__(self, house: House, colours: tuple[Colour, ...], *, turned: bool = False) -> None:
        super().__init__(house)
        self.colours, self.turned = colours, turned
        self.tab = colours[0]
        self.cards: dict[str, Lying] = {}

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    @property
    def wanted(self) -> str | None:
        """The slot that the next card is for."""
        return next((slot for slot in SLOTS if slot not in self.cards), None)

    def do(self, act: str) -> None:
        match act.split():
            case ["card", card] if card in ON:
                self._take(card)
            case ["slot", slot] if slot in self.cards:
                self._touch(slot)
            case ["slot", _]:
                pass  # it is empty: a card of the pad fills it
            case ["anew"]:
                self.cards = {}
            case ["tab", colour]:
                self.tab = next(one for one in COLOURS if one == colour)
            case _:
                super().do(act)

    def _take(self, card: Card) -> None:
        """A card that is chosen already goes; a fourth one begins anew."""
        chosen = next((slot for slot, one in self.cards.items() if one.card == card), None)
        if chosen is not None:
            del self.cards[chosen]
            return
        if self.wanted is None:
            self.cards = {}
        wanted = self.wanted
        assert wanted is not None
        self.cards[wanted] = Lying(card, ON[card][1])

    def _touch(self, slot: str) -> None:
        """The scored card goes, however it lies; one of the display is turned."""
        if slot == SLOTS[0]:
            del self.cards[slot]
        else:
            lying = self.cards[slot]
            self.cards[slot] = Lying(lying.card, away(lying))

    def view(self) -> TableView:
        sheet, common = self.sheet, words(AT_TABLE, self.language)
        taken = {
            one.card: sheet["slot-scored" if slot == SLOTS[0] else "slot-display"]
            for slot, one in self.cards.items()
        }
        wanted = self.wanted
        title = sheet["worth"] if wanted is None else sheet[f"touch-{wanted}"]
        points, told = self._answer()
        shown = WorthView(
            pad=card_rows(title, "", self.colours, taken, self.tab, self.language),
            slots=tuple(self._slot(slot) for slot in SLOTS),
            points=points,
            told=told,
            back=Button("back", common["to-game"], icon="back"),
            anew=Button("anew", sheet["anew"], icon="undo", enabled=bool(self.cards)),
            turned=self.turned,
        )
        return TableView("paradoxon worth", "paradoxon", shown)

    def _slot(self, slot: str) -> WorthSlot:
        sheet, one = self.sheet, self.cards.get(slot)
        label = sheet["slot-scored" if slot == SLOTS[0] else "slot-display"]
        if one is None:
            empty = Button(f"slot {slot}", label)
            return WorthSlot(empty, label, None, None, None, slot == self.wanted)
        near, far = one.near, away(one)
        told = label if near is None else ITEMS[near][self.language]
        colour = COLOUR_OF[ON[one.card][0]]
        second = "" if slot == SLOTS[0] else sheet["near-is"].format(item=told)
        return WorthSlot(Button(f"slot {slot}", label, second), label, far, near, colour, False)

    def _answer(self) -> tuple[str, str]:
        if self.wanted is not None:
            return "", self.sheet["worth-how"]
        scored, one, other = (self.cards[slot] for slot in SLOTS)
        points = worth(scored.card, (one, other))
        told = WORDING.say((Worth(points, scored.card),), self.language, {})
        return str(points), told
