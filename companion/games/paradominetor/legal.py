"""The words that can be said now, and the errors of all others, in the order of the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.engine.kind import TABLE, TABLE_ALONE, OpenQuestion
from companion.engine.refused import Refused
from companion.games.paradominetor.commands import Command, Correct, PassOn, PlayTile, Scored
from companion.games.paradominetor.notation import write
from companion.games.paradominetor.options import playable, score_options
from companion.games.paradominetor.state import State, backs_out, left_of
from companion.games.paradominetor.tiles import (
    BLACK,
    Tile,
    back_of,
    colour_of,
    front_of,
    with_back,
)

# The question that each word answers; all others name a tile.
ANSWERS: Final[dict[str, str]] = {
    "pass": "pass", "earliest": "earliest", "single": "turn", "paradox": "turn",
    "all-black": "turn",
}  # fmt: skip
SCORES: Final = ("single", "paradox", "all-black")
_WHY: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("one-of-each",), "earliest": ("not-earliest",), "turn": ("no-such-trick",),
}  # fmt: skip


def verify(state: State, command: Command) -> None:
    """Raise Refused where a command is none of the options; a correction is looked at later."""
    who, words = write(command)
    question = asked_for(state, who, words.split()[0])
    if not isinstance(command, Correct):
        check_options(state, question, command)


def asked_for(state: State, who: str, first: str) -> OpenQuestion:
    """The open question, if this speaker may answer it by such a word."""
    question = state.question
    if question is None:
        raise Refused("not-now")
    if first in SCORES and who == TABLE and may_be_unseen(state):
        return question
    if first == "set" and who != TABLE:
        raise Refused("not-your-turn", why=TABLE_ALONE)
    if first != "set" and who != question.who:
        raise Refused("not-your-turn")
    fits = ("tile", "turn") if first == "set" else (ANSWERS.get(first, "tile"),)
    if question.what not in fits:
        raise Refused("not-now")
    return question


def may_be_unseen(state: State) -> bool:
    """T8.4: a trick of tiles may be told by its winners, where no hands are known."""
    return state.turn is not None and state.of(state.turn).hand is None


def check_options(state: State, question: OpenQuestion, command: Command) -> None:
    """Raise Refused where this is no option. A back may be told that no option has (T8.2)."""
    _, words = write(command)
    if words in question.options:
        return
    match command:
        case PlayTile(who, front, back, declared):
            check_held(state, who, with_back(front, back))
            if front == BLACK:
                raise Refused("illegal", why=("no-colour" if state.table else "not-that-colour",))
            if declared is not None or state.of(who).hand is not None:
                raise Refused("illegal")
        case PassOn(who, tiles):
            check_hand(state, who, tiles)
            raise Refused("illegal", why=_WHY["pass"])
        case Scored():
            if words not in score_options(state):
                raise Refused("illegal", why=_WHY["turn"])
        case _:
            raise Refused("illegal", why=_WHY[question.what])


def check_held(state: State, who: str, tile: Tile) -> None:
    """Raise Refused where somebody cannot have a tile, or may not play it (T3.2).

    Of a front it is enough that one tile of it may be played.
    """
    hand, front = state.of(who).hand, front_of(tile)
    if front != BLACK and colour_of(front) not in state.setup.sets:
        raise Refused("not-held", why=("not-in-play",))
    if hand is not None:
        if not any(is_named(tile, one) for one in hand):
            raise Refused("not-held")
        if not any(is_named(tile, one) for one in playable(state, who)):
            raise Refused("must-follow")
    elif not left_of(state, front) or (
        front != BLACK and back_of(tile) in backs_out((*state.out, *state.table), front)
    ):
        raise Refused("not-held", why=("gone",))  # T7.4


def is_named(tile: Tile, one: Tile) -> bool:
    """True for the tile itself and, where a front alone is named, for any tile of it."""
    return tile in (one, front_of(one))


def check_hand(state: State, who: str, tiles: tuple[Tile, ...]) -> None:
    """Raise Refused where a hand does not have all of these."""
    if not all_among(tiles, state.of(who).hand or ()):
        raise Refused("not-held")


def all_among(tiles: tuple[Tile, ...], others: Iterable[Tile]) -> bool:
    """True where each of the tiles names another one of the others."""
    left = list(others)
    for tile in sorted(tiles, key=lambda one: back_of(one) is None):
        found = next((one for one in left if is_named(tile, one)), None)
        if found is None:
            return False
        left.remove(found)
    return True
