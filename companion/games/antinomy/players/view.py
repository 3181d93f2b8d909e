"""A table as one sorcerer sees it: no rival's hand, no card under the Codex (A9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import CARDS, Card, Colour
from companion.games.antinomy.facts import Fact, HandShown, Laid, Paradox, WentTo
from companion.games.antinomy.state import HAND, Rulings, State, unknown


@frozen
class SeenTable:
    """`asked`, `options`: the open question, if it is this player's. Pairs: the starter first.

    `remembered`: cards that are certainly in the rival's hand, by what was said (A9.2).
    """

    who: str
    players: tuple[str, str]
    hand: tuple[Card, ...]
    continuum: tuple[Card, ...]
    codex: Colour
    codex_order: tuple[Colour, ...]
    rulings: Rulings
    crystals: tuple[int, int]
    spaces: tuple[int | None, int | None]
    turn: int
    turns: int
    asked: str | None
    options: tuple[str, ...]
    remembered: tuple[Card, ...] = ()


def seen_by(state: State, who: str, facts: Iterable[Fact] = ()) -> SeenTable:
    """The view of a player whose hand the app knows, after all these facts."""
    assert not unknown(state.of(who))
    question = state.question
    mine = question is not None and question.who == who
    one, other = state.sorcerers
    return SeenTable(
        who=who,
        players=state.players,
        hand=state.of(who).known,
        continuum=state.continuum,
        codex=state.codex,
        codex_order=state.setup.codex_order,
        rulings=state.setup.rulings,
        crystals=(one.crystals, other.crystals),
        spaces=(one.at, other.at),
        turn=state.turn,
        turns=state.turns,
        asked=question.what if mine and question else None,
        options=question.options if mine and question else (),
        remembered=remembered(state.rival(who), facts),
    )


def remembered(who: str, facts: Iterable[Fact]) -> tuple[Card, ...]:
    """The cards of a hand that an attentive rival knows (A9.1, A9.2)."""
    known: frozenset[Card] = frozenset()
    for fact in facts:
        match fact:
            case WentTo(card, mover, _, took) if mover == who:
                known = known - {card} | {took}
            case Paradox(hand, _, shower) | HandShown(hand, _, shower) if shower == who:
                known = frozenset(hand)
            case Laid(_, _, cards, taker) if taker == who:
                known = frozenset(cards)
            case _:
                pass
    return tuple(sorted(known))


def rival_hands(view: SeenTable) -> tuple[tuple[Card, ...], ...]:
    """Every hand that the rival can hold: at most four, for one card of four is the Codex."""
    seen = {*view.continuum, *view.hand, *view.remembered}
    free = [card for card in CARDS if card not in seen]
    rest = combinations(free, HAND - len(view.remembered))
    return tuple(tuple(sorted((*view.remembered, *some))) for some in rest)
