"""The whole app without its screens: which place is open, the cover over it, the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.ui.presenter.outside import Nowhere, Outside
from companion.ui.presenter.views import Button, CoverView, View

if TYPE_CHECKING:
    from companion.store.settings import Settings
    from companion.store.shelf import Shelf


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


class Companion:
    """The places lie on one another; the last is open. All that a screen may talk to.

    `changed` is called after everything that a screen may have to show. `save`: keeps settings.
    """

    def __init__(self, shelf: Shelf, settings: Settings, save: Callable[[Settings], None]) -> None:
        self.shelf = shelf
        self.settings = settings
        self.changed: Callable[[], None] = lambda: None
        self.outside: Outside = Nowhere()
        self.covered = False
        self._save = save
        self.places: list[Place] = []

    # What a screen sees and says

    def view(self) -> View:
        return self._cover() if self.covered else self.places[-1].view()

    def do(self, act: str) -> None:
        match act:
            case "cover":
                self.covered = True
            case "look":
                self.covered = False
            case _ if self.covered:
                pass  # nothing can be touched through the cover
            case "back" if self.places[-1].given:
                self.places[-1].do("give-back")
            case "back":
                self.back()
            case _:
                self.places[-1].do(act)
        self.changed()

    def typed(self, text: str) -> None:
        if not self.covered:
            self.places[-1].typed(text)
            self.changed()

    def left(self) -> None:
        """The app leaves the foreground, or nobody has touched it for the while that was set.

        The system keeps a picture of it: what a captive alone may see goes too.
        """
        if self.places[-1].given:
            self.do("hide")
        elif self.places[-1].secret:
            self.do("cover")

    # What a place asks of the house

    def go(self, place: Place) -> None:
        self.places.append(place)

    def back(self) -> None:
        """The first place, the shelf, stays."""
        if len(self.places) > 1:
            self.places.pop()

    def home(self, place: Place) -> None:
        """Close everything above the shelf and open this on it."""
        del self.places[1:]
        self.places.append(place)

    def change_settings(self, settings: Settings) -> None:
        self.settings = settings
        self._save(settings)

    def _cover(self) -> CoverView:
        sheet = words(COVERS, self.settings.language)
        look = Button("look", sheet["look"], icon="eye", tone="paper")
        return CoverView(sheet["title"], sheet["text"], look)
