"""Step six: what is set up, in a few lines, and the beginning of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.rules.missions import MARKS
from companion.games.island.setup.random_table import known_tokens
from companion.games.island.terms import TOKENS
from companion.store.games.troubles import CannotSave
from companion.text.island.islands import character_line
from companion.text.island.names import by_captives, space
from companion.text.languages import capitalised
from companion.ui.island.box.owner import own_box
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import ChooseRulings
from companion.ui.island.wizard.model import SetUpModel, box_lines, why_not
from companion.ui.island.wizard.tokens import StackStep, stack_now
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.games.island.rulings import Rulings
    from companion.games.island.terms import Who


class ReadyStep(StackStep):
    def do(self, act: str) -> None:
        match act.split():
            case ["begin"]:
                self._begin()
            case ["start-of", who] if who in self.draft.figures:
                self.wizard.go("starts")
            case ["type-tokens"]:
                self.wizard.do("check-box tokens")
            case ["rulings"]:
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
    rulings = Button("rulings", sheet["rulings"], sheet["rulings-second"], icon="gavel")
    check_box = Button("check-box", sheet["check-box"], icon="box")
    assumed, *others = box_lines(model)
    box = "\n".join((assumed or sheet["all-known"], *others))
    return PageView(
        name="setup-ready",
        title="",  # the rail has it
        text=missing,
        sections=(
            Section(sheet["captives"], rows=(_captives(model),)),
            Section(
                model.island_name or sheet["island"],
                character_line(model.found, model.language),
            ),
            *_stack(model),
            Section(sheet["assumed"], box, ((check_box, rulings),)),
        ),
        night=NightArt(),
        foot=(Button("begin", sheet["begin"], icon="play", tone="accent", enabled=not missing),),
    )


def _captives(model: SetUpModel) -> tuple[Button, ...]:
    """Each with the start that was named; touched, the starts are gone to."""

    def start(who: Who) -> str:
        fruit = model.draft.starts.get(who)
        return capitalised(space(fruit, model.language)) if fruit else "—"

    return tuple(
        Button(f"start-of {who}", model.named(who), start(who), who=who, ring=(0, MARKS))
        for who in model.draft.figures
    )


def _stack(model: SetUpModel) -> tuple[Section, ...]:
    """Tokens whose effect nobody has typed: play with the others, or type them now."""
    sheet, known, now = model.sheet, len(known_tokens(model.box)), stack_now(model)
    if known == len(TOKENS):
        return ()
    few = sheet["play-known"].format(n=known)
    text = "" if now == "known" else sheet[f"stack-{now}-text"].format(n=known, of=len(TOKENS))
    row = (
        Button("stack known", few, tone="option", icon="token", chosen=now == "known"),
        Button("type-tokens", sheet["type-others"], icon="rename"),
    )
    return (Section(sheet["tokens-known"].format(n=known, of=len(TOKENS)), text, (row,)),)
