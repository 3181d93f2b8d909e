"""The views that any feature may show, as plain data in the language of the screen.

A touch is an *act*: a line of words such as `answer yes`, `go NW` or `open g7`, which the screen
hands to `Companion.do` and does not read. The act is also the role by which a test finds the
widget. A grey button acts too: whoever decides says why not, so that the two never disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.ui.kit.parts import Button, Hold, Picture, Section

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.island.desk.views import Card
    from companion.ui.island.map.views import IslandView


@frozen
class NightArt:
    """The logo, or a captive's emblem; `done` of `of`: a ring that fills round it.

    `icon`: the picture of a game in place of the logo.
    """

    who: Who | None = None
    done: int = 0
    of: int = 0
    icon: str = ""


@frozen
class PageView:
    """A list that may scroll, since nobody waits for it.

    `name`: which page it is. `foot`: buttons that stay in view at the bottom.
    `field`: a line of text to be written, with what stands in it. `notice`: one sentence that
    needs attention, with what can be done about it; `problem`: it is one, not only a reason.
    `island`: a map whose places can be touched (`tap C4`). `rail`: the steps that this page is
    one of, each with its number in `second`. `picture`: a QR code. `card`: what is to be said.
    `night`: a page of few words stands under the sky of the shelf, beside a picture.
    `tick`: after so many seconds the act `tick` is wanted.
    """

    name: str
    title: str
    sections: tuple[Section, ...] = ()
    back: Button | None = None
    foot: tuple[Button, ...] = ()
    field: tuple[str, str] | None = None  # the hint, and what is written
    notice: tuple[str, tuple[Button, ...]] | None = None
    text: str = ""
    island: IslandView | None = None
    problem: bool = False
    tick: float = 0.0
    rail: tuple[Button, ...] = ()
    picture: Picture = ()
    card: Card | None = None
    night: NightArt | None = None


@frozen
class CoverView:
    """The cover: nothing of what lies below. `look`: hold to look again."""

    title: str
    text: str
    look: Hold
