"""The views of PARADOXON: two halves that keep the score."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.kit.parts import Button


@frozen
class PairEnd:
    """The end of the game in a half: whose it is, why, and what can be done now."""

    headline: str
    reason: str
    won: bool
    buttons: tuple[Button, ...]


@frozen
class FragmentRow:
    """The open cards before a player, each worth 1: the act of each, none where it is not lit."""

    label: str
    acts: tuple[str, ...]


@frozen
class ScorePad:
    """The scoring of whoever is on turn: a number, then what it is for. `lit`: a number stands."""

    heading: str
    lit: bool
    numbers: tuple[Button, ...]
    places: tuple[Button, ...]
    hint: str
    ends: tuple[Button, ...]


@frozen
class ItemWays:
    """The ways of items, besides the scoring of a turn; over the pad of a half."""

    title: str
    buttons: tuple[Button, ...]
    close: Button


@frozen
class WaitingZone:
    """The zone of a player whose turn it is not; the words between asterisks are bold."""

    told: str
    quiet: bool
    own: bool
    undo: Button | None
    why: Button | None
    worth: Button


@frozen
class ScoreHalf:
    """The half that one player reads upright. `closed`: the points of each card face down.

    One of `pad`, `waits`, `end` is there. `moment`: another one after each step.
    """

    name: str
    turn: str
    total: str
    of: str
    fragments: FragmentRow
    closed_label: str
    closed: tuple[int, ...]
    pad: ScorePad | None
    waits: WaitingZone | None
    end: PairEnd | None
    ways: ItemWays | None
    moment: int


@frozen
class DeckBand:
    """The deck with its number, and for each side the way to the items; `brief`: in a word."""

    left: str
    items: tuple[Button, Button]
    brief: tuple[Button, Button]


@frozen
class PairView:
    """`keys`: for each side what can be pressed in the band; the third has room in a narrow one."""

    halves: tuple[ScoreHalf, ScoreHalf]
    deck: DeckBand
    keys: tuple[tuple[Button, ...], tuple[Button, ...]]
    problem: bool = False
