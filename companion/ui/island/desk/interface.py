"""The desk as the pages over it see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from companion.text.island.journal_lines import entry
from companion.ui.island.desk.model import board_of
from companion.ui.shell.house import House, Page

if TYPE_CHECKING:
    from companion.engine.refused import Refused
    from companion.games.island.apply import Outcome
    from companion.games.island.game import Game
    from companion.games.island.history.chronicle import Chronicle, Item
    from companion.games.island.rulings import Rulings
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.text.languages import Language, Tokens
    from companion.ui.island.desk.fog_watch import FogWatch

# Whoever comes back from these finds the desk as it was: what is chosen, half typed, refused.
LOOKED_INTO: Final = frozenset(("journal", "menu", "rules", "why"))


class KeepsFog:
    """A desk that keeps whoever works out what its captives can know, once somebody has asked."""

    fog: FogWatch | None = None


class AtDesk(Page, Protocol):
    """The game that lies on the desk. What is asked or taken back makes a card to read out.

    `fog`: whoever works out what the captives can know, once somebody has asked for it.
    """

    fog: FogWatch | None

    @property
    def house(self) -> House: ...

    @property
    def session(self) -> Game: ...

    @property
    def state(self) -> State: ...

    @property
    def rulings(self) -> Rulings:
        """The rulings that this table plays by."""

    @property
    def start(self) -> Outcome:
        """The outcome of the set-up."""

    @property
    def refused(self) -> Refused | None:
        """Why the last command could not be taken, if the rules were in the way."""

    @property
    def chronicle(self) -> Sequence[Item]: ...

    @property
    def history(self) -> Chronicle: ...

    def correct(self, words: str) -> str:
        """`set theseus health 2`; what is in the way, in words, or nothing."""

    def undo_to(self, index: int) -> None:
        """Take back steps until this one is the last."""

    def ask_where(self, whom: str) -> None: ...

    def repeat(self) -> None: ...

    def repeat_to(self, who: Who) -> None:
        """Say the last that this captive was told once more."""


def own_tokens(state: State) -> Tokens:
    """The owner's names for the power tokens."""
    return {word: token.name for word, token in state.table.box.tokens.items()}


def step_line(state: State, who: Who, command: str, language: Language) -> str:
    """A step as a line, with all that the OP knows. `state`: before it."""
    return entry(who, command, language, own_tokens(state), board_of(state, who))
