"""L17: what captives mark again on their boards, when a step is corrected, undone or redone.

It is said, so it holds nothing but what stands on a board or lies beside the island: no place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from companion.games.island.announcements import Again
from companion.games.island.effects import TokenChoice
from companion.games.island.state import Board, Captive, Position
from companion.games.island.terms import EXTRAS, FRUITS, PIECES, Extra, Fruit, Mark

_TWO_WORDS: Final = ("extra", "symbol")


def marked_again(before: Position, now: Position, *, corrected: bool = False) -> tuple[Again, ...]:
    """What stands otherwise on each board now than it did before, and then on the table.

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


def together(told: Iterable[Again]) -> tuple[Again, ...]:
    """Several steps taken back at once are told together: of each mark, how it is in the end."""
    boards: dict[str | None, dict[str, str]] = {}
    for one in told:
        marks = boards.setdefault(one.who, {})
        for mark in one.again:
            first, *rest = mark.split()
            if rest == ["free"]:  # L14.4: nor does it stand in a palm
                marks.pop(f"{first} palm", None)
            marks.pop(_subject(first, rest), None)  # `max 6` stands before its `energy 6`
            marks[_subject(first, rest)] = mark
    at_the_end = sorted(boards.items(), key=lambda board: board[0] is None)
    return tuple(Again(tuple(marks.values()), who) for who, marks in at_the_end)


def _subject(first: str, rest: list[str]) -> str:
    named = first in _TWO_WORDS or rest[0] == "palm"
    return f"{first} {rest[0]}" if named else first
