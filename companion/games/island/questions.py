"""The one open question: who must decide what, and every answer, as plain data."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Piece, Who

What = Literal[
    "turn", "token", "act", "half", "carry", "from", "to", "direction", "fruit", "activate",
    "bonus", "ability", "oracle", "camp", "revive", "palm", "number", "move", "piece",
    "captive", "trade", "place", "order",
]  # fmt: skip


@frozen
class Question:
    """`options` of a turn are left empty here: `legal.options` lists them when they are wanted.

    `leads`: for `from`, where each option goes (for the OP alone). `piece`: the OP piece that is
    asked about. `about`: the captive whose move, fruit or space it is, when that is not `who`.
    """

    who: Who
    what: What
    options: tuple[str, ...] = ()
    leads: tuple[str, ...] = ()
    piece: Piece | None = None
    about: Who | None = None
    by: str | None = None
    always: bool = False  # asked even if there is one answer only
