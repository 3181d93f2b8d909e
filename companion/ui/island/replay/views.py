"""The views of replay and journal: the island, what was said, and what truly happened."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button


@frozen
class ReplayView:
    """`bright`: the whole table looks on. `share`: how far it has come, from 0 to 1.

    `stories`: they take the place of the step. `tick`: after so many seconds the act `tick` is
    wanted; 0: never. `keys`: what moves it. `notice`: a question before something is done.
    """

    name: str
    bright: bool
    title: str
    text: str
    where: str
    share: float
    island: IslandView
    step: str = ""
    who: Who | None = None
    letter: str = ""
    said: tuple[str, str] = ("", "")  # a heading, and the words
    truth: tuple[str, str] = ("", "")
    stories: tuple[str, ...] = ()
    stories_title: str = ""
    keys: tuple[Button, ...] = ()
    more: tuple[Button, ...] = ()
    foot: tuple[Button, ...] = ()
    notice: str = ""
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
