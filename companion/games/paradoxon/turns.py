"""Turns: beginning, the words that are legal in one, ending (X4, X5, X9)."""

from __future__ import annotations

from typing import Final

from companion.games.paradoxon.cards import Card, Lying, cards_of, worth
from companion.games.paradoxon.facts import TurnPassed
from companion.games.paradoxon.state import ECHO, SCORES, State, may_steal, takeable, usable
from companion.games.paradoxon.tasks import TurnUp
from companion.games.paradoxon.work import Work

MOST_ITEMS: Final = 2


def begin_turn(work: Work, who: str) -> None:
    work.change(turn=work.state.place(who), turns=work.state.turns + 1, used=())
    work.say(TurnPassed(who))
    if who == ECHO:
        work.first(TurnUp("reveal", ECHO))


def end_turn(work: Work) -> None:
    begin_turn(work, work.state.other(work.state.mover))


def ask_turn(work: Work) -> None:
    state = work.state
    words = _options(state) if state.setup.keep == "all" else _score_options(state)
    work.ask(None, state.mover, "turn", *words)


def _options(state: State) -> tuple[str, ...]:
    """X4.1, X5.1."""
    who = state.mover
    seat = state.of(who)
    items = _use_options(state, usable(state, who)) if len(state.used) < MOST_ITEMS else ()
    scored = []
    if worth(seat.hand[0], seat.display):
        scored.append("score plan")
    if state.paradox is not None and worth(state.paradox.card, seat.display):
        scored.append("score paradox")
    fragments = [*seat.fragments, *takeable(state, state.other(who))]
    scored += [f"score {card}" for card in fragments if worth(card, seat.display) >= 2]
    return (*items, *scored, "end")


def _use_options(state: State, items: tuple[Lying, ...]) -> tuple[str, ...]:
    words = use_words(items)
    again = state.setup.rulings.item_twice == "yes"
    return tuple(word for word in words if again or word not in state.used)


def use_words(items: tuple[Lying, ...]) -> tuple[str, ...]:
    return tuple(f"use {one.near} on {one.card}" for one in items)


def _score_options(state: State) -> tuple[str, ...]:
    """X9.1, X9.2: fragments for 2 or 3 alone (X5.4)."""
    who = state.mover
    found = [f"score {points} {place}" for place in ("plan", "paradox") for points in SCORES]
    theirs = "fading" if state.solo else "theirs"
    for source, owner in (("own", who), (theirs, state.other(who))):
        if takeable(state, owner):
            found += [f"score {points} {source}" for points in SCORES[1:]]
    found += [f"score {points} extra" for points in SCORES]
    steal = ("steal",) if may_steal(state, who) else ()
    return (*found, "fragment", *steal, "empty", "end")


def unseen(state: State) -> tuple[Card, ...]:
    """X9.2: the cards that the table may turn up: those that lie nowhere the app can see."""
    seen = {card for one in state.seats for card in _known(one.display, one.hand)}
    for seat in state.seats:
        seen |= {*seat.fragments, *seat.twos, *seat.threes}
    seen |= {*state.box, *takeable(state, ECHO)}
    if state.paradox is not None:
        seen.add(state.paradox.card)
    return tuple(card for card in cards_of(state.setup.colours) if card not in seen)


def _known(display: tuple[Lying, ...], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*(lying.card for lying in display), *hand)
