"""The view of the step in which an island is built by hand."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Hex
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.kit.parts import Button


@frozen
class Pile:
    """One kind of tile that is left to lay. `ends`: its button; of a tile of two one for each end.

    `faces`: the tile as it would lie about the middle of the map, as it is turned now.
    """

    ends: tuple[Button, ...]
    count: int
    faces: tuple[SpaceView, ...]


@frozen
class ArrowsPick:
    """One pattern of arrows that the knot in question can be given."""

    button: Button
    arrows: tuple[tuple[Direction, Direction], ...]


@frozen
class BuildView:
    """An island in the making.

    Its acts beside those of the buttons: `tap C4`; `drag WORD C4`, `drag C3 C4` and `drag C3 away`,
    where WORD is the word of a `place`. `next`: the empty space that comes next; `held`: the spaces
    of the tile that was laid or touched last; `wrong`: those of the problems. Lit on the island are
    spaces to which that tile turns when they are touched. `left`: a heading and how many spaces.
    `knot`: a heading, or the problem if there is one on it, and the arrows it can be given.
    """

    title: str
    rail: tuple[Button, ...]
    island: IslandView
    next: Hex | None
    held: tuple[Hex, ...]
    wrong: frozenset[Hex]
    ways: tuple[Button, ...]  # random, ready-made, code
    left: tuple[str, str]
    palette: tuple[Pile, ...]
    knot: tuple[str, tuple[ArrowsPick, ...]] | None
    problems: tuple[str, ...]
    hint: str
    tools: tuple[Button, ...]  # turn, take away, fill the rest
    foot: tuple[Button, ...]  # back, undo, redo, clear, quick start, next
    notice: tuple[str, tuple[Button, ...]] | None = None
