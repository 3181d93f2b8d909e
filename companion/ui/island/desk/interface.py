"""What the pages over a desk ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from companion.ui.presenter.companion import Place

if TYPE_CHECKING:
    from companion.engine.refused import Refused
    from companion.games.island.apply import Outcome
    from companion.games.island.game import Game
    from companion.games.island.history.chronicle import Chronicle, Item
    from companion.games.island.state import State
    from companion.text.languages import Tokens


class AtDesk(Place, Protocol):
    """The game that lies on the desk. What is asked or taken back makes a card to read out."""

    @property
    def session(self) -> Game: ...

    @property
    def state(self) -> State: ...

    @property
    def start(self) -> Outcome:
        """What came of the set-up."""

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


def own_tokens(state: State) -> Tokens:
    """The owner's names for the power tokens."""
    return {word: token.name for word, token in state.table.box.tokens.items()}
