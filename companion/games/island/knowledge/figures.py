"""A piece as a listener follows it: the node it is at, what lies there, and how it came."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction


@frozen
class Cause:
    """The reason for which a piece is about to come to a space."""

    how: Literal["line", "push", "aside", "placed"]
    way: Direction | None = None
    length: int = 1
    safe: bool = False


@frozen
class Followed:
    """`node`: None where nobody can tell. `word`: of the space it is on, or `ocean`.

    `heading`: the direction in which it came; where that is None, it came from `before`, a space
    next to it, or nobody knows how. `lying`: None where that is not known. `left`: the node from
    which it came into the ocean, `line` the direction. `unsure`: it was put there by hand (L17),
    and what was begun before may still be resolved.
    """

    node: int | None = None
    word: str | None = None
    heading: Direction | None = None
    before: int | None = None
    lying: bool | None = None
    cause: Cause | None = None
    number: int = 0
    left: int | None = None
    line: Direction | None = None
    unsure: bool = False


@frozen
class Arrival:
    """A piece that has just come to a node, until it is said whom it meets there.

    `counted`: the mission has counted the visit.
    """

    who: str
    node: int
    word: str
    counted: bool = False
