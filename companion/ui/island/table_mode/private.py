"""L16.4: what one captive alone may see, by hand-over: the tablet goes back onto the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.island.desk.shown_alone import own_start, piece_shown
from companion.ui.island.hand_over.page import HandOver, hand_over_view
from companion.ui.kit.parts import Button, Hold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.games.island.facts import Fact
    from companion.games.island.terms import Who
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.island.hand_over.views import HandOverView, ShowView
    from companion.ui.shell.house import House

CLOSES: Final = 20.0  # seconds after which it closes by itself


class TableHandOver(HandOver):
    """There is no OP to give it back to, and no cover: what comes back is the table's own page."""

    def view(self) -> HandOverView | ShowView:
        sheet = words(TABLE_MODE, self.language)
        if self.handed:
            return self.shown
        asked = hand_over_view(self.shown, self.name, self.language)
        return revised(asked, {"back": Button("to-op", sheet["to-table"], icon="back")})

    def do(self, act: str) -> None:
        match act:
            case "tick":
                self.handed = False
            case "give-back" | "to-op" if self.handed == (act == "give-back"):
                self.house.back()
            case _:
                super().do(act)


def show_answer(house: House, facts: Sequence[Fact]) -> None:
    """The piece that was asked for."""
    sheet = words(TABLE_MODE, house.settings.said_in)
    named, shown = piece_shown(house, facts)
    closing = {"text": sheet["aloud-only"], "note": sheet["closes"], "tick": CLOSES}
    seen = revised(shown.back.button, {"label": sheet["seen"]})
    back = Hold(seen, shown.back.dead, shown.back.waits)
    house.go(TableHandOver(house, named, revised(shown, {**closing, "back": back})))


def show_own_start(house: House, desk: AtDesk, who: Who) -> None:
    """L2.7: once more."""
    found = own_start(house, desk, who)
    if found is not None:
        named, shown = found
        house.go(TableHandOver(house, named, revised(shown, {"tick": CLOSES})))
