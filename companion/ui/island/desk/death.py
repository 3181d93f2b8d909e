"""A death that is to be announced: it is shown over the island for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import DeathView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.games.island.announcements import Died
    from companion.ui.island.desk.model import DeskModel


def death(model: DeskModel, died: Sequence[Died]) -> DeathView:
    """Several may die at once (L10.5): the last of them counts."""
    of = model.state.table.deaths
    counted = (died[-1].died, of)
    return DeathView(tuple(one.who for one in died), _nth(*counted, model), counted)


def _nth(number: int, of: int, model: DeskModel) -> str:
    sheet = words(DESK, model.say.language)
    nth = sheet.get(f"death-{number}")
    frame = sheet.get(f"of-{of}")
    return frame.format(death=nth) if nth and frame else f"{number}/{of}"
