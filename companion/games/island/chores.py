"""Chores that the app does for the OP where it may: the answers are drawn, and journalled."""

from __future__ import annotations

from collections.abc import Container

from companion.games.island.commands import Answer
from companion.games.island.setup.chance import Chance
from companion.games.island.state import State
from companion.games.island.terms import OP


def chore(state: State, done_by_app: Container[str], dice: Chance) -> Answer | None:
    """The answer to the open question, if it is a chore that the app does; else None.

    `done_by_app`: "put_back", "lake_exit", or both.
    """
    question = state.question
    if question is None or question.who != OP:
        return None
    match question.what:
        case "place" if "put_back" in done_by_app:  # L9.5
            return Answer(OP, dice.choice(question.options))
        case "from" if "lake_exit" in done_by_app:  # L7.3, L7.5, L12.7
            return Answer(OP, dice.choice(question.options))
        case _:
            return None
