"""The views of the hand-over, and of the page for one captive alone."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button


@frozen
class HandOverView:
    """Showable: the tablet goes from hand to hand."""

    who: Who
    letter: str
    headline: str
    text: str
    go: Button


@frozen
class ShowView:
    """Showable: one space for one captive alone. `island` has empty spaces, and one that is lit."""

    who: Who
    letter: str
    headline: str
    icon: str
    label: str
    text: str
    island: IslandView
    back: Button
