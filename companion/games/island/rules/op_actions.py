"""L12.2, L12.10: one action with an OP piece, and where pieces are put back (L9.5)."""

from __future__ import annotations

from companion.games.island.board.hexes import HEXES
from companion.games.island.effects import OtherHalf, PieceActs, PieceSteps, Shove
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.places import on_map, op_pieces_at
from companion.games.island.rules.pushes import pushes
from companion.games.island.rules.steps import begin_action, step_starts
from companion.games.island.rules.wave import wave_goes, wave_hits, wave_places, wave_targets
from companion.games.island.state import Effect, Position, Work
from companion.games.island.terms import (
    DIRECTIONS,
    OP,
    PARTS,
    Piece,
    Stone,
    direction_named,
    stone_named,
)


def step_words(position: Position, piece: Stone) -> tuple[str, ...]:
    return tuple(
        f"{piece} {direction}"
        for direction in DIRECTIONS
        if step_starts(position, piece, direction)
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
    return tuple(
        at for at in HEXES if at in spaces and at not in taken and not op_pieces_at(position, at)
    )


ASK = {OtherHalf: ask_half, PieceActs: ask_act}
ANSWER = {OtherHalf: other_half, PieceActs: act_by_anomaly}
