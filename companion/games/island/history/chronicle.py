"""Everything that was done, in order, with what was taken back after it had been heard."""

from __future__ import annotations

from companion.engine.session import JournalEntry, Session, Step
from companion.games.island.announcements import Announcement
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.facts import Fact
from companion.games.island.game import Game
from companion.games.island.state import State

GameEntry = JournalEntry[Command, Outcome]
GameStep = Step[Command, Outcome]


class Item:
    """`index`: its place among the steps that count; None where it was taken back.

    `asked`: what was answered beside the game after it (L16.3).
    """

    __slots__ = ("asked", "before", "index", "step", "struck")

    def __init__(self, step: GameStep, before: State) -> None:
        self.step = step
        self.before = before
        self.struck = False
        self.index: int | None = None
        self.asked: list[Outcome] = []

    @property
    def after(self) -> State:
        return self.step.entries[-1].outcome.state

    @property
    def told(self) -> list[GameEntry]:
        """The entries of a step; of one taken back, only those that had been heard by then."""
        return self.step.entries[: self.step.heard] if self.struck else self.step.entries

    @property
    def said(self) -> tuple[Announcement, ...]:
        return tuple(one for entry in self.told for one in entry.outcome.said)

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(fact for entry in self.told for fact in entry.outcome.facts)


class Chronicle:
    """The journal folded once more, and only as far as it has grown since the last look.

    `start`: what came of the set-up. `asked_first`: what was answered before the first step.
    """

    def __init__(self, session: Game) -> None:
        self._session = session
        self._again: Game = Session(session.game, session.start, session.seed)
        self._read = 0
        self._items: list[Item] = []
        self.start: Outcome = session.start
        self.asked_first: list[Outcome] = []

    def items(self) -> list[Item]:
        journal = self._session.journal
        while self._read < len(journal):
            self._follow(journal[self._read])
            self._read += 1
        standing = (item for item in self._items if not item.struck)
        for index, item in enumerate(standing):
            item.index = index
        return list(self._items)

    def standing(self) -> list[Item]:
        """The steps that count."""
        return [item for item in self.items() if not item.struck]

    def _follow(self, line: object) -> None:
        again = self._again
        before, steps = again.state, len(again.steps)
        answered = again.fold(line)  # type: ignore[arg-type]
        if answered is not None and again.game.asks_only(answered.command):
            self._asked_before(len(self._items)).append(answered.outcome)
        elif len(again.steps) > steps:
            self._items.append(Item(again.steps[-1], before))
        elif len(again.steps) < steps:
            self._taken_back()

    def _asked_before(self, at: int) -> list[Outcome]:
        return self._items[at - 1].asked if at else self.asked_first

    def _taken_back(self) -> None:
        at = next(i for i in range(len(self._items) - 1, -1, -1) if not self._items[i].struck)
        item = self._items[at]
        if item.step.heard:
            item.struck, item.index = True, None
        else:  # nobody has heard of it; what was answered meanwhile has been heard
            self._asked_before(at).extend(item.asked)
            del self._items[at]
