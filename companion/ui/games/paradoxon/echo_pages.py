"""The pages of Echo's turn: one sentence each, with the cards as they lie while it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import frozen, revised
from companion.games.paradoxon.cards import ON, Card, Item
from companion.games.paradoxon.echo import Inventory
from companion.games.paradoxon.facts import (
    Boxed,
    Discarded,
    Drew,
    Eliminated,
    Fact,
    Faded,
    Laid,
    NoPlan,
    Over,
    PlanTried,
    Revealed,
    ToRotate,
)
from companion.games.paradoxon.state import ECHO, State
from companion.games.paradoxon.tasks import Place

if TYPE_CHECKING:
    from collections.abc import Sequence

# The steps of the rail.
REVEAL, PLAN_A, PLAN_B, REST = range(4)


@frozen
class EchoPage:
    """`rail`: the step it belongs to. `key`, `fill`: of its sentence.

    `cards`: the four from the left, none where nothing lies. `marks`: by place: turn, box, fades,
    under. `lit`: items in a ring. `tried`: the cards that were looked through. `turned`: the items
    that turn the player's own. `rules`: behind it. `by`: the question that was answered.
    """

    rail: int
    key: str
    fill: tuple[Any, ...]
    cards: tuple[Card | None, ...]
    next: str
    rules: tuple[str, ...]
    marks: tuple[tuple[Place, str], ...] = ()
    lit: tuple[Item, ...] = ()
    tried: Inventory | None = None
    turned: tuple[Item, ...] = ()
    by: str = ""


def pages_of(entries: Sequence[Any], before: State) -> tuple[tuple[EchoPage, ...], ...]:
    """The pages of each entry of a step. `before`: the state that the step began in."""
    found = []
    state = before
    for entry in entries:
        by = "" if state.question is None else state.question.what
        pages = pages_of_facts(entry.outcome.said, state, entry.outcome.state)
        found.append(tuple(revised(page, {"by": by}) for page in pages))
        state = entry.outcome.state
    return tuple(found)


def pages_of_facts(facts: tuple[Fact, ...], before: State, after: State) -> Iterator[EchoPage]:
    """Nothing of an entry that is the player's alone."""
    if not before.solo:
        return
    cards = _lying(before)
    for at, fact in enumerate(facts):
        rest = facts[at + 1 :]
        match fact:
            case Revealed(plan):
                cards = (*cards[:2], plan, cards[3])
            case ToRotate(_, showing, places):
                marks = tuple((place, "turn") for place in places)
                key = "turn" if places else "turn-own"
                yield EchoPage(
                    REVEAL, key, (showing, places), cards, "next-0", ("reveal",), marks, showing,
                    turned=showing,
                )  # fmt: skip
            case Drew(card=card) if card is not None:
                cards = (cards[0], card, *cards[2:])
            case PlanTried("a", "no"):
                yield EchoPage(
                    PLAN_A, "no-a", (), cards, "next-b", ("plan-a",), tried=_whole(cards)
                )
            case Discarded("display", left) if left is not None:
                yield _left_goes(left, cards)
            case Eliminated(from_=place):
                yield _eliminated(fact, cards, _plan(facts))
                yield from page_of_rest(rest, place, after)
                return
            case Faded(gone, place) if not any(isinstance(one, PlanTried) for one in facts):
                yield _plan_fades(gone, facts, after)
                return
            case Faded(gone, place):
                yield _fades(gone, place, facts, cards)
                yield from page_of_rest(rest, place, after)
                return
            case NoPlan():
                yield EchoPage(
                    PLAN_B, "nothing-fades", (), cards, _next(None, rest),
                    ("plan-b", "nothing-fades"), tried=_whole(cards),
                )  # fmt: skip
                yield from page_of_rest(rest, None, after)
                return
            case _:
                pass
    if any(isinstance(one, Over) for one in facts) and before.turn == 1:
        yield EchoPage(PLAN_B, "no-card", (), cards, "next-over", ("empty",))


def _lying(state: State) -> tuple[Card | None, ...]:
    """Echo's cards as the app knows them, and the paradox."""
    echo = state.of(ECHO)
    display = [lying.card for lying in echo.display]
    left, right = (*display, None, None)[:2]
    plan = echo.open
    paradox = None if state.paradox is None else state.paradox.card
    return left, right, plan, paradox


def _whole(cards: tuple[Card | None, ...]) -> Inventory:
    left, right, plan, paradox = cards
    assert left is not None
    assert right is not None
    assert plan is not None
    assert paradox is not None
    return left, right, plan, paradox


def _plan(facts: tuple[Fact, ...]) -> str:
    return next((fact.plan for fact in facts if isinstance(fact, PlanTried)), "a")


def _next(gone: Place | None, rest: tuple[Fact, ...] = ()) -> str:
    """The word of what comes after a plan, by what is gone (X7.7)."""
    if gone is None:
        kept = not any(isinstance(fact, Discarded) for fact in rest)
        return "next-3" if kept else "next-under"
    return {"plan": "next-plan", "paradox": "next-paradox"}.get(gone, "next-up")


def _left_goes(left: Card, cards: tuple[Card | None, ...]) -> EchoPage:
    """X7.5."""
    return EchoPage(
        PLAN_B, "left-goes", (left,), cards, "next-drawn", ("plan-b",), (("left", "under"),)
    )


def _eliminated(fact: Eliminated, cards: tuple[Card | None, ...], plan: str) -> EchoPage:
    after = _next(fact.from_)
    rules = ("plan-a",) if plan == "a" else ("plan-b", "plan-a")
    return EchoPage(
        PLAN_A if plan == "a" else PLAN_B, f"yes-{plan}", (fact.from_, tuple(fact.on.items())),
        cards, after, rules, ((fact.from_, "box"),), ON[fact.eliminated], _whole(cards),
    )  # fmt: skip


def _fades(
    gone: Card, place: Place, facts: tuple[Fact, ...], cards: tuple[Card | None, ...]
) -> EchoPage:
    """X7.6."""
    return EchoPage(
        PLAN_B, "fades", (place, gone, _boxed(facts)), cards, _next(place), ("plan-b", "fades"),
        ((place, "fades"),), (), _whole(cards),
    )  # fmt: skip


def _plan_fades(gone: Card, facts: tuple[Fact, ...], after: State) -> EchoPage:
    """X8.8: through an armor, in the player's turn."""
    left, right, _plan, paradox = _lying(after)
    return EchoPage(
        REST, "plan-fades", (gone, len(after.deck), _boxed(facts)), (left, right, None, paradox),
        "next-3", ("armor", "fades"),
    )  # fmt: skip


def _boxed(facts: tuple[Fact, ...]) -> Card | None:
    return next((fact.boxed for fact in facts if isinstance(fact, Boxed)), None)


def page_of_rest(facts: tuple[Fact, ...], gone: Place | None, after: State) -> Iterator[EchoPage]:
    """X7.7: the one page that says what is laid where."""
    over = any(isinstance(one, Over) for one in facts)
    laid = next((one.laid for one in facts if isinstance(one, Laid)), None)
    deck = len(after.deck)
    lying = (*_lying(after)[:2], None, _lying(after)[3])
    page = EchoPage(REST, "no-card", (), lying, "next-over" if over else "next-3", ("moves-up",))
    if laid is not None:
        key = "moves-up-over" if over else "moves-up"
        yield revised(page, {"key": key, "fill": (laid, deck)})
    elif over:
        yield revised(page, {"rules": ("empty",)})
    elif gone == "plan":
        yield revised(page, {"key": "new-plan", "fill": (deck,)})
    elif gone == "paradox":
        yield revised(
            page,
            {"key": "plan-under", "fill": (deck,), "next": "next-paradox",
             "rules": ("paradox-gone",)},
        )  # fmt: skip
    elif any(isinstance(one, Drew) for one in facts):
        yield revised(page, {"key": "plan-under", "fill": (deck,), "rules": ("nothing-gone",)})
