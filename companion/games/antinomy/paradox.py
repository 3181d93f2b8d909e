"""A Paradox, and the exchange that follows it (A6)."""

from __future__ import annotations

from itertools import permutations

from companion.engine.kind import TABLE
from companion.games.antinomy.cards import PARADOXES, Card, alike
from companion.games.antinomy.clash import clash
from companion.games.antinomy.facts import Laid, Paradox
from companion.games.antinomy.moves import beside
from companion.games.antinomy.state import (
    Side,
    State,
    may_hold,
    unknown,
)
from companion.games.antinomy.work import (
    Work,
    advance,
    gain,
    whole_hand,
    with_cards,
)


def ask_paradox(work: Work) -> None:
    """A6.1: asked only if the hand can be one; with `must` a known one is not asked."""
    state, who = work.state, work.mover
    hands = paradoxes(state, who)
    if not hands:
        clash(work)
    elif state.setup.rulings.paradox == "must" and not unknown(state.of(who)):
        declare(work, who, ())
    else:
        work.ask(who, "paradox", *(" ".join(("declare", *hand)) for hand in hands), "no")


def paradoxes(state: State, who: str) -> tuple[tuple[Card, ...], ...]:
    """A6.2, A9.3: the unknown cards of every Paradox that fits what is known."""
    known, possible = set(state.of(who).known), may_hold(state, who)
    return tuple(
        sorted(
            tuple(sorted(hand - known))
            for hand in PARADOXES[state.codex]
            if known <= hand and hand.issubset(possible)
        )
    )


def declare(work: Work, who: str, cards: tuple[Card, ...]) -> None:
    """A6.3: shown; a crystal; the Codex; the exchange."""
    hand = whole_hand(work.state, who, cards)
    by = alike(hand)
    assert by is not None
    work.change_sorcerer(who, known=hand)
    work.said.append(Paradox(hand, by, who))
    if gain(work, who, "paradox"):
        return
    advance(work)
    sides = beside(work.state, who)
    if len(sides) > 1:
        work.ask(who, "side", *sides)
    else:
        choose(work, "left" if "left" in sides else "right")


def choose(work: Work, side: Side) -> None:
    """A6.4: told before the cards are seen in their new order, which is chance."""
    hand, spaces = work.state.of(work.mover).known, beside(work.state, work.mover)[side]
    work.change(side=side)
    orders = (" ".join(("order", *cards)) for cards in permutations(hand))
    work.ask(TABLE, "order", *orders, spaces=spaces)


def exchange(work: Work, cards: tuple[Card, ...]) -> None:
    state, who = work.state, work.mover
    assert state.side is not None
    spaces = beside(state, who)[state.side]
    took = tuple(state.continuum[space - 1] for space in spaces)
    laid = dict(zip(spaces, cards, strict=True))
    work.change(continuum=with_cards(state.continuum, laid), side=None)
    work.change_sorcerer(who, known=tuple(sorted(took)))
    work.said.append(Laid(cards, spaces, took, who))
    clash(work)
