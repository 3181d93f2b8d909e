"""The views of the hand-over, and of the page for one captive alone."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, Hold


@frozen
class HandOverView:
    """Showable: the tablet goes from hand to hand. `back`: to the OP, under the cover.

    `icon`: a sign where it is for nobody in particular.
    """

    who: Who
    headline: str
    text: str
    go: Hold
    back: Button
    icon: str = ""


@frozen
class ShowView:
    """Showable: one space for one captive alone. `island` has empty spaces, and one that is lit.

    `place`: where it lies, in words. `note`: a line below everything. `foggy`: the island has all
    that this captive can know (L16.6), and not one space. `tick`: after so many seconds the act
    `tick` is wanted.
    """

    who: Who
    headline: str
    icon: str
    label: str
    place: str
    text: str
    island: IslandView
    back: Hold
    note: str = ""
    foggy: bool = False
    tick: float = 0.0
