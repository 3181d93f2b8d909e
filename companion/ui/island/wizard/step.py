"""The steps of the set-up, and the pages over them: what they have of the wizard they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from companion.engine.frozen import revised
from companion.ui.island.wizard.model import why
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.games.island.box.box import Box
    from companion.ui.island.wizard.draft import Draft, Over, StepName
    from companion.ui.island.wizard.model import SetUpModel
    from companion.ui.shell.house import House


class AtWizard(Protocol):
    """The wizard as its steps know it. `began`: the game is on the shelf."""

    draft: Draft
    began: bool

    @property
    def house(self) -> House: ...

    @property
    def box(self) -> Box: ...

    def model(self) -> SetUpModel: ...

    def go(self, name: StepName) -> None: ...

    def do(self, act: str) -> None: ...

    def lay_over(self, over: Over) -> None:
        """Open a page that is there again after a kill."""

    def keep(self) -> None:
        """Write the draft to the disk."""


class AtDraft(BasePage):
    """A page of the set-up, which revises the wizard's draft."""

    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard

    @property
    def draft(self) -> Draft:
        return self.wizard.draft

    @draft.setter
    def draft(self, draft: Draft) -> None:
        self.wizard.draft = draft

    def revise(self, **changes: object) -> None:
        self.draft = revised(self.draft, changes)

    def take(self, island: Island) -> None:
        """Take an island on a page over its step, which is gone back to."""
        self.draft = self.draft.lay(island)
        self.house.back()
        self.wizard.keep()


class WizardStep(AtDraft):
    """`rule`: the entry of the rules behind what is refused here; most refuse nothing by rule.

    `searched`: how many islands have been drawn, while more are drawn between two frames.
    """

    rule = ""

    def say_rule(self, sentence: str) -> None:
        """A reason that is a rule, with the way to it."""
        self.say_why(sentence, why(self.language, "refused"))

    @property
    def searched(self) -> int | None:
        return None

    def work(self) -> None:
        """A part of it that takes no longer than half a frame."""

    def leave(self) -> None:
        """Another step is gone to."""
