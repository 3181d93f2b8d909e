"""The agenda's tasks: done at once, or put as a question; `answers.py` takes the answers."""

from __future__ import annotations

from typing import assert_never

from companion.games.paradoxon.cards import ON, Card, Lying, worth
from companion.games.paradoxon.deal import ask_deal, lay_top
from companion.games.paradoxon.echo_turn import rest, try_plan, turn_up
from companion.games.paradoxon.facts import LookedAt, ShownSaw
from companion.games.paradoxon.state import may_steal, usable
from companion.games.paradoxon.tasks import (
    BeginTurn,
    Borrow,
    ChooseNear,
    Deal,
    DiscardOne,
    Draw,
    EchoPlan,
    EchoRest,
    EndTurn,
    LayAndUse,
    LayOneOfTwo,
    LayTop,
    Look,
    LookAtPlan,
    LookAtTop,
    OfferFragment,
    PutBack,
    ReturnOne,
    RotateBoth,
    RotateOne,
    RotateSome,
    Settle,
    StealOne,
    SwapPlan,
    Task,
    TradeOne,
    TurnUp,
)
from companion.games.paradoxon.turns import begin_turn, end_turn, use_words
from companion.games.paradoxon.work import Work, draw, finish, rotate


def perform(work: Work, task: Task) -> None:
    match task:
        case Draw(who, number):
            _draw(work, who, number)
        case LayTop(at):
            lay_top(work, at)
        case TurnUp(what, who):
            turn_up(work, what, who)
        case EchoPlan(plan):
            try_plan(work, plan)
        case EchoRest(gone):
            rest(work, gone)
        case BeginTurn(who):
            begin_turn(work, who)
        case EndTurn():
            end_turn(work)
        case RotateBoth(who):
            for lying in work.seat(who).display:
                rotate(work, who, lying.card, who)
        case Look(who, number, discards):
            _look(work, who, number, discards)
        case LookAtTop():
            _look_at_top(work, task)
        case LookAtPlan():
            _look_at_plan(work, task)
        case _:
            _ask(work, task)


def _draw(work: Work, who: str, number: int) -> None:
    for _ in range(number):
        if not work.over:
            draw(work, who)


def _look(work: Work, who: str, number: int, discards: bool) -> None:
    """X8.7, X8.12: fewer cards than wanted are what there is (`look-short`)."""
    deck = work.state.deck
    if len(deck) < number and work.state.setup.rulings.look_short == "ends":
        finish(work, "deck")
        return
    looked = deck[:number]
    work.say(LookedAt(len(looked), who))
    if looked:
        work.show(ShownSaw(who, looked))
        work.change(looked=looked, deck=deck[number:])
        work.first(PutBack(who, discards))


def _look_at_top(work: Work, task: LookAtTop) -> None:
    """X8.13."""
    who, deck = task.who, work.state.deck
    if not deck and work.state.setup.rulings.look_short == "ends":
        finish(work, "deck")
        return
    work.say(LookedAt(len(deck[:1]), who))
    if deck:
        work.show(ShownSaw(who, deck[:1]))
        scores = (f"score {deck[0]}",) if worth(deck[0], work.seat(who).display) else ()
        work.ask(task, who, "aces", *scores, f"discard {deck[0]}", f"keep {deck[0]}", "leave")


def _look_at_plan(work: Work, task: LookAtPlan) -> None:
    """X8.16: asked if it can be scored."""
    who = task.who
    other = work.state.other(who)
    plan = work.seat(other).hand[0]
    work.say(LookedAt("plan", who, other))
    work.show(ShownSaw(who, (plan,)))
    if worth(plan, work.seat(who).display):
        work.ask(task, who, "knife", f"score {plan}", "no")


Asked = (
    ReturnOne | DiscardOne | LayOneOfTwo | LayAndUse | Settle | SwapPlan | RotateSome | RotateOne
    | PutBack | OfferFragment | Borrow | StealOne | TradeOne | ChooseNear | Deal
)  # fmt: skip


def _ask(work: Work, task: Asked) -> None:
    match task:
        case ReturnOne(who, displayed, but):
            cards = _own(work, who, displayed)
            work.ask(task, who, "return", *(f"return {card}" for card in cards if card != but))
        case DiscardOne(who):
            work.ask(task, who, "discard", *(f"discard {card}" for card in _own(work, who)))
        case LayOneOfTwo(who):
            work.ask(task, who, "equip", *lays("lay", work.seat(who).hand[-2:]))
        case LayAndUse(who):
            work.ask(task, who, "equip", *lays("lay", work.seat(who).hand))
        case Settle(who):
            _settle(work, task, who)
        case SwapPlan(who, times):
            _ask_swap(work, task, who, times)
        case RotateSome(who, cards, enough):
            done = ("done",) if enough else ()
            work.ask(task, who, "rotate", *(f"rotate {card}" for card in cards), *done)
        case RotateOne(who):
            theirs = work.seat(work.state.other(who)).display
            work.ask(task, who, "rotate", *(f"rotate {lying.card}" for lying in theirs))
        case PutBack(who, discards):
            verbs = ("return", "discard") if discards else ("return",)
            looked = work.state.looked
            if looked:
                words = (f"{verb} {card}" for card in looked for verb in verbs)
                work.ask(task, who, "peek", *words)
        case OfferFragment(who):
            work.ask(task, work.state.other(who), "armor", "fragment", "no")
        case Borrow(who):
            borrowed = use_words(_borrowed(work, who))
            if borrowed:
                work.ask(task, who, "item", *borrowed)
        case StealOne(who):
            cards = may_steal(work.state, who)
            if cards:
                work.ask(task, who, "steal", *(f"steal {card}" for card in cards))
        case TradeOne(who):
            giver = who if task.given is None else work.state.other(who)
            cards = _own(work, giver, displayed=True)
            words = (f"trade {card}" for card in (*cards, "plan"))
            work.ask(task, giver, "trade", *words, of=giver)
        case ChooseNear(at, card, who):
            work.ask(task, who, "near", *(f"near {item}" for item in ON[card]), card=card, place=at)
        case Deal():
            ask_deal(work, task)
        case _:
            assert_never(task)


def _own(work: Work, who: str, displayed: bool = False) -> tuple[Card, ...]:
    seat = work.seat(who)
    display = tuple(lying.card for lying in seat.display)
    return display if displayed else (*seat.hand, *display)


def lays(verb: str, cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(f"{verb} {card} {item}" for card in cards for item in ON[card])


def _settle(work: Work, task: Settle, user: str) -> None:
    """X4.4: first the other player, then the user."""
    for who in (work.state.other(user), user):
        seat = work.seat(who)
        if len(seat.display) < 2:
            work.ask(task, who, "equip", *lays("lay", seat.hand))
            return


def _ask_swap(work: Work, task: SwapPlan, who: str, times: int) -> None:
    if times:
        seat = work.seat(who)
        items = ON[seat.hand[0]]
        words = (f"swap {lying.card} {item}" for lying in seat.display for item in items)
        work.ask(task, who, "swap", *words, "done")


def _borrowed(work: Work, who: str) -> tuple[Lying, ...]:
    """X8.8: by `armor-scope` of their display alone; never another armor (`armor-chain`)."""
    other = work.state.other(who)
    whole = work.state.setup.rulings.armor_scope == "any item facing them"
    items = usable(work.state, other) if whole else work.seat(other).display
    return tuple(one for one in items if one.near not in (None, "armor"))
