"""The page on which a game is chosen for a new table: a touch chooses, the amber button goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.registry import ISLAND
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button
from companion.ui.shelf.views import ChooserView, OfferCard
from companion.ui.shell.page import BasePage
from companion.ui.table.games import Offer, at_table, played_here

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class ChooserModel:
    """`waits`: a set-up of the island was left."""

    chosen: str
    waits: bool
    language: Language


class Chooser(BasePage):
    """The game played last is the one that is chosen at first."""

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        newest = next((game.game for game in house.shelf.games()), ISLAND)
        waits = house.shelf.draft.read() is not None
        self.chosen = ISLAND if waits or newest not in played_here() else newest

    def do(self, act: str) -> None:
        match act.split():
            case ["game", word]:
                self.chosen = word
            case _:
                self.house.open_over(self, act)

    def model(self) -> ChooserModel:
        waits = self.house.shelf.draft.read() is not None
        return ChooserModel(chosen=self.chosen, waits=waits, language=self.language)

    def view(self) -> ChooserView:
        return chooser_view(self.model())


def chooser_view(model: ChooserModel) -> ChooserView:
    sheet = words(AT_TABLE, model.language)
    offers = {word: offer_of(word, model.language) for word in (ISLAND, *played_here())}
    chosen = offers[model.chosen]
    waits = model.waits and model.chosen == ISLAND
    second = words(SHELF, model.language)["set-up-waits"] if waits else sheet["go-on-to"]
    act = "ways" if model.chosen == ISLAND else f"new-game {model.chosen}"
    return ChooserView(
        name="chooser",
        title=sheet["which"],
        text=sheet["which-text"],
        cards=tuple(
            OfferCard(
                Button(f"game {word}", one.name, one.people, chosen=word == model.chosen),
                one.icon,
                one.what,
            )
            for word, one in offers.items()
        ),
        needs=chosen.needs,
        go=Button(act, chosen.name, second, icon="next", tone="accent"),
        back=Button("back", sheet["to-shelf"], icon="back"),
    )


def offer_of(word: str, language: Language) -> Offer:
    """The island has no table of its own; its picture is an island that nobody has seen."""
    if word != ISLAND:
        return at_table(word).offer(language)
    sheet = words(AT_TABLE, language)
    keys = ("island", "island-what", "island-people", "island-needs")
    return Offer("", *(sheet[key] for key in keys))
