"""What one captive alone may see (L16.4): hand the tablet over, look, give it back."""

from __future__ import annotations

from companion.text.languages import Language
from companion.text.names import given_to
from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.ui.presenter.companion import Companion
from companion.ui.presenter.views import Button, HandOverView, ShowView


class Showing:
    """Only now is the captive's view made part of a screen; before and after it is nowhere.

    After it the cover comes: the tablet is still in a captive's hands.
    """

    secret = False
    given = True

    def __init__(self, house: Companion, name: str, shown: ShowView) -> None:
        self.house = house
        self.name = name
        self.shown = shown
        self.handed = False

    def view(self) -> HandOverView | ShowView:
        return self.shown if self.handed else self._hand_over()

    def do(self, act: str) -> None:
        if act == "show":
            self.handed = True
        elif act == "hide":
            self.handed = False
        elif act == "give-back" and self.handed:
            self.house.back()
            self.house.covered = True

    def typed(self, text: str) -> None:
        pass

    def _hand_over(self) -> HandOverView:
        language: Language = self.house.settings.language
        sheet = words(COVERS, language)
        return HandOverView(
            who=self.shown.who,
            letter=self.shown.letter,
            headline=sheet["hand-over"].format(name=given_to(self.shown.who, language)),
            text=sheet["hand-over-text"].format(name=self.name),
            go=Button("show", sheet["i-am"].format(name=self.name)),
        )
