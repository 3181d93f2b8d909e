"""The view of the shelf."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.kit.parts import Button, Section


@frozen
class ShelfView:
    """`resume`: the game that goes on in one tap; `more`: what else can be done with it.

    `games`: the others. `practice`: as long as nobody has played.
    """

    title: str
    resume: Button | None
    new: Button
    games: tuple[Section, ...]
    settings: Button
    notice: tuple[str, tuple[Button, ...]] | None = None
    more: Button | None = None
    problem: bool = False
    practice: Button | None = None
