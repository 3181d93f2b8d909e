"""The next word of a game's computer captives, chosen in a thread of its own."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from companion.engine.journal import ANNOUNCED, Did
from companion.engine.session import Session
from companion.games.island.computer import Computer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.games.island.captives.players import CaptiveKind
    from companion.games.island.commands import Command
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.games.island.terms import Who


class Thinking:
    """Follows a copy of the game: the desk tries commands in its own, and takes them back.

    The copy has the words that stand, and no others: what was taken back the computer's captives
    have not heard, so they say the same again. `kinds`: by their boards. `thread`: the one that
    works, or did.
    """

    def __init__(self, session: Game, kinds: Mapping[Who, CaptiveKind]) -> None:
        self._session = session
        self._kinds = kinds
        self._copy, self._computer = self._anew()
        self._answer: tuple[State, Command | None] | None = None  # and for which state
        self._fault: Exception | None = None
        self.thread: Thread | None = None

    # In the thread that draws

    @property
    def word(self) -> Command | None:
        """The word for the game as it stands; None: it is still being chosen."""
        answer = self._answer
        return answer[1] if answer is not None and answer[0] is self._session.state else None

    @property
    def place(self) -> int:
        """Another number before each word: the lines of the journal but for what only was heard."""
        return sum(line != ANNOUNCED for line in self._session.journal)

    def choose(self) -> bool:
        """Have the word chosen for the game as it stands; False if it has been."""
        if self.thread is not None and self.thread.is_alive():
            return True
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        state, write = self._session.state, self._session.game.write
        if self._answer is not None and self._answer[0] is state:
            return False
        stand = [Did(*write(entry.command)) for entry in self._session.entries()]
        work = (state, stand)
        self.thread = Thread(target=self._try, args=work, name="captives", daemon=True)
        self.thread.start()
        return True

    # In the thread

    def _try(self, state: State, stand: list[Did]) -> None:
        try:
            known = len(self._copy.journal)
            if self._copy.journal != stand[:known]:
                self._copy, self._computer = self._anew()
                known = 0
            self._copy.replay(stand[known:])
            self._answer = state, self._computer.command()
        except Exception as fault:  # noqa: BLE001 (raised again in the thread that draws)
            self._fault = fault

    def _anew(self) -> tuple[Game, Computer]:
        copy: Game = Session(self._session.game, self._session.start, self._session.seed)
        return copy, Computer(copy, None, captives=self._kinds)
