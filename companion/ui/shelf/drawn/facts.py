"""Facts in a row, `Friday · 3 rounds`: a line ends between two of them, and without the dot."""

from __future__ import annotations

from typing import Final

from companion.ui.kit.drawn.lettering import text_width

_BETWEEN: Final = " · "
_FIXED: Final = "\u00a0"  # a blank at which no line ends


def unbroken(facts: str, width: float, sp: float) -> str:
    """As many facts on each line as fit; one that is wider than the line is broken as it may."""
    lines: list[str] = []
    for fact in facts.split(_BETWEEN):
        longer = f"{lines[-1]}{_BETWEEN}{fact}" if lines else ""
        if longer and text_width(longer, sp) <= width:
            lines[-1] = longer
        else:
            lines.append(fact)
    return "\n".join(
        line if text_width(line, sp) > width else line.replace(" ", _FIXED) for line in lines
    )
