"""A table as one player sees it: no hand but the own, and no backs but its (T7)."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.paradominetor.state import Lying, Rulings, State
from companion.games.paradominetor.tiles import Colour, Front, Tile


@frozen
class FrontSeen:
    """A tile that was played. `declared`: the colour of a led black."""

    who: str
    front: Front
    declared: Colour | None = None


@frozen
class SeenTable:
    """`asked`, `options`: the open question, if it is this player's.

    `table`: this trick; `out`: those before. `order`: of play in this trick, from the lead.
    `voids`: by the places of the players, the colours that were not followed (T7.3).
    """

    who: str
    players: tuple[str, ...]
    sets: tuple[Colour, ...]
    hand: tuple[Tile, ...]
    order: tuple[str, ...]
    trick: int
    table: tuple[FrontSeen, ...]
    out: tuple[FrontSeen, ...]
    voids: tuple[tuple[Colour, ...], ...]
    rulings: Rulings
    asked: str | None
    options: tuple[str, ...]


def seen_by(state: State, who: str) -> SeenTable:
    """The view of a player whose hand the app knows."""
    question = state.question
    mine = question is not None and question.who == who
    hand = state.of(who).hand
    assert hand is not None
    return SeenTable(
        who=who,
        players=state.players,
        sets=state.setup.sets,
        hand=hand,
        order=state.order,
        trick=state.trick,
        table=_fronts(state.table),
        out=_fronts(state.out),
        voids=tuple(tuple(colour for colour, _ in seat.voids) for seat in state.seats),
        rulings=state.setup.rulings,
        asked=question.what if mine and question else None,
        options=question.options if mine and question else (),
    )


def _fronts(lying: tuple[Lying, ...]) -> tuple[FrontSeen, ...]:
    return tuple(FrontSeen(one.who, one.front, one.declared) for one in lying)
