"""The six steps of a set-up on a rail: back and forth without loss, kept as it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.board.survey import Survey, survey
from companion.store.games.troubles import CannotSave
from companion.text.screens import words
from companion.text.screens.wizard import WIZARD
from companion.ui.island.box.owner import own_box
from companion.ui.island.wizard.build_island import ByHand
from companion.ui.island.wizard.copy import CopyToTable
from companion.ui.island.wizard.draft import SEEDS, STEPS, Draft, Over, StepName, new_draft
from companion.ui.island.wizard.draft_file import read_draft, write_draft
from companion.ui.island.wizard.island import IslandStep, island_view
from companion.ui.island.wizard.known_islands import name_of
from companion.ui.island.wizard.model import SetUpModel, rail, why_not
from companion.ui.island.wizard.pieces import BUSH_IS_SAID, PiecesStep, pieces_view
from companion.ui.island.wizard.ready import ReadyStep, ready_view
from companion.ui.island.wizard.starts import ShowStarts, StartsStep, starts_view
from companion.ui.island.wizard.step import WizardStep
from companion.ui.island.wizard.table import TableStep, table_view
from companion.ui.island.wizard.tokens import TokensStep, tokens_view
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

_MakeView = Callable[[SetUpModel], PageView]
# The steps, each with its view.
_STEPS: Final[Mapping[StepName, tuple[Callable[[Wizard], WizardStep], _MakeView]]] = {
    "table": (TableStep, table_view),
    "island": (IslandStep, island_view),
    "tokens": (TokensStep, tokens_view),
    "pieces": (PiecesStep, pieces_view),
    "starts": (StartsStep, starts_view),
    "ready": (ReadyStep, ready_view),
}
# The pages over a step that are there again after a kill.
_OVER: Final[Mapping[Over, Callable[[Wizard], Page]]] = {
    "build": ByHand, "copy": CopyToTable, "show-starts": ShowStarts,
}  # fmt: skip


def any_seed() -> int:
    return randbelow(SEEDS)


def wizard(house: House) -> Wizard:
    """The set-up as it was left last, or a new one."""
    box, tree = own_box(house).box, house.shelf.draft.read()
    draft = read_draft(tree, box)
    made = Wizard(house, draft or new_draft(any_seed(), box=box), box)
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
    box = own_box(house).box
    return Wizard(house, new_draft(any_seed(), state, box, people), box)


class Wizard(BasePage):
    """Its steps share one draft, which is kept after every touch."""

    def __init__(self, house: House, draft: Draft, box: Box | None = None) -> None:
        super().__init__(house)
        self.draft = draft
        self._box = box
        self._surveyed: tuple[Island, Survey] | None = None
        self._named: tuple[Island, str] | None = None  # the island of the last step
        self.began = False
        self.troubles: list[InBoth] = []  # with the draft that was left
        self._steps = self._new_steps()

    @property
    def box(self) -> Box:
        """The owner's, with what the app assumes under it; reading it takes a while."""
        if self._box is None:
            self._box = own_box(self.house).box
        return self._box

    def lay_over(self, over: Over) -> None:
        """A page that is there again after a kill."""
        self._revise(over=over)
        self.house.go(_OVER[over](self))

    def returned(self) -> None:
        self._revise(over="")
        self.keep()

    def reopen(self) -> None:
        """Open what the last touch left open."""
        over, draft = self.draft.over, self.draft
        self._revise(over="")
        if over and not (over == "show-starts" and (draft.missing or draft.next is not None)):
            self.lay_over(over)

    def _revise(self, **changes: object) -> None:
        self.draft = revised(self.draft, changes)

    @property
    def working(self) -> bool:
        return self.step.searched is not None

    def work(self) -> None:
        self.step.work()

    @property
    def step(self) -> WizardStep:
        return self._steps[self.draft.step]

    def _new_steps(self) -> dict[StepName, WizardStep]:
        return {name: made(self) for name, (made, _) in _STEPS.items()}

    def do(self, act: str) -> None:
        rules = {"why said": BUSH_IS_SAID, "why refused": self.step.rule}
        if act in rules:  # the step stays as it was, with what was refused on it
            if rules[act]:
                self.house.open_over(self, f"rules {rules[act]}")
            return
        self.step.hush()
        match act.split():
            case ["step", name] if name in STEPS:
                self._revise(quick=False)
                self.go(name)
            case ["next"]:
                self._revise(quick=False)
                self.go(_beside(self.draft.step, 1))
            case ["previous"] if self.draft.step == "table":
                self.house.back()
            case ["previous"]:
                self._revise(quick=False)
                self.go(_beside(self.draft.step, -1))
            case ["quick"]:
                self._quick()
            case ["anew"]:
                self._anew()
            case ["check-box", *_]:
                self._box = None
                self.house.open_over(self, act)
            case _:
                self.step.do(act)
        self.keep()

    def go(self, name: StepName) -> None:
        self.step.leave()
        self._named = None
        self._revise(step=name)
        self.step.hush()

    def _quick(self) -> None:
        """All the rest stays as it lies: only who plays, and the starts, have to be named."""
        missing = why_not(self.model(), "table")
        if missing:
            self.go("table")
            self.step.say_why(missing)
        else:
            self._revise(quick=True)
            self.go("starts")

    def _anew(self) -> None:
        """A table of which nothing was chosen."""
        self.draft, self._steps = new_draft(any_seed(), box=self.box), self._new_steps()

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
        return page if page is not self and isinstance(page, BasePage) else self.step

    # The view

    def model(self) -> SetUpModel:
        return SetUpModel(
            draft=self.draft,
            box=self.box,
            real=self.house.settings.drawing == "ask",
            found=self._survey(),
            language=self.language,
            said_in=self.said_in,
            island_name=self._island_name(),
            searched=self.step.searched,
            aloud=self.house.aloud.button(),
        )

    def _island_name(self) -> str:
        """The name that somebody gave the island, or that it came with; asked at the last step."""
        if self.draft.step != "ready":
            return ""
        island = self.draft.laid.island
        if self._named is None or self._named[0] is not island:
            self._named = (island, name_of(self.house, island, self.language))
        return self._named[1]

    def _survey(self) -> Survey:
        """A millisecond, which the frames of a long drawing do not have."""
        island = self.draft.laid.island
        if self._surveyed is None or self._surveyed[0] is not island:
            self._surveyed = (island, survey(island))
        return self._surveyed[1]

    def view(self) -> PageView:
        return self.step.noticed(setup_view(self.model()))


def setup_view(model: SetUpModel) -> PageView:
    """The view of the step that is open, on the rail and with the bar of the set-up."""
    view = _STEPS[model.draft.step][1](model)
    back = Button("previous", words(WIZARD, model.language)["back"], icon="back")
    return revised(view, {"rail": rail(model), "foot": _foot(model, view.foot), "back": back})


def _beside(step: StepName, far: int) -> StepName:
    at = STEPS.index(step) + far
    return STEPS[min(max(at, 0), len(STEPS) - 1)]


def _foot(model: SetUpModel, own: tuple[Button, ...]) -> tuple[Button, ...]:
    """Quick start as long as there is something to leave out; then what comes next."""
    sheet, draft = words(WIZARD, model.language), model.draft
    last = draft.step in ("starts", "ready")
    missing = why_not(model, "table")
    if last and (draft.quick or missing or not why_not(model, draft.step)):
        return own
    second = "" if last else missing or sheet["quick-second"]
    quick = Button("quick", sheet["quick"], second, icon="play", enabled=not missing)
    if last:
        return (quick, *own)
    after = sheet[f"step-{_beside(draft.step, 1)}"]
    # An announcement is the first thing to do.
    tone: Tone = "raised" if draft.step == "pieces" and not draft.announced else "accent"
    return (*own, quick, Button("next", sheet["next"], after, icon="next", tone=tone))
