"""Everything that one captive has heard: the one thing that a deduction is made of.

Nothing here has room for the island. The only spaces of the grid are those that the captive was
shown alone (L16.4): the own start, and what Granddead marks on his board.
"""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.box.box import Groups
from companion.games.island.commands import Answer, End, Move, Restore, UseBonus, UseExtra, Where
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.questions import What
from companion.games.island.terms import Who

CaptiveWords = Move | Restore | UseBonus | UseExtra | End | Answer | Where


@frozen
class OpenTable:
    """The part of a table that lies open for all.

    `boards`: each figure with the board it plays by. `arrows`: printed on that token. `kinds`: of
    which the three knots are, and whether all are `different` (L1.8). `lake_shore`: that ruling.
    `tiles`: the pairs of spaces, where the island is known to be built of them (L1.4), or none.
    """

    boards: tuple[tuple[Who, Who], ...]
    arrows: Groups
    kinds: tuple[str, ...]
    different: bool = True
    lake_shore: bool = True
    tiles: tuple[tuple[str, str], ...] = ()


@frozen
class HeardWords:
    """Words in one breath: what a captive said, and what was said then.

    `after`: the number of the words that these follow, which are not those just before when a step
    was taken back in between; -1: none. What was said stays said (L17). `asked`: the question that
    `spoke` answers, by its option. `corrected`: the facts set by hand, named without places.
    """

    after: int
    said: tuple[Announcement, ...]
    spoke: CaptiveWords | None = None
    asked: What = "turn"
    shown: tuple[StartShown | PieceShown, ...] = ()
    corrected: tuple[str, ...] = ()


@frozen
class Heard:
    """All that one captive has heard, in order. `now`: the number of the last words that stand."""

    table: OpenTable
    words: tuple[HeardWords, ...]
    now: int
