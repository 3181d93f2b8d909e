"""The page of a game in which Echo's turn is told page by page (X7), each with *Done*."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.ui.games.paradoxon.board import ParadoxonBoard
from companion.ui.games.paradoxon.echo_pages import EchoPage, pages_of

if TYPE_CHECKING:
    from companion.games.paradoxon.state import State
    from companion.store.games.kept_game import KeptGame
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.told import ClauseReason

Pages = tuple[tuple[EchoPage, ...], ...]


class PagedBoard(ParadoxonBoard):
    """`read`: how many pages of the last step have been read. `made_of`: what makes them.

    After a pause the pages of the last answer are read again: nobody remembers where it was.
    """

    made_of: Callable[[Sequence[Any], State], Pages] = staticmethod(pages_of)

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.read = sum(len(one) for one in self._by_entry()[:-1])

    def do(self, act: str) -> None:
        match act.split():
            case ["done"]:
                self.hush()
                self.taken = ""
                self.read += self.page is not None
            case _:
                super().do(act)

    def say(self, who: str, words: str) -> bool:
        steps = len(self.session.steps)
        taken = super().say(who, words)
        if len(self.session.steps) > steps:
            self.read = 0
        return taken

    def _take_back(self, key: str) -> None:
        super()._take_back(key)
        self.read = len(self._pages())

    def _by_entry(self) -> Pages:
        steps = self.session.steps
        if not steps:
            return ()
        before = steps[-2].entries[-1].outcome if len(steps) > 1 else self.session.start
        return self.made_of(steps[-1].entries, before.state)

    def _pages(self) -> tuple[EchoPage, ...]:
        return tuple(page for entry in self._by_entry() for page in entry)

    @property
    def page(self) -> EchoPage | None:
        """The page that is to be read now."""
        pages = self._pages()
        return pages[self.read] if self.read < len(pages) else None

    def reasons(self) -> tuple[ClauseReason, ...]:
        page = self.page
        return super().reasons() if page is None else self.clauses(page.rules)
