"""A player's next command, at each strength."""

from __future__ import annotations

from typing import Final, Literal, assert_never, get_args

from companion.engine.game import Dice
from companion.games.paradominetor import notation
from companion.games.paradominetor.commands import Command
from companion.games.paradominetor.players.passing import tiles_to_pass
from companion.games.paradominetor.players.tricks import best_tile
from companion.games.paradominetor.players.view import SeenTable

PlayerStrength = Literal["random", "sound"]
STRENGTHS: Final[tuple[PlayerStrength, ...]] = get_args(PlayerStrength)


def choose(view: SeenTable, strength: PlayerStrength, dice: Dice) -> Command:
    """One command to the open question, which must be this player's.

    `dice`: by the seed of the game and how far it is, so that an undo draws nothing anew.
    """
    assert view.options
    match strength:
        case "random":
            words = dice().choice(view.options)
        case "sound":
            words = tiles_to_pass(view) if view.asked == "pass" else best_tile(view, dice)
        case _:
            assert_never(strength)
    command = notation.read(view.who, words)
    assert command is not None
    return command
