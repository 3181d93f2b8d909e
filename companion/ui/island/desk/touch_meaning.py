"""The meaning of a touch that the moment gives it: `W` is another step after a step."""

from __future__ import annotations

from typing import Final

from companion.ui.island.desk.views import DeskView

# Whatever becomes a command, or says that the card has been read.
_OF_THE_MOMENT: Final = frozenset((
    "announced", "answer", "bonus", "choice", "choose", "drew", "end", "enter", "go", "half",
    "meant", "over", "part", "piece", "restore", "safe", "take", "tap", "unname", "use",
))  # fmt: skip


def moment(view: object) -> object:
    """The last announcement, the question, and what has been chosen so far."""
    if not isinstance(view, DeskView):
        return getattr(view, "moment", None)
    sheet, pad = view.sheet, view.pad
    return (
        view.card.text, sheet.kind, sheet.heading, sheet.text, sheet.pips, pad.legend,
        view.island.chosen, tuple(key.chosen for key in pad.keys if key is not None),
    )  # fmt: skip


def of_the_moment(role: str) -> bool:
    return role.partition(" ")[0] in _OF_THE_MOMENT
