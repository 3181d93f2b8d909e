"""The rest of a queue that was begun: it waits on the card until it goes on or is dropped."""

from __future__ import annotations

from companion.games.island.game import Game
from companion.games.island.state import State
from companion.games.island.terms import Who
from companion.speech.queue import Queue, QueuePart
from companion.speech.standing import again


class Waiting:
    """Read anew in each state of the game: what can go on now, and what still waits.

    `rests`: by whose they are, the latest first; where none can go on, the latest is shown.
    """

    def __init__(self, session: Game) -> None:
        self.session = session
        self.rests: dict[Who, tuple[QueuePart, ...]] = {}
        self._read: tuple[State, Who, Queue] | None = None

    def queue(self) -> Queue | None:
        """The one that is shown."""
        return self._now()[1] if self.rests else None

    @property
    def who(self) -> Who:
        """The speaker of the one that is shown."""
        return self._now()[0] if self.rests else ""

    @property
    def count(self) -> int:
        return sum(map(len, self.rests.values()))

    def _now(self) -> tuple[Who, Queue]:
        state = self.session.state
        if self._read is None or self._read[0] is not state:
            queues = {
                who: Queue(again(self.session, who, parts)) for who, parts in self.rests.items()
            }
            shown = next((who for who, one in queues.items() if one.commands), next(iter(queues)))
            self._read = state, shown, queues[shown]
        return self._read[1:]

    def add(self, who: Who, parts: tuple[QueuePart, ...]) -> None:
        """Before what waits already."""
        others = {one: rest for one, rest in self.rests.items() if one != who}
        self.rests = {who: (*parts, *self.rests.get(who, ())), **others}
        self._read = None

    def go_on(self, begun: Queue) -> None:
        """Keep what is left of the one that was shown."""
        who = begun.commands[0].who
        self.rests[who] = begun.left
        if not begun.left:
            del self.rests[who]
        self._read = None

    def drop(self) -> None:
        """The one that is shown."""
        if self.rests:
            del self.rests[self.who]
        self._read = None
