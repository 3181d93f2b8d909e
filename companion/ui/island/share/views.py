"""The views that leave the app: the page for going on by hand, and the picture for all."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.island.map.views import IslandView

DPI = 150
A4 = (1240, 1754)  # in pixels


@frozen
class PaperCaptive:
    """`lines`: what it is, and how it stands. `more`: what else stands on the board."""

    who: Who
    letter: str
    name: str
    lines: tuple[tuple[str, str], ...]
    more: tuple[str, ...] = ()


@frozen
class PaperView:
    """One page, upright. `facts`: how the game stands; `blocks`: a heading, and what is below.

    `over`: nothing more is to be written on it.
    """

    title: str
    name: str
    secret: str
    facts: tuple[str, ...]
    island: IslandView
    captives: tuple[PaperCaptive, ...]
    blocks: tuple[tuple[str, str], ...]
    over: bool = False


@frozen
class PictureView:
    """The island at the end of a game, for everybody. `foot`: what game it was."""

    title: str
    text: str
    island: IslandView
    lines: tuple[str, ...]
    foot: str


DrawnView = PaperView | PictureView
