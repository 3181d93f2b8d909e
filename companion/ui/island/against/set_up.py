"""The set-up of a game against the computer's captives: who they are, and how they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.captives.players import CaptiveKind
from companion.games.island.terms import CHARACTERS, FRUITS, Who
from companion.store.games.troubles import CannotSave
from companion.text.island.names import by_captives, name
from companion.text.screens import words
from companion.text.screens.computer.against import AGAINST
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.against.desk import AgainstDesk, computer_captives
from companion.ui.island.box.owner import own_box
from companion.ui.island.wizard.draft import Draft, new_draft
from companion.ui.island.wizard.wizard import any_seed
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.games.island.box.box import Box
    from companion.text.languages import Language
    from companion.ui.shell.house import House

KINDS: Final[tuple[CaptiveKind, ...]] = ("explorer", "random")
USUAL: Final[tuple[Who, ...]] = ("theseus", "phil", "schrodie")
_LEAST, _MOST = 2, 3
_PALMS: Final = (1, 2, 3)


@frozen
class AgainstSetUpModel:
    figures: tuple[Who, ...]
    kind: CaptiveKind
    language: Language
    notice: Notice | None
    problem: bool


class AgainstSetUp(BasePage):
    """All is chosen already: it begins at one touch."""

    secret = False

    def __init__(
        self, house: House, figures: Sequence[Who] = USUAL, kind: CaptiveKind = "explorer"
    ) -> None:
        super().__init__(house)
        self.figures: tuple[Who, ...] = tuple(figures)
        self.kind: CaptiveKind = kind

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["character", who] if who in CHARACTERS:
                self._choose(who)
            case ["kind", "explorer" | "random" as kind]:
                self.kind = kind
            case ["begin"]:
                self._begin()
            case _:
                super().do(act)

    def _choose(self, who: Who) -> None:
        if who in self.figures:
            self.figures = tuple(one for one in self.figures if one != who)
        elif len(self.figures) == _MOST:
            self.say_why(words(AGAINST, self.language)["three-most"])
        else:
            self.figures = (*self.figures, who)

    def _begin(self) -> None:
        if len(self.figures) < _LEAST:
            self.say_why(words(AGAINST, self.language)["two-least"])
            return
        own = own_box(self.house)
        draft = seated_at_random(self.figures, any_seed(), own.box)
        try:
            session = self.house.shelf.begin(
                draft.set_up(own.box, real=False),
                draft.seed,
                by_captives(self.figures, self.language),
                own.whole,
                computer=dict.fromkeys(self.figures, self.kind),
            )
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return
        self.house.home(AgainstDesk(self.house, session, computer_captives(session)))
        if own.trouble is not None:  # the app's box counts in this game: the OP should know
            self.house.go(Troubles(self.house, [own.trouble]))

    def model(self) -> AgainstSetUpModel:
        return AgainstSetUpModel(self.figures, self.kind, self.language, self.notice, self.problem)

    def view(self) -> PageView:
        return set_up_view(self.model())


def seated_at_random(figures: Sequence[Who], seed: int, box: Box) -> Draft:
    """L2.7: each names a start, the last in turn order first; here by chance."""
    draft = new_draft(seed, box=box).sit(len(figures) + 1)
    for who in figures:
        draft = draft.choose(who)
    dice = draft.dice()
    free = [fruit for fruit in FRUITS if fruit != draft.laid.bush_fruit]
    for who, fruit in zip(draft.order, dice.sample(free, len(figures)), strict=True):
        draft = draft.name_start(who, fruit)
        if draft.misses_palm(who):
            draft = draft.name_palm(who, dice.choice(_PALMS))
    return draft


def set_up_view(model: AgainstSetUpModel) -> PageView:
    language = model.language
    sheet = words(AGAINST, language)
    kinds = tuple(Segment(f"kind {one}", sheet[one], one == model.kind) for one in KINDS)
    enough = len(model.figures) >= _LEAST
    names = sheet["begin-second"].format(names=by_captives(model.figures, language))
    return PageView(
        name="against",
        title=sheet["title"],
        text=sheet["text"],
        sections=(
            Section(
                sheet["captives"],
                sheet["captives-text"],
                (tuple(_character(model, who) for who in CHARACTERS),),
            ),
            Section(sheet["kind"], sheet[f"how-{model.kind}"], segments=kinds),
            Section(sheet["island"], sheet["island-text"]),
        ),
        back=Button("back", sheet["back"], icon="back"),
        foot=(
            Button("begin", sheet["begin"], names if enough else "", icon="play", tone="accent",
                   enabled=enough),
        ),
        notice=model.notice,
        problem=model.problem,
        night=NightArt(),
    )  # fmt: skip


def _character(model: AgainstSetUpModel, who: Who) -> Button:
    sheet, sits = words(AGAINST, model.language), who in model.figures
    place = sheet["turn-order"].format(n=model.figures.index(who) + 1) if sits else ""
    return Button(
        f"character {who}",
        name(who, model.language),
        second=place,
        tone="option",
        chosen=sits,
        who=who,
        lines=words(QUICK_START, model.language)[f"mission-{who}"],
    )
