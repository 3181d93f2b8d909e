"""Facts in a row, `Friday · 3 rounds`: a line ends behind a dot, and never within a fact."""

from __future__ import annotations

from typing import Final

from companion.ui.kit.drawn.lettering import text_width

_FIXED: Final = "\u00a0"  # a blank at which no line ends


def unbroken(facts: str, width: float, sp: float) -> str:
    """A fact that is wider than the line stays as it was."""
    parts = facts.split(" · ")
    return f"{_FIXED}· ".join(
        part if text_width(f"{part} ·", sp) > width else part.replace(" ", _FIXED) for part in parts
    )
