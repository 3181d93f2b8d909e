"""L2: a whole table at random, but for who plays and where each captive starts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.generate import random_island, random_island_of
from companion.games.island.board.layout import Island
from companion.games.island.box.box import NO_TOKEN, Box
from companion.games.island.rulings import Rulings
from companion.games.island.setup.chance import draw_anomalies, draw_space, draw_wave
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.terms import FRUITS, KNOWN_TOKENS, TOKENS, Anomaly, Fruit, Hex, Part

DEFAULT_RULINGS: Final = Rulings()


@frozen
class Laid:
    """The table before the captives name their starts. `stack`: from the top."""

    island: Island
    anomalies: Mapping[Hex, Anomaly]
    stack: tuple[str, ...]
    wave: Part
    rock: Hex
    bush: Hex

    @property
    def bush_fruit(self) -> Fruit:
        """L2.7: the one fruit that nobody may start on."""
        return next(fruit for fruit in FRUITS if self.island.fruits[fruit] == self.bush)


def random_table(seed: int, box: Box | None = None) -> Laid:
    """L2.2 to L2.5, with the tiles of the box where they are known (L1.4).

    The same seed lays the same table from the same box.
    """
    dice = Random(seed)
    island = random_island(dice) if box is None else random_island_of(box, dice)
    return laid_on(island, dice)


def laid_on(island: Island, dice: Random) -> Laid:
    """L2.3 to L2.5, on an island that there is already."""
    anomalies = draw_anomalies(island.anomalies, dice)
    stack = tuple(dice.sample(TOKENS, len(TOKENS)))
    wave = draw_wave(dice)
    rock = draw_space(island.anomalies, dice)
    bush = draw_space([island.fruits[fruit] for fruit in FRUITS], dice)
    return Laid(island, anomalies, stack, wave, rock, bush)


def known_tokens(box: Box) -> tuple[str, ...]:
    """The tokens whose effect is known: the rulebook's five, and what the owner has entered.

    A card with a name alone says nothing yet.
    """
    return tuple(
        word
        for word, token in box.tokens.items()
        if word in KNOWN_TOKENS or token.text or token.does != NO_TOKEN
    )


def only(stack: Sequence[str], these: Collection[str]) -> tuple[str, ...]:
    """L2.4: the stack of these tokens; the others stay in the box."""
    return tuple(token for token in stack if token in these)


def seated(
    laid: Laid, players: int, seats: tuple[Seat, ...], box: Box, rulings: Rulings = DEFAULT_RULINGS
) -> SetUp:
    """The table with everybody at it, ready to be played."""
    return SetUp(
        players=players,
        island=laid.island,
        anomalies=laid.anomalies,
        stack=laid.stack,
        wave=laid.wave,
        rock=laid.rock,
        bush=laid.bush,
        seats=seats,
        box=box,
        rulings=rulings,
    )
