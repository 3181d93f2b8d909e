"""Looking ahead: commands tried on the rules, so many and no more, never by the clock."""

from __future__ import annotations

from typing import Final

from companion.games.island.apply import Outcome, apply
from companion.games.island.commands import Answer, Command, Shuffled
from companion.games.island.legal import legal
from companion.games.island.state import State
from companion.games.island.terms import OP

MOST_TRIES: Final = 2000  # for one command


class OutOfTries(Exception):
    """As many commands were tried as may be for one choice."""


class Tries:
    """`count`: the commands tried so far."""

    def __init__(self, most: int = MOST_TRIES) -> None:
        self.most = most
        self.count = 0

    def apply(self, state: State, command: Command) -> Outcome:
        if self.count >= self.most:
            raise OutOfTries
        self.count += 1
        return apply(state, command)


def others_answer(state: State) -> Command:
    """A guess at what a captive answers, and at what chance draws."""
    question = state.question
    assert question is not None
    assert question.who != OP
    match question.what:
        case "order":
            return Shuffled(question.who, tuple(range(len(question.options))))
        case "oracle":
            return Answer(question.who, "none")
        case "activate":
            return Answer(question.who, "no")
        case "bonus":
            return legal(state)[-1]
        case "ability" if question.by == "ocean":
            return Answer(question.who, "decline")
        case _:
            return legal(state)[0]
