"""The facts of PARADOXON (X11): said to all, and shown to one alone. Fields are a script's keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import Card, Item
from companion.games.paradoxon.tasks import Place

Away = Literal["hand", "display", "deck", "plan"]


@frozen
class Paradox:
    """`near`: once its side is chosen."""

    paradox: Card
    near: Item | None = None


@frozen
class Opened:
    """X7.1: a card from the deck, open."""

    drawn: Card
    at: str


@frozen
class Laid:
    """`near`, `who`: none where the app does not see it."""

    laid: Card
    near: Item | None
    at: str
    who: str | None


@frozen
class Drew:
    """`card`: open, in plan B."""

    drew: int
    who: str
    deck: int
    card: Card | None = None


@frozen
class Discarded:
    discarded: Away
    card: Card | None
    who: str


@frozen
class Returned:
    returned: Away
    card: Card | None
    who: str


@frozen
class Used:
    """`by`: through another item."""

    used: Item
    card: Card
    who: str
    by: str | None = None


@frozen
class Rotated:
    """`at`: the owner of the display, or `paradox`."""

    rotated: Card
    near: Item | None
    at: str
    by: str


@frozen
class Swapped:
    swapped: Card
    who: str


@frozen
class Traded:
    traded: Literal["display", "plan"]
    card: Card | None
    who: str


@frozen
class Kept:
    kept: int
    who: str


@frozen
class LookedAt:
    """At so many cards of the deck, or at the plan `of` somebody."""

    looked: int | str
    who: str
    of: str | None = None


@frozen
class Scored:
    scored: Card
    points: int
    from_: str
    who: str
    of: str | None = None
    by: str | None = None


@frozen
class PointsScored:
    """X9.1: a scoring of a card that the app does not know."""

    points: int
    from_: str
    who: str
    by: str | None = None


@frozen
class Total:
    total: int
    who: str


@frozen
class Stolen:
    """The card, or how many where the app does not know it."""

    stolen: Card | int
    of: str
    who: str


@frozen
class Revealed:
    """X7.3, X8.15: a plan that lies open now."""

    revealed: Card
    who: str


@frozen
class ToRotate:
    """X9.2: the cards that the player turns for Echo, and the items that turn the own ones."""

    rotate: tuple[Card, ...]
    showing: tuple[Item, Item]
    at: tuple[Place, ...]


@frozen
class PlanTried:
    plan: Literal["a", "b"]
    done: Literal["yes", "no"]


@frozen
class NoPlan:
    """X7.6: nothing shares anything."""

    plan: Literal["none"] = "none"


@frozen
class Eliminated:
    """`on`: the place of another card that shows it, by item."""

    eliminated: Card
    from_: Place
    on: Mapping[Item, Place]


@frozen
class Boxed:
    """X7.6: the old fading card."""

    boxed: Card


@frozen
class Faded:
    faded: Card
    from_: Place


@frozen
class Over:
    """`points`: of each player by name; `verdict`: of the solo game (X7.9)."""

    over: Literal["points", "deck"]
    points: Mapping[str, int]
    verdict: str | None
    won: str


@frozen
class Worth:
    worth: int
    card: Card


@frozen
class Corrected:
    """X10: what was set, in the words of `set`."""

    corrected: str


@frozen
class TurnPassed:
    turn: str


Fact = (
    Paradox | Opened | Laid | Drew | Discarded | Returned | Used | Rotated | Swapped | Traded
    | Kept | LookedAt | Scored | PointsScored | Total | Stolen | Revealed | ToRotate | PlanTried
    | NoPlan | Eliminated | Boxed | Faded | Over | Worth | Corrected | TurnPassed
)  # fmt: skip


@frozen
class ShownDrew:
    to: str
    drew: Card


@frozen
class ShownSaw:
    to: str
    saw: tuple[Card, ...]


@frozen
class ShownGot:
    to: str
    got: Card


Shown = ShownDrew | ShownSaw | ShownGot
