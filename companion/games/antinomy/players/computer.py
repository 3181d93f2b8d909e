"""The next word of a running game, where the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.games.antinomy.commands import Command
from companion.games.antinomy.game import Game
from companion.games.antinomy.players.choice import SorcererStrength, choose
from companion.games.antinomy.players.view import seen_by


def next_command(game: Game, computers: Mapping[str, SorcererStrength]) -> Command | None:
    """The command of the computer that is asked; None where somebody else is, or nobody."""
    question = game.state.question
    if question is None or question.who not in computers:
        return None
    heard = (fact for entry in game.entries() for fact in entry.outcome.said)
    view = seen_by(game.state, question.who, heard)
    return choose(view, computers[question.who], partial(game.dice_of, question.who))
