"""The interface between a game's rules and the session that plays them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

State_co = TypeVar("State_co", covariant=True)
State_contra = TypeVar("State_contra", contravariant=True)
CommandT = TypeVar("CommandT")
Result_co = TypeVar("Result_co", covariant=True)

# Made only where they are thrown, for it takes a while.
Dice = Callable[[], Random]


class HasState(Protocol[State_co]):
    """The result of a command."""

    @property
    def state(self) -> State_co: ...


class GameRules(Protocol[State_contra, CommandT, Result_co]):
    """The rules of one game as the session needs them. Nothing here keeps anything."""

    def apply(self, state: State_contra, command: CommandT) -> Result_co:
        """The outcome of a command, or Refused."""

    def begins_step(self, state: State_contra, command: CommandT) -> bool:
        """True for a command that answers no question: one undo takes back all up to it."""

    def asks_only(self, command: CommandT) -> bool:
        """True for a command that changes nothing: it is told, but it is no step to take back."""

    def was_heard(self, state: State_contra, command: CommandT) -> bool:
        """True if the giver of this answer has heard the announcement before it."""

    def draw(self, state: State_contra, dice: Dice) -> CommandT | None:
        """The answer that chance has to give now, drawn; None if chance is not asked."""

    def write(self, command: CommandT) -> tuple[str, str]:
        """The speaker and the words."""

    def read(self, who: str, words: str) -> CommandT | None:
        """The command of these words, None where they are none."""
