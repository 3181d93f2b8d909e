"""What a game gives to the session that plays it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

State_co = TypeVar("State_co", covariant=True)
State_contra = TypeVar("State_contra", contravariant=True)
Command = TypeVar("Command")
Result_co = TypeVar("Result_co", covariant=True)


class Outcome(Protocol[State_co]):
    """What came of a command."""

    @property
    def state(self) -> State_co: ...


class Game(Protocol[State_contra, Command, Result_co]):
    """The rules of one game as the session needs them. Nothing here keeps anything."""

    def apply(self, state: State_contra, command: Command) -> Result_co:
        """The outcome of a command, or Refused."""

    def begins_step(self, state: State_contra, command: Command) -> bool:
        """Whether a command answers no question: one undo takes back all up to it."""

    def asks_only(self, command: Command) -> bool:
        """Whether a command changes nothing: it is told, but it is no step to take back."""

    def was_heard(self, state: State_contra, command: Command) -> bool:
        """Whether whoever gives this answer has heard what was said before."""

    def draw(self, state: State_contra, dice: Callable[[], Random]) -> Command | None:
        """What chance has to answer now, drawn; None where chance is not asked.

        `dice` makes them: only where they are thrown, for it takes a while.
        """

    def write(self, command: Command) -> tuple[str, str]:
        """Who speaks, and the words."""

    def read(self, who: str, words: str) -> Command | None:
        """The command of these words, None where they are none."""
