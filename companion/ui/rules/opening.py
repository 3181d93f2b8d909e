"""The book that is opened over a page: that of the game below, with the rulings of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.rulings import Rulings
from companion.games.registry import kind
from companion.store.assets import has_rulebook
from companion.ui.rules.page import RulesPage
from companion.ui.rules.view import At, SmallTable
from companion.ui.table.board import TableBoard
from companion.ui.table.lesson_page import LessonPage

if TYPE_CHECKING:
    from companion.ui.shell.page import BasePage


def look_up(over: BasePage, at: At | None = None, asked: tuple[str, ...] = ()) -> None:
    """The rules at a place, or at what is asked: a table ruling, or a clause of a small game."""
    rulings = getattr(over, "rulings", None)
    own = rulings if isinstance(rulings, Rulings) else None  # a small game has others so called
    over.house.go(RulesPage(over.house, at, own, asked, small_table(over)))


def small_table(over: object) -> SmallTable | None:
    """The small game that is played, or over whose board a page lies, if it has a rulebook."""
    if isinstance(over, LessonPage) and has_rulebook(over.game.word):
        return SmallTable(over.game.word, {})  # nobody has chosen rulings for it
    board = getattr(over, "board", over)
    if not isinstance(board, TableBoard) or not has_rulebook(board.game.word):
        return None
    word = board.game.word
    return SmallTable(word, dict(zip(kind(word).rulings, board.rulings(), strict=True)))
