"""The base of all pages: a house, a language, and one sentence that needs attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.ui.kit.parts import Button
from companion.ui.shell.acts import unknown

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.shell.house import House
    from companion.ui.shell.views import PageView

Notice = tuple[str, tuple[Button, ...]]


class BasePage:
    secret = True
    given = False

    def __init__(self, house: House) -> None:
        self.house = house
        self.notice: Notice | None = None
        self.problem = False

    @property
    def language(self) -> Language:
        return self.house.settings.language

    @property
    def said_in(self) -> Language:
        return self.house.settings.said_in

    def do(self, act: str) -> None:
        """Called for an act that the page itself has no case for."""
        unknown(act)

    def typed(self, text: str) -> None:
        """Called with what is written; most pages have nothing to write in."""

    def hush(self) -> None:
        self.notice, self.problem = None, False

    def say_why(self, sentence: str, *buttons: Button) -> None:
        self.notice, self.problem = (sentence, buttons), False

    def say_problem(self, sentence: str, *buttons: Button) -> None:
        self.notice, self.problem = (sentence, buttons), True

    def noticed(self, view: PageView) -> PageView:
        """The view with what needs attention on this page, if anything does."""
        if self.notice is None:
            return view
        return revised(view, {"notice": self.notice, "problem": self.problem})
