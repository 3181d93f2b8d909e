"""The next word of a running game, where the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.games.paradominetor.commands import Command
from companion.games.paradominetor.game import Game
from companion.games.paradominetor.players.choice import PlayerStrength, choose
from companion.games.paradominetor.players.view import seen_by


def next_command(game: Game, computers: Mapping[str, PlayerStrength]) -> Command | None:
    """The command of the computer that is asked; None where somebody else is, or nobody."""
    question = game.state.question
    if question is None or question.who not in computers:
        return None
    view = seen_by(game.state, question.who)
    return choose(view, computers[question.who], partial(game.dice_of, question.who))
