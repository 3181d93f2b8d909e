"""Step three, the tokens: five of the ten anomalies on their spaces (L2.3), and a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.setup.random_table import known_tokens
from companion.games.island.terms import ANOMALIES, TOKENS, Hex
from companion.store.games.troubles import CannotSave
from companion.store.settings import ChoreSetting
from companion.ui.island.wizard.model import SetUpModel, on_map
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.island.wizard.draft import Draft


class StackStep(WizardStep):
    """A step on which is chosen which of the power tokens are played, and who draws them."""

    def do(self, act: str) -> None:
        match act.split():
            case ["stack", "own"]:
                self._draws("ask")
            case ["stack", "known" | "all" as which]:
                self.revise(tokens=which)
                self._draws("do")
            case _:
                super().do(act)

    def _draws(self, who: ChoreSetting) -> None:
        if who == self.house.settings.drawing:
            return
        try:
            self.house.change_settings(revised(self.house.settings, {"drawing": who}))
        except CannotSave as full:
            self.say_problem(full.say(self.language))


class TokensStep(StackStep):
    def do(self, act: str) -> None:
        match act.split():
            case ["tap", at] if at in self.draft.laid.island.anomalies:
                self.revise(token_at=Hex(at))
            case ["token", effect] if effect in ANOMALIES:
                self.draft = self.draft.put_token(effect)
            case ["draw"]:
                self.draft = self.draft.draw_tokens()
            case _:
                super().do(act)


def tokens_view(model: SetUpModel) -> PageView:
    sheet, draft = model.sheet, model.draft
    numbers = _numbers(draft)
    heading = sheet["token-at"].format(n=numbers.get(draft.space or "", ""))
    island = on_map(draft, model.language, pieces=False, lit=draft.laid.island.anomalies)
    return PageView(
        name="setup-tokens",
        title="",  # the rail has it
        text=sheet["tokens-text"],
        sections=(Section(heading, rows=(_effects(model),)), _stack(model)),
        island=revised(island, {"numbers": tuple(numbers.items())}),
    )


def _numbers(draft: Draft) -> dict[str, str]:
    """The spaces for tokens from the top left, as the map numbers them."""
    return {at: str(n) for n, at in enumerate(sorted(draft.laid.island.anomalies), 1)}


def _effects(model: SetUpModel) -> tuple[Button, ...]:
    laid, sheet = model.draft.laid.anomalies, model.sheet
    numbers = _numbers(model.draft)
    where = {effect: sheet["token-lies"].format(n=numbers[at]) for at, effect in laid.items()}
    return (
        Button("draw", sheet["draw"], icon="dice"),
        *(
            Button(
                f"token {effect}",
                sheet[f"effect-{effect}"],
                second=where.get(effect, ""),
                tone="option",
                chosen=laid[model.draft.space] == effect,
            )
            for effect in ANOMALIES
        ),
    )


def stack_now(model: SetUpModel) -> str:
    """The stack that is played: the owner's, all tokens, or those whose effect is known."""
    if model.real:
        return "own"
    return "all" if len(known_tokens(model.box)) == len(TOKENS) else model.draft.tokens


def _stack(model: SetUpModel) -> Section:
    """The choice of the stack; if every token is known there is none to leave out."""
    sheet, known, now = model.sheet, len(known_tokens(model.box)), stack_now(model)
    all_known = known == len(TOKENS)
    ways = {"all": "stack-app"} if all_known else {"known": "stack-known", "all": "stack-all"}
    choice = tuple(
        Segment(f"stack {way}", sheet[label], way == now)
        for way, label in (*ways.items(), ("own", "stack-own"))
    )
    if all_known:
        return Section(sheet["stack"], sheet["stack-text"], segments=choice)
    text = sheet[f"stack-{now}-text"].format(n=known, of=len(TOKENS))
    check_box = Button("check-box", sheet["check-box"], icon="box")
    return Section(sheet["stack"], text, ((check_box,),), choice)
