"""The whole app without its screens: which page is open, the cover over it, the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.ui.kit.parts import Button, Hold
from companion.ui.shell.house import Below, Busy, Leavable, Readable, TakesFiles
from companion.ui.shell.machine import Felt, Nowhere, Outside
from companion.ui.shell.views import CoverView
from companion.ui.voice.interface import Soundless, Sounds
from companion.ui.voice.listening import TALKED, VoiceIn
from companion.ui.voice.speaking import VoiceOut

if TYPE_CHECKING:
    from companion.store.games.shelf import Shelf
    from companion.store.pictures import Pixels
    from companion.store.settings import Settings
    from companion.ui.shell.house import House, Page


def _nothing_to_paint_with(_view: object) -> Pixels:
    raise LookupError("no window is open")


# Acts that go with speaking to the app, and with the question whether that was meant.
_SPOKEN: Final = frozenset((*TALKED, "announced", "aloud"))
# What is typed may correct what was said.
_TYPED: Final = frozenset(("typed", "enter"))
# Acts that do not cut off the voice.
_UNHEARD: Final = frozenset(("tick", "aloud"))


class Companion:
    """The pages that lie on one another, of which the last is open. All that a screen talks to.

    `changed` is called after everything that a screen may have to show, `louder` with how loud it
    is at the microphone, `keep_covered` for the next start. `save`: keeps settings. `open_over`:
    opens what an act names, over a page. `paint`: draws a page that is to leave the app. `post`:
    calls later, in the thread that draws. `felt`: lets the hand feel what came of a touch.
    """

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        save: Callable[[Settings], None],
        open_over: Callable[[Page, str], None],
    ) -> None:
        self.shelf = shelf
        self.settings = settings
        self.changed: Callable[[], None] = lambda: None
        self.paint: Callable[[Any], Pixels] = _nothing_to_paint_with
        self.outside: Outside = Nowhere()
        self.felt: Callable[[Felt], None] = lambda _felt: None
        self.sounds: Sounds = Soundless()
        self.post: Callable[[Callable[[], None]], None] = lambda call: call()
        self.louder: Callable[[float], None] = lambda _: None
        self.ears, self.aloud = VoiceIn(self), VoiceOut(self)
        self.keep_covered: Callable[[House, bool], None] = lambda _house, _covered: None
        self._covered = False
        self.lent = False
        self._save, self.open_over = save, open_over
        self.pages: list[Page] = []
        # In dp: by the page and the name of what is scrolled there.
        self._offsets: WeakKeyDictionary[Page, dict[str, float]] = WeakKeyDictionary()

    @property
    def covered(self) -> bool:
        """True while nothing of what lies there can be seen or touched."""
        return self._covered

    @covered.setter
    def covered(self, covered: bool) -> None:
        if covered != self._covered:
            self._covered = covered
            self.lent = False
            self.keep_covered(self, covered)

    # For a screen

    def view(self) -> object:
        return self._cover() if self.covered else self.pages[-1].view()

    def do(self, act: str) -> None:
        self._interrupt(act.partition(" ")[0])
        match act:
            case "cover":
                self.covered = True
            case "look":
                self.covered = False
            case _ if self.covered:
                pass  # nothing can be touched through the cover
            case "back" if self.pages[-1].given:
                pass  # a key ends nothing that is in somebody else's hands
            case "back":
                self.back()
            case _:
                self.pages[-1].do(act)
        self._read_aloud()
        self.changed()

    def _interrupt(self, word: str) -> None:
        """Cut off the voice, and drop what was being said."""
        if word not in _UNHEARD:
            self.aloud.hush()
        if word not in _SPOKEN:
            self.ears.cancel(typing=word in _TYPED)

    def _read_aloud(self) -> None:
        """Read what is new: not through the cover, and not into an open microphone."""
        page = self.pages[-1]
        wanted = self.settings.voice_out == "all" and not self.covered
        if wanted and self.ears.phase == "idle" and isinstance(page, Readable):
            page.reading.read_what_is_new()

    def typed(self, text: str) -> None:
        if not self.covered:
            self._interrupt("typed")
            self.pages[-1].typed(text)
            self.changed()

    def dropped(self, path: str) -> None:
        """Called when a file was dropped onto the window: it is a game to be added."""
        if self.covered or self.pages[-1].given:
            return  # nothing can be touched
        self._interrupt("dropped")
        if not isinstance(self.pages[-1], TakesFiles):
            self.open_over(self.pages[-1], "import")
        page = self.pages[-1]
        if isinstance(page, TakesFiles):
            page.dropped(path)
        self.changed()

    def scrolled(self, name: str, offset: float) -> None:
        """Keep how far from the top it is, in dp, for when somebody comes back."""
        self._offsets.setdefault(self.pages[-1], {})[name] = offset

    def offset(self, name: str) -> float:
        return self._offsets.get(self.pages[-1], {}).get(name, 0.0)

    def left(self) -> None:
        """Called when the app leaves the foreground, or nobody has touched it for a while.

        The system keeps a picture of it: what a captive alone may see goes too.
        """
        if self.pages[-1].given:
            self.do("hide")
        elif self.pages[-1].secret:
            self.do("cover")

    @property
    def working(self) -> bool:
        """True if `work` is wanted in the next frame. What is covered or lies below waits."""
        page = self.pages[-1]
        return not self.covered and isinstance(page, Busy) and page.working

    def work(self) -> None:
        page = self.pages[-1]
        if self.working and isinstance(page, Busy):
            page.work()
            self.changed()

    def settle(self) -> None:
        """Load or give back microphone and voice, as the settings want it."""
        self.ears.settle()
        self.aloud.settle()

    def close(self) -> None:
        """Called at the end of the app."""
        _leave_behind(self.pages)
        self.ears.close()
        self.aloud.close()

    # For a page

    def go(self, page: Page) -> None:
        self.pages.append(page)

    def back(self) -> None:
        """Close the open page; the first, the shelf, stays."""
        if len(self.pages) > 1:
            self.leave(len(self.pages) - 1)
            if isinstance(self.pages[-1], Below):
                self.pages[-1].returned()

    def home(self, page: Page) -> None:
        """Close everything above the shelf and open this on it."""
        self.leave(1)
        self.pages.append(page)

    def leave(self, first: int) -> None:
        """Close that page and all above it, without a word to the one below."""
        left = self.pages[first:]
        del self.pages[first:]
        _leave_behind(left)

    def change_settings(self, settings: Settings) -> None:
        self.settings = settings
        self._save(settings)
        self.settle()

    def _cover(self) -> CoverView:
        sheet = words(COVERS, self.settings.language)
        look = Button("look", sheet["look"], sheet["hold"], icon="hand")
        title = sheet["to-the-op" if self.lent else "title"]
        return CoverView(title, sheet["text"], Hold(look))


def _leave_behind(pages: Sequence[Page]) -> None:
    for page in pages:
        if isinstance(page, Leavable):
            page.left_behind()
