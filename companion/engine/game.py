"""What a game gives to the session that plays it."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

Told = TypeVar("Told", covariant=True)
State = TypeVar("State", contravariant=True)
Command = TypeVar("Command")
Result = TypeVar("Result", covariant=True)


class Outcome(Protocol[Told]):
    """What came of a command."""

    @property
    def state(self) -> Told: ...


class Game(Protocol[State, Command, Result]):
    """The rules of one game as the session needs them. Nothing here keeps anything."""

    def apply(self, state: State, command: Command) -> Result:
        """The outcome of a command, or Refused."""

    def begins_step(self, state: State, command: Command) -> bool:
        """Whether a command answers no question: one undo takes back all up to it."""

    def draw(self, state: State, dice: Random) -> Command | None:
        """What chance has to answer now, drawn; None where chance is not asked."""

    def write(self, command: Command) -> tuple[str, str]:
        """Who speaks, and the words."""

    def read(self, who: str, words: str) -> Command | None:
        """The command of these words, None where they are none."""
