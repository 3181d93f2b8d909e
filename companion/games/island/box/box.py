"""The values printed on the box's pieces and in no rulebook (box-data.md), for the engine."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Extra, Fruit, Piece

# L1.8: the arrow anomaly joins its sides in two groups of three.
Groups = tuple[frozenset[Direction], frozenset[Direction]]


@frozen
class PrintedBoard:
    """A character's board. `health` is None for Granddead (L14.1)."""

    health: int | None
    energy: int
    bonuses: Mapping[str, frozenset[Fruit]]
    half_sun: frozenset[str]
    restore: int


@frozen
class InForce:
    """The rules as the power token in force changes them; without one, the rules themselves.

    `word` is the token whose own text the rules know (algae, lithophytes, flood, ivy, hurricane).
    A cost of None is forbidden.
    """

    word: str | None = None
    op_actions: int = 3
    captive_actions: int = 2
    safe_cost: int | None = 1
    over_cost: int | None = 1
    restore: int = 0
    bush_damage: int = 1
    wave_damage: int = 1
    idle: frozenset[str] = frozenset()
    bonuses: bool = True
    free: frozenset[Piece] = frozenset()


NO_TOKEN = InForce()


@frozen
class Token:
    """A power token: its name and text by language, and what the engine does with it."""

    name: Mapping[str, str]
    text: Mapping[str, str]
    does: InForce = NO_TOKEN


@frozen
class Gain:
    """The gain that symbols on a board give."""

    health: int = 0
    energy: int = 0
    actions: int = 0


# By the bonus; by what is lost in Hempel's trade; by Theseus's box.
GAINS: Mapping[str, Gain] = {
    "meeting": Gain(energy=2),
    "reward": Gain(health=1, energy=1),
    "heal": Gain(health=1),
    "action": Gain(actions=1),
    "trade-health": Gain(energy=2),
    "trade-energy": Gain(health=1),
    "extra-energy": Gain(energy=1),
    "extra-health": Gain(health=1),
    "extra-action": Gain(actions=1),
}


@frozen
class Box:
    boards: Mapping[str, PrintedBoard]
    tokens: Mapping[str, Token]  # in the order in which a stack is completed
    arrows: Groups
    palms: tuple[int, int, int]  # free palm boxes of Hempel's bonuses
    extras: tuple[Extra, ...]  # Theseus's, left to right
    gains: Mapping[str, Gain]
    tiles: tuple[tuple[str, str], ...] = ()  # L1.4: the fourteen tiles of two spaces, or none
    knots: tuple[str, ...] = ("a", "b", "c")  # which three of the five kinds the box holds
    assumed: tuple[str, ...] = ()  # entries that nobody has looked at yet

    def __repr__(self) -> str:
        return f"<Box: {len(self.tokens)} tokens, {len(self.tiles)} tiles known>"
