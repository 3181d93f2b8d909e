"""The rules of PARADOMINETOR: what a command leads to, by docs/law/paradominetor.md."""

from __future__ import annotations

from typing import assert_never

from companion.engine.frozen import frozen, revised
from companion.engine.kind import TABLE
from companion.games.paradominetor.backs import alike, may_be_earliest
from companion.games.paradominetor.commands import (
    Command,
    Correct,
    Earliest,
    PassOn,
    PlayTile,
    Scored,
    ScoredBy,
)
from companion.games.paradominetor.corrections import corrected
from companion.games.paradominetor.facts import (
    Corrected,
    Fact,
    Passing,
    Revoke,
    ShownPassed,
    TilePlayed,
    TrickWon,
    TurnedOver,
)
from companion.games.paradominetor.legal import verify
from companion.games.paradominetor.state import Lying, State
from companion.games.paradominetor.tiles import BLACK, Colour, colour_of, with_back
from companion.games.paradominetor.trick import TrickVerdict, leading, open_colours
from companion.games.paradominetor.work import Work, ask_next, ask_pass, award, begin_trick


@frozen
class Outcome:
    """The state after a command, what is said, and what is shown to one alone.

    `openly`: the command's words without what only its speaker may know.
    """

    state: State
    said: tuple[Fact, ...] = ()
    shown: tuple[ShownPassed, ...] = ()
    openly: str | None = None


def opening(state: State) -> Outcome:
    """The same state, with what is said and asked first."""
    work = Work(state)
    to = state.setup.pass_to
    if to != "done":
        work.said.append(Passing(to))
    if to != "done" and state.setup.hands:
        ask_pass(work)
    else:
        begin_trick(work)
    return Outcome(work.state, tuple(work.said))


def apply(state: State, command: Command) -> Outcome:
    """The outcome of a command, or Refused; the state given is never changed."""
    verify(state, command)
    work = Work(revised(state, {"question": None}))
    _do(work, command)
    return Outcome(work.state, tuple(work.said), tuple(work.shown), _openly(command))


def _openly(command: Command) -> str | None:
    """T7.2: what was passed and the back of a tile are not named when they are taken back."""
    match command:
        case PassOn():
            return "pass"
        case PlayTile(_, front, _, None):
            return front
        case _:
            return None


def _do(work: Work, command: Command) -> None:
    match command:
        case PassOn(who, tiles):
            _pass(work, who, tiles)
        case PlayTile():
            _play(work, command)
        case Earliest(_, winner):
            award(work, _of_trick(work).winners, winner)
        case Scored(_, by, winners):
            _score(work, by, winners)
        case Correct(_, words):
            work.state = corrected(work.state, words)
            work.said.append(Corrected(words))
            ask_next(work)
        case _:
            assert_never(command)


# Passing (T2.5)


def _pass(work: Work, who: str, tiles: tuple[str, ...]) -> None:
    _drop(work, who, tiles)
    work.change(passed=(*work.state.passed, tiles))
    if len(work.state.passed) < len(work.state.players):
        ask_pass(work)
    else:
        _take_up(work)
        begin_trick(work)


def _take_up(work: Work) -> None:
    """All at once, after the last has chosen."""
    state = work.state
    steps = 1 if state.setup.pass_to == "left" else -1
    for giver, tiles in zip(state.players, state.passed, strict=True):
        taker = state.neighbour(giver, steps)
        hand = work.state.of(taker).hand or ()
        work.change_seat(taker, hand=tuple(sorted((*hand, *tiles))))
        work.shown.append(ShownPassed(taker, giver, tiles))


def _drop(work: Work, who: str, tiles: tuple[str, ...]) -> None:
    hand = list(work.state.of(who).hand or ())
    for tile in tiles:
        hand.remove(tile)
    work.change_seat(who, hand=tuple(hand))


# A trick (T3 to T5)


def _play(work: Work, play: PlayTile) -> None:
    who, colour = play.who, colour_of(play.front)
    if work.state.of(who).hand is not None:
        _drop(work, who, (with_back(play.front, play.back),))
    work.said.append(TilePlayed(play.front, who, play.declared))
    if colour is not None:
        _note_revoke(work, who, colour)
        _note_voids(work, who, colour)
    lying = Lying(who, play.front, play.back, play.declared)
    work.change(table=(*work.state.table, lying))
    if len(work.state.table) < len(work.state.players):
        ask_next(work)
    else:
        _end_trick(work)


def _note_revoke(work: Work, who: str, colour: Colour) -> None:
    """T7.3: it shows once; from now on the colour is known to have been there."""
    voids = dict(work.state.of(who).voids)
    trick = voids.pop(colour, None)
    if trick is None:
        return
    work.change_seat(who, voids=tuple(voids.items()))
    if work.state.setup.rulings.revoke == "note":
        work.said.append(Revoke(colour, trick, who))


def _note_voids(work: Work, who: str, colour: Colour) -> None:
    """T7.3: whoever does not follow holds none of the open colours."""
    lacking = open_colours(work.state.table)
    if colour in lacking:
        return
    voids = {**dict.fromkeys(lacking, work.state.trick), **dict(work.state.of(who).voids)}
    work.change_seat(who, voids=tuple(voids.items()))


def _of_trick(work: Work) -> TrickVerdict:
    found = leading(work.state)
    assert found is not None
    return found


def _end_trick(work: Work) -> None:
    """T4, T5: told at once; the table turns the tiles over where that decides the points."""
    found, state = _of_trick(work), work.state
    work.said.append(
        TrickWon(found.winners, found.by, found.tile, state.trick, found.why, found.beaten)
    )
    if found.by == "single":
        award(work, found.winners, found.winners[0])
        return
    for one in alike(state, found.tile):
        if one.back is not None:
            work.said.append(TurnedOver(one.back, one.who))
    if found.why == "all-black":
        award(work, found.winners, None)
        return
    first = may_be_earliest(state, found.tile)
    if len(first) == 1:
        award(work, found.winners, first[0])
    else:
        work.ask(TABLE, "earliest", tuple(f"earliest {who}" for who in first))


def _score(work: Work, by: ScoredBy, named: tuple[str, ...]) -> None:
    """T8.1, T8.4: in the order of play, which follows from the lead."""
    state = work.state
    if by == "all-black":
        work.said.append(TrickWon(state.order, "paradox", BLACK, state.trick, "all-black"))
        award(work, state.order, None)
        return
    winners = tuple(who for who in state.order if who in named)
    work.said.append(TrickWon(winners, by, None, state.trick))
    award(work, winners, named[0])
