"""L12.4, L12.7-L12.9: Bush and Rock step and are carried on."""

from __future__ import annotations

from companion.games.island.announcements import Activated
from companion.games.island.board.hexes import ENTERS, HEXES, NEXT, OPPOSITE, far_end
from companion.games.island.effects import (
    AlgaeCrossing,
    CarryOn,
    CarryTo,
    IvyStep,
    PieceComes,
    PieceSteps,
)
from companion.games.island.facts import PieceCame, PieceLeft
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.encounters import piece_meets
from companion.games.island.rules.lakes import edges
from companion.games.island.rules.moves import came_again
from companion.games.island.rules.places import key, met_by_piece
from companion.games.island.state import Effect, Position, Work
from companion.games.island.terms import DIRECTIONS, OP, Direction, Hex, Stone, direction_named


def barred(position: Position, piece: Stone, at: Hex) -> bool:
    """L12.4: no space twice in a turn, for the piece that steps with an attack."""
    return piece == tokens.attacker(position) and (piece, key(position, at)) in position.been


def step_starts(position: Position, piece: Stone, direction: Direction) -> tuple[Hex, ...]:
    """The spaces from which a step that way is allowed; several only in a lake (L12.7)."""
    at = position.stone(piece)
    if at is None:
        return ()
    return tuple(
        start
        for start in edges(position, at, direction)
        if _may_step(position, piece, start, direction)
    )


def _may_step(position: Position, piece: Stone, start: Hex, direction: Direction) -> bool:
    ahead = NEXT[start][direction]
    if ahead is None:
        return position.table.rulings.op_steps_off == "yes"  # L12.9
    return not barred(position, piece, ahead)


def begin_action(work: Work, piece: Stone) -> None:
    """L12.4: the space where it began counts among those where it has been."""
    at = work.stone(piece)
    if at is not None:
        work.been |= {(piece, key(work, at))}


def ask_step(work: Work, effect: PieceSteps) -> Question | None:
    starts = step_starts(work, effect.piece, effect.direction)
    if not starts:
        return None
    leads = tuple(NEXT[start][effect.direction] or "ocean" for start in starts)
    return Question(OP, "from", starts, leads, piece=effect.piece, by="step")


def step(work: Work, effect: PieceSteps, start: str) -> None:
    last = Hex(start)
    direction = effect.direction
    ahead = NEXT[last][direction]
    work.then(PieceComes(effect.piece, ahead, last, direction, direction=direction))


def piece_comes(work: Work, effect: PieceComes) -> None:
    """L12.4, L12.8: announced with all pieces there."""
    piece, at = effect.piece, effect.at
    if at is None:
        _piece_leaves(work, effect)
        return
    again = came_again(work, piece, at, effect.heading)
    setattr(work, piece, at)
    work.been |= {(piece, key(work, at))}
    met = met_by_piece(work, at, piece)
    work.tell(PieceCame(piece, at, work.named(at), met, effect.direction, effect.by))
    after: tuple[Effect, ...] = ()
    if not again:
        after = (CarryOn(piece, effect.heading, effect.by, effect.portal),)
    piece_meets(work, piece, met, piece == tokens.attacker(work), after)


def _piece_leaves(work: Work, effect: PieceComes) -> None:
    """L12.9: into the ocean; the action ends, and the piece comes back as in L9.5."""
    assert effect.heading is not None
    parts = ENTERS[effect.last][effect.heading]
    setattr(work, effect.piece, None)
    work.tell(PieceLeft(effect.piece, parts, effect.direction, effect.by))
    if effect.piece == "bush" and tokens.word(work) == "algae":
        far = far_end(effect.last, effect.heading)
        if not barred(work, "bush", far):
            work.then(AlgaeCrossing(far, effect.heading))


def ask_crossing(work: Work, _effect: AlgaeCrossing) -> Question | None:
    if work.bush is not None:
        return None
    return Question(OP, "ability", ("use", "decline"), by="algae")


def cross(work: Work, effect: AlgaeCrossing, word: str) -> None:
    if word == "use":
        work.then(PieceComes("bush", effect.far, effect.far, effect.heading, by="algae"))


# Knots, portals, and anomalies under Ivy (L12.8)


def ask_carry(work: Work, effect: CarryOn) -> Question | None:
    at = work.stone(effect.piece)
    if at is None or not _carries(work, effect, at):
        return None
    by = work.named(at)
    return Question(OP, "carry", ("activate", "stay"), piece=effect.piece, by=by)


def _carries(work: Work, effect: CarryOn, at: Hex) -> bool:
    """True if the piece may activate the space that it came to."""
    island = work.table.island
    if at in island.knots:
        return not tokens.idle(work, "knot") and _knot_carries(work, effect, at)
    if at in island.twin:
        came_out = effect.by == "portal"
        return (
            not tokens.idle(work, "portal")
            and not came_out
            and bool(_exits(work, effect.piece, at))
        )
    by_step = effect.by is None and effect.portal
    ivy = at in island.anomalies and tokens.word(work) == "ivy"
    return ivy and by_step and bool(_exits(work, effect.piece, at))


def _knot_carries(work: Work, effect: CarryOn, at: Hex) -> bool:
    if effect.heading is None:  # L17: no portal leads to a knot, but a correction may meanwhile
        return False
    out = work.table.island.knots[at][OPPOSITE[effect.heading]]
    ahead = NEXT[at][out]
    if ahead is None:
        return work.table.rulings.op_steps_off == "yes"
    return not barred(work, effect.piece, ahead)


def _exits(work: Work, piece: Stone, at: Hex) -> tuple[Hex, ...]:
    """The exits of the portal at `at`; under Ivy, of an anomaly: any other."""
    island = work.table.island
    if at not in island.twin:
        exits: tuple[Hex, ...] = island.anomalies
    elif tokens.word(work) == "hurricane":
        exits = tuple(portal for portal in HEXES if portal in island.twin)
    else:
        exits = (island.twin[at],)
    return tuple(out for out in exits if out != at and not barred(work, piece, out))


def carry_on(work: Work, effect: CarryOn, word: str) -> None:
    piece = effect.piece
    if word == "stay":
        work.tell(Activated("no", piece=piece))
        return
    work.tell(Activated("yes", piece=piece))
    at = work.stone(piece)
    assert at is not None
    island = work.table.island
    if at in island.knots:
        assert effect.heading is not None
        out = island.knots[at][OPPOSITE[effect.heading]]
        work.then(PieceComes(piece, NEXT[at][out], at, out, by="knot"))
    elif at in island.anomalies:
        work.then(CarryTo(piece, "ivy"))
    elif tokens.word(work) == "hurricane":
        work.then(CarryTo(piece, "hurricane"))
    else:
        work.then(PieceComes(piece, island.twin[at], at, None, by="portal"))


def ask_exit(work: Work, effect: CarryTo) -> Question | None:
    at = work.stone(effect.piece)
    if at is None:
        return None
    exits = _exits(work, effect.piece, at)
    return Question(OP, "to", exits, piece=effect.piece, by=effect.by) if exits else None


def carry_to(work: Work, effect: CarryTo, word: str) -> None:
    out = Hex(word)
    if effect.by == "hurricane":
        work.then(PieceComes(effect.piece, out, out, None, by="portal"))
    else:
        work.then(PieceComes(effect.piece, out, out, None, by="anomaly"), IvyStep(effect.piece))


def ask_ivy_step(work: Work, effect: IvyStep) -> Question | None:
    """Ivy: to an adjacent space of the island, or not."""
    at = work.stone(effect.piece)
    if at is None:
        return None
    ways = tuple(
        direction
        for direction in DIRECTIONS
        if (ahead := NEXT[at][direction]) is not None and not barred(work, effect.piece, ahead)
    )
    if not ways:
        return None
    return Question(OP, "direction", (*ways, "stay"), piece=effect.piece, by="ivy")


def ivy_step(work: Work, effect: IvyStep, word: str) -> None:
    if word == "stay":
        return
    direction = direction_named(word)
    at = work.stone(effect.piece)
    assert at is not None
    ahead = NEXT[at][direction]
    # Ruling `ivy-once`: an anomaly is not a portal again in this action.
    work.then(PieceComes(effect.piece, ahead, at, direction, direction=direction, portal=False))


RESOLVE = {PieceComes: piece_comes}
ASK = {
    PieceSteps: ask_step,
    AlgaeCrossing: ask_crossing,
    CarryOn: ask_carry,
    CarryTo: ask_exit,
    IvyStep: ask_ivy_step,
}
ANSWER = {
    PieceSteps: step,
    AlgaeCrossing: cross,
    CarryOn: carry_on,
    CarryTo: carry_to,
    IvyStep: ivy_step,
}
