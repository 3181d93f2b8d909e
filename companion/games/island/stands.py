"""Paradox Island as the shelf tells it, from a look at both ends of a saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks, told_number
from companion.engine.frozen import frozen
from companion.games.island.board.island_file import read_island
from companion.games.island.board.layout import Island
from companion.games.island.rules.missions import MARKS
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.table import DEATHS
from companion.games.island.terms import CHARACTERS, OP, Who

_MOST_ROUNDS: Final = 10**6
_MOST_DEATHS: Final = max(DEATHS.values())


@frozen
class IslandStands:
    """`turn`: whose it is; `won`: by whom. `players`: the OP included.

    `captives`: the figures in turn order; `done`: the marks of their missions, in the same order.
    `deaths`: that the OP has counted. What the file does not tell is None, 0 or empty.
    """

    players: int = 0
    captives: tuple[Who, ...] = ()
    round: int | None = None
    turn: Who | None = None
    won: Who | None = None
    deaths: int | None = None
    done: tuple[int, ...] = ()


def island_of(table: Mapping[str, Any]) -> Island | None:
    """The island of a table that somebody wrote; None where it is faulty."""
    checks = Checks(SETUP)
    return checks.through(lambda: read_island(table.get("island"), table.get("knots"), checks))


def stands(table: Mapping[str, Any], told: Mapping[str, Any] | None) -> IslandStands:
    """`told`: the last line; None where nothing was said yet."""
    captives = _captives(table)
    now = _begun(captives) if told is None else told
    return IslandStands(
        players=told_number(table.get("players"), 4) or 0,
        captives=captives,
        round=told_number(now.get("round"), _MOST_ROUNDS),
        turn=_who(now.get("turn")),
        won=_who(now.get("won")),
        deaths=told_number(now.get("deaths"), _MOST_DEATHS),
        done=_done(now.get("done"), captives),
    )


def _begun(captives: tuple[Who, ...]) -> dict[str, Any]:
    """The last line of a game in which nothing was said yet."""
    first = next(iter(captives), None)
    return {"round": "1", "turn": first, "deaths": "0", "done": ["0"] * len(captives)}


def _captives(table: Mapping[str, Any]) -> tuple[Who, ...]:
    boards = table.get("captives")
    if not isinstance(boards, list):
        return ()
    named = [board.get(key) for board in boards if isinstance(board, dict)
             for key in ("who", "with")]  # fmt: skip
    return tuple(who for who in named if isinstance(who, str) and who in CHARACTERS)


def _done(words: Any, captives: tuple[Who, ...]) -> tuple[int, ...]:
    """A number for each of the captives, or nothing."""
    numbers = [told_number(word, MARKS) for word in words] if isinstance(words, list) else []
    known = tuple(number for number in numbers if number is not None)
    return known if len(known) == len(numbers) == len(captives) else ()


def _who(word: Any) -> Who | None:
    return word if isinstance(word, str) and word in (*CHARACTERS, OP) else None
