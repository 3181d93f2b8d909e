"""A clash (A7)."""

from __future__ import annotations

from itertools import combinations

from companion.engine.kind import TABLE
from companion.games.antinomy.cards import COLOUR, NUMBER, Card
from companion.games.antinomy.facts import Clash, Crystals, HandShown, TopShown
from companion.games.antinomy.state import State, unknown, unseen
from companion.games.antinomy.work import (
    Work,
    advance,
    begin_turn,
    gain,
    next_turn,
    whole_hand,
)


def clash(work: Work) -> None:
    one, other = work.state.sorcerers
    if one.at == other.at and not _first_clash(work.state):
        _show_hands(work, work.mover)
    else:
        begin_turn(work, 1 - work.state.turn)


def _first_clash(state: State) -> bool:
    """A7.7: the turns in which nobody clashes."""
    return state.turns <= {"turn": 1, "setup": 0, "each": 2}[state.setup.rulings.first_clash]


def _show_hands(work: Work, first: str) -> None:
    """A7.2: the mover's, then the rival's; what the app does not know of one is asked before."""
    order = _both(work)
    for who in order[order.index(first) :]:
        one = work.state.of(who)
        if unknown(one):
            named = combinations(unseen(work.state), unknown(one))
            work.ask(who, "hand", *(" ".join(("hand", *cards)) for cards in named))
            return
        work.said.append(HandShown(one.known, total(work.state, one.known), who))
    _compare(work)


def name_hand(work: Work, who: str, cards: tuple[Card, ...]) -> None:
    work.change_sorcerer(who, known=whole_hand(work.state, who, cards))
    _show_hands(work, who)


def total(state: State, cards: tuple[Card, ...]) -> int:
    """A7.2, A7.6: cards of the colour that is covered now count 0."""
    return sum(NUMBER[card] for card in cards if COLOUR[card] != state.codex)


def _compare(work: Work) -> None:
    state = work.state
    mine, theirs = (state.of(who).known for who in _both(work))
    winner = _winner(work, total(state, mine), total(state, theirs))
    if winner is None:
        work.ask(TABLE, "top", *(f"top {one} {other}" for one in mine for other in theirs))
    else:
        won_clash(work, winner)


def _both(work: Work) -> tuple[str, str]:
    """The mover, then the rival."""
    return work.mover, work.state.rival(work.mover)


def _winner(work: Work, mine: int, theirs: int) -> str | None:
    """The mover or the rival; None where both have as much."""
    mover, rival = _both(work)
    if mine > theirs:
        return mover
    return rival if theirs > mine else None


def tops(work: Work, cards: tuple[Card, ...]) -> None:
    """A7.3: the higher shown card wins; equal again, nobody does."""
    state, values = work.state, []
    for who, card in zip(_both(work), cards, strict=True):
        printed = state.setup.rulings.tie_value == "printed"
        values.append(NUMBER[card] if printed else total(state, (card,)))
        work.said.append(TopShown(card, values[-1], who))
    won_clash(work, _winner(work, *values))


def won_clash(work: Work, winner: str | None) -> None:
    """A7.4, A7.5: a crystal from the loser, if there is one; only then the Codex advances."""
    work.said.append(Clash(winner or "none"))
    if winner is not None and _steal(work, winner):
        return
    next_turn(work)


def _steal(work: Work, winner: str) -> bool:
    """True if the game is won by it."""
    loser = work.state.rival(winner)
    left = work.state.of(loser).crystals - 1
    if left < 0:
        return False
    work.change_sorcerer(loser, crystals=left)
    work.said.append(Crystals(left, "clash", loser))
    if gain(work, winner, "clash"):
        return True
    advance(work)
    return False
