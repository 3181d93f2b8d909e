"""Bonuses that name a piece or a direction and are told spaces (box-data.md; L7.5)."""

from __future__ import annotations

from typing import assert_never

from companion.games.island.announcements import Immune, Told, ToldSpace
from companion.games.island.board.hexes import NEXT, RAY
from companion.games.island.effects import ChooseDirection, ChoosePiece, Look, TellShuffled
from companion.games.island.facts import PieceShown
from companion.games.island.questions import Question
from companion.games.island.rules.bonuses import pieces_on_spaces
from companion.games.island.rules.lakes import edges
from companion.games.island.rules.places import on_map
from companion.games.island.state import Work
from companion.games.island.terms import (
    DIRECTIONS,
    OP,
    PIECES,
    Direction,
    Hex,
    Named,
    Who,
    direction_named,
    piece_named,
)


def ask_piece(work: Work, effect: ChoosePiece) -> Question | None:
    who = effect.who
    options: tuple[Who, ...]
    match effect.bonus:
        case "locate":
            options = tuple(piece for piece in PIECES if on_map(work, piece))
        case "immunity":
            options = tuple(p for p in PIECES if p not in work.captive(who).immune)
        case "neighbour":
            options = pieces_on_spaces(work)
        case _:
            assert_never(effect.bonus)
    return Question(who, "piece", options, by=effect.bonus) if options else None


def choose_piece(work: Work, effect: ChoosePiece, word: str) -> None:
    who = effect.who
    match effect.bonus:
        case "locate":
            work.then(Look(who, "locate", word))
        case "neighbour":
            work.then(ChooseDirection(who, "neighbour", word))
        case "immunity":
            piece = piece_named(word)
            work.change(who, immune=work.captive(who).immune | {piece})
            work.tell(Immune(piece, who))
        case _:
            assert_never(effect.bonus)


# Telling


def ask_direction(_work: Work, effect: ChooseDirection) -> Question:
    return Question(effect.who, "direction", DIRECTIONS, by=effect.bonus)


def choose_direction(work: Work, effect: ChooseDirection, word: str) -> None:
    work.then(Look(effect.who, effect.bonus, effect.piece, direction_named(word)))


def ask_origin(work: Work, effect: Look) -> Question | None:
    """L7.5: from a lake, the space that the OP picks (`lying-origin`)."""
    options = _origins(work, effect)
    if not options:
        return None
    leads = _leads(options, effect.direction)
    return Question(OP, "from", options, leads, about=effect.who, by=effect.bonus)


def _leads(starts: tuple[str, ...], direction: Direction | None) -> tuple[str, ...]:
    """The space next to each; none where nothing is looked at in one direction."""
    if direction is None:
        return ()
    return tuple(NEXT[Hex(start)][direction] or "ocean" for start in starts)


def _origins(work: Work, effect: Look) -> tuple[str, ...]:
    if effect.piece == "wave":
        return _wave_origins(work, effect.direction)
    at = work.captive(effect.piece).at if effect.piece not in PIECES else _stone_at(work, effect)
    if at is None or at not in work.table.island.spaces:
        return ()
    lake = work.table.island.lake_of.get(at)
    picked = effect.piece in PIECES or work.captive(effect.piece).lying
    if lake is None or not picked or effect.bonus == "locate":
        return (at,)
    if effect.direction is None:
        return work.table.island.lakes[lake]
    return edges(work, at, effect.direction)


def _stone_at(work: Work, effect: Look) -> Hex | None:
    return work.rock if effect.piece == "rock" else work.bush


def _wave_origins(work: Work, direction: Direction | None) -> tuple[str, ...]:
    """The Wave is on no space but in a lake; in the ocean its place is its part."""
    if work.wave is None:
        return ()
    for lake, cells in work.table.island.lakes.items():
        if lake == work.wave:
            return cells if direction is None else edges(work, cells[0], direction)
    return (work.wave,)


def look(work: Work, effect: Look, start: str) -> None:
    who = effect.who
    match effect.bonus:
        case "locate":
            # Marked on the board, whichever figure asked (L15.3).
            work.tell(
                Told((), who, "locate", effect.piece),
                PieceShown(work.captive(who).board, piece_named(effect.piece), start),
            )
        case "neighbour":
            assert effect.direction is not None
            ahead = NEXT[Hex(start)][effect.direction]
            space = Named("ocean") if ahead is None else work.named(ahead)
            told = (ToldSpace(effect.direction, space),)
            work.tell(Told(told, who, "neighbour", effect.piece, effect.direction))
        case "line":
            assert effect.direction is not None
            ray = RAY[Hex(start)][effect.direction]
            work.then(TellShuffled(who, tuple(work.named(at) for at in ray), effect.direction))
        case "around":
            ahead_all = NEXT[Hex(start)].values()
            spaces = tuple("ocean" if at is None else work.named(at) for at in ahead_all)
            # L7.1: of a lake its shape, never which space of it.
            work.then(TellShuffled(who, spaces, space=work.named(Hex(start))))
        case _:
            assert_never(effect.bonus)


def ask_order(_work: Work, effect: TellShuffled) -> Question:
    """Chance draws the order, so that it goes into the journal."""
    spaces = effect.spaces
    if len(set(spaces)) < 2:
        return Question("chance", "order", (" ".join(map(str, range(len(spaces)))),))
    return Question("chance", "order", tuple(map(str, range(len(spaces)))), always=True)


def tell_shuffled(work: Work, effect: TellShuffled, word: str) -> None:
    order = [int(place) for place in word.split()]
    told = tuple(Named(effect.spaces[place]) for place in order)
    by = "around" if effect.direction is None else "line"
    work.tell(Told(told, effect.who, by, None, effect.direction, effect.space))


ASK = {
    ChoosePiece: ask_piece,
    ChooseDirection: ask_direction,
    Look: ask_origin,
    TellShuffled: ask_order,
}
ANSWER = {
    ChoosePiece: choose_piece,
    ChooseDirection: choose_direction,
    Look: look,
    TellShuffled: tell_shuffled,
}
