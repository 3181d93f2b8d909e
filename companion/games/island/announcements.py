"""The facts that may be said aloud (L16.1). No type here has room for a name of the grid.

The fields of an announcement are the keys of the fact in a table script, in order.
"""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Extra, Fruit, Mark, Named, Piece, Who


@frozen
class Space:
    """A captive's destination; `by`: return, where, or nothing."""

    space: Named
    who: Who
    by: str | None = None


@frozen
class Off:
    """L16.3: of a captive off the island, just that."""

    off: bool
    who: Who
    by: str


@frozen
class Aside:
    """L6.7: the aside anomaly tells its direction."""

    direction: Direction
    who: Who


@frozen
class Health:
    health: int
    who: Who
    by: str


@frozen
class Energy:
    energy: int
    who: Who
    by: str


@frozen
class FruitMark:
    """`palm`: Hempel's bonus number whose box holds the fruit."""

    fruit: Fruit
    mark: Mark
    who: Who
    by: str | None = None
    palm: int | None = None


@frozen
class Scared:
    scared: Piece
    who: Who


@frozen
class Died:
    """`died`: which death it is in the OP's count."""

    died: int
    who: Who


@frozen
class Revived:
    revived: str
    who: Who


@frozen
class Mission:
    mission: int
    of: int
    who: Who


@frozen
class TokenRead:
    token: str


@frozen
class TurnPassed:
    turn: Who


@frozen
class Won:
    won: Who


@frozen
class Meets:
    """Wave, Rock, Bush, then captives in turn order."""

    meets: tuple[Who, ...]
    who: Who


@frozen
class ToldSpace:
    """One answer of an oracle or a bonus, with its direction.

    `pieces`: only where the ruling `oracle-spaces` tells them too.
    """

    direction: Direction
    space: Named
    pieces: tuple[Who, ...] | None = None


@frozen
class Told:
    """`by`: oracle or the bonus. Either with directions, or shuffled words without.

    What it answers about: `piece`, `direction`, and `space`, where the captive is. Where a piece
    is that was located is shown to one alone (L16.4), and nothing is told of it.
    """

    told: tuple[ToldSpace, ...] | tuple[Named, ...]
    who: Who
    by: str
    piece: Who | None = None
    direction: Direction | None = None
    space: Named | None = None


@frozen
class Actions:
    """Actions gained; `by`: scared, symbol, extra, bonus."""

    actions: int
    who: Who
    by: str


@frozen
class Activated:
    """The OP chose to activate a destination or not: `yes`, `no`.

    `by`: `refused`, where the captive would not have it activated (L6.10), whoever chose it.
    """

    activated: str
    who: Who | None = None
    piece: Piece | None = None
    by: str | None = None


@frozen
class ExtraMark:
    extra: Extra
    mark: Mark
    who: Who


@frozen
class SymbolMark:
    symbol: Piece
    mark: Mark
    who: Who


@frozen
class Immune:
    immune: Piece
    who: Who


@frozen
class Pushed:
    pushed: Who
    direction: Direction
    by: Piece


@frozen
class PieceSpace:
    """An OP piece's step (`direction`), or where it was carried on.

    `by`: knot, portal, anomaly, algae.

    The Bush's fruit at set-up has neither, and nobody is named with it; nor has the Wave met in a
    lake, and under the ruling `flood-lake: unnamed` no space either.
    """

    piece: Piece
    direction: Direction | None = None
    space: Named | None = None
    meets: tuple[Who, ...] | None = None
    by: str | None = None


@frozen
class Started:
    """L2.7: the name of a starting fruit is public, its place is not."""

    start: Fruit
    who: Who


@frozen
class Undone:
    """`board`: whose the figure plays by, where that says how far `over` is (L15.1)."""

    undone: str
    board: Who | None = None


@frozen
class Redone:
    redone: str
    board: Who | None = None


@frozen
class Again:
    """L17: what is marked again, in the words of `set`: `energy 4`, `banana free`, `mission 2`.

    `who`: on whose board; nobody: on the table, `deaths 2`, `token flood`.
    """

    again: tuple[str, ...]
    who: Who | None = None


Announcement = (
    Space | Off | Aside | Health | Energy | FruitMark | Scared | Died | Revived | Mission
    | TokenRead | TurnPassed | Won | Meets | Told | Actions | Activated | ExtraMark | SymbolMark
    | Immune | Pushed | PieceSpace | Started | Undone | Redone | Again
)  # fmt: skip
