"""The order of the computer's strengths and styles, for a next game that is a little harder."""

from __future__ import annotations

from typing import Final

from companion.games.island.opponent.tempers import STRENGTHS, OpStyle, Strength

# An order chosen, not measured: the fair one spreads its harm, the hunter spends it on the leader.
_STYLES: Final[tuple[OpStyle, ...]] = ("fair", "trickster", "hunter")


def harder(strength: Strength, style: OpStyle) -> tuple[Strength, OpStyle] | None:
    """The next strength in the same style; of strong the next style; None: nothing is harder."""
    if strength != STRENGTHS[-1]:
        return STRENGTHS[STRENGTHS.index(strength) + 1], style
    if style != _STYLES[-1]:
        return strength, _STYLES[_STYLES.index(style) + 1]
    return None
