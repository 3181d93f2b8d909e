"""The strength of the computer as the OP, and its manner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen

Strength = Literal["gentle", "even", "strong"]
OpStyle = Literal["fair", "hunter", "trickster"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
OP_STYLES: Final[tuple[OpStyle, ...]] = get_args(OpStyle)


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
