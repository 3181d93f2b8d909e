"""Step six: what is set up, in a few lines, and the beginning of the game."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.island.board.survey import survey
from companion.store.games.troubles import CannotSave
from companion.text.island.islands import character_line
from companion.text.island.names import by_captives, called, space
from companion.text.languages import capitalised
from companion.ui.island.box.owner import own_box
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import ChooseRulings
from companion.ui.island.wizard.draft import STEPS
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.views import PageView


class ReadyStep(WizardStep):
    @property
    def why_not(self) -> str:
        """The first step that misses something says what."""
        steps = (self.wizard.at(step) for step in STEPS if step != "ready")
        return next((step.why_not for step in steps if step.why_not), "")

    @property
    def done(self) -> bool:
        return not self.why_not

    def do(self, act: str) -> None:
        match act:
            case "begin":
                self._begin()
            case "check-box":
                self.wizard.look_at_the_box_anew()
                self.house.open_over(self, "check-box")
            case "rulings":
                self.house.go(ChooseRulings(self.house, self.draft, self.wizard.keep))
            case _:
                super().do(act)

    def _begin(self) -> None:
        if self.why_not:
            self.say_why(self.why_not)
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

    def view(self) -> PageView:
        sheet = self.sheet
        rulings = Button("rulings", sheet["rulings"], sheet["rulings-second"], icon="rules")
        check_box = Button("check-box", sheet["check-box"], icon="visit")
        return PageView(
            name="setup-ready",
            title=sheet["ready"],
            text=self.why_not,
            sections=(
                Section(sheet["captives"], "\n".join(self._captives())),
                Section(sheet["island"], self._island()),
                Section(sheet["assumed"], self._box(), ((check_box, rulings),)),
            ),
        )

    def _island(self) -> str:
        return character_line(survey(self.draft.laid.island), self.language)

    def _captives(self) -> Iterator[str]:
        for who in self.draft.figures:
            start = self.draft.starts.get(who)
            fruit = capitalised(space(start, self.language)) if start else "—"
            yield f"{called(who, self.draft.person(who), self.language)}: {fruit}"

    def _box(self) -> str:
        """The lines about the box; the first says what nobody has looked at yet."""
        assumed, *others = self.taken_from_box()
        return "\n".join((assumed or self.sheet["all-known"], *others))

    def foot(self) -> list[Button]:
        able = self.done
        return [Button("begin", self.sheet["begin"], icon="play", tone="accent", enabled=able)]
