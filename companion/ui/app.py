"""The app in its window: the companion's view on the stage, and what happens around the two."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from logging import getLogger
from typing import TYPE_CHECKING, Any, Final, cast

from kivy.app import App
from kivy.base import EventLoop, ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.text import LabelBase
from kivy.core.window import Window

from companion.store.apologies import keep as keep_apology
from companion.store.apologies import place_of
from companion.store.assets import asset
from companion.store.games.shelf import Shelf
from companion.store.settings import load, save
from companion.text.screens import words
from companion.text.screens.trouble import TROUBLE
from companion.ui.device import DEVICE
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import sharpen
from companion.ui.kit.drawn.touched import counts
from companion.ui.kit.touch_guard import Guard
from companion.ui.shell.companion import Companion
from companion.ui.stage import Stage

if TYPE_CHECKING:
    from companion.store.pictures import Pixels
    from companion.ui.island.share.views import DrawnView
    from companion.ui.stage import View

BACK: Final = 27  # Esc; Kivy gives the same number to Android's back button
# A key that is held down sends itself again and again: these count once.
ONCE: Final = frozenset((BACK, 13, 271))  # and both enter keys

# Seconds after the app has come back: Android may take the first pictures, and show a black one.
REPAINTED: Final = (0, 0.2, 1)

LOADED: Final = 0.5  # seconds after the start: what hears, where voice is on

LOGGER: Final = getLogger("companion")
FONTS: Final = {
    "Nunito": "NunitoSans-Regular.ttf",
    "NunitoBold": "NunitoSans-Bold.ttf",
    "NunitoExtraBold": "NunitoSans-ExtraBold.ttf",
    "Icons": "CompanionIcons.ttf",
}


class CompanionApp(App):
    """`data`: the folder of games and settings; by default the one that the system gives us."""

    title = "Paradox Island"
    use_kivy_settings = False

    def __init__(self, data: str | None = None) -> None:
        super().__init__()
        self.data = data
        self.guard = Guard(lambda: Clock.time())  # noqa: PLW0108 (a test may set the clock)
        self.companion: Companion
        self.stage: Stage
        # Before the next frame is drawn, and once for everything that has changed until then.
        self.redraw = Clock.create_trigger(self._redraw, -1)
        self._bound = {
            "focus": self._focus,
            "on_drop_file": self._dropped,
            "on_flip": self.drawn,
            "on_hide": self._hidden,
            "on_key_down": self._key_down,
            "on_key_up": self._key_up,
            "on_keyboard": self._key,
            "on_minimize": self._hidden,
            "on_motion": self._touched,
            "on_textinput": self._touched,
        }
        # Long work has a part of each frame, so that it can be seen and stopped.
        self.work = Clock.create_trigger(self._work, 0)
        self._quiet: Any = None
        self._down: set[int] = set()  # keys
        self._faults = 0
        self.still = False  # nothing moves, whatever the settings want: a picture is taken of it

    @property
    def name(self) -> str:
        """The name of the folder that the system gives us."""
        return "paradox-companion"

    @property
    def user_data_dir(self) -> str:
        """The path alone: Kivy would make its last folder, and fail without the others."""
        try:
            return str(super().user_data_dir)
        except OSError as missing:
            return str(missing.filename)

    @property
    def folder(self) -> str:
        """The folder of games and settings."""
        return self.data or f"{self.user_data_dir}/data"

    @property
    def scale(self) -> float:
        """The factor of every text size."""
        return theme.TEXT_SIZES[self.companion.settings.text_size]

    @property
    def motion(self) -> str:
        """The motion that is wanted now."""
        return "none" if self.still else self.companion.settings.motion

    def build(self) -> Stage:
        register_fonts()
        sharpen(Window.render_context)
        self.companion = open_companion(self.folder)
        self.companion.changed = self.redraw
        self.companion.paint = paint
        self.companion.outside = self.companion.sounds = DEVICE
        self.companion.felt = DEVICE.feel
        self.companion.post, self.companion.louder = post, self._louder
        self.stage = Stage(self.guard)
        self.redraw()
        return self.stage

    def on_start(self) -> None:
        Window.bind(**self._bound)
        DEVICE.begin(self.stage.place, self.companion.left)
        self._touched()
        # Not before the first frame can be seen.
        Clock.schedule_once(lambda _: self.companion.settle(), LOADED)

    def on_stop(self) -> None:
        Window.unbind(**self._bound)
        self._rest()
        self.companion.close()
        self.companion.shelf.close()

    def open_settings(self, *_: object) -> bool:
        """Keep Kivy's own panel closed, which F1 would open."""
        return True

    def _redraw(self, *_: object) -> None:
        self.stage.show(cast("View", self.companion.view()))
        DEVICE.keep_awake(self.companion.settings.keep_awake)
        self._faults = 0
        if self.companion.working:
            self.work()

    def drawn(self, *_: object) -> None:
        """Called when a frame has been drawn: from now on what it shows can be touched."""
        new = self.guard.drawn(self.stage.controls())
        if new:
            self.stage.sweep(new)

    def _work(self, *_: object) -> None:
        self.companion.work()

    def _louder(self, level: float) -> None:
        """Hand a level to the screen, past the view, which has no field for it."""
        louder = getattr(self.stage.screen, "louder", None)
        if louder is not None:
            louder(level)

    # Leaving, and being left alone

    def on_pause(self) -> bool:
        self._hidden()
        DEVICE.at_front(False)
        return True

    def on_resume(self) -> None:
        DEVICE.at_front(True)
        self._touched()
        self.stage.place()
        for seconds in REPAINTED:
            Clock.schedule_once(repaint, seconds)

    def _focus(self, _window: object, focus: bool) -> None:
        self._down.clear()
        if not focus:
            self.companion.left()

    def _hidden(self, *_: object) -> None:
        """Draw the cover at once: the system keeps a picture of the last frame."""
        still, self.still = self.still, True
        self.companion.left()
        EventLoop.idle()
        self.still = still

    def _touched(self, *_: object) -> None:
        """Begin the quiet while again."""
        self._rest()
        minutes = self.companion.settings.cover_after
        if minutes:
            self._quiet = Clock.schedule_once(self._left_alone, 60 * minutes)

    def _rest(self) -> None:
        if self._quiet is not None:
            self._quiet.cancel()

    def _left_alone(self, _seconds: float) -> None:
        self.companion.left()

    # Keys, and the back button

    def _key_down(self, _window: object, key: int, *_: object) -> bool:
        """True: it has been down since it was pressed, and nobody else hears of it."""
        again = key in ONCE and key in self._down
        self._down.add(key)
        return again

    def _key_up(self, _window: object, key: int, *_: object) -> None:
        self._down.discard(key)

    def _key(self, _window: object, key: int, *_: object) -> bool:
        self._touched()
        return key == BACK and self._back()

    def _back(self) -> bool:
        """True: it has been used up. Never out of a game, and never past what hides it."""
        companion = self.companion
        if companion.covered or len(companion.pages) > 1:
            if counts("key back"):
                companion.do("back")
            return True
        return DEVICE.leave()

    def _dropped(self, _window: object, path: bytes, *_: object) -> None:
        """SDL gives names of files as bytes, which may be no text."""
        self._touched()
        self.companion.dropped(path.decode("utf-8", "surrogateescape"))

    # When something goes wrong

    def note(self, raised: BaseException) -> None:
        """Note the place in the program, and not the message: that may be secret."""
        place = place_of(raised)
        LOGGER.error("%s", place)
        keep_apology(self.folder, place)

    def note_later(self, raised: BaseException) -> None:
        """Note it from any thread, at any time."""
        post(partial(self.note, raised))

    def thread_ended_by(self, raised: BaseException) -> None:
        self.note_later(raised)
        post(self.apologise)

    def ended_by(self, raised: Exception) -> None:
        """Close what is open after a fault that could not be apologised for."""
        self.note(raised)
        if hasattr(self, "companion"):
            self.on_stop()

    def apologise(self) -> None:
        """Show one sentence and the way back instead of a traceback."""
        self._faults += 1
        sheet = words(TROUBLE, self.companion.settings.language)
        self.stage.apologise(sheet["sentence"], self._go_on)

    def _go_on(self) -> None:
        if self._faults > 1:  # what cannot be shown is left: the shelf is below it
            self.companion.leave(1)
        self.redraw()


def open_companion(folder: str) -> Companion:
    """The companion over the games and settings of a folder, with the shelf as its first page."""
    from companion.ui.registry import open_over
    from companion.ui.shelf.page import ShelfPage
    from companion.ui.shell.covered import cover_again, keep_covered

    settings = load(folder, DEVICE.language())
    companion = Companion(Shelf(folder), settings, partial(save, folder), open_over)
    shelf = ShelfPage(companion)
    companion.go(shelf)
    cover_again(companion, shelf.go_on)
    companion.keep_covered = keep_covered
    if troubles := companion.shelf.mended():
        from companion.ui.shell.file_problems import tell

        tell(companion, troubles)
    return companion


def paint(view: DrawnView) -> Pixels:
    """Draw what is to leave the app; imported then, for hardly anybody wants it."""
    from companion.ui.island.share.drawn.paper_page import pixels_of

    return pixels_of(view)


def post(call: Callable[[], None]) -> None:
    """Call it from any thread in the one that draws."""
    Clock.schedule_once(lambda _: call(), 0)


def repaint(_seconds: float) -> None:
    """Draw everything again, though nothing has changed."""
    Window.update_viewport()
    Window.canvas.ask_update()


def register_fonts() -> None:
    for name, file in FONTS.items():
        LabelBase.register(name, asset(f"fonts/{file}"))


class Unforeseen(ExceptionHandler):
    """The handler of all that is raised while the app runs."""

    def __init__(self, app: CompanionApp) -> None:
        self.app = app

    def handle_exception(self, exception: BaseException) -> int:
        if not isinstance(exception, Exception):  # the app is being ended
            return ExceptionManager.RAISE
        self.app.note(exception)
        self.app.apologise()
        return ExceptionManager.PASS
