"""Step three, the tokens: five of the ten anomalies on their spaces (L2.3), and a stack."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.frozen import revised
from companion.games.island.setup.chance import draw_anomalies
from companion.games.island.setup.random_table import known_tokens
from companion.games.island.terms import ANOMALIES, TOKENS, Anomaly, Hex
from companion.store.games.troubles import CannotSave
from companion.store.settings import ChoreSetting
from companion.ui.island.wizard.step import WizardStep, on_map
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.views import PageView


class TokensStep(WizardStep):
    def do(self, act: str) -> None:
        match act.split():
            case ["tap", at] if at in self.draft.laid.island.anomalies:
                self.draft.token_at = Hex(at)
            case ["token", effect] if effect in ANOMALIES:
                self._put(effect)
            case ["draw"]:
                self._draw()
            case ["stack", "own"]:
                self._draws("ask")
            case ["stack", "known" | "all" as which]:
                self.draft.tokens = which
                self._draws("do")
            case ["check-box"]:
                self.wizard.look_at_the_box_anew()
                self.house.open_over(self, "check-box")
            case _:
                super().do(act)

    def _space(self) -> Hex:
        """The one touched; else the first whose token has not been looked at."""
        spaces, at = self.draft.laid.island.anomalies, self.draft.token_at
        return at if at in spaces else spaces[0]

    def _put(self, effect: Anomaly) -> None:
        """The next space is then chosen by itself."""
        spaces, at = self.draft.laid.island.anomalies, self._space()
        self.draft.put_token(effect, at)
        self.draft.token_at = spaces[(spaces.index(at) + 1) % len(spaces)]

    def _draws(self, who: ChoreSetting) -> None:
        if who == self.house.settings.drawing:
            return
        try:
            self.house.change_settings(replace(self.house.settings, drawing=who))
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def _draw(self) -> None:
        laid = self.draft.laid
        anomalies = draw_anomalies(laid.island.anomalies, self.draft.dice())
        self.draft.laid = revised(laid, {"anomalies": anomalies})

    def view(self) -> PageView:
        sheet, at = self.sheet, self._space()
        return PageView(
            name="setup-tokens",
            title=sheet["tokens"],
            text=sheet["tokens-text"],
            sections=(
                Section(sheet["token-at"].format(at=at), rows=(self._effects(at),)),
                self._stack(),
            ),
            island=on_map(
                self.draft, self.language, pieces=False, lit=self.draft.laid.island.anomalies
            ),
        )

    def _effects(self, at: Hex) -> tuple[Button, ...]:
        laid = self.draft.laid.anomalies
        where = {effect: one for one, effect in laid.items()}
        return (
            Button("draw", self.sheet["draw"], icon="dice"),
            *(
                Button(
                    f"token {effect}",
                    self.sheet[f"effect-{effect}"],
                    second=where.get(effect, ""),
                    chosen=laid[at] == effect,
                )
                for effect in ANOMALIES
            ),
        )

    def _stack(self) -> Section:
        """The choice of the stack; if every token is known there is none to leave out."""
        sheet, known = self.sheet, len(known_tokens(self.wizard.box))
        own = self.house.settings.drawing == "ask"
        all_known = known == len(TOKENS)
        now = "own" if own else "all" if all_known else self.draft.tokens
        ways = ("all", "own") if all_known else ("known", "all", "own")
        row = tuple(
            Button(f"stack {way}", self._way(way, all_known), chosen=way == now) for way in ways
        )
        if all_known:
            return Section(sheet["stack"], sheet["stack-text"], (row,))
        text = sheet[f"stack-{now}-text"].format(n=known, of=len(TOKENS))
        check_box = Button("check-box", sheet["check-box"], icon="visit")
        return Section(sheet["stack"], text, ((*row, check_box),))

    def _way(self, way: str, all_known: bool) -> str:
        return self.sheet["stack-app" if way == "all" and all_known else f"stack-{way}"]
