"""T4: who wins a trick, finished or not, and why."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.paradominetor.state import Lying, Rulings, State
from companion.games.paradominetor.tiles import BLACK, Colour, Front, colour_of, value_of

# Why a trick is won: nobody else followed, or not as high; a paradox beats single tiles, one of a
# lower value, one of a colour that came later, one of the colour that a black was declared to be.
WhyWon = Literal[
    "alone", "highest", "paradox", "value", "earlier", "black-led", "declared", "all-black"
]


@frozen
class TrickVerdict:
    """`winners`: in the order of play. `tile`: the front that wins; `beaten`: a weaker paradox."""

    winners: tuple[str, ...]
    by: Literal["single", "paradox"]
    tile: Front
    why: WhyWon
    beaten: Front | None = None


def led_colour(table: tuple[Lying, ...]) -> Colour | None:
    """T3.5: the colour of the lead's tile; of a black one what it was declared to be."""
    return table[0].declared or colour_of(table[0].front) if table else None


def open_colours(table: tuple[Lying, ...]) -> tuple[Colour, ...]:
    """T3.3: the colours that may be followed, in their order; a follower's black has none."""
    found = (led_colour(table), *(colour_of(one.front) for one in table))
    return tuple(dict.fromkeys(colour for colour in found if colour is not None))


def verdict(table: tuple[Lying, ...], rulings: Rulings, players: int) -> TrickVerdict:
    """T4.6: of the tiles that lie there, one at least."""
    ladder = _paradoxes(table, rulings)
    if not ladder:
        return _single(table)
    best = ladder[0]
    beaten = ladder[1] if len(ladder) > 1 else None
    winners = tuple(one.who for one in table if one.front == best)
    if best == BLACK and len(winners) == players:
        return TrickVerdict(winners, "paradox", best, "all-black")
    return TrickVerdict(winners, "paradox", best, _reason(table, best, beaten, rulings), beaten)


def leading(state: State) -> TrickVerdict | None:
    """T4.6: of this trick as it lies there; None before the first tile."""
    if not state.table:
        return None
    return verdict(state.table, state.setup.rulings, len(state.players))


def _single(table: tuple[Lying, ...]) -> TrickVerdict:
    """T4.5."""
    colour = led_colour(table)
    on_colour = [one for one in table if one is table[0] or colour_of(one.front) == colour]
    best = max(on_colour, key=lambda one: value_of(one.front))
    why: WhyWon = "alone" if len(on_colour) == 1 else "highest"
    return TrickVerdict((best.who,), "single", best.front, why)


def _paradoxes(table: tuple[Lying, ...], rulings: Rulings) -> list[Front]:
    """T4.1, T4.4: the strongest first."""
    fronts = [one.front for one in table]
    ranks = _ranks(table, rulings)
    several = {front for front in fronts if fronts.count(front) > 1}
    return sorted(several, key=lambda front: (ranks[_printed(front)], -value_of(front)))


def _ranks(table: tuple[Lying, ...], rulings: Rulings) -> dict[str, int]:
    """T4.4: the colours as they came, black among them; the declared one directly after it."""
    came = [_printed(one.front) for one in table]
    declared = table[0].declared
    if declared is not None and rulings.declared_paradox == "on-colour":
        came.insert(1, declared)
    return {colour: rank for rank, colour in enumerate(dict.fromkeys(came))}


def _printed(front: Front) -> str:
    """T4.2: for a paradox every black is black."""
    return colour_of(front) or BLACK


def _reason(
    table: tuple[Lying, ...], best: Front, beaten: Front | None, rulings: Rulings
) -> WhyWon:
    if beaten is None:
        return "paradox"
    if _printed(best) == _printed(beaten):
        return "value"
    if best == BLACK and table[0].front == BLACK:
        return "black-led"
    as_led = rulings.declared_paradox == "on-colour" and _printed(best) == table[0].declared
    return "declared" if as_led else "earlier"
