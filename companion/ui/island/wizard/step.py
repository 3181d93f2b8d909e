"""The steps of the set-up: their draft, the wizard they belong to, and the island on their maps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Protocol

from companion.engine.frozen import revised
from companion.games.island.terms import TOKENS
from companion.text.island.islands import knots_alike
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.text.screens.rules import RULES
from companion.ui.island.box.owner import assumed_line
from companion.ui.island.map.view import laid_ground
from companion.ui.island.map.views import IslandView
from companion.ui.island.wizard.draft import Draft
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.games.island.box.box import Box
    from companion.ui.island.wizard.draft import Over, StepName
    from companion.ui.shell.house import House, Page


def why(language: Language, what: str) -> Button:
    """The rule behind what is `said` or was `refused`, as on the desk."""
    return Button(f"why {what}", RULES["why"][language], icon="help")


class AtWizard(Protocol):
    """The wizard as its steps know it, and the pages over them. `began`: the game is on the shelf.

    `stack`: the power tokens that the game would begin with (L2.4).
    """

    draft: Draft
    began: bool

    @property
    def house(self) -> House: ...

    @property
    def box(self) -> Box: ...

    @property
    def stack(self) -> tuple[str, ...]: ...

    def at(self, name: StepName) -> WizardStep: ...

    def rail(self) -> tuple[Button, ...]: ...

    def go(self, name: StepName) -> None: ...

    def do(self, act: str) -> None: ...

    def take(self, island: Island) -> None:
        """Called by a page over the island's step, which it goes back to."""

    def lay_over(self, over: Over, page: Page) -> None:
        """Open a page that is there again after a kill."""

    def look_at_the_box_anew(self) -> None: ...

    def keep(self) -> None:
        """Write the draft to the disk."""


class WizardStep(BasePage, ABC):
    """`done`: whether it has all that a game needs."""

    def __init__(self, wizard: AtWizard) -> None:
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
        """True if an announcement waits here, and is the first thing to do."""
        return False

    @property
    def why_not(self) -> str:
        """The reason why the step is not done; empty where it is."""
        return ""

    @property
    def rule(self) -> str:
        """The entry of the rules behind what is refused here; most steps refuse nothing by rule."""
        return ""

    def say_rule(self, sentence: str) -> None:
        """A reason that is a rule, with the way to it."""
        self.say_why(sentence, why(self.language, "refused"))

    @property
    def working(self) -> bool:
        """True if there is something to be done between two frames."""
        return False

    def work(self) -> None:
        """A part of it that takes no longer than half a frame."""

    def leave(self) -> None:
        """Another step is gone to."""

    def reopen(self, over: Over) -> None:
        """Open what lay over it when the app was ended; most steps have nothing that is kept."""

    def foot(self) -> list[Button]:
        """The buttons in the bar before Quick start and Next."""
        return []

    def taken_from_box(self) -> Iterator[str]:
        """Lines about the box that a game would begin with, the first about what is assumed in it.

        Then a stack without some of the tokens (L2.4), and knots that no box has (L1.8).
        """
        yield assumed_line(self.wizard.box, self.language)
        played = len(self.wizard.stack)
        if played < len(TOKENS):
            yield self.sheet["tokens-played"].format(n=played, of=len(TOKENS))
        yield from knots_alike(self.draft.laid.island.knots, self.language)

    @abstractmethod
    def view(self) -> PageView:
        """The page without its rail, its bar and its notice, which the wizard adds."""


def on_map(
    draft: Draft,
    language: Language,
    *,
    tokens: bool = True,
    pieces: bool = True,
    lit: Iterable[str] = (),
    chosen: str | None = None,
) -> IslandView:
    """`tokens`, `pieces`: whether what comes in a later step is shown already."""
    laid = draft.laid
    found = IslandView(
        laid_ground(laid.island, laid.anomalies if tokens else {}, language),
        lit=frozenset(lit),
        chosen=chosen,
    )
    if not pieces:
        return found
    return revised(found, {"wave": laid.wave, "rock": laid.rock, "bush": laid.bush})
