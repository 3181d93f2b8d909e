"""Protocols: `Page`, and `House`, the app as its pages see it, so that none imports the app."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from companion.store.games.shelf import Shelf
    from companion.store.pictures import Pixels
    from companion.store.settings import Settings
    from companion.ui.shell.machine import Felt, Outside
    from companion.ui.voice.interface import Sounds
    from companion.ui.voice.listening import VoiceIn
    from companion.ui.voice.speaking import VoiceOut


class Page(Protocol):
    """A screen without its widgets: what it shows, and what it does with an act.

    `secret`: it is for the OP alone. `given`: the tablet is in a captive's hands.
    """

    secret: bool
    given: bool

    def view(self) -> object:
        """One of the union of all view types, which `ui/stage.py` knows."""

    def do(self, act: str) -> None: ...

    def typed(self, text: str) -> None:
        """Called with what now stands in the line that can be written in."""


class House(Protocol):
    """The companion as a page sees it: pages that lie on one another, settings, the machine.

    `covered`: nothing of what lies there can be seen or touched. `lent`: a captive still has the
    tablet, and is to give it back.
    """

    covered: bool
    lent: bool

    @property
    def shelf(self) -> Shelf: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def outside(self) -> Outside: ...

    @property
    def sounds(self) -> Sounds: ...

    @property
    def ears(self) -> VoiceIn: ...

    @property
    def aloud(self) -> VoiceOut: ...

    @property
    def pages(self) -> Sequence[Page]:
        """The pages from the shelf up; the last is open."""

    @property
    def changed(self) -> Callable[[], None]:
        """Called after everything that a screen may have to show."""

    @property
    def felt(self) -> Callable[[Felt], None]:
        """Lets the hand feel it, where the machine can."""

    @property
    def paint(self) -> Callable[[Any], Pixels]:
        """Draws one of `island/share/views.py`, a page that is to leave the app."""

    def go(self, page: Page) -> None: ...

    @property
    def open_over(self) -> Callable[[Page, str], None]:
        """Open what an act names, over a page (`ui/registry.py`)."""

    def back(self) -> None:
        """Close the open page; the first, the shelf, stays."""

    def home(self, page: Page) -> None:
        """Close everything above the shelf and open this on it."""

    def change_settings(self, settings: Settings) -> None: ...

    def scrolled(self, name: str, offset: float) -> None:
        """Keep how far from the top it is, in dp, for when somebody comes back."""

    def offset(self, name: str) -> float: ...


@runtime_checkable
class Busy(Protocol):
    """A page with long work, which is done a part at a time and can be stopped."""

    @property
    def working(self) -> bool: ...

    def work(self) -> None:
        """Do a part that takes no longer than half a frame."""


class Reading(Protocol):
    def read_what_is_new(self) -> None: ...


@runtime_checkable
class Readable(Protocol):
    """A page with something to be read aloud."""

    @property
    def reading(self) -> Reading: ...


@runtime_checkable
class Below(Protocol):
    """A page that asks to be told when the one above it closes."""

    def returned(self) -> None:
        """Called when the page above closes."""


@runtime_checkable
class TakesFiles(Protocol):
    """A page that takes a file from anywhere on the machine."""

    def dropped(self, path: str) -> None: ...


@runtime_checkable
class Leavable(Protocol):
    """A page with something under way that ends when nobody can come back to it."""

    def left_behind(self) -> None: ...
