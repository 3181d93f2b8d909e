"""The view of table mode: announcements, marks and answers, and no place of the island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.island.desk.views import Chip, Pad, QuestionView
    from companion.ui.kit.pace import GoOn
    from companion.ui.kit.parts import Button, RingMarks, Segments


@frozen
class AddressedChip:
    """A mark to make, and by whom where several have something to mark."""

    chip: Chip
    who: Who = ""


@frozen
class Announced:
    """The words of now. `to`: a captive, an OP piece, the OP, or nobody: all.

    `ring`: the mission of that captive. `line`: the words for whoever sits opposite.
    `confirm`: everybody has heard; else what is left to do with it.
    """

    text: str
    line: str
    to: Who = ""
    ring: RingMarks | None = None
    kicker: str = ""
    chips: tuple[AddressedChip, ...] = ()
    note: str = ""
    confirm: Button | None = None
    again: Button | None = None
    show: Button | None = None


@frozen
class TurnHead:
    """The one whose word is awaited. `dots`: actions left, of so many."""

    who: Who
    title: str
    text: str
    dots: tuple[int, int] | None = None


@frozen
class ToldRow:
    """A part of the OP's turn. `now`: it is being said; neither `done` nor that: to come."""

    label: str
    second: str = ""
    picture: str = ""
    done: bool = False
    now: bool = False


@frozen
class OpTurnView:
    """The OP's turn as it is told, and the way on."""

    rows: tuple[ToldRow, ...]
    pace_label: str
    pace: Segments
    go_on: GoOn
    pause: Button


@frozen
class RecordMark:
    """A captive in the public record."""

    who: Who
    name: str
    ring: RingMarks


@frozen
class RecordLine:
    """Something that was said aloud. `to`: whose picture stands before it."""

    text: str
    to: Who = ""


@frozen
class PublicRecord:
    """Missions, deaths and the last words: all that lies open."""

    captives: tuple[RecordMark, ...]
    deaths: tuple[int, int]
    deaths_text: str
    heading: str
    lines: tuple[RecordLine, ...]


@frozen
class TableModeView:
    """`short`: shorter words for the keys of the bar. `op`: the OP's turn; else `pad` and `sheet`

    are those of whoever is asked. `turned`: the whole picture is turned to the other side.
    `moment`: the place in the game, by which a touch means something new.
    """

    said: Announced
    head: TurnHead
    record: PublicRecord
    bar: tuple[Button, ...]
    short: tuple[str, ...]
    turn_round: Button
    pad: Pad | None = None
    sheet: QuestionView | None = None
    op: OpTurnView | None = None
    reason: str = ""
    turned: bool = False
    bright: bool = True
    moment: object = None
