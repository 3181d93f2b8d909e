"""Acts that no page has a case for: an error, or nothing where a clock or a map sent them."""

from __future__ import annotations

from typing import Final

# Sent whatever the page shows: by a clock that ends as the page closes, by a space of a map that
# means nothing, by Enter in a line that nothing has come of.
_UNASKED: Final = ("tick", "tap", "hold", "enter")


class UnknownAct(Exception):
    """An act that the open page has no case for: the fault of a page or a screen, not of a user.

    The app apologises for it; a test fails.
    """


def unknown(act: str) -> None:
    """Called by a page for an act that it has no case for. Raises UnknownAct."""
    if act.partition(" ")[0] not in _UNASKED:
        raise UnknownAct(act)
