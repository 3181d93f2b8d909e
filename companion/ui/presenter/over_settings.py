"""Which place opens over the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


def open_check_box(house: Companion) -> None:
    """Imported when it is first wanted: reading box data takes a while."""
    from companion.ui.presenter.check_box import CheckBox

    house.go(CheckBox(house))
