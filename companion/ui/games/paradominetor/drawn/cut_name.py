"""A name where there is little room: whole, or cut so that its letters stay large enough."""

from __future__ import annotations

from typing import Final

from companion.ui.kit.drawn.lettering import text_width

_LEAST: Final = 14  # sp
_SHORTEST: Final = 3  # letters


def cut_name(name: str, width: float, weight: int = 800) -> str:
    """As much of it as fits at the smallest size there is."""
    shown, left = name, name.rstrip("…")
    while len(left) > _SHORTEST and text_width(shown, _LEAST, weight=weight) > width:
        left = left[:-1].rstrip()
        shown = f"{left}…"
    return shown
