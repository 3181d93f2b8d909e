"""What the tables' boards must show again after a step was taken back, or brought back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.game import Game
from companion.games.island.rules.missions import MARKS
from companion.games.island.state import Board, Captive, State
from companion.games.island.terms import EXTRAS, FRUITS, PIECES, Extra
from companion.text.languages import Language
from companion.text.marks import extra_marked, fruit_marked, symbol_marked
from companion.text.names import whose
from companion.text.screens import words
from companion.text.screens.put_back import PUT_BACK
from companion.ui.presenter.last_step import state_before
from companion.ui.presenter.telling import marks_at_the_end

_COUNTS: Final = ("health", "energy", "max_energy")


def put_back(session: Game, language: Language) -> str:
    """One sentence a figure, with only what is otherwise on the boards than it was."""
    undone, redone = marks_at_the_end(session)
    if undone:
        before = session.undone[-undone].entries[-1].outcome.state
    elif redone:
        before = state_before(session, len(session.steps) - redone)
    else:
        return ""
    return " ".join(_changed(before, session.state, language))


def _changed(before: State, now: State, language: Language) -> Iterator[str]:
    sheet = words(PUT_BACK, language)
    for was, one in zip(before.captives, now.captives, strict=True):
        changed = list(_figure(was, one, language))
        if one.who == one.board:  # L15.1: with two players both figures have one board
            changed += _marks(before.board(one.who), now.board(one.who), language)
        if changed:
            yield sheet["figure"].format(whose=whose(one.who, language), changed=", ".join(changed))
    if now.deaths != before.deaths:
        yield sheet["deaths"].format(n=now.deaths)


def _figure(was: Captive, now: Captive, language: Language) -> Iterator[str]:
    sheet = words(PUT_BACK, language)
    for count in _COUNTS:
        if getattr(was, count) != getattr(now, count):
            yield sheet[count].format(n=getattr(now, count))


def _marks(was: Board, now: Board, language: Language) -> Iterator[str]:
    sheet = words(PUT_BACK, language)
    for fruit in FRUITS:
        mark = _mark(now, fruit)
        if mark != _mark(was, fruit):
            yield fruit_marked(fruit, mark, language)
    if len(was.mission) != len(now.mission):
        yield sheet["mission"].format(n=len(now.mission), of=MARKS)
    for extra in EXTRAS:
        if _box(now, extra) != _box(was, extra):
            yield extra_marked(extra, _box(now, extra), language)
    for piece in PIECES:
        if (piece in was.symbols) != (piece in now.symbols):
            yield symbol_marked(piece, "crossed" if piece in now.symbols else "free", language)


def _mark(board: Board, fruit: str) -> str:
    return "circled" if fruit in board.circled else "crossed" if fruit in board.crossed else "free"


def _box(board: Board, extra: Extra) -> str:
    if extra in board.extras:
        return "circled"
    return "crossed" if extra in board.spent_extras else "free"
