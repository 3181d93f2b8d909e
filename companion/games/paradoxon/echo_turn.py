"""Echo's turn (X7.3-X7.8), and the cards that the table turns up (X9.2)."""

from __future__ import annotations

from typing import Literal, assert_never

from companion.engine.kind import TABLE
from companion.games.paradoxon.cards import ON, UNKNOWN, Card, Lying
from companion.games.paradoxon.echo import (
    PLACES,
    Inventory,
    share,
    shown_on,
    to_eliminate,
    to_fade,
)
from companion.games.paradoxon.facts import (
    Boxed,
    Discarded,
    Drew,
    Eliminated,
    Faded,
    Laid,
    NoPlan,
    Paradox,
    PlanTried,
    Revealed,
    ToRotate,
)
from companion.games.paradoxon.state import ECHO
from companion.games.paradoxon.tasks import (
    ChooseNear,
    Draw,
    EchoPlan,
    EchoRest,
    EndTurn,
    Place,
    TurnedUp,
    TurnUp,
)
from companion.games.paradoxon.turns import unseen
from companion.games.paradoxon.work import Work, rotate, take_top, under

# The questions for cards of the table.
_ASKED: dict[TurnedUp, str] = {
    "reveal": "reveal", "drawn": "drawn", "paradox": "paradox", "faded": "faded",
}  # fmt: skip


def turn_up(work: Work, what: TurnedUp, who: str) -> None:
    """X9.2: beside real cards the card is asked for; `who` chooses a paradox's side."""
    in_hand = what in ("reveal", "faded")
    card = _plan(work) if in_hand else take_top(work)
    if card is None or work.state.setup.keep == "score":
        return
    if card == UNKNOWN:
        words = (f"card {one}" for one in unseen(work.state))
        work.ask(TurnUp(what, who), TABLE, _ASKED[what], *words)
    else:
        turned_up(work, what, who, card)


def _plan(work: Work) -> Card:
    """Echo's plan, which the app knows in `keep: all` alone."""
    hand = work.seat(ECHO).hand
    return hand[0] if hand else UNKNOWN


def turned_up(work: Work, what: TurnedUp, who: str, card: Card) -> None:
    match what:
        case "reveal":
            _reveal(work, card)
        case "drawn":
            work.change_seat(ECHO, display=(*work.seat(ECHO).display, Lying(card)))
            work.say(Drew(1, ECHO, len(work.state.deck), card))
            work.first(*_side(work, card), EchoPlan("b"))
        case "paradox":
            work.change(paradox=Lying(card))
            work.say(Paradox(card))
            if _whole(work):
                work.first(ChooseNear("paradox", card, who or TABLE))
        case "faded":
            work.change_seat(ECHO, hand=(), open=None)
            fade(work, card, "plan")
            work.first(Draw(ECHO))
        case _:
            assert_never(what)


def _whole(work: Work) -> bool:
    return work.state.setup.keep == "all"


def _side(work: Work, card: Card) -> tuple[ChooseNear, ...]:
    """The side of a card of Echo's, which is the player's choice (X7.2)."""
    if _whole(work):
        return (ChooseNear(ECHO, card, ECHO),)
    work.say(Laid(card, None, ECHO, None))
    return ()


def inventory(work: Work) -> Inventory:
    """X7.4."""
    left, right = work.seat(ECHO).display
    assert work.state.paradox is not None
    return left.card, right.card, work.seat(ECHO).hand[0], work.state.paradox.card


def _reveal(work: Work, plan: Card) -> None:
    """X7.3: what shares an item with the plan is rotated."""
    work.change_seat(ECHO, hand=(plan,), open=plan)
    work.say(Revealed(plan, ECHO))
    if _whole(work):
        for at, card in _lying(work):
            if share(card, plan):
                rotate(work, at, card, ECHO)
    else:
        work.say(_to_rotate(inventory(work), plan))
    work.first(EchoPlan("a"))


def _lying(work: Work) -> tuple[tuple[str, Card], ...]:
    """Every open card with whose display it is in, Echo's first and the paradox last."""
    state = work.state
    displays = (
        (who, lying.card) for who in (ECHO, state.names[0]) for lying in state.of(who).display
    )
    assert state.paradox is not None
    return (*displays, ("paradox", state.paradox.card))


def _to_rotate(cards: Inventory, plan: Card) -> ToRotate:
    """X9.2: Echo's cards and the paradox; the app does not see the player's."""
    pairs = [(at, card) for at, card in zip(PLACES, cards, strict=True) if at != "plan"]
    shared = [(at, card) for at, card in pairs if share(card, plan)]
    return ToRotate(tuple(card for _, card in shared), ON[plan], tuple(at for at, _ in shared))


def try_plan(work: Work, plan: Literal["a", "b"]) -> None:
    cards = inventory(work)
    at = to_eliminate(cards)
    work.say(PlanTried(plan, "no" if at is None else "yes"))
    if at is not None:
        card = _take(work, at)
        work.change(box=(*work.state.box, card))
        work.say(Eliminated(card, at, shown_on(cards, at)))
        work.first(EchoRest(at))
    elif plan == "a":
        _plan_b(work)
    else:
        _fade_one(work, cards)


def _plan_b(work: Work) -> None:
    """X7.5."""
    left, right = work.seat(ECHO).display
    work.change_seat(ECHO, display=(right,))
    under(work, left.card if _whole(work) else UNKNOWN)
    work.say(Discarded("display", left.card, ECHO))
    work.first(TurnUp("drawn", ECHO))


def _fade_one(work: Work, cards: Inventory) -> None:
    """X7.6."""
    at = to_fade(cards)
    if at is None:
        work.say(NoPlan())
    else:
        fade(work, _take(work, at), at)
    work.first(EchoRest(at))


def fade(work: Work, card: Card, at: Place) -> None:
    """X7.6: one fading card at most; the old one goes to the box."""
    old = work.state.fading
    if old is not None:
        work.change(box=(*work.state.box, old))
        work.say(Boxed(old))
    work.change(fading=card)
    work.say(Faded(card, at))


def _take(work: Work, at: Place) -> Card:
    """A card out of the inventory."""
    left, right = work.seat(ECHO).display
    match at:
        case "left":
            work.change_seat(ECHO, display=(right,))
            return left.card
        case "right":
            work.change_seat(ECHO, display=(left,))
            return right.card
        case "plan":
            (plan,) = work.seat(ECHO).hand
            work.change_seat(ECHO, hand=(), open=None)
            return plan
        case "paradox":
            assert work.state.paradox is not None
            paradox = work.state.paradox.card
            work.change(paradox=None)
            return paradox
        case _:
            assert_never(at)


def rest(work: Work, gone: Place | None) -> None:
    """X7.7."""
    match gone:
        case "left" | "right":
            (plan,) = work.seat(ECHO).hand
            display = (*work.seat(ECHO).display, Lying(plan))
            work.change_seat(ECHO, display=display, hand=(), open=None)
            work.first(*_side(work, plan), Draw(ECHO), EndTurn())
        case "plan":
            work.first(Draw(ECHO), EndTurn())
        case "paradox":
            _discard_plan(work)
            work.first(Draw(ECHO), TurnUp("paradox", ECHO), EndTurn())
        case None if work.state.setup.rulings.echo_none == "keep":
            work.change_seat(ECHO, hand=work.seat(ECHO).hand if _whole(work) else ())
            work.first(EndTurn())
        case None:
            _discard_plan(work)
            work.first(Draw(ECHO), EndTurn())
        case _:
            assert_never(gone)


def _discard_plan(work: Work) -> None:
    (plan,) = work.seat(ECHO).hand
    work.change_seat(ECHO, hand=(), open=None)
    under(work, plan if _whole(work) else UNKNOWN)
    work.say(Discarded("plan", plan, ECHO))
