"""The one door to the owner's box: whoever begins a game asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.island.own_box import OwnBox

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


def own_box(house: Companion) -> OwnBox:
    """As it lies on the disk now, beside the games."""
    return OwnBox(house.shelf.folder)
