"""An island gets a name, and is found again among the ready-made ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.shell.naming import Asked, Naming

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.store.island.own_islands import OwnIslands
    from companion.ui.presenter.companion import Companion


def name_island(house: Companion, own: OwnIslands, island: Island, name: str = "") -> Naming:
    sheet = words(QUICK_START, house.settings.language)
    asked = Asked(
        "keep-island", sheet["keep-island"], sheet["island-name"], sheet["back"], sheet["keep"],
        sheet["keep-text"],
    )  # fmt: skip

    def keep(written: str) -> None:
        own.keep(island, written)

    return Naming(house, asked, keep, name)
