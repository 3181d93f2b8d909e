"""The words that answer each question: what may be passed, played, and scored."""

from __future__ import annotations

from itertools import combinations, product

from companion.games.paradominetor.state import Lying, State, left_of
from companion.games.paradominetor.tiles import (
    BLACK,
    TIMEFRAMES,
    Colour,
    Tile,
    back_of,
    colour_of,
    front_of,
    fronts_of,
)
from companion.games.paradominetor.trick import open_colours

# T4.1: no coloured front is on more tiles than this (T1.2), so that a larger paradox is black.
_MOST_ALIKE = 3


def pass_options(hand: tuple[Tile, ...]) -> tuple[str, ...]:
    """T2.5: one tile of each timeframe."""
    parts = (dict.fromkeys(one for one in hand if back_of(one) == back) for back in TIMEFRAMES)
    return tuple(" ".join(("pass", *three)) for three in product(*parts))


def tile_options(state: State, who: str) -> tuple[str, ...]:
    """T3: tiles of a known hand, else the fronts of which tiles are left (T7.4)."""
    if state.of(who).hand is None:
        fronts = (*fronts_of(state.setup.sets), BLACK)
        found = tuple(front for front in fronts if left_of(state, front))
    else:
        found = playable(state, who)
    coloured = tuple(tile for tile in found if tile != BLACK)
    if BLACK not in found:
        return coloured
    if state.table:
        return (*coloured, BLACK)
    return (*coloured, *(f"{BLACK} as {colour}" for colour in declarable(state, who)))


def playable(state: State, who: str) -> tuple[Tile, ...]:
    """T3.2-T3.4: the tiles of a known hand that may be played now."""
    return following(state.of(who).hand or (), state.table)


def following(hand: tuple[Tile, ...], table: tuple[Lying, ...]) -> tuple[Tile, ...]:
    """T3.2-T3.4: the tiles of a hand that may be played to these."""
    hand, colours = tuple(dict.fromkeys(hand)), open_colours(table)
    follows = any(colour_of(front_of(one)) in colours for one in hand)
    return tuple(
        one for one in hand if one == BLACK or not follows or colour_of(front_of(one)) in colours
    )


def declarable(state: State, who: str) -> tuple[Colour, ...]:
    """T3.5: any colour of the game; with `held` one of a known hand, if it has any."""
    hand, sets = state.of(who).hand, state.setup.sets
    if state.setup.rulings.declare == "any" or hand is None:
        return sets
    held = {colour_of(front_of(tile)) for tile in hand}
    return tuple(colour for colour in sets if colour in held) or sets


def score_options(state: State) -> tuple[str, ...]:
    """T8.1: all that a trick can come to."""
    players = state.players
    return (
        *(f"single {who}" for who in players),
        *(
            " ".join(("paradox", who, *rest))
            for who in players
            for size in range(1, len(players))
            for rest in combinations([one for one in players if one != who], size)
            if _can_be(state, (who, *rest))
        ),
        "all-black",
    )


def _can_be(state: State, winners: tuple[str, ...]) -> bool:
    """T5.4, T5.5: of a paradox that can only be black the earliest scored 1, and never all do."""
    if len(winners) <= _MOST_ALIKE:
        return True
    return len(winners) < len(state.players) and winners[0] == min(winners, key=state.order.index)
