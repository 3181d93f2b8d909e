"""The ways of items, besides the scoring of a turn (X9.1), as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.paradoxon.state import SCORES
from companion.ui.games.paradoxon.views import ItemWays
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.games.paradoxon.state import State


def ways_of_items(state: State, who: str, armor: str, sheet: Mapping[str, str]) -> ItemWays:
    """Aces and knife, armor, money, and a draw that failed. `armor`: the word for what it does."""
    options = () if state.question is None else state.question.options
    extra = tuple(
        Button(f"say {who} score {n} extra", f"+{n}", sheet["extra-text"], tone="answer")
        for n in SCORES
    )
    rest = (
        Button(f"say {who} fragment", sheet["armor"], armor),
        Button(f"say {who} steal", sheet["money"], sheet["money-text"], enabled="steal" in options),
        Button(f"say {who} empty", sheet["empty"], sheet["empty-text"]),
    )
    close = Button("close-ways", sheet["close"], icon="close")
    return ItemWays(sheet["more-title"], (*extra, *rest), close)
