"""The view of the lesson of PARADOMINETOR: a trick, and who wins it (look3, I2)."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.games.paradominetor.practice_views import LadderRung
from companion.ui.games.paradominetor.views import TileFront
from companion.ui.kit.parts import Button
from companion.ui.table.lesson_page import StepMark
from companion.ui.table.views import TurnBar


@frozen
class LessonTile:
    """Somebody's tile. `chosen`: touched, or told to win once it was judged."""

    button: Button
    front: TileFront
    note: str
    chosen: bool


@frozen
class TrickLesson:
    """`marks`: how each question was answered. `right`: None until it is judged.

    `text`: with the words between asterisks bold.
    """

    title: str
    note: str
    marks: tuple[StepMark, ...]
    tiles: tuple[LessonTile, ...]
    right: bool | None
    heading: str
    text: str
    ladder: str
    rungs: tuple[LadderRung, ...]
    bar: TurnBar
    moment: int
