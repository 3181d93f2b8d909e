"""The strength of the computer as the OP, and its manner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen

Strength = Literal["gentle", "even", "strong"]
OpStyle = Literal["fair", "hunter", "trickster"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
OP_STYLES: Final[tuple[OpStyle, ...]] = get_args(OpStyle)
# Strength and style in one line, as a saved game's header has them.
OP_MANNERS: Final = tuple(f"{strength} {style}" for strength in STRENGTHS for style in OP_STYLES)


def harder(strength: Strength) -> Strength:
    """The next strength; the strongest stays."""
    return STRENGTHS[min(STRENGTHS.index(strength) + 1, len(STRENGTHS) - 1)]


def manner_of(strength: Strength, style: OpStyle) -> str:
    return f"{strength} {style}"


def manner_read(manner: str) -> tuple[Strength, OpStyle]:
    """Of one of `OP_MANNERS`."""
    return next((s, t) for s in STRENGTHS for t in OP_STYLES if manner_of(s, t) == manner)


@frozen
class Temper:
    """`leader` and `behind`: how much harm counts to whoever is ahead, and to the others.

    `again`: the share that is left of it for each death more than the one who died least.
    `tricks`: the worth of moving a captive about, or of a piece carried on.
    """

    leader: float = 1.0
    behind: float = 1.0
    again: float = 1.0
    tricks: float = 0.0


TEMPERS: Final[Mapping[OpStyle, Temper]] = {
    "fair": Temper(again=0.85),
    "hunter": Temper(leader=1.3, behind=0.85),
    "trickster": Temper(tricks=1.5),
}
