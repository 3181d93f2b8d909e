"""The views of who could know what: somebody's island, the curves, and the stories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView
from companion.ui.island.replay.views import StoryView
from companion.ui.kit.parts import Button, Segments

if TYPE_CHECKING:
    from companion.ui.island.replay.timeline import Timeline


@frozen
class CurveView:
    """The certain spaces of one player. `points`: each a place in time, from 0 to 1, and a number.

    `unfinished`: it is worked out only so far. `total`: written at its end.
    """

    who: Who
    points: tuple[tuple[float, int], ...]
    total: str
    unfinished: bool = False


@frozen
class MarkedMoment:
    """A ring on a curve, and the sign of what was then."""

    who: Who
    x: float
    y: float
    icon: str


@frozen
class ChartView:
    """`rounds`: the label of each and its place. `now`: the moment that is seen. `most`: the top.

    `mark`: why the curves are not whole yet.
    """

    title: str
    scale: str
    most: int
    levels: tuple[int, ...]
    rounds: tuple[tuple[str, float], ...]
    curves: tuple[CurveView, ...]
    moments: tuple[MarkedMoment, ...]
    now: float
    mark: str = ""


@frozen
class CouldKnowView:
    """`bright`: the whole table looks on. `note`: in place of stories that are not told yet.

    `tick`: after so many seconds the act `tick` is wanted. `eyes`: whose island it is.
    """

    name: str
    bright: bool
    eyes: Segments
    island: IslandView
    chart: ChartView
    stories: tuple[StoryView, ...]
    note: str
    timeline: Timeline
    keys: tuple[Button, ...]
    speeds: Segments
    foot: tuple[Button, ...]
    tick: float = 0.0
