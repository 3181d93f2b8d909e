"""The views of a small game: whatever its own page shows, and the page on which it is set up."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.kit.pace import GoOn
from companion.ui.kit.parts import Button, Hold
from companion.ui.shell.page import Notice


@frozen
class TableView:
    """A page of one game, drawn by its own screen. `name`: which page; `game`: the word of it.

    `bright`: in the look of what goes from hand to hand.
    """

    name: str
    game: str
    shown: object
    bright: bool = False


@frozen
class SeatHandOver:
    """The page between two hands, with nothing of either. `told`: what all have heard."""

    icon: str
    headline: str
    text: str
    told: str
    go: Hold
    back: Button


@frozen
class TurnBar:
    """The bar of a game played on the tablet: Undo, other keys, and what is done now.

    `ring`: in the place of `commit`, while the computer is to go on. `moment`: another one after
    each step.
    """

    undo: Button
    keys: tuple[Button, ...]
    commit: Button | None
    ring: GoOn | None
    moment: int


@frozen
class ColumnText:
    """A line of a column: what is to be done, or in a `well` what is good to know."""

    text: str
    well: bool = False


@frozen
class SeatRow:
    """Somebody who plays, with a number and a picture; a touch takes the seat away."""

    number: int
    icon: str
    button: Button


@frozen
class KeyGrid:
    """Buttons, so many `across`; `tall`: with room for a picture over the word."""

    buttons: tuple[Button, ...]
    across: int = 2
    tall: bool = False


@frozen
class Swatch:
    """A field of one colour; it can be touched if it has an act."""

    button: Button
    fill: str
    ink: str


@frozen
class Swatches:
    swatches: tuple[Swatch, ...]
    across: int
    high: int = 84


ColumnPart = ColumnText | SeatRow | KeyGrid | Swatches


@frozen
class Column:
    """One of the steps of a set-up. `done`: nothing is left to be said in it."""

    number: int
    heading: str
    parts: tuple[ColumnPart, ...]
    done: bool = True


@frozen
class TableSetUpView:
    """The page on which a game is set up: columns side by side, and the way on in the bar."""

    name: str
    title: str
    text: str
    columns: tuple[Column, ...]
    back: Button
    bar: tuple[Button, ...]
    begin: Button
    notice: Notice | None = None
    problem: bool = False
