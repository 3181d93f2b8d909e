"""What the tables' boards must show again after a step was taken back, or brought back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.game import Game
from companion.games.island.rules.missions import MARKS
from companion.games.island.state import Board, Captive, State
from companion.games.island.terms import FRUITS, PIECES
from companion.text.languages import Language, capitalised
from companion.text.names import name, space
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
            yield sheet["figure"].format(name=name(one.who, language), changed=", ".join(changed))
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
            yield sheet["marked"].format(name=space(fruit, language), mark=sheet[mark])
    if len(was.mission) != len(now.mission):
        yield sheet["mission"].format(n=len(now.mission), of=MARKS)
    if (was.extras, was.spent_extras) != (now.extras, now.spent_extras):
        yield sheet["extras"]
    for piece in PIECES:
        if (piece in was.symbols) != (piece in now.symbols):
            mark = sheet["crossed" if piece in now.symbols else "free"]
            yield sheet["marked"].format(name=capitalised(name(piece, language)), mark=mark)


def _mark(board: Board, fruit: str) -> str:
    return "circled" if fruit in board.circled else "crossed" if fruit in board.crossed else "free"
