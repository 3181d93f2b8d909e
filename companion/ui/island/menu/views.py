"""The view of the menu: a table of what captives ask, what they know, and a grid of tiles."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.kit.parts import Button


@frozen
class AskRow:
    """The questions of one captive, in the order of the columns; None is nothing to ask."""

    who: Who
    name: str
    buttons: tuple[Button | None, ...]


@frozen
class AskTable:
    heading: str
    text: str
    columns: tuple[str, ...]
    rows: tuple[AskRow, ...]


@frozen
class MenuView:
    """`known`: a card for each captive, below its heading. `tiles`: all the rest, in one grid."""

    name: str
    title: str
    text: str
    asks: AskTable
    known_heading: str
    known: tuple[Button, ...]
    tiles: tuple[Button, ...]
    back: Button
    cover: Button
    notice: tuple[str, tuple[Button, ...]] | None = None
    problem: bool = False
