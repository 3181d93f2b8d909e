"""The whole app without its screens: which place is open, the cover over it, the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.ui.presenter.sounds import Soundless, Sounds
from companion.ui.presenter.views import Button, CoverView
from companion.ui.shell.machine import Nowhere, Outside
from companion.ui.voice.listening import TALKED, VoiceIn
from companion.ui.voice.speaking import VoiceOut

if TYPE_CHECKING:
    from companion.store.games.shelf import Shelf
    from companion.store.pictures import Pixels
    from companion.store.settings import Settings
    from companion.ui.island.share.views import DrawnView
    from companion.ui.island.voice.read_aloud import Reading
    from companion.ui.presenter.every_view import View


class Place(Protocol):
    """A screen without its screen: what it shows, and what it does with an act.

    `secret`: it is for the OP alone. `given`: the tablet is in a captive's hands.
    """

    secret: bool
    given: bool

    def view(self) -> View: ...

    def do(self, act: str) -> None: ...

    def typed(self, text: str) -> None:
        """What stands now in the line that can be written in."""


def _nothing_to_paint_with(_view: DrawnView) -> Pixels:
    raise LookupError("no window is open")


@runtime_checkable
class Busy(Protocol):
    """A place with long work, which is done a part at a time and can be stopped."""

    @property
    def working(self) -> bool: ...

    def work(self) -> None:
        """A part that takes no longer than half a frame."""


@runtime_checkable
class Readable(Protocol):
    """A place with something to be read aloud."""

    reading: Reading


@runtime_checkable
class Below(Protocol):
    """A place that wants to know."""

    def returned(self) -> None:
        """What lay over it has been closed."""


@runtime_checkable
class Leavable(Protocol):
    """A place with something under way that ends when nobody can come back to it."""

    def left_behind(self) -> None: ...


# While somebody speaks to the app, or is asked whether that was meant, these go with it.
_SPOKEN: Final = frozenset((*TALKED, "announced", "aloud"))
# Of these nobody takes note who is listening to the voice.
_UNHEARD: Final = frozenset(("tick", "aloud"))


class Companion:
    """The places lie on one another; the last is open. All that a screen may talk to.

    `changed` is called after everything that a screen may have to show. `save`: keeps settings.
    `paint`: draws a page that is to leave the app. `post`: calls later, in the thread that draws.
    `louder`: how loud it is at the microphone. `keep_covered`: for the next start.
    """

    def __init__(self, shelf: Shelf, settings: Settings, save: Callable[[Settings], None]) -> None:
        self.shelf = shelf
        self.settings = settings
        self.changed: Callable[[], None] = lambda: None
        self.paint: Callable[[DrawnView], Pixels] = _nothing_to_paint_with
        self.outside: Outside = Nowhere()
        self.sounds: Sounds = Soundless()
        self.post: Callable[[Callable[[], None]], None] = lambda call: call()
        self.louder: Callable[[float], None] = lambda _: None
        self.ears, self.aloud = VoiceIn(self), VoiceOut(self)
        self.keep_covered: Callable[[Companion, bool], None] = lambda _house, _covered: None
        self._covered = False
        self._save = save
        self.places: list[Place] = []
        # In dp: by the place and the name of what is scrolled there.
        self._offsets: WeakKeyDictionary[Place, dict[str, float]] = WeakKeyDictionary()

    @property
    def covered(self) -> bool:
        """Whether nothing of what lies there can be seen or touched."""
        return self._covered

    @covered.setter
    def covered(self, covered: bool) -> None:
        if covered != self._covered:
            self._covered = covered
            self.keep_covered(self, covered)

    # What a screen sees and says

    def view(self) -> View:
        return self._cover() if self.covered else self.places[-1].view()

    def do(self, act: str) -> None:
        self._interrupt(act.partition(" ")[0])
        match act:
            case "cover":
                self.covered = True
            case "look":
                self.covered = False
            case _ if self.covered:
                pass  # nothing can be touched through the cover
            case "back" if self.places[-1].given:
                pass  # a key ends nothing that is in somebody else's hands
            case "back":
                self.back()
            case _:
                self.places[-1].do(act)
        self._read_aloud()
        self.changed()

    def _interrupt(self, word: str) -> None:
        """Whatever is done cuts off the voice, and what was being said counts no more."""
        if word not in _UNHEARD:
            self.aloud.hush()
        if word not in _SPOKEN:
            self.ears.cancel()

    def _read_aloud(self) -> None:
        """Not through the cover, and not into an open microphone."""
        place = self.places[-1]
        wanted = self.settings.voice_out == "all" and not self.covered
        if wanted and self.ears.phase == "idle" and isinstance(place, Readable):
            place.reading.read_what_is_new()

    def typed(self, text: str) -> None:
        if not self.covered:
            self._interrupt("typed")
            self.places[-1].typed(text)
            self.changed()

    def scrolled(self, name: str, offset: float) -> None:
        """How far from the top, in dp: whoever comes back finds it so."""
        self._offsets.setdefault(self.places[-1], {})[name] = offset

    def offset(self, name: str) -> float:
        return self._offsets.get(self.places[-1], {}).get(name, 0.0)

    def left(self) -> None:
        """The app leaves the foreground, or nobody has touched it for the while that was set.

        The system keeps a picture of it: what a captive alone may see goes too.
        """
        if self.places[-1].given:
            self.do("hide")
        elif self.places[-1].secret:
            self.do("cover")

    @property
    def working(self) -> bool:
        """Whether `work` is wanted in the next frame. What is covered or lies below waits."""
        place = self.places[-1]
        return not self.covered and isinstance(place, Busy) and place.working

    def work(self) -> None:
        place = self.places[-1]
        if self.working and isinstance(place, Busy):
            place.work()
            self.changed()

    def settle(self) -> None:
        """What hears and what reads aloud are as the settings want them."""
        self.ears.settle()
        self.aloud.settle()

    def close(self) -> None:
        """The app comes to its end."""
        _leave_behind(self.places)
        self.ears.close()
        self.aloud.close()

    # What a place asks of the house

    def go(self, place: Place) -> None:
        self.places.append(place)

    def back(self) -> None:
        """The first place, the shelf, stays."""
        if len(self.places) > 1:
            self.leave(len(self.places) - 1)
            if isinstance(self.places[-1], Below):
                self.places[-1].returned()

    def home(self, place: Place) -> None:
        """Close everything above the shelf and open this on it."""
        self.leave(1)
        self.places.append(place)

    def leave(self, first: int) -> None:
        """That place and all above it, without a word to the one below."""
        left = self.places[first:]
        del self.places[first:]
        _leave_behind(left)

    def change_settings(self, settings: Settings) -> None:
        self.settings = settings
        self._save(settings)
        self.settle()

    def _cover(self) -> CoverView:
        sheet = words(COVERS, self.settings.language)
        look = Button("look", sheet["look"], icon="eye", tone="paper")
        return CoverView(sheet["title"], sheet["text"], look)


def _leave_behind(places: Sequence[Place]) -> None:
    for place in places:
        if isinstance(place, Leavable):
            place.left_behind()
