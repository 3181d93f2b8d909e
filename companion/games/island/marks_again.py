"""L17: what captives mark again on their boards, when a step is corrected, undone or redone.

It is said, so it holds nothing but what stands on a board or lies beside the island: no place.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.frozen import revised
from companion.games.island.announcements import Again
from companion.games.island.effects import Leave, TokenChoice
from companion.games.island.state import Board, Captive, Position, State
from companion.games.island.terms import EXTRAS, FRUITS, PIECES, Extra, Fruit, Mark


def marked_again(before: Position, now: Position, *, corrected: bool = False) -> tuple[Again, ...]:
    """The marks that differ between the two, board by board, then those on the table.

    `corrected`: the OP set facts, so that nothing else tells of actions and of the token.
    """
    found = []
    for was, one in zip(before.captives, now.captives, strict=True):
        marks = list(_figure(was, one))
        if corrected and was.actions != one.actions and before.turn == now.turn:
            marks.append(f"actions {one.actions}")
        if one.who == one.board:  # L15.1: with two players both figures have one board
            marks += _marks(before.board(one.who), now.board(one.who))
        if marks:
            found.append(Again(tuple(marks), one.who))
    table = tuple(_table(before, now, corrected))
    return (*found, Again(table)) if table else tuple(found)


def _figure(was: Captive, now: Captive) -> Iterator[str]:
    if was.health != now.health:
        yield f"health {now.health}"
    if was.max_energy != now.max_energy:
        yield f"max {now.max_energy}"
    if was.energy != now.energy:
        yield f"energy {now.energy}"


def _marks(was: Board, now: Board) -> Iterator[str]:
    palms, written = dict(was.palms), dict(now.palms)
    for fruit in FRUITS:
        palm = written.get(fruit)
        new_palm = palm is not None and palms.get(fruit) != palm
        mark = _mark(now, fruit)
        if new_palm:
            yield f"{fruit} palm {palm}"
        if mark != _mark(was, fruit) and not (new_palm and mark == "circled"):
            yield f"{fruit} {mark}"
    if len(was.mission) != len(now.mission):  # L16.2: how many; a mark may name its space
        yield f"mission {len(now.mission)}"
    for extra in EXTRAS:
        if _box(now, extra) != _box(was, extra):
            yield f"extra {extra} {_box(now, extra)}"
    for piece in PIECES:
        if (piece in was.symbols) != (piece in now.symbols):
            yield f"symbol {piece} {'crossed' if piece in now.symbols else 'free'}"


def _mark(board: Board, fruit: Fruit) -> Mark:
    return "circled" if fruit in board.circled else "crossed" if fruit in board.crossed else "free"


def _box(board: Board, extra: Extra) -> Mark:
    if extra in board.extras:
        return "circled"
    return "crossed" if extra in board.spent_extras else "free"


def _table(before: Position, now: Position, corrected: bool) -> Iterator[str]:
    if before.deaths != now.deaths:
        yield f"deaths {now.deaths}"
    drawing = any(isinstance(effect, TokenChoice) for effect in now.agenda)
    if corrected and before.token != now.token and not drawing:
        yield f"token {now.token or 'none'}"


def as_heard(state: State) -> State:
    """L5.2: what a move spends is said only after the OP has picked where it starts from."""
    move = state.agenda[-1] if state.question is not None and state.agenda else None
    if not isinstance(move, Leave) or not move.spent:
        return state
    captives = (
        revised(one, {"energy": one.energy + move.spent}) if one.who == move.who else one
        for one in state.captives
    )
    return revised(state, {"captives": tuple(captives)})
