"""The views of PARADOMINETOR: the trick, its verdict, who won it alone, and the ranking."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.ui.kit.parts import Button

TableSide = Literal["top", "right", "bottom", "left"]


@frozen
class TileFront:
    """A tile as it is seen. `won`: it leads, or has won; `beaten`: it lies there veiled."""

    colour: str
    letter: str
    value: str
    won: bool = False
    beaten: bool = False


@frozen
class BoardFoot:
    """The bar below every page: Undo with the step's name, and the other keys."""

    undo: Button
    keys: tuple[Button, ...]


@frozen
class SeatPlate:
    """Somebody at the table, and what that one has played. `awaited`: the next tile is theirs.

    `place`: in the order of play of this trick.
    """

    button: Button
    points: str
    note: str
    leads: bool
    awaited: bool
    side: TableSide
    place: int
    tile: TileFront | None


@frozen
class PadKey:
    button: Button
    front: TileFront


@frozen
class TilePad:
    """A row a colour, and the black one beside all; `colours`: a led black waits for one."""

    icon: str
    head: str
    short: str
    rows: tuple[tuple[PadKey, ...], ...]
    black: PadKey | None
    colours: tuple[PadKey, ...]


@frozen
class LeadingNow:
    """`text`: words between asterisks are bold. `keys`: answers to what is asked there."""

    kicker: str
    text: str
    why: Button | None
    keys: tuple[Button, ...] = ()
    problem: bool = False


@frozen
class TrickView:
    title: str
    trick: str
    plates: tuple[SeatPlate, ...]
    pad: TilePad
    leading: LeadingNow
    only_who: Button
    foot: BoardFoot


@frozen
class LyingTile:
    front: TileFront
    name: str


@frozen
class EarliestKey:
    """Somebody whose tile may be the earliest, and what would be scored then."""

    button: Button
    front: TileFront


@frozen
class ScoreCard:
    """`gained`: `+1`, `+½`, or nothing. `note`: who leads next."""

    icon: str
    name: str
    points: str
    gained: str
    note: str


@frozen
class VerdictView:
    """`asks`: who may be earliest; none, and `cards` tell what everybody has."""

    strip: str
    kicker: str
    headline: str
    reason: str
    rule: str
    tiles: tuple[LyingTile, ...]
    why: Button
    question: str
    note: str
    asks: tuple[EarliestKey, ...]
    cards: tuple[ScoreCard, ...]
    line: str
    onward: Button | None
    foot: BoardFoot


@frozen
class NameBlock:
    """A name that is touched or held. `badge`: what it would score."""

    button: Button
    points: str
    note: str
    badge: str


@frozen
class WinnersView:
    """Only who won. `blocks` as they sit, clockwise."""

    title: str
    trick: str
    hint: str
    short: str
    problem: bool
    blocks: tuple[NameBlock, ...]
    all_black: Button
    clear: Button
    commit: Button
    foot: BoardFoot


@frozen
class RankRow:
    """`tied`: somebody else has as many points."""

    place: str
    icon: str
    name: str
    full: int
    half: int
    points: str
    first: bool
    tied: bool


@frozen
class RankingView:
    strip: str
    icons: tuple[str, ...]
    headline: str
    text: str
    rows: tuple[RankRow, ...]
    tie: str
    why: Button | None
    legend: tuple[str, str]
    buttons: tuple[Button, ...]
    tricks: Button
    foot: BoardFoot


ParadominetorShown = TrickView | VerdictView | WinnersView | RankingView
