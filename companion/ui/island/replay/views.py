"""The views of replay and journal: the island, what was said, and what truly happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, Segments

if TYPE_CHECKING:
    from companion.ui.island.replay.timeline import Timeline


@frozen
class RouteView:
    """A captive's way on the map, as a button that hides and shows it. `person`: who plays it."""

    act: str
    who: Who
    name: str
    person: str
    shown: bool


@frozen
class StepView:
    """The words said in a step, and beside them the `truth`, if there was a secret.

    `who`: the captive whose step it is; `icon`: of any other.
    """

    who: Who | None
    icon: str
    title: str
    said: str
    truth: str


@frozen
class StoryView:
    """`link`: where the story leads; `chosen`: that is what is seen.

    `who`: a captive's emblem in place of the icon.
    """

    act: str
    text: str
    link: str
    icon: str
    chosen: bool = False
    who: Who | None = None


@frozen
class ReplayView:
    """`bright`: the whole table looks on. `tick`: after so many seconds the act `tick` is wanted.

    `keys`: back by a round and a step, on, on by a step and a round. `foot`: back, and what else
    there is. `turn`: where there is no room for both, it shows the stories in place of the step, or
    the step again (`telling`). `notice` and `sure`: a question in place of the step, and its yes.
    """

    name: str
    bright: bool
    title: str
    island: IslandView
    routes: tuple[RouteView, ...]
    timeline: Timeline
    step: StepView
    stories_title: str
    stories: tuple[StoryView, ...]
    keys: tuple[Button, ...]
    speeds: Segments
    foot: tuple[Button, ...]
    turn: Button
    telling: bool = False
    notice: str = ""
    sure: Button | None = None
    tick: float = 0.0


@frozen
class JournalLine:
    """`said`: what was read aloud. `struck`: it was taken back after it had been heard."""

    act: str
    label: str
    said: str
    struck: bool = False
    chosen: bool = False
    who: Who | None = None


@frozen
class JournalView:
    """The steps by round, and the moment that is looked at beside them."""

    title: str
    rounds: tuple[tuple[str, tuple[JournalLine, ...]], ...]
    island: IslandView
    captives: tuple[CaptiveView, ...]
    said: str
    secret: str
    back: Button
    return_here: Button
    replay: Button
