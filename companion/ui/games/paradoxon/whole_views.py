"""The view of a whole game on the tablet: cards on the table, and what one player may see."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.games.paradoxon.echo_views import (
    BesideCards,
    EchoRow,
    EchoSay,
    EchoStep,
    PointsBar,
)
from companion.ui.kit.parts import Button


@frozen
class WholeView:
    """`rows`: the other's cards, the middle, the own ones; of a hand only its reader sees the face.

    `answers`: to the open question; none while the cards are covered. `moment`: another one after
    each step. `rail`: the steps of Echo's turn, while it lasts; then the rows are his cards and the
    player's, `beside` what a plan looked for, `points` those of the player alone.
    """

    title: str
    note: str
    rows: tuple[EchoRow, ...]
    say: EchoSay
    answers: tuple[Button, ...]
    undo: Button
    keys: tuple[Button, ...]
    moment: int
    problem: bool = False
    rail: tuple[EchoStep, ...] = ()
    beside: BesideCards | None = None
    points: PointsBar | None = None
