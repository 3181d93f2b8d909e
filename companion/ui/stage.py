"""The root of the window: one screen at a time, and nothing of the others.

A screen that may be shown to a player must have no secret beside it, so the screen before it is
not hidden but gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, assert_never, cast

from kivy.core.window import Window
from kivy.properties import StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from companion.engine.frozen import revised
from companion.games.registry import FOLDERS
from companion.ui.device import DEVICE
from companion.ui.island.corrections.views import CorrectionsView
from companion.ui.island.could_know.views import CouldKnowView
from companion.ui.island.desk.touch_meaning import moment, of_the_moment
from companion.ui.island.desk.views import DeskView, PacedCaptives
from companion.ui.island.ending.views import EndingView, RevealView
from companion.ui.island.fog.views import FogView
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.menu.views import MenuView
from companion.ui.island.practice.views import FirstPageView
from companion.ui.island.replay.views import JournalView, ReplayView
from companion.ui.island.share.views import PreviewView
from companion.ui.island.wizard.ready_made_views import ReadyMadeView
from companion.ui.island.wizard.views import BuildView
from companion.ui.kit import theme
from companion.ui.kit.drawn.touched import Touched, controls, dropped
from companion.ui.kit.drawn.tween import end_motions, moves
from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import Control, Guard
from companion.ui.rules.views import RulesView
from companion.ui.settings.views import SettingsView
from companion.ui.shelf.views import ChooserView, GamesView, GameView, OpeningView, ShelfView
from companion.ui.shell.views import CoverView, PageView
from companion.ui.table.views import TableSetUpView, TableView

View = (
    DeskView | PageView | ShelfView | JournalView | ReplayView | BuildView | RulesView
    | CouldKnowView
    | CorrectionsView | MenuView | SettingsView | HandOverView | ShowView | CoverView | PreviewView
    | FirstPageView | GamesView | GameView | ReadyMadeView | EndingView | RevealView
    | OpeningView | ChooserView | TableSetUpView | TableView | FogView
)  # fmt: skip

# In the bright look: from across the table one sees which is up.
BRIGHT: Final = (CoverView, HandOverView, ShowView)


def screen_for(view: View) -> type[Any]:
    """The class of the screen that draws it, imported when it is first wanted."""
    match view:
        case CorrectionsView() | FogView() | MenuView():
            return _over_desk(view)
        case ShelfView() | GamesView() | GameView() | OpeningView() | ChooserView():
            return _of_shelf(view)
        case TableSetUpView():
            from companion.ui.table.drawn.set_up_screen import TableSetUpScreen as Screen
        case TableView(game=game, shown=shown):
            drawn = import_module(f"companion.ui.games.{FOLDERS[game]}.drawn.screen")
            return cast("type[Any]", drawn.screen_for(shown))
        case DeskView(coach=None, paced=PacedCaptives()):
            from companion.ui.island.against.drawn.screen import AgainstScreen as Screen
        case DeskView(coach=None):
            from companion.ui.island.desk.drawn.screen import DeskScreen as Screen
        case DeskView():
            from companion.ui.island.practice.drawn.screen import PracticeScreen as Screen
        case FirstPageView():
            from companion.ui.island.practice.drawn.first_pages import FirstPagesScreen as Screen
        case PageView():
            from companion.ui.shell.drawn.page_screen import PageScreen as Screen
        case JournalView():
            from companion.ui.island.replay.drawn.journal_screen import JournalScreen as Screen
        case CouldKnowView():
            from companion.ui.island.could_know.drawn.screen import CouldKnowScreen as Screen
        case ReplayView():
            from companion.ui.island.replay.drawn.replay_screen import ReplayScreen as Screen
        case BuildView():
            from companion.ui.island.wizard.drawn.build_screen import BuildScreen as Screen
        case ReadyMadeView():
            from companion.ui.island.wizard.drawn.ready_made_screen import ReadyMadeScreen as Screen
        case RulesView():
            from companion.ui.rules.drawn.screen import RulesScreen as Screen
        case SettingsView():
            from companion.ui.settings.drawn.screen import SettingsScreen as Screen
        case HandOverView():
            from companion.ui.island.hand_over.drawn.hand_over import HandOverScreen as Screen
        case ShowView():
            from companion.ui.island.hand_over.drawn.show import ShowScreen as Screen
        case PreviewView():
            from companion.ui.island.share.drawn.preview_screen import PreviewScreen as Screen
        case EndingView():
            from companion.ui.island.ending.drawn.screen import EndingScreen as Screen
        case RevealView():
            from companion.ui.island.ending.drawn.reveal_screen import RevealScreen as Screen
        case CoverView():
            from companion.ui.shell.drawn.cover import CoverScreen as Screen
        case _:
            assert_never(view)
    return Screen


def _of_shelf(
    view: ShelfView | GamesView | GameView | OpeningView | ChooserView,
) -> type[Any]:
    match view:
        case ShelfView():
            from companion.ui.shelf.drawn.screen import ShelfScreen as Screen
        case GamesView():
            from companion.ui.shelf.drawn.games_screen import GamesScreen as Screen
        case GameView():
            from companion.ui.shelf.drawn.game_screen import GameScreen as Screen
        case OpeningView():
            from companion.ui.shelf.drawn.opening_screen import OpeningScreen as Screen
        case ChooserView():
            from companion.ui.shelf.drawn.chooser_screen import ChooserScreen as Screen
        case _:
            assert_never(view)
    return Screen


def _over_desk(view: CorrectionsView | FogView | MenuView) -> type[Any]:
    match view:
        case CorrectionsView():
            from companion.ui.island.corrections.drawn.screen import CorrectionsScreen as Screen
        case FogView():
            from companion.ui.island.fog.drawn.screen import FogScreen as Screen
        case MenuView():
            from companion.ui.island.menu.drawn.screen import MenuScreen as Screen
        case _:
            assert_never(view)
    return Screen


def _page(view: View) -> str:
    """The name of the page; of a desk, whether somebody coaches, or the captives go at a pace."""
    if isinstance(view, DeskView):
        return "practice" if view.coach is not None else "against" if view.paced is not None else ""
    return getattr(view, "name", "")


class Stage(Widget):
    """`kind`: what the screen that stands here can draw: the type of a view, and which page.

    `guard`: it says which touches count.
    """

    def __init__(self, guard: Guard) -> None:
        super().__init__()
        self.kind: object = None
        self.guard = guard
        self.moment: object = None
        self._whole = False  # the screen stands for the first time, and all of it is new
        self._bookmark: object = None  # how far the last desk's script had been looked at
        self.bind(pos=self.place, size=self.place)

    @property
    def screen(self) -> Any:
        return self.children[0] if self.children else None

    def show(self, view: View) -> None:
        kind = (type(view), _page(view))
        if kind != self.kind:
            bright = isinstance(view, BRIGHT) or getattr(view, "bright", False)
            colour = theme.SHOW_BG if bright else theme.BG
            self._put(screen_for(view)(), colour)
            self.kind = kind
        self.moment = moment(view)
        self.screen.render(view)

    def apologise(self, sentence: str, go_on: Callable[[], None]) -> None:
        """Show one neutral sentence in place of a screen that could not be shown."""
        self._put(ApologyLabel(sentence, go_on), theme.BG)

    def _put(self, screen: Widget, colour: str) -> None:
        Window.release_all_keyboards()
        self.kind = None
        self._whole = True
        end_motions()
        self.guard.changes()
        self._bookmark = getattr(self.screen, "bookmark", self._bookmark)
        self.clear_widgets()
        if hasattr(screen, "bookmark"):
            screen.bookmark = self._bookmark
        self.add_widget(screen)
        self.place()
        Window.clearcolor = get_color_from_hex(colour)

    def on_touch_down(self, touch: Any) -> bool:
        """Let no touch reach what no frame has shown yet: it may not even be laid out.

        Whatever moves is where it is to be before the touch is looked at.
        """
        end_motions()
        return self.guard.blind or bool(super().on_touch_down(touch))

    def controls(self) -> Iterator[Control]:
        """All that can be touched now."""
        for one in controls(self):
            if of_the_moment(one.role):
                yield revised(one, {"words": (one.words, self.moment)})
            else:
                yield one

    def sweep(self, new: dict[str, float]) -> None:
        """Show of what has changed on a screen for how many seconds it takes nothing.

        Not of a screen that has just come: where everything is new a sign says nothing.
        """
        whole, self._whole = self._whole, False
        if whole or not moves():
            return
        for one in self.walk():
            seconds = new.get(getattr(one, "role", ""))
            if seconds and isinstance(one, Touched):
                one.sweep(seconds)

    def place(self, *_change: object) -> None:
        """Put the screen within what the system leaves of the window."""
        rim = DEVICE.insets()
        if self.screen is not None:
            self.screen.pos = (self.x + rim.left, self.y + rim.bottom)
            self.screen.size = (
                self.width - rim.left - rim.right,
                self.height - rim.top - rim.bottom,
            )


class ApologyLabel(Label):
    """A screen made of nothing that the others are made of: it must stand when one cannot."""

    role = StringProperty("go-on")

    def __init__(self, sentence: str, go_on: Callable[[], None]) -> None:
        super().__init__(
            text=sentence,
            font_name="Nunito",
            font_size="24sp",
            color=get_color_from_hex(theme.TEXT),
            halign="center",
            valign="middle",
            padding=(theme.MARGIN, theme.MARGIN),
        )
        self.go_on = go_on
        self.bind(size=self.setter("text_size"))

    def control(self) -> Control:
        return Control(self.role, self.text, Rect(self.x, self.y, self.width, self.height))

    def on_touch_down(self, touch: Any) -> bool:
        if not dropped(self.role):
            touch.grab(self)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        # Only a touch that began here: another may still be down from what went wrong.
        if touch.grab_current is self:
            touch.ungrab(self)
            self.go_on()
        return True
