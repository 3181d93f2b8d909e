"""L12: what Wave, Bush and Rock do."""

from __future__ import annotations

from companion.games.island.announcements import Activated, Pushed
from companion.games.island.effects import (
    AlgaeCrossing,
    Blow,
    CarryOn,
    CarryTo,
    Events,
    IntoOcean,
    IvyStep,
    OtherHalf,
    PieceActs,
    PieceComes,
    PieceSteps,
    Shove,
    Visit,
)
from companion.games.island.facts import PieceCame, PieceLeft, WaveWent
from companion.games.island.hexes import CORNERS, ENTERS, HEXES, NEXT, OPPOSITE, SHORE, far_end
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.bonuses import direction_named, piece_named
from companion.games.island.rules.characters import theseus_met
from companion.games.island.rules.encounters import before_or_after, strike, wave_barred
from companion.games.island.rules.moves import came_again, left_corner
from companion.games.island.rules.places import (
    edges,
    key,
    met_by_piece,
    on_map,
    op_pieces_at,
    wave_in_lake,
)
from companion.games.island.rules.vitality import hurt
from companion.games.island.state import OCEAN, Captive, Effect, Position, Work
from companion.games.island.terms import (
    DIRECTIONS,
    LAKES,
    OP,
    PARTS,
    STONES,
    Direction,
    Hex,
    Lake,
    Part,
    Piece,
    Stone,
    Who,
)

# The Wave (L12.3)


def wave_places(position: Position) -> tuple[str, ...]:
    """Where the Wave may go: any other part of the ocean; under Flood a lake as well."""
    if position.wave is None:
        return ()
    lakes = LAKES if tokens.word(position) == "flood" else ()
    return tuple(place for place in (*PARTS, *lakes) if place != position.wave)


def wave_targets(position: Position) -> tuple[Who, ...]:
    """Whom an attack action can harm."""
    if position.wave is None or not _may_attack(position):
        return ()
    return tuple(
        captive.who
        for captive in position.captives
        if captive.who not in position.wave_hit
        and not wave_barred(position, captive.who)
        and _wave_reaches(position, captive)
    )


def _may_attack(position: Position) -> bool:
    """After Flood the Wave stays in its lake, and may attack (ruling `flood-after`)."""
    return (
        not wave_in_lake(position)
        or tokens.word(position) == "flood"
        or position.table.rulings.flood_after == "attacks"
    )


def _wave_reaches(position: Position, captive: Captive) -> bool:
    island = position.table.island
    if captive.at is None or captive.at == OCEAN:
        return False
    lake = island.lake_of.get(captive.at)
    lying = captive.lying and lake is not None
    spaces = island.lakes[lake] if lying and lake is not None else (captive.at,)
    if not wave_in_lake(position):
        return any(position.wave in SHORE[at] for at in spaces)
    if lake == position.wave:
        return False
    beside = {ahead for cell in _wave_lake(position) for ahead in NEXT[cell].values()}
    return not beside.isdisjoint(spaces)


def _wave_lake(position: Position) -> tuple[Hex, ...]:
    return next(cells for lake, cells in position.table.island.lakes.items() if lake == position.wave)


def wave_goes(work: Work, place: str) -> None:
    """To an ocean part, which is not announced; to a lake, where it attacks everybody (Flood)."""
    work.wave = _place(place)
    if not wave_in_lake(work):
        work.tell(WaveWent(place))
        return
    met = met_by_piece(work, _wave_lake(work)[0], "wave")
    work.tell(WaveWent(place, met))
    _piece_meets(work, "wave", met, attacks=True)


def _place(word: str) -> Part | Lake:
    return next(place for place in (*PARTS, *LAKES) if place == word)


def wave_hits(work: Work, whom: Who) -> None:
    work.wave_hit |= {whom}
    hurt(work, whom, tokens.in_force(work).wave_damage, 0, "wave")


def _piece_meets(
    work: Work, piece: Piece, met: tuple[Who, ...], attacks: bool, after: tuple[Effect, ...] = ()
) -> None:
    """An OP piece's arrival goes through L5.9 c, d, e likewise; then L12.8."""
    if not met:
        work.then(*after)
        return
    theseus_met(work, piece, met, visiting=True)
    captives = [work.captive(who) for who in met if who in work.table.seat]
    blows = [Blow(captive.who, captive.arrivals, piece) for captive in captives if attacks]
    work.then(*blows, *before_or_after(work, Events(piece, None, met), after))


# Bush and Rock: the step (L12.4, L12.5)


def barred(position: Position, piece: Stone, at: Hex) -> bool:
    """L12.4: no space twice in a turn, for the piece that steps with an attack."""
    return piece == tokens.attacker(position) and (piece, key(position, at)) in position.been


def step_starts(position: Position, piece: Stone, direction: Direction) -> tuple[Hex, ...]:
    """The spaces from which a step that way is allowed; several only in a lake (L12.7)."""
    at = position.stone(piece)
    if at is None:
        return ()
    return tuple(
        start for start in edges(position, at, direction) if _may_step(position, piece, start, direction)
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
    _piece_meets(work, piece, met, piece == tokens.attacker(work), after)


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
    """Whether the piece may activate the space that it came to."""
    island = work.table.island
    if at in island.knots:
        return not tokens.idle(work, "knot") and _knot_carries(work, effect, at)
    if at in island.twin:
        came_out = effect.by == "portal"
        return not tokens.idle(work, "portal") and not came_out and bool(_exits(work, effect.piece, at))
    by_step = effect.by is None and effect.portal
    ivy = at in island.anomalies and tokens.word(work) == "ivy"
    return ivy and by_step and bool(_exits(work, effect.piece, at))


def _knot_carries(work: Work, effect: CarryOn, at: Hex) -> bool:
    if effect.heading is None:
        return False
    out = work.table.island.knots[at][OPPOSITE[effect.heading]]
    ahead = NEXT[at][out]
    if ahead is None:
        return work.table.rulings.op_steps_off == "yes"
    return not barred(work, effect.piece, ahead)


def _exits(work: Work, piece: Stone, at: Hex) -> tuple[Hex, ...]:
    """Where the portal of `at` leads; under Ivy an anomaly to any other."""
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


# The push (L12.5, L12.6)


def push_starts(position: Position, piece: Stone, whom: Who, direction: Direction) -> tuple[Hex, ...]:
    """The spaces from which the piece can push a captive that way; several only in a lake."""
    at = position.stone(piece)
    captive = position.captive(whom)
    if at is None or piece in captive.immune or captive.at in (None, OCEAN):
        return ()
    if _same_lake(position, at, captive.at):
        return ()
    return tuple(
        start
        for start in edges(position, at, direction)
        if _is_ahead(position, captive, NEXT[start][direction])
    )


def _same_lake(position: Position, at: Hex, other: Hex | None) -> bool:
    lake_of = position.table.island.lake_of
    return other is not None and at in lake_of and lake_of[at] == lake_of.get(other)


def _is_ahead(position: Position, captive: Captive, ahead: Hex | None) -> bool:
    """L12.6: a lying captive along any line into the lake, else on the very space."""
    if ahead is None or captive.at is None:
        return False
    return ahead == captive.at or (captive.lying and _same_lake(position, ahead, captive.at))


def pushes(position: Position, piece: Stone) -> tuple[str, ...]:
    """Every push that the piece can do now."""
    return tuple(
        f"{piece} pushes {captive.who} {direction}"
        for captive in position.captives
        for direction in DIRECTIONS
        if push_starts(position, piece, captive.who, direction)
    )


def ask_shove(work: Work, effect: Shove) -> Question | None:
    starts = push_starts(work, effect.piece, effect.whom, effect.direction)
    if not starts:
        return None
    leads = tuple(_beyond(work, start, effect)[0] or "ocean" for start in starts)
    return Question(OP, "from", starts, leads, piece=effect.piece, about=effect.whom, by="push")


def _beyond(work: Work, start: Hex, effect: Shove) -> tuple[Hex | None, Hex]:
    """Where a push ends, and the last space before: across the whole lake (L12.6)."""
    direction = effect.direction
    last = NEXT[start][direction]
    assert last is not None
    lake = work.table.island.lake_of.get(last)
    ahead = NEXT[last][direction]
    while lake is not None and ahead is not None and work.table.island.lake_of.get(ahead) == lake:
        last, ahead = ahead, NEXT[ahead][direction]
    return ahead, last


def shove(work: Work, effect: Shove, start: str) -> None:
    """L12.5: direction and destination are announced; what is met there is met unsafely."""
    whom, direction = effect.whom, effect.direction
    ahead, last = _beyond(work, Hex(start), effect)
    pushed = Pushed(whom, direction, effect.piece)
    if ahead is not None:
        work.tell(pushed)
        work.then(Visit(whom, ahead, direction, "op"))
        return
    came_from = work.captive(whom).at
    assert came_from is not None
    corner = left_corner(work, whom, came_from, last)
    work.then(IntoOcean(whom, last, direction, came_from, corner, first=(pushed,)))


# One action with a piece (L12.2, L12.10)


def step_words(position: Position, piece: Stone) -> tuple[str, ...]:
    return tuple(
        f"{piece} {direction}" for direction in DIRECTIONS if step_starts(position, piece, direction)
    )


def action_words(position: Position, piece: Piece) -> tuple[str, ...]:
    """Every action that the OP can do with a piece now."""
    if piece == "wave":
        hits = (f"wave hits {whom}" for whom in wave_targets(position))
        return (*(f"wave {place}" for place in wave_places(position)), *hits)
    steps = step_words(position, piece)
    return (*steps, *pushes(position, piece)) if piece == tokens.pusher(position) else steps


def act(work: Work, word: str) -> None:
    """Begin the action that a word of `action_words` names."""
    match word.split():
        case ["wave", "hits", whom]:
            wave_hits(work, whom)
        case ["wave", place]:
            wave_goes(work, place)
        case [name, direction]:
            piece = stone_named(name)
            begin_action(work, piece)
            work.then(PieceSteps(piece, direction_named(direction)), *_half(work, piece))
        case [name, "pushes", whom, direction]:
            piece = stone_named(name)
            begin_action(work, piece)
            work.then(Shove(piece, whom, direction_named(direction)), OtherHalf(piece, "step"))
        case _:
            raise AssertionError(word)


def _half(work: Work, piece: Stone) -> tuple[Effect, ...]:
    return (OtherHalf(piece, "push"),) if piece == tokens.pusher(work) else ()


def stone_named(word: str) -> Stone:
    return next(stone for stone in STONES if stone == word)


def ask_half(work: Work, effect: OtherHalf) -> Question | None:
    """L12.5: a step and a push, in either order; not asked when nothing else is possible."""
    piece = effect.piece
    words = step_words(work, piece) if effect.left == "step" else pushes(work, piece)
    return Question(OP, "half", (*words, "done"), piece=piece) if words else None


def other_half(work: Work, effect: OtherHalf, word: str) -> None:
    match word.split():
        case [_, "pushes", whom, direction]:
            work.then(Shove(effect.piece, whom, direction_named(direction)))
        case [_, direction]:
            work.then(PieceSteps(effect.piece, direction_named(direction)))
        case _:  # done
            pass


def ask_act(work: Work, effect: PieceActs) -> Question | None:
    """L6.7: one action with that piece, or it is let be (`anomaly-pass`)."""
    if not on_map(work, effect.piece):
        return None
    words = action_words(work, effect.piece)
    if not words:
        return None
    rest = ("pass",) if work.table.rulings.anomaly_pass == "yes" else ()
    return Question(OP, "act", (*words, *rest), piece=effect.piece)


def act_by_anomaly(work: Work, _effect: PieceActs, word: str) -> None:
    if word != "pass":
        act(work, word)


def free_places(position: Position, piece: Piece) -> tuple[str, ...]:
    """L9.5: where a piece may be put back."""
    if piece == "wave":
        return PARTS
    island = position.table.island
    spaces = island.anomalies if piece == "rock" else tuple(island.fruits.values())
    taken = {captive.at for captive in position.captives}
    return tuple(at for at in HEXES if at in spaces and at not in taken and not op_pieces_at(position, at))


RESOLVE = {PieceComes: piece_comes}
ASK = {
    PieceSteps: ask_step,
    AlgaeCrossing: ask_crossing,
    CarryOn: ask_carry,
    CarryTo: ask_exit,
    IvyStep: ask_ivy_step,
    Shove: ask_shove,
    OtherHalf: ask_half,
    PieceActs: ask_act,
}
ANSWER = {
    PieceSteps: step,
    AlgaeCrossing: cross,
    CarryOn: carry_on,
    CarryTo: carry_to,
    IvyStep: ivy_step,
    Shove: shove,
    OtherHalf: other_half,
    PieceActs: act_by_anomaly,
}
