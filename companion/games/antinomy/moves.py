"""The spaces that a card leads to (A5)."""

from __future__ import annotations

from companion.games.antinomy.cards import COLOUR, NUMBER, RELIC, Card
from companion.games.antinomy.state import SPACES, State, may_hold


def forward(state: State, who: str, card: Card) -> int | None:
    """A5.1: as far to one's right as the card's number; None where the row ends before."""
    space = _at(state, who) + _right(state, who) * NUMBER[card]
    return space if space in SPACES else None


def back(state: State, who: str, card: Card) -> tuple[int, ...]:
    """A5.2: the spaces to one's left whose card has the colour or the relic, the lowest first."""
    at, right = _at(state, who), _right(state, who)
    return tuple(
        space
        for space in SPACES
        if (at - space) * right > 0 and _matches(card, state.continuum[space - 1])
    )


def options(state: State, who: str) -> tuple[str, ...]:
    """Every move with a card that can be in the hand."""
    found: list[str] = []
    for card in may_hold(state, who):
        if forward(state, who, card) is not None:
            found.append(f"play {card} forward")
        found += [f"play {card} back {space}" for space in back(state, who, card)]
    return tuple(found)


def beside(state: State, who: str) -> dict[str, tuple[int, ...]]:
    """A6.4: the three spaces at one's left and right, where there are three."""
    at, right = _at(state, who), _right(state, who)
    sides = {"left": -right, "right": right}
    spaces = {side: sorted(at + way * step for step in (1, 2, 3)) for side, way in sides.items()}
    return {
        side: tuple(three) for side, three in spaces.items() if all(one in SPACES for one in three)
    }


def _matches(card: Card, other: Card) -> bool:
    return COLOUR[card] == COLOUR[other] or RELIC[card] == RELIC[other]


def _right(state: State, who: str) -> int:
    """A2.6: the second sits opposite, so his right is towards the lower numbers."""
    return 1 if state.place(who) == 0 else -1


def _at(state: State, who: str) -> int:
    at = state.of(who).at
    assert at is not None
    return at
