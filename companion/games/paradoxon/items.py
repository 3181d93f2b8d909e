"""The sixteen items (X8), each as the steps that it is carried out in."""

from __future__ import annotations

from companion.games.paradoxon.cards import Card, Item
from companion.games.paradoxon.facts import Used
from companion.games.paradoxon.state import State
from companion.games.paradoxon.tasks import (
    Borrow,
    DiscardOne,
    Draw,
    LayAndUse,
    LayOneOfTwo,
    Look,
    LookAtPlan,
    LookAtTop,
    OfferFragment,
    ReturnOne,
    RotateBoth,
    RotateOne,
    RotateSome,
    Settle,
    StealOne,
    SwapPlan,
    Task,
    TradeOne,
)
from companion.games.paradoxon.work import Work


def carry_out(
    work: Work, who: str, item: Item, card: Card, by: str | None = None, armored: bool = False
) -> None:
    """X4.3, X4.4. `armored`: within an armor, where another armor does nothing (`armor-chain`)."""
    if item == "armor" and armored:
        return
    work.say(Used(item, card, who, by))
    work.first(*_steps(work.state, who, item, armored), Settle(who))


def _steps(state: State, who: str, item: Item, armored: bool) -> tuple[Task, ...]:
    own = tuple(lying.card for lying in state.of(who).display)
    steps: dict[Item, tuple[Task, ...]] = {
        "flowers": (SwapPlan(who, 2),),
        "poetry": (Draw(who, 2), ReturnOne(who), ReturnOne(who)),
        "chocolates": (Draw(who, 2), LayOneOfTwo(who), ReturnOne(who, displayed=True)),
        "ring": (TradeOne(who),),
        "map": (RotateSome(who, own),),
        "mask": (Draw(who), DiscardOne(who)),
        "gun": (Look(who, 2, discards=True),),
        "armor": (OfferFragment(who), Borrow(who), Borrow(who)),
        "keys": (Draw(who), ReturnOne(who, displayed=True), LayAndUse(who, armored)),
        "phone": (DiscardOne(who), DiscardOne(who), Draw(who, 2)),
        "wallet": (RotateOne(who),),
        "tickets": (Look(who, 4, discards=False),),
        "aces": (LookAtTop(who),),
        "money": (Draw(who), ReturnOne(who), StealOne(who)),
        "drink": (RotateBoth(who),),
        "knife": (LookAtPlan(who),),
    }
    return steps[item]
