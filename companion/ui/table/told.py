"""Lines that the pages over a board tell: facts to set, rules behind what was said, figures."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.kit.parts import Segment


@frozen
class SettableFact:
    """A fact that can be set by hand: its name, and its values, each with the words that set it.

    `key`: of the fact, the same for all its values.
    """

    key: str
    heading: str
    values: tuple[Segment, ...]


@frozen
class ClauseReason:
    """The rule behind something that was said: its clause, and in our words what it says."""

    clause: str
    heading: str
    text: str


@frozen
class TableNote:
    """A heading with a few lines: a ruling, or figures."""

    heading: str
    text: str
