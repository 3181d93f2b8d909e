"""Step six: what is set up, in a few lines, and the beginning of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.store.games.troubles import CannotSave
from companion.text.island.islands import character_line
from companion.text.island.names import by_captives, space
from companion.text.languages import capitalised
from companion.ui.island.box.owner import own_box
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import ChooseRulings
from companion.ui.island.wizard.model import SetUpModel, taken_from_box, why_not
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.rulings import Rulings


class ReadyStep(WizardStep):
    def do(self, act: str) -> None:
        match act:
            case "begin":
                self._begin()
            case "rulings":
                self.house.go(ChooseRulings(self.house, self, self.wizard.keep))
            case _:
                super().do(act)

    @property
    def rulings(self) -> Rulings:
        return self.draft.rulings

    @rulings.setter
    def rulings(self, rulings: Rulings) -> None:
        self.revise(rulings=rulings)

    def _begin(self) -> None:
        missing = why_not(self.wizard.model(), "ready")
        if missing:
            self.say_why(missing)
            return
        own, draft = own_box(self.house), self.draft
        named = by_captives(draft.figures, self.language)
        try:
            session = self.house.shelf.begin(
                draft.set_up(own.box, real=self.house.settings.drawing == "ask"),
                draft.seed,
                named,
                own.whole,
                draft.playing,
            )
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return
        self.wizard.began = True
        self.house.home(Desk(self.house, session))
        if own.trouble is not None:  # the app's box counts in this game: the OP should know
            self.house.go(Troubles(self.house, [own.trouble]))


def ready_view(model: SetUpModel) -> PageView:
    sheet, missing = model.sheet, why_not(model, "ready")
    rulings = Button("rulings", sheet["rulings"], sheet["rulings-second"], icon="rules")
    check_box = Button("check-box", sheet["check-box"], icon="visit")
    assumed, *others = taken_from_box(model)
    box = "\n".join((assumed or sheet["all-known"], *others))
    return PageView(
        name="setup-ready",
        title="",  # the rail has it
        text=missing,
        sections=(
            Section(sheet["captives"], "\n".join(_captives(model))),
            Section(sheet["island"], character_line(model.found, model.language)),
            Section(sheet["assumed"], box, ((check_box, rulings),)),
        ),
        foot=(Button("begin", sheet["begin"], icon="play", tone="accent", enabled=not missing),),
    )


def _captives(model: SetUpModel) -> Iterator[str]:
    for who in model.draft.figures:
        start = model.draft.starts.get(who)
        fruit = capitalised(space(start, model.language)) if start else "—"
        yield f"{model.named(who)}: {fruit}"
