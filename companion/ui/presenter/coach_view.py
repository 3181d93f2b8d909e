"""What the coach of a practice game shows over the desk."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.presenter.views import Button


@frozen
class Coach:
    """`says`: what a captive says, whose `letter` stands beside it; `text`: what is to be done.

    `wrong`: the text is about a wrong try. `help`: what can be touched beside `leave`, which
    says how far it has come. `light`: what is to be touched next, where it is lit: the first of
    these acts that there is something for.
    """

    text: str
    leave: Button
    who: Who | None = None
    letter: str = ""
    says: str = ""
    wrong: bool = False
    help: Button | None = None
    light: tuple[str, ...] = ()
