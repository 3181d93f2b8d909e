"""The words of docs/table-scripts-small-games.md, as they are meant now.

What leaves something out is taken where one option alone fits it.
"""

from __future__ import annotations

from typing import Final

from companion.engine.kind import TABLE, OpenQuestion
from companion.engine.refused import Refused
from companion.games.paradominetor.commands import Command, Correct, PassOn, PlayTile
from companion.games.paradominetor.legal import (
    ANSWERS,
    SCORES,
    all_among,
    asked_for,
    check_held,
    check_options,
    is_named,
    may_be_unseen,
)
from companion.games.paradominetor.notation import read
from companion.games.paradominetor.options import score_options
from companion.games.paradominetor.phrases import canonical
from companion.games.paradominetor.state import State
from companion.games.paradominetor.tiles import (
    BLACK,
    COLOURS,
    Tile,
    back_of,
    colour_named,
    colour_of,
    front_of,
    tile_named,
)

WORDS: Final = (*ANSWERS, *COLOURS, BLACK, "play", "set")


def spoken(state: State, who: str, words: str) -> Command:
    """The command of any words of the contract. Raises Refused, in the order of the contract."""
    first, *rest = words.split() or [""]
    if first not in WORDS and tile_named(first) is None:
        raise Refused("unknown")
    question = asked_for(state, who, first)
    match first:
        case "set":
            return Correct(who, " ".join(rest))
        case "pass":
            return _pass(state, question, rest)
        case "earliest" | "single" | "paradox" | "all-black":
            return _of_players(state, question, first, rest)
        case _:
            return _tile(state, question, rest if first == "play" else [first, *rest])


def understood(state: State, who: str, text: str) -> Command:
    """The command of such words or of a phrase that means them. Raises Refused."""
    try:
        return spoken(state, who, text)
    except Refused as no:
        question = _heard_for(state, who)
        if no.code != "unknown" or question is None:
            raise
        meant = canonical(state, question, text)
        if meant is None:
            raise
    return spoken(state, who, meant)


def _heard_for(state: State, who: str) -> OpenQuestion | None:
    """The open question, if this speaker may answer it; T8.4: the table, where a tile is asked."""
    question = state.question
    if question is None or who == question.who:
        return question
    if who == TABLE and question.what == "tile" and may_be_unseen(state):
        return OpenQuestion(TABLE, "tile", question.options)
    return None


def _only(question: OpenQuestion, fitting: tuple[str, ...]) -> Command:
    """The one option that fits; of several none is taken."""
    if len(fitting) > 1:
        raise Refused("unclear", fitting)
    command = read(question.who, fitting[0]) if fitting else None
    if command is None:
        raise Refused("illegal")
    return command


# Tiles


def _tile(state: State, question: OpenQuestion, words: list[str]) -> Command:
    match words:
        case []:
            return _only(question, question.options)
        case [*black, "as", word] if tile_named(" ".join(black)) == BLACK:
            return _declared(state, question, word)
        case [word] if (colour := colour_named(word)) is not None:
            return _of_colour(state, question, colour)
    tile = tile_named(" ".join(words))
    if tile is None:
        raise Refused("unknown")
    check_held(state, question.who, tile)
    if tile != BLACK and state.of(question.who).hand is None:
        return PlayTile(question.who, front_of(tile), back_of(tile))
    return _only(question, tuple(one for one in question.options if _fits(tile, one)))


def _fits(tile: Tile, option: str) -> bool:
    return is_named(tile, option.partition(" ")[0])


def _declared(state: State, question: OpenQuestion, word: str) -> Command:
    """T3.5."""
    colour = colour_named(word)
    if colour is None:
        raise Refused("unknown")
    command = PlayTile(question.who, BLACK, "past", colour)
    check_options(state, question, command)
    return command


def _of_colour(state: State, question: OpenQuestion, colour: str) -> Command:
    """A colour alone: taken where it leaves no choice."""
    fitting = tuple(one for one in question.options if one.startswith(f"{colour}-"))
    if not fitting:
        hand = state.of(question.who).hand or ()
        held = any(colour_of(front_of(one)) == colour for one in hand)
        raise Refused("must-follow" if held else "not-held")
    return _only(question, fitting)


# What is passed, and who won


def _pass(state: State, question: OpenQuestion, words: list[str]) -> Command:
    """T2.5: in any order; a front where one tile of it is held."""
    tiles = tuple(tile for word in words if (tile := tile_named(word)) is not None)
    if len(tiles) < len(words):
        raise Refused("unknown")
    fitting = tuple(
        one for one in question.options if all_among(tiles, one.removeprefix("pass ").split())
    )
    if not fitting:
        check_options(state, question, PassOn(question.who, tiles))
    return _only(question, fitting)


def _of_players(state: State, question: OpenQuestion, first: str, names: list[str]) -> Command:
    """T5.3, T8.1: of a paradox the first named, the others in any order."""
    if any(name not in state.players for name in names):
        raise Refused("unknown")
    who, options = question.who, question.options
    if first in SCORES and question.what == "tile":  # T8.4
        who, options = TABLE, score_options(state)
    if not names:
        fitting = tuple(one for one in options if one.split()[0] == first)
        return _only(OpenQuestion(who, "turn", options), fitting)
    ordered = [*names[:1], *sorted(names[1:], key=state.players.index)]
    command = read(who, " ".join((first, *ordered)))
    if command is None:
        raise Refused("unknown")
    check_options(state, question, command)
    return command
