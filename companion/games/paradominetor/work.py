"""A game in the making: its tricks, points, and the end."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Any

from companion.engine.frozen import revised
from companion.engine.kind import TABLE, OpenQuestion
from companion.games.paradominetor.facts import (
    Fact,
    PointScored,
    Ranked,
    ShownPassed,
    TrickBegun,
)
from companion.games.paradominetor.options import pass_options, score_options, tile_options
from companion.games.paradominetor.state import TRICKS, Seat, State


class Work:
    """A game in the making: the state so far, what was said, and what was shown to one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: list[Fact] = []
        self.shown: list[ShownPassed] = []

    def change(self, **fields: Any) -> None:
        self.state = revised(self.state, fields)

    def change_seat(self, who: str, **fields: Any) -> None:
        pairs = zip(self.state.players, self.state.seats, strict=True)
        seats = (revised(seat, fields) if name == who else seat for name, seat in pairs)
        self.change(seats=tuple(seats))

    def ask(self, who: str, what: str, words: tuple[str, ...]) -> None:
        self.change(question=OpenQuestion(who, what, words))


def begin_trick(work: Work) -> None:
    work.change(trick=work.state.trick + 1)
    work.said.append(TrickBegun(work.state.trick, work.state.lead))
    ask_next(work)


def ask_next(work: Work) -> None:
    """T3.1: the next tile; in `keep: score` the whole trick."""
    state = work.state
    if state.setup.keep == "score":
        work.ask(TABLE, "turn", score_options(state))
        return
    who = state.order[len(state.table)]
    work.ask(who, "tile", tile_options(state, who))


def ask_pass(work: Work) -> None:
    """T2.5: each in seat order; nobody sees a tile before all have chosen."""
    who = work.state.players[len(work.state.passed)]
    hand = work.state.of(who).hand
    assert hand is not None
    work.ask(who, "pass", pass_options(hand))


def award(work: Work, winners: tuple[str, ...], full: str | None) -> None:
    """T5.1, T5.3-T5.6: 1 point to the one named, 0.5 to the others; the next trick, or the end."""
    for who in winners:
        seat = work.state.of(who)
        if who == full:
            work.change_seat(who, full=seat.full + 1)
        else:
            work.change_seat(who, half=seat.half + 1)
        total = points(work.state.of(who))
        work.said.append(PointScored("1" if who == full else "0.5", who, total))
    state = work.state
    work.change(out=(*state.out, *state.table), table=(), question=None, lead=full or state.lead)
    if state.trick < TRICKS:
        begin_trick(work)
    else:
        _finish(work)


def _finish(work: Work) -> None:
    """T6."""
    places = ranking(work.state)
    work.change(won=places[0])
    work.said.append(Ranked(places, places[0], _fewer(work.state, places)))


def points(seat: Seat) -> str:
    """Such as `3` or `3.5`."""
    whole, rest = divmod(halves(seat), 2)
    return f"{whole}.5" if rest else str(whole)


def halves(seat: Seat) -> int:
    """Points, counted in halves."""
    return 2 * seat.full + seat.half


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    """T6.2: most points, then fewer tricks of 0.5; who has as much of both shares the place."""

    def key(who: str) -> tuple[int, int]:
        return -halves(state.of(who)), state.of(who).half

    return tuple(tuple(same) for _, same in groupby(sorted(state.players, key=key), key))


def _fewer(state: State, places: tuple[tuple[str, ...], ...]) -> tuple[str, ...] | None:
    """T6.2: whoever stands before somebody with as many points."""
    ahead = (
        who
        for place, after in pairwise(places)
        for who in place
        if halves(state.of(who)) == halves(state.of(after[0]))
    )
    return tuple(ahead) or None
