"""The steps that are still to be done in a game, in the order of the agenda."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import Card

Place = Literal["left", "right", "plan", "paradox"]
TurnedUp = Literal["reveal", "drawn", "paradox", "faded"]


@frozen
class Draw:
    who: str
    number: int = 1


@frozen
class ReturnOne:
    """`displayed`: of the display alone. `but`: a card that is kept."""

    who: str
    displayed: bool = False
    but: Card | None = None


@frozen
class DiscardOne:
    who: str


@frozen
class LayOneOfTwo:
    """X8.3: one of the two drawn is laid, the other discarded."""

    who: str


@frozen
class LayAndUse:
    """X8.9. `armored`: within an armor, where no other armor is used."""

    who: str
    armored: bool


@frozen
class Settle:
    """X4.4: everybody has two cards in the display again, the user last."""

    who: str


@frozen
class SwapPlan:
    who: str
    times: int


@frozen
class RotateSome:
    """`cards`: still to choose from. `enough`: no more has to be rotated."""

    who: str
    cards: tuple[Card, ...]
    enough: bool = False


@frozen
class RotateOne:
    """X8.11: one of the other's."""

    who: str


@frozen
class RotateBoth:
    who: str


@frozen
class Look:
    who: str
    number: int
    discards: bool


@frozen
class PutBack:
    """X8.7, X8.12: what was looked at goes back card by card."""

    who: str
    discards: bool


@frozen
class OfferFragment:
    """X8.8: to the other of whoever uses an armor."""

    who: str


@frozen
class Borrow:
    """X8.8: an item that faces the other is used."""

    who: str


@frozen
class LookAtTop:
    """X8.13."""

    who: str


@frozen
class StealOne:
    """X8.14."""

    who: str


@frozen
class LookAtPlan:
    """X8.16."""

    who: str


@frozen
class TradeOne:
    """X8.4. `given`: the user's choice when the other is asked, a card or `plan`."""

    who: str
    given: str | None = None


@frozen
class LayTop:
    """X7.1: the top card of the deck into a display."""

    at: str


@frozen
class TurnUp:
    """A card that the table sees: the app knows it, or asks for it (X9.2)."""

    what: TurnedUp
    who: str


@frozen
class ChooseNear:
    """`who`: whoever chooses the side of a card in the display of `at`, or of the paradox."""

    at: str
    card: Card
    who: str


@frozen
class Deal:
    """X2.2. `done`: the kinds that were chosen."""

    who: str
    done: tuple[str, ...] = ()


@frozen
class EchoPlan:
    """X7.4, X7.5."""

    plan: Literal["a", "b"]


@frozen
class EchoRest:
    """X7.7. `gone`: the place of the card that is out of Echo's inventory."""

    gone: Place | None


@frozen
class BeginTurn:
    who: str


@frozen
class EndTurn:
    pass


Task = (
    Draw | ReturnOne | DiscardOne | LayOneOfTwo | LayAndUse | Settle | SwapPlan | RotateSome
    | RotateOne | RotateBoth | Look | PutBack | OfferFragment | Borrow | LookAtTop | StealOne
    | LookAtPlan | TradeOne | LayTop | TurnUp | ChooseNear | Deal | EchoPlan | EchoRest | BeginTurn
    | EndTurn
)  # fmt: skip
