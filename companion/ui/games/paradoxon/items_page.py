"""The page on which an item is looked up: touch its name, and its steps stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.paradoxon.box import printed, with_text
from companion.games.paradoxon.cards import COLOUR_OF, ITEMS, Colour, Item
from companion.store.games.troubles import CannotSave
from companion.store.tables.own_boxes import OwnTableBox
from companion.text.paradoxon.box import PARADOXON_BOX
from companion.text.paradoxon.item_texts import ITEM_CLAUSES, item_note, item_steps
from companion.text.paradoxon.nouns import CARD_COLOURS, short_item
from companion.text.paradoxon.nouns import ITEMS as ITEM_NAMES
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House


@frozen
class ItemKey:
    button: Button
    item: Item
    colour: Colour


@frozen
class ItemText:
    """An item in numbered steps; `note`: a ruling, what the owner's card says else, or nothing."""

    item: Item
    colour: Colour
    name: str
    about: str
    steps: tuple[str, ...]
    note: str


@frozen
class ItemsView:
    """`turned`: for the player at the other side."""

    title: str
    rows: tuple[tuple[ItemKey, ...], ...]
    text: ItemText
    missing: str
    back: Button
    turn: Button | None
    turned: bool
    differs: Button


class ItemsPage(BasePage):
    """`colours`: those whose items are shown. `other`: turn the page to somebody, if there is one.

    `turned`: it is read from the far side.
    """

    secret = False

    def __init__(
        self, house: House, colours: tuple[Colour, ...], others: tuple[str, ...] = (),
        *, turned: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.colours, self.others, self.turned = colours, others, turned
        self.item: Item = next(item for item in ITEMS if COLOUR_OF[item] in colours)

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["item", item] if item in ITEMS:
                self.item = item
            case ["turn-page"]:
                self.turned = not self.turned
            case ["differs" | "agrees" as said]:
                self._tell(by_hand=said == "differs")
            case _:
                super().do(act)

    @property
    def _box(self) -> OwnTableBox:
        return OwnTableBox(self.house.shelf.folder, "paradoxon")

    def _tell(self, *, by_hand: bool) -> None:
        """X13: the text on the owner's card."""
        self.hush()
        try:
            self._box.keep(with_text(self._box.tree, self.item, by_hand=by_hand))
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def view(self) -> TableView:
        sheet = self.sheet
        missing = [
            CARD_COLOURS[colour][self.language]
            for colour in CARD_COLOURS
            if colour not in self.colours
        ]
        back = Button("back", words(AT_TABLE, self.language)["to-game"], icon="back")
        shown = ItemsView(
            title=sheet["item-does"],
            rows=tuple(tuple(self._keys(colour)) for colour in self.colours),
            text=self._text(),
            missing=sheet["not-in-game"].format(colours=", ".join(missing)) if missing else "",
            back=back,
            turn=self._turn(),
            turned=self.turned,
            differs=self._differs(),
        )
        return TableView("paradoxon items", "paradoxon", shown)

    def _keys(self, colour: Colour) -> list[ItemKey]:
        return [
            ItemKey(
                Button(f"item {item}", short_item(item, self.language), chosen=item == self.item),
                item,
                colour,
            )
            for item in ITEMS
            if COLOUR_OF[item] == colour
        ]

    def _turn(self) -> Button | None:
        if not self.others:
            return None
        name = self.others[0 if self.turned else 1]
        return Button("turn-page", self.sheet["turn-to"].format(who=name), icon="turn-round")

    def _differs(self) -> Button:
        word = "agrees" if printed(self._box.tree, self.item).by_hand else "differs"
        return Button(word, words(PARADOXON_BOX, self.language)[word], icon="box")

    def _text(self) -> ItemText:
        item, language = self.item, self.language
        colour, own = COLOUR_OF[item], printed(self._box.tree, item)
        about = self.sheet["item-about"].format(
            colour=CARD_COLOURS[colour][language], clause=ITEM_CLAUSES[item]
        )
        sheet = words(PARADOXON_BOX, language)
        if own.sure:
            about = f"{about} · {sheet['on-card'].format(name=own.name)}"
        note = self.notice[0] if self.notice is not None else item_note(item, language)
        steps = (sheet["by-hand"],) if own.by_hand else item_steps(item, language)
        return ItemText(item, colour, ITEM_NAMES[item][language], about, steps, note)
