"""The six steps of a set-up on a rail: back and forth without loss, kept as it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.store.games.troubles import CannotSave
from companion.text.screens import words
from companion.text.screens.wizard import WIZARD
from companion.ui.island.box.owner import own_box
from companion.ui.island.wizard.draft import SEEDS, STEPS, Draft, Over, StepName
from companion.ui.island.wizard.draft_file import read_draft, write_draft
from companion.ui.island.wizard.island import IslandStep
from companion.ui.island.wizard.pieces import BUSH_IS_SAID, PiecesStep
from companion.ui.island.wizard.ready import ReadyStep
from companion.ui.island.wizard.starts import StartsStep
from companion.ui.island.wizard.step import WizardStep
from companion.ui.island.wizard.table import TableStep
from companion.ui.island.wizard.tokens import TokensStep
from companion.ui.kit.parts import Button, Tone
from companion.ui.shell.file_problems import tell
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.engine.languages import InBoth
    from companion.games.island.board.layout import Island
    from companion.games.island.box.box import Box
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.ui.shell.house import House, Page

_MADE: Final[Mapping[StepName, Callable[[Wizard], WizardStep]]] = {
    "table": TableStep, "island": IslandStep, "tokens": TokensStep, "pieces": PiecesStep,
    "starts": StartsStep, "ready": ReadyStep,
}  # fmt: skip


def any_seed() -> int:
    return randbelow(SEEDS)


def wizard(house: House) -> Wizard:
    """The set-up as it was left last, or a new one."""
    box, tree = own_box(house).box, house.shelf.draft.read()
    draft = read_draft(tree, box)
    made = Wizard(house, draft or Draft(any_seed(), box=box))
    if tree is not None and draft is None:
        made.troubles = house.shelf.draft.put_away(tree)
    return made


def open_wizard(house: House) -> None:
    """The wizard as it was left, with what lay over it."""
    page = wizard(house)
    house.go(page)
    page.reopen()
    tell(house, page.troubles)


def wizard_again(house: House, state: State, people: Mapping[Who, str] | None = None) -> Wizard:
    """A new table for the people of a game."""
    return Wizard(house, Draft(any_seed(), state, own_box(house).box, people))


class Wizard(BasePage):
    """Its steps share one draft, which is kept after every touch."""

    def __init__(self, house: House, draft: Draft) -> None:
        super().__init__(house)
        self.draft = draft
        self._box: Box | None = None
        self.began = False
        self.troubles: list[InBoth] = []  # with the draft that was left
        self._steps: dict[StepName, WizardStep] = {}

    @property
    def box(self) -> Box:
        """The owner's, with what the app assumes under it; reading it takes a while."""
        if self._box is None:
            self._box = own_box(self.house).box
        return self._box

    def look_at_the_box_anew(self) -> None:
        self._box = None

    @property
    def stack(self) -> tuple[str, ...]:
        """L2.4: the power tokens that the game would begin with."""
        return self.draft.stack(self.box, real=self.house.settings.drawing == "ask")

    def take(self, island: Island) -> None:
        """Chosen on a page over the island's step, which it goes back to."""
        self.draft.lay(island)
        self.house.back()
        self.keep()

    def lay_over(self, over: Over, page: Page) -> None:
        """A page that is there again after a kill."""
        self.draft.over = over
        self.house.go(page)

    def returned(self) -> None:
        self.draft.over = ""
        self.keep()

    def reopen(self) -> None:
        """Open what the last touch left open."""
        over, self.draft.over = self.draft.over, ""
        self.step.reopen(over)

    @property
    def working(self) -> bool:
        return self.step.working

    def work(self) -> None:
        self.step.work()

    @property
    def step(self) -> WizardStep:
        return self.at(self.draft.step)

    def at(self, name: StepName) -> WizardStep:
        if name not in self._steps:
            self._steps[name] = _MADE[name](self)
        return self._steps[name]

    def do(self, act: str) -> None:
        if act in ("why said", "why refused"):
            self._open_rule(BUSH_IS_SAID if act == "why said" else self.step.rule)
            return
        self.step.hush()
        match act.split():
            case ["step", name] if name in STEPS:
                self.draft.quick = False
                self.go(name)
            case ["next"]:
                self.draft.quick = False
                self.go(self._beside(1))
            case ["previous"] if self.draft.step == "table":
                self.house.back()
            case ["previous"]:
                self.draft.quick = False
                self.go(self._beside(-1))
            case ["quick"]:
                self._quick()
            case ["anew"]:
                self._anew()
            case _:
                self.step.do(act)
        self.keep()

    def _open_rule(self, entry: str) -> None:
        """Open an entry of the rules; the step stays as it was, with what was refused on it."""
        if entry:
            self.house.open_over(self, f"rules {entry}")

    def typed(self, text: str) -> None:
        self.step.typed(text)

    def go(self, name: StepName) -> None:
        self.step.leave()
        self.draft.step = name
        self.step.hush()

    def _beside(self, far: int) -> StepName:
        at = STEPS.index(self.draft.step) + far
        return STEPS[min(max(at, 0), len(STEPS) - 1)]

    def _quick(self) -> None:
        """All the rest stays as it lies: only who plays, and the starts, have to be named."""
        table = self.at("table")
        if not table.done:
            self.go("table")
            table.say_why(table.why_not)
            return
        self.draft.quick = True
        self.go("starts")

    def _anew(self) -> None:
        """A table of which nothing was chosen."""
        self.draft, self._steps = Draft(any_seed(), box=self.box), {}

    def keep(self) -> None:
        """A game that has begun is on the shelf, and what it was made of is forgotten."""
        try:
            if self.began:
                self.house.shelf.draft.drop()
            else:
                self.house.shelf.draft.keep(write_draft(self.draft))
        except CannotSave as full:
            self._open_page.say_problem(full.say(self.language))

    @property
    def _open_page(self) -> BasePage:
        """Whichever is looked at."""
        page = self.house.pages[-1]
        if page is self or not isinstance(page, BasePage):
            return self.step
        return page

    # The view

    def view(self) -> PageView:
        return revised(
            self.step.view(),
            {
                "title": "",  # the rail has it
                "rail": self.rail(),
                "foot": tuple(self._foot()),
                "back": Button("previous", words(WIZARD, self.language)["back"], icon="back"),
                "notice": self.step.notice,
                "problem": self.step.problem,
            },
        )

    def rail(self) -> tuple[Button, ...]:
        """A tick where all that a game needs is there; the step that is open is chosen."""
        sheet = words(WIZARD, self.language)
        now = STEPS.index(self.draft.step)
        return tuple(
            Button(
                f"step {name}",
                sheet[f"step-{name}"],
                second=str(at + 1),
                icon="check" if at < now and self.at(name).done else "",
                chosen=at == now,
            )
            for at, name in enumerate(STEPS)
        )

    def _foot(self) -> list[Button]:
        """Quick start as long as there is something to leave out; then what comes next."""
        sheet, draft = words(WIZARD, self.language), self.draft
        own = self.step.foot()
        last = draft.step in ("starts", "ready")
        missing = self.at("table").why_not
        if last and (draft.quick or missing or self.step.done):
            return own
        second = "" if last else missing or sheet["quick-second"]
        quick = Button("quick", sheet["quick"], second, icon="play", enabled=not missing)
        if last:
            return [quick, *own]
        after = sheet[f"step-{self._beside(1)}"]
        tone: Tone = "raised" if self.step.to_be_said else "accent"
        return [*own, quick, Button("next", sheet["next"], after, icon="next", tone=tone)]
