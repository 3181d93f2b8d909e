"""The insights of a game, worked out in a thread of its own while the screen goes on."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

from companion.engine.session import Session
from companion.games.island.history.insights import Glimpse, Insights
from companion.games.island.terms import Who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.games.island.game import Game

_AT_ONCE: Final = 12  # frames, of one player each; a page that has been left wants no more


class InsightWatch:
    """`announced`: only what was announced counts. Of the game it is given the journal as it is.

    `thread`: the one that works, or did.
    """

    def __init__(self, session: Game, *, announced: bool) -> None:
        self._copy: Game = Session(session.game, session.start, session.seed)
        self._copy.journal = list(session.journal)
        self._announced = announced
        self._insights: Insights | None = None
        self._fault: Exception | None = None
        self.thread: Thread | None = None

    @property
    def seen(self) -> dict[Who, Sequence[Glimpse]]:
        """By player as far as it is worked out for everybody: a page never sees half a frame."""
        found = {} if self._insights is None else self._insights.seen
        count = min(map(len, found.values()), default=0)
        return {who: glimpses[:count] for who, glimpses in found.items()}

    @property
    def whole(self) -> bool:
        return self._insights is not None and self._insights.whole

    def think(self) -> bool:
        """Work on; False if there is nothing more to be worked out."""
        if self.thread is not None and self.thread.is_alive():
            return True
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        if self.whole:
            return False
        self.thread = Thread(target=self._work, name="insights", daemon=True)
        self.thread.start()
        return True

    def _work(self) -> None:
        try:
            if self._insights is None:
                self._insights = Insights(self._copy, announced=self._announced)
            for _ in range(_AT_ONCE):
                self._insights.go_on()
        except Exception as fault:  # noqa: BLE001 (raised again in the thread that draws)
            self._fault = fault
