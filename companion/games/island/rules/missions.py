"""L11: missions and what counts for them."""

from __future__ import annotations

from typing import Final

from companion.games.island.announcements import Mission
from companion.games.island.rules.deaths import win
from companion.games.island.state import Work
from companion.games.island.terms import FRUITS, MIRAGES, PORTALS, Hex, Who

MARKS: Final = 5  # L11.1
SCARES: Final = ("1", "2", "3", "4", "5")  # Granddead's marks


def count_mark(work: Work, who: Who, mark: str) -> None:
    """L11.1: the same space never counts twice; L11.2: the fifth mark wins."""
    board = work.board(who)
    if mark in board.mission:
        return
    mission = (*board.mission, mark)
    work.mark(who, mission=mission)
    work.tell(Mission(len(mission), MARKS, who))
    if len(mission) == MARKS:
        win(work, board.who)


def count_visit(work: Work, who: Who, at: Hex) -> None:
    """A visit counts at this moment (L5.9 b)."""
    mark = mission_mark(work, who, at)
    if mark is not None:
        count_mark(work, who, mark)


def mission_mark(work: Work, who: Who, at: Hex) -> str | None:
    """The mark that a visit of `at` would make on the mission of the board that `who` plays by."""
    space = work.table.island.spaces[at]
    match work.captive(who).board:
        case "theseus" if space in PORTALS:
            return space
        case "theseus" if space == "oracle":
            return f"oracle {at}"
        case "phil" if space == "anomaly":
            return work.anomalies[at]
        case "schrodie" if space in MIRAGES:
            return space
        case "schrodie" if space == "knot":
            return f"knot {at}"
        case "hempel" if space in FRUITS and space not in _starts(work):
            return space
        case _:
            return None


def _starts(work: Work) -> list[str]:
    """L15.6: with two players neither figure's start counts."""
    return [captive.start for captive in work.captives if captive.board == "hempel"]


def count_scare(work: Work, who: Who) -> None:
    """L14.1: two scared off at once are two. A correction may have left a gap among the marks."""
    if work.captive(who).board == "granddead":
        counted = work.board(who).mission
        count_mark(work, who, next(mark for mark in SCARES if mark not in counted))
