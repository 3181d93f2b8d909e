"""What every step of the set-up has: the draft, and the wizard that it is a step of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.text.screens.rules import RULES
from companion.ui.presenter.views import Button, PageView
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.island.wizard.draft import Over
    from companion.ui.island.wizard.wizard import Wizard


def why(language: Language, what: str) -> Button:
    """The rule behind what is `said` or was `refused`, as on the desk."""
    return Button(f"why {what}", RULES["why"][language], icon="help")


class Step(Page, ABC):
    """`done`: whether it has all that a game needs."""

    def __init__(self, wizard: Wizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.draft = wizard.draft

    @property
    def sheet(self) -> dict[str, str]:
        return dict(words(QUICK_START, self.language))

    @property
    def done(self) -> bool:
        return True

    @property
    def to_be_said(self) -> bool:
        """Whether an announcement waits here, and is the first thing to do."""
        return False

    @property
    def why_not(self) -> str:
        """What is missing, in words; nothing where it is done."""
        return ""

    @property
    def rule(self) -> str:
        """The entry of the rules behind what is refused here; most steps refuse nothing by rule."""
        return ""

    def say_rule(self, sentence: str) -> None:
        """A reason that is a rule, with the way to it."""
        self.say_why(sentence, why(self.language, "refused"))

    @abstractmethod
    def do(self, act: str) -> None:
        """Whatever the wizard does not do itself."""

    @property
    def working(self) -> bool:
        """Whether there is something to be done between two frames."""
        return False

    def work(self) -> None:
        """A part of it that takes no longer than half a frame."""

    def leave(self) -> None:
        """Another step is gone to."""

    def reopen(self, over: Over) -> None:
        """What lay over it when the app was ended; most steps have nothing that is kept."""

    def foot(self) -> list[Button]:
        """What stands in the bar before Quick start and Next."""
        return []

    @abstractmethod
    def view(self) -> PageView:
        """Without the rail and the bar at the bottom, which are the wizard's."""
