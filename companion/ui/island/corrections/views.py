"""The view of the corrections: what is corrected, its facts, and what must be said then."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Mark, Who
from companion.ui.island.desk.views import Chip
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.kit.parts import Button, PipRow, Segments


@frozen
class MarkCell:
    """A thing on a board and its mark, in a picture and in words; touched it has the next mark."""

    button: Button
    mark: Mark
    changed: bool


@frozen
class MissionTile:
    """A mark of a mission as its space, or as its number alone; touched it counts, or does not.

    `number`: the same as on the map, where there are several such spaces.
    """

    button: Button
    face: SpaceView | None
    changed: bool
    number: str = ""


@frozen
class FactRow:
    """One fact, or several of a kind. `changed`: from what to what, nothing if it stands."""

    label: str
    note: str = ""
    changed: str = ""
    pips: PipRow | None = None
    segments: Segments = ()
    marks: tuple[MarkCell, ...] = ()
    tiles: tuple[MissionTile, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()


@frozen
class ToSay:
    """Words for one captive, or for all, with the marks that they ask for.

    `marked`: the text with what must not be missed between asterisks.
    """

    who: Who | None
    text: str
    marked: str
    chips: tuple[Chip, ...] = ()


@frozen
class CorrectionsView:
    """`tabs`: captives, pieces, the table, a space. `place`: where the subject is, with the map.

    `says_heading`: and a short one. `summary`: how many changes, and the words of their undo;
    `short`: without these.
    """

    name: str
    title: str
    text: str
    tabs: tuple[Button, ...]
    rows: tuple[FactRow, ...]
    says_heading: tuple[str, str]
    says: tuple[ToSay, ...]
    summary: str
    short: str
    back: Button
    clear: Button
    commit: Button
    cover: Button
    island: IslandView | None = None
    place: FactRow | None = None
    notice: tuple[str, tuple[Button, ...]] | None = None
    problem: bool = False
