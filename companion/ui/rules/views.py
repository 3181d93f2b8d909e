"""The view of the rules lookup, as plain data in the language of the screen."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, Section


@frozen
class Lit:
    """A text, and which stretches of it are what was searched for."""

    text: str
    marks: tuple[tuple[int, int], ...] = ()


NO_TEXT = Lit("")


@frozen
class RulesRow:
    """An entry in a list, with a line of what it says."""

    act: str
    title: Lit
    line: Lit = NO_TEXT
    chosen: bool = False


@frozen
class EntryView:
    """One entry, whole. `above`: its chapter and the clauses of the law.

    `sketch`: the small drawn island. `sections`: table rulings, and ways to other entries;
    `together`: ways to what was said with it, for where no list stands beside the entry.
    """

    id: str
    above: str
    title: Lit
    text: Lit
    example: tuple[str, Lit] | None = None
    sketch: IslandView | None = None
    sections: tuple[Section, ...] = ()
    together: Section | None = None


@frozen
class RulesView:
    """`field`: its hint, and what is searched for. Below it the chapters, or else a list.

    `list_key`: what is listed; `heading`: the same in words. `entry`: what is opened, or where it
    can stand beside the list what would be opened first (not `opened`).
    """

    field: tuple[str, str]
    hint: str
    back: Button
    chapters: tuple[Button, ...] = ()
    list_key: str = ""
    heading: str = ""
    rows: tuple[RulesRow, ...] = ()
    entry: EntryView | None = None
    opened: bool = False
    foot: tuple[Button, ...] = ()
    reading: bool = False  # there is nothing to show yet: `read` is to be sent
