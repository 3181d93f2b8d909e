"""The answers to the open question, and the words of a turn."""

from __future__ import annotations

from typing import assert_never

from companion.engine.kind import TABLE
from companion.games.paradoxon.cards import Card, Lying, worth
from companion.games.paradoxon.commands import (
    Lay,
    Near,
    OfCard,
    OfPlace,
    Plain,
    ScorePoints,
    Use,
)
from companion.games.paradoxon.deal import dealt
from companion.games.paradoxon.echo_turn import turned_up
from companion.games.paradoxon.facts import (
    Discarded,
    Kept,
    Laid,
    Paradox,
    Returned,
    Scored,
    ShownGot,
    Stolen,
    Swapped,
    Traded,
)
from companion.games.paradoxon.items import carry_out
from companion.games.paradoxon.score_keeping import score_word
from companion.games.paradoxon.state import ECHO
from companion.games.paradoxon.tasks import (
    Borrow,
    ChooseNear,
    Deal,
    Draw,
    EndTurn,
    LayAndUse,
    LayOneOfTwo,
    LookAtPlan,
    LookAtTop,
    OfferFragment,
    PutBack,
    ReturnOne,
    RotateSome,
    SwapPlan,
    Task,
    TradeOne,
    TurnUp,
)
from companion.games.paradoxon.work import (
    Work,
    discard,
    drop,
    lay,
    lose_fragment,
    on_top,
    put_on_top,
    replace,
    rotate,
    score,
    take_top,
    tell_total,
    under,
)

Answer = Plain | OfCard | OfPlace | Lay | Use | Near | ScorePoints


def answer(work: Work, command: Answer, what: str, who: str, task: Task | None) -> None:
    """`what`, `who`, `task`: of the question, which is open no more."""
    match command:
        case Plain(_, word):
            _plain(work, word, what, task)
        case OfCard(_, word, card):
            _of_card(work, command, word, card, who, task)
        case OfPlace(_, _, place):
            if isinstance(task, TradeOne):
                _trade(work, task, place)
            else:
                _score_place(work, who, place)
        case Lay():
            _lay(work, command, who, task)
        case Use(_, item, card):
            borrowed = isinstance(task, Borrow)
            if not borrowed:
                work.change(used=(*work.state.used, f"use {item} on {card}"))
            carry_out(work, who, item, card, "armor" if borrowed else None, borrowed)
        case Near(_, item):
            assert isinstance(task, ChooseNear)
            _choose_near(work, task, item)
        case ScorePoints(_, points, source):
            score_word(work, points, source)
        case _:
            assert_never(command)


def _plain(work: Work, word: str, what: str, task: Task | None) -> None:
    if what == "turn" and work.state.setup.keep != "all":
        score_word(work, 0, word)
    elif word == "end":
        work.first(EndTurn())
    elif word == "fragment":
        assert isinstance(task, OfferFragment)
        _score_for_armor(work, work.state.other(task.who))


def _of_card(
    work: Work, command: OfCard, word: str, card: Card, who: str, task: Task | None
) -> None:
    match task:
        case TurnUp(up, chooser):
            turned_up(work, up, chooser, card)
        case Deal():
            dealt(work, task, command)
        case PutBack():
            _put_back(work, task, word, card)
        case LookAtTop():
            _with_top(work, who, word, card)
        case LookAtPlan():
            _score_their_plan(work, who, card)
        case TradeOne():
            _trade(work, task, card)
        case RotateSome(_, cards):
            rotate(work, who, card, who)
            left = tuple(one for one in cards if one != card)
            if left:
                work.first(RotateSome(who, left, enough=True))
        case None:
            _score_fragment(work, who, card)
        case _:
            _one_card(work, who, word, card)


def _one_card(work: Work, who: str, word: str, card: Card) -> None:
    match word:
        case "return":
            put_on_top(work, who, card)
        case "discard":
            discard(work, who, card)
        case "rotate":
            rotate(work, work.state.other(who), card, who)
        case _:
            take_fragment(work, who, card)


# Scoring in a turn (X5)


def _score_place(work: Work, who: str, place: str) -> None:
    """X5.5: the new plan, the new paradox, unless the game is over before."""
    if place == "plan":
        plan = work.seat(who).hand[0]
        points = _worth(work, who, plan)
        drop(work, who, plan)
        work.first(Draw(who), EndTurn())
        score(work, Scored(plan, points, "plan", who))
        return
    assert work.state.paradox is not None
    paradox = work.state.paradox.card
    work.change(paradox=None)
    work.first(TurnUp("paradox", who), EndTurn())
    score(work, Scored(paradox, _worth(work, who, paradox), "paradox", who))


def _score_fragment(work: Work, who: str, card: Card) -> None:
    """X5.4."""
    of = who if card in work.seat(who).fragments else work.state.other(who)
    work.first(EndTurn())
    score(work, Scored(card, _worth(work, who, card), "fragment", who, of=of))


def _worth(work: Work, who: str, card: Card) -> int:
    return worth(card, work.seat(who).display)


# Items, by X8


def _lay(work: Work, command: Lay, who: str, task: Task | None) -> None:
    card, item = command.card, command.item
    match task:
        case Deal():
            dealt(work, task, command)
        case SwapPlan(_, times):
            plan = work.seat(who).hand[0]
            replace(work, who, card, Lying(plan, item))
            work.change_seat(who, hand=(card,), open=None)
            work.say(Swapped(card, who), Laid(plan, item, who, who))
            work.first(SwapPlan(who, times - 1))
        case LayOneOfTwo():
            other = next(one for one in work.seat(who).hand[-2:] if one != card)
            lay(work, who, card, item, who)
            discard(work, who, other)
        case LayAndUse(_, armored):
            lay(work, who, card, item, who)
            carry_out(work, who, item, card, "keys", armored)
        case _:
            assert task is not None
            lay(work, who, card, item, who)
            work.first(task)  # X4.4: until two lie there


def _put_back(work: Work, task: PutBack, word: str, card: Card) -> None:
    work.change(looked=tuple(one for one in work.state.looked if one != card))
    if word == "return":
        on_top(work, card)
        work.say(Returned("deck", None, task.who))
    else:
        under(work, card)
        work.say(Discarded("deck", None, task.who))
    work.first(task)


def _with_top(work: Work, who: str, word: str, card: Card) -> None:
    """X8.13."""
    take_top(work)
    match word:
        case "score":
            score(work, Scored(card, _worth(work, who, card), "deck", who))
            _scored_by_item(work)
        case "discard":
            under(work, card)
            work.say(Discarded("deck", None, who))
        case _:
            work.change_seat(who, hand=(*work.seat(who).hand, card))
            work.say(Kept(1, who))
            work.first(ReturnOne(who, but=card))


def _score_their_plan(work: Work, who: str, card: Card) -> None:
    """X8.16."""
    other = work.state.other(who)
    drop(work, other, card)
    work.first(Draw(other))
    score(work, Scored(card, _worth(work, who, card), "knife", who))
    _scored_by_item(work)


def _scored_by_item(work: Work) -> None:
    """X12 `item-scoring`."""
    ends = work.state.setup.rulings.item_scoring == "ends it"
    if ends and not work.over and EndTurn() not in work.state.agenda:
        work.last(EndTurn())


def _score_for_armor(work: Work, other: str) -> None:
    """X8.8: matching or not; with Echo the plan fades."""
    if other == ECHO:
        work.first(TurnUp("faded", ECHO))
        return
    plan = work.seat(other).hand[0]
    drop(work, other, plan)
    work.first(Draw(other))
    score(work, Scored(plan, 1, "plan", other, by="armor"))


def take_fragment(work: Work, who: str, card: Card) -> None:
    """X8.14."""
    of = work.state.other(who)
    work.say(Stolen(card if work.state.setup.keep == "all" else 1, of, who))
    lose_fragment(work, of, card, told=True)
    work.change_seat(who, fragments=(*work.seat(who).fragments, card))
    tell_total(work, who)


def _trade(work: Work, task: TradeOne, given: str) -> None:
    """X8.4: the user chooses first, then the other."""
    giver = task.who if task.given is None else work.state.other(task.who)
    seat = work.seat(giver)
    if given == "plan":
        work.say(Traded("plan", seat.open, giver))
    else:
        work.say(Traded("display", given, giver))
    if task.given is None:
        work.first(TradeOne(task.who, given))
    else:
        _exchange(work, task.who, task.given, given)


def _exchange(work: Work, who: str, given: str, got: str) -> None:
    other = work.state.other(who)
    mine = work.seat(who).hand[0] if given == "plan" else given
    theirs = work.seat(other).hand[0] if got == "plan" else got
    drop(work, who, mine)
    work.change_seat(who, hand=(*work.seat(who).hand, theirs))
    if other == ECHO and got != "plan":
        # X8.4: beside Echo the card takes the place of the one that he gives.
        replace(work, ECHO, theirs, Lying(mine))
        work.first(ChooseNear(ECHO, mine, ECHO))
    else:
        drop(work, other, theirs)
        work.change_seat(other, hand=(*work.seat(other).hand, mine))
    work.show(ShownGot(who, theirs), ShownGot(other, mine))


def _choose_near(work: Work, task: ChooseNear, item: str) -> None:
    lying = Lying(task.card, item)
    if task.at == "paradox":
        work.change(paradox=lying)
        work.say(Paradox(task.card, item))
    else:
        replace(work, task.at, task.card, lying)
        chooser = TABLE if task.who == TABLE else work.state.decider(task.who)
        work.say(Laid(task.card, item, task.at, chooser))
