"""What every page has: its house, its language, and one sentence that needs attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.presenter.views import Button

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.presenter.companion import Companion

Notice = tuple[str, tuple[Button, ...]]


class Page:
    secret = True
    given = False

    def __init__(self, house: Companion) -> None:
        self.house = house
        self.notice: Notice | None = None
        self.problem = False

    @property
    def language(self) -> Language:
        return self.house.settings.language

    @property
    def said_in(self) -> Language:
        return self.house.settings.said_in

    def typed(self, text: str) -> None:
        """Most pages have nothing to write in."""

    def hush(self) -> None:
        self.notice, self.problem = None, False

    def say_why(self, sentence: str, *buttons: Button) -> None:
        self.notice, self.problem = (sentence, buttons), False

    def say_problem(self, sentence: str, *buttons: Button) -> None:
        self.notice, self.problem = (sentence, buttons), True
