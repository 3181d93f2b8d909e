"""The view of the corrections: what is corrected, its facts, and what must be said then."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Fruit, Mark, Who
from companion.ui.island.desk.views import Chip
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, PipRow, Segments


@frozen
class FruitCell:
    """A fruit and its mark, in a picture and in words; touched it has the next mark."""

    button: Button
    fruit: Fruit
    mark: Mark
    changed: bool


@frozen
class FactRow:
    """One fact, or several of a kind. `changed`: from what to what, nothing if it stands."""

    label: str
    note: str = ""
    changed: str = ""
    pips: PipRow | None = None
    segments: Segments = ()
    fruits: tuple[FruitCell, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()


@frozen
class ToSay:
    """Words for one captive, or for all, with the marks that they ask for."""

    who: Who | None
    text: str
    chips: tuple[Chip, ...] = ()


@frozen
class CorrectionsView:
    """`tabs`: captives, pieces, the table, a space.

    `summary`: how many changes, and the words of their undo; `short`: without these.
    """

    name: str
    title: str
    text: str
    tabs: tuple[Button, ...]
    rows: tuple[FactRow, ...]
    says_heading: str
    says: tuple[ToSay, ...]
    summary: str
    short: str
    back: Button
    commit: Button
    cover: Button
    island: IslandView | None = None
    notice: tuple[str, tuple[Button, ...]] | None = None
    problem: bool = False
