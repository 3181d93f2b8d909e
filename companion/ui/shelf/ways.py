"""The ways to play the island: who is the OP, and who the captives. A touch chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.computer.ways import WAYS
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button
from companion.ui.shelf.first_island import first_island
from companion.ui.shelf.views import ChooserView, OfferCard
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class IslandWay:
    """One way to play. `word`: of its texts; `act`: opens its set-up.

    `open`: the island on its picture lies open; `eye`, `who`, `speak`: as of its card.
    """

    word: str
    act: str
    open: bool = False
    eye: str = ""
    who: tuple[Who, ...] = ()
    speak: bool = False


# One card each, in this order.
ISLAND_WAYS: Final = (
    IslandWay("host", "new", open=True, eye="eye"),
    IslandWay("nobody", "nobody-hosts", eye="nowhere"),
    IslandWay("against", "against", open=True, who=("theseus", "phil", "schrodie"), speak=True),
)


@frozen
class WaysModel:
    """`waits`: a set-up with a host was left."""

    chosen: IslandWay
    waits: bool
    language: Language


class Ways(BasePage):
    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.chosen = ISLAND_WAYS[0]

    def do(self, act: str) -> None:
        found = next((way for way in ISLAND_WAYS if act == f"way {way.word}"), None)
        if found is not None:
            self.chosen = found
        else:
            self.house.open_over(self, act)

    def model(self) -> WaysModel:
        waits = self.house.shelf.draft.read() is not None
        return WaysModel(chosen=self.chosen, waits=waits, language=self.language)

    def view(self) -> ChooserView:
        return ways_view(self.model())


def ways_view(model: WaysModel) -> ChooserView:
    language, chosen = model.language, model.chosen
    sheet = words(WAYS, language)
    second = sheet[f"second-{chosen.word}"]
    if chosen is ISLAND_WAYS[0] and model.waits:
        second = words(SHELF, language)["set-up-waits"]
    return ChooserView(
        name="ways",
        title=sheet["title"],
        text=sheet["text"],
        cards=tuple(_card(way, model) for way in ISLAND_WAYS),
        needs=sheet[f"needs-{chosen.word}"],
        go=Button(chosen.act, sheet[chosen.word], second, icon="next", tone="accent"),
        back=Button("back", words(AT_TABLE, language)["back"], icon="back"),
        first=Button("practice", sheet["practice"], sheet["practice-second"], icon="school"),
    )


def _card(way: IslandWay, model: WaysModel) -> OfferCard:
    sheet = words(WAYS, model.language)
    ground = first_island(model.language, floats=False).ground if way.open else None
    return OfferCard(
        Button(f"way {way.word}", sheet[way.word], sheet[f"people-{way.word}"],
               chosen=way == model.chosen),
        "",
        sheet[f"what-{way.word}"],
        ground,
        way.eye,
        way.who,
        way.speak,
    )  # fmt: skip
