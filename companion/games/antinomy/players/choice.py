"""A sorcerer's next command, at each strength."""

from __future__ import annotations

from typing import Final, Literal, assert_never, get_args

from companion.engine.game import Dice
from companion.games.antinomy import notation
from companion.games.antinomy.commands import Command
from companion.games.antinomy.players.foresight import best_words
from companion.games.antinomy.players.view import SeenTable

SorcererStrength = Literal["random", "sound"]
STRENGTHS: Final[tuple[SorcererStrength, ...]] = get_args(SorcererStrength)


def choose(view: SeenTable, strength: SorcererStrength, dice: Dice) -> Command:
    """One command to the open question, which must be this player's.

    `dice`: by the seed of the game and how far it is, so that an undo draws nothing anew.
    """
    assert view.options
    match strength:
        case "random":
            words = dice().choice(view.options)
        case "sound":
            words = best_words(view, dice)
        case _:
            assert_never(strength)
    command = notation.read(view.who, words)
    assert command is not None
    return command
