"""Everything that was done, in order, with what was taken back after it had been heard."""

from __future__ import annotations

from companion.engine.session import Session
from companion.games.island.game import Game
from companion.games.island.state import State
from companion.ui.presenter.telling import Taking


class Item:
    """`index`: its place among the steps that count; None where it was taken back."""

    __slots__ = ("before", "index", "step", "struck")

    def __init__(self, step: Taking, before: State) -> None:
        self.step = step
        self.before = before
        self.struck = False
        self.index: int | None = None


class Chronicle:
    """The journal folded once more, and only as far as it has grown since the last look."""

    def __init__(self, session: Game) -> None:
        self._session = session
        self._again: Game = Session(session.game, session.start, session.seed)
        self._read = 0
        self._items: list[Item] = []

    def items(self) -> list[Item]:
        journal = self._session.journal
        while self._read < len(journal):
            self._follow(journal[self._read])
            self._read += 1
        standing = (item for item in self._items if not item.struck)
        for index, item in enumerate(standing):
            item.index = index
        return list(self._items)

    def _follow(self, line: object) -> None:
        again = self._again
        before, steps = again.state, len(again.steps)
        again.replay([line])  # type: ignore[list-item]
        if len(again.steps) > steps:
            self._items.append(Item(again.steps[-1], before))
        elif len(again.steps) < steps:
            self._taken_back()

    def _taken_back(self) -> None:
        at = next(i for i in range(len(self._items) - 1, -1, -1) if not self._items[i].struck)
        item = self._items[at]
        if item.step.heard:
            item.struck, item.index = True, None
        else:
            del self._items[at]
