"""The fog of a game's captives, worked out in a thread of its own while the screen goes on."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.engine.session import Session
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Attention, Deduction, Fog
from companion.games.island.knowledge.fragments import Fragment, fragments, spaces_of
from companion.games.island.knowledge.heard import Heard
from companion.games.island.knowledge.reasons import reasons
from companion.games.island.terms import Hex, Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.games.island.game import Game


@frozen
class Known:
    """All that one captive can know from what was announced. `rounds`: in which it was said."""

    heard: Heard
    rounds: tuple[int, ...]
    fog: Fog
    fragments: tuple[Fragment, ...]


class FogWatch:
    """Listens on for all captives. Of the game it is given the journal, as it stood when asked:

    the desk tries commands in its own, and takes them back. `thread`: the one that works, or did;
    `follows`: the captive whose map it works on, if it is a map.
    """

    def __init__(self, session: Game) -> None:
        self._session = session
        self._copy: Game = Session(session.game, session.start, session.seed)
        self._ears = Ears(self._copy, announced=True)
        self._attention: dict[Who, Attention] = {}
        self._known: dict[Who, Known] = {}
        self._lines: dict[Who, int] = {}  # of the journal, when it was last asked
        self._deduced: dict[Who, Deduction] = {}
        self._reasons: dict[tuple[Who, Hex], tuple[int, ...]] = {}
        self._fault: Exception | None = None
        self.thread: Thread | None = None
        self.follows: Who | None = None

    # In the thread that draws

    def known(self, who: Who) -> Known | None:
        """The last answer, which stands until there is a new one."""
        return self._known.get(who)

    def why(self, who: Who, at: Hex) -> tuple[int, ...] | None:
        """The numbers of the words from which a space follows; None: not worked out yet."""
        return self._reasons.get((who, at))

    def spaces(self, who: Who, number: int) -> frozenset[Hex]:
        """All on which that which was said may lie."""
        deduced = self._deduced.get(who)
        return frozenset() if deduced is None else spaces_of(deduced, number)

    def think(self, who: Who, at: Hex | None = None) -> bool:
        """Work on what is still wanted of a captive, and of one space; False if nothing is."""
        if self.thread is not None and self.thread.is_alive():
            return True
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        self.follows = None
        lines = len(self._session.journal)
        if self._lines.get(who) != lines:
            self._lines[who] = lines
            self._copy.journal = list(self._session.journal)
            self.follows = who
            self._begin(lambda: self._follow(who))
        elif at is not None and (who, at) not in self._reasons:
            self._begin(lambda: self._explain(who, at))
        else:
            return False
        return True

    def _begin(self, work: Callable[[], None]) -> None:
        self.thread = Thread(target=self._try, args=(work,), name="fog", daemon=True)
        self.thread.start()

    # In the thread

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as fault:  # noqa: BLE001 (raised again in the thread that draws)
            self._fault = fault

    def _follow(self, who: Who) -> None:
        heard = self._ears.heard(who)
        before = self._known.get(who)
        if before is not None and before.heard == heard:
            return
        deduced = self._attention.setdefault(who, Attention()).deduce(heard)
        fog, floating = deduced.fog(who), fragments(deduced, who)
        for asked in [one for one in self._reasons if one[0] == who]:
            del self._reasons[asked]
        self._deduced[who] = deduced
        self._known[who] = Known(heard, self._ears.rounds, fog, floating)

    def _explain(self, who: Who, at: Hex) -> None:
        self._reasons[who, at] = reasons(self._deduced[who], at)
