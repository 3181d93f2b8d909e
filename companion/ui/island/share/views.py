"""The views that leave the app, and of what is to leave it: the preview."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.store.pictures import Pixels
from companion.ui.island.map.views import IslandView
from companion.ui.shell.views import PageView

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


@frozen
class PreviewView:
    """A page beside what is to leave the app: `pixels` of a picture, or the first `lines`."""

    page: PageView
    lines: tuple[str, ...] = ()
    pixels: Pixels | None = None
