"""The view of Antinomy played on the tablet, from the side of one player (look2, 16b)."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import Card
from companion.ui.games.antinomy.views import CodexView
from companion.ui.kit.parts import Button
from companion.ui.table.views import TurnBar


@frozen
class WaySpace:
    """A space of the row. `way`: why it can be gone to; empty, and it cannot.

    `clash`: who goes there clashes. `chosen`: it is gone to next. `own`, `other`: the sorcerers
    that stand there.
    """

    act: str
    number: int
    card: Card
    way: str
    clash: bool
    chosen: bool
    covered: bool
    own: bool
    other: bool


@frozen
class SorcererLine:
    """A player with crystals; `backs`: so many cards whose faces are not seen."""

    name: str
    icon: str
    crystals: int
    under: str
    backs: int


@frozen
class OwnCard:
    button: Button
    card: Card
    covered: bool


@frozen
class SorcererTable:
    """`row`: as this player sees it, the past at the left. `codex_left`: where the Codex lies.

    `moment`: another one after each step.
    """

    title: str
    note: str
    other: SorcererLine
    own: SorcererLine
    pool: str
    times: tuple[str, str]
    row: tuple[WaySpace, ...]
    codex: CodexView
    codex_left: bool
    hand: tuple[OwnCard, ...]
    heading: str
    told: str
    quiet: bool
    why: Button | None
    answers: tuple[Button, ...]
    bar: TurnBar
    moment: int
    problem: bool = False
