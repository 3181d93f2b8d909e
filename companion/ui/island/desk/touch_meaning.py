"""Of a desk's touches, what they mean beside their own words: `W` is another step after a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.ui.presenter.views import DeskView

if TYPE_CHECKING:
    from companion.ui.presenter.every_view import View

# Whatever becomes a command, or says that the card has been read.
_OF_THE_MOMENT: Final = frozenset((
    "announced", "answer", "bonus", "choice", "drew", "end", "enter", "go", "meant", "over", "part",
    "piece", "restore", "safe", "take", "tap", "use",
))  # fmt: skip


def moment(view: View) -> object:
    """What was said last, what is asked, and what has been chosen so far."""
    if not isinstance(view, DeskView):
        return None
    sheet, pad = view.sheet, view.pad
    return (
        view.card.text, sheet.kind, sheet.heading, sheet.text, sheet.pips, pad.heading, pad.text,
        view.island.chosen, tuple(key.chosen for key in pad.keys),
    )  # fmt: skip


def of_the_moment(role: str) -> bool:
    return role.partition(" ")[0] in _OF_THE_MOMENT
