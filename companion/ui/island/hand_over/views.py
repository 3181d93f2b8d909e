"""The views of the hand-over, and of the page for one captive alone."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, Hold


@frozen
class HandOverView:
    """Showable: the tablet goes from hand to hand. `back`: to the OP, under the cover."""

    who: Who
    headline: str
    text: str
    go: Hold
    back: Button


@frozen
class ShowView:
    """Showable: one space for one captive alone. `island` has empty spaces, and one that is lit.

    `place`: where it lies, in words. `note`: a line below everything. `foggy`: the island has all
    that this captive can know (L16.6), and not one space.
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
