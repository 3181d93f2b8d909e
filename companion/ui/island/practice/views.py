"""The view of the pages before the lesson: cards, each with a picture and what is seen on it."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Who
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.kit.parts import Button

# ready, used: a fruit; pip: an action that is left; all else as the word says.
SignKind = Literal["glyph", "pip", "ready", "used", "piece", "space"]


@frozen
class LineSign:
    """`name`: of the glyph, the fruit or the piece. `colour`: of a glyph. `space`: a tile."""

    kind: SignKind
    name: str = ""
    colour: str = ""
    space: SpaceView | None = None


@frozen
class LegendLine:
    """One thing on the table, and what it is."""

    sign: LineSign
    text: str


@frozen
class SpokenPicture:
    """A sentence of the script with whom it is for, and the bar under it; nothing is touched."""

    to: Who
    text: str
    announced: str


@frozen
class TouchedPicture:
    """A spoken move, and the touches that are the same: toggles, and one direction."""

    who: Who
    says: str
    toggles: tuple[str, ...]
    ways: tuple[str, ...]  # letters of the six directions, in the order of `terms.DIRECTIONS`
    way: Direction


@frozen
class PiecesPicture:
    """The OP's turn: a token, and the three pieces with their names."""

    token: tuple[str, str]  # its picture and its name
    pieces: tuple[tuple[Who, str], ...]
    actions: int


CardPicture = CaptiveView | IslandView | SpokenPicture | TouchedPicture | PiecesPicture


@frozen
class TableCard:
    """A part of the table: its picture, and what is to be known of it, line by line."""

    heading: str
    picture: CardPicture | None = None
    lines: tuple[LegendLine, ...] = ()


@frozen
class FirstPageView:
    """One of the pages; `at` counts from 0, `of` how many there are.

    `leave`: out of practice, from where Back does not lead out.
    `skip`: to the lesson without the other pages.
    """

    name: str
    title: str
    text: str
    cards: tuple[TableCard, ...]
    promise: str
    at: int
    of: int
    back: Button
    go: Button
    leave: Button | None = None
    skip: Button | None = None
