"""L2.5, L2.7: the Bush's fruit is announced, each captive names a start and alone is shown it."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import BONUSES, FRUITS, Fruit, Who, fruit_named
from companion.text.island.names import called, name, space
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS
from companion.ui.island.wizard.draft import HEMPEL, Over
from companion.ui.island.wizard.pieces import bush_card, read_bush
from companion.ui.island.wizard.show_starts import ShowStarts
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section, Tone
from companion.ui.shell.views import PageView

_PALMS: Final = tuple(enumerate(BONUSES[HEMPEL], 1))


class StartsStep(WizardStep):
    @property
    def done(self) -> bool:
        return bool(self.draft.figures) and self.draft.all_shown

    @property
    def rule(self) -> str:
        return "starting-fruit"

    @property
    def why_not(self) -> str:
        who = self.draft.next
        if who is None:
            return "" if self.done else self._words["not-shown"]
        first = "palm-first" if self.draft.misses_palm(who) else "name-first"
        return self._words[first].format(name=self._name_of(who))

    def do(self, act: str) -> None:
        match act.split():
            case ["fruit", fruit] if fruit in FRUITS:
                self._name(fruit_named(fruit))
            case ["palm", "1" | "2" | "3" as palm]:
                if self.draft.next is not None:
                    self.draft.name_palm(self.draft.next, int(palm))
            case ["again", who]:
                self.draft.forget(who)
            case ["announced"]:
                self.draft.announce()
            case ["aloud"]:
                read_bush(self)
            case ["show-starts"]:
                self._show()
            case _:
                super().do(act)

    def _name(self, fruit: Fruit) -> None:
        """Take a start that is named; who names one has heard where the Bush is."""
        who = self.draft.next
        if who is None:
            self.say_why(self._words["tap-to-change"])
        elif (reason := self._taken(fruit, who)) is not None:
            self.say_rule(reason)
        else:
            self.draft.announce()
            self.draft.name_start(who, fruit)

    def _taken(self, fruit: Fruit, by: Who | None) -> str | None:
        """L2.7: why nobody else may start there."""
        if fruit == self.draft.laid.bush_fruit:
            return self._words["bush-there"]
        there = self.draft.start_here(fruit)
        if there is None or there == by:
            return None
        return self._words["taken-by"].format(name=self._name_of(there))

    def _show(self) -> None:
        table = self.wizard.at("table")
        if not table.done:
            self.say_why(table.why_not)
        elif self.draft.next is not None:
            self.say_why(self.why_not)
        else:
            self.wizard.lay_over("show-starts", ShowStarts(self.wizard))

    def reopen(self, over: Over) -> None:
        if over == "show-starts" and not self.draft.missing and self.draft.next is None:
            self.wizard.lay_over("show-starts", ShowStarts(self.wizard))

    # The view

    @property
    def _words(self) -> dict[str, str]:
        return self.sheet

    def _name_of(self, who: Who) -> str:
        return called(who, self.draft.person(who), self.language)

    def view(self) -> PageView:
        sheet = self._words
        return PageView(
            name="setup-starts",
            title=sheet["starts"],
            text=self._assumed(),
            sections=(self._question(), self._named()),
            card=bush_card(self),
        )

    def _assumed(self) -> str:
        """A quick start goes past the last step, which would say it."""
        if not self.draft.quick:
            return ""
        return " ".join(line for line in self.taken_from_box() if line)

    def _question(self) -> Section:
        who = self.draft.next
        sheet = self._words
        if who is None:
            heading = self.wizard.at("table").why_not or sheet["all-named"]
            return Section(heading, rows=(self._fruits(None),))
        if self.draft.misses_palm(who):
            heading = sheet["which-palm"].format(name=self._name_of(who))
            return Section(heading, rows=(self._palms(),), unlike=True)
        return Section(sheet["which-fruit"].format(name=self._name_of(who)),
                       rows=(self._fruits(who),))  # fmt: skip

    def _fruits(self, who: Who | None) -> tuple[Button, ...]:
        return tuple(
            Button(
                f"fruit {fruit}",
                capitalised(space(fruit, self.language)),
                icon=fruit,
                tone="answer",
                enabled=who is not None and self._taken(fruit, who) is None,
            )
            for fruit in FRUITS
        )

    def _palms(self) -> tuple[Button, ...]:
        bonuses = words(BONUS_WORDS, self.language)
        return tuple(
            Button(
                f"palm {palm}",
                self._words["palm"].format(n=palm),
                bonuses[bonus],
                tone="answer",
            )
            for palm, bonus in _PALMS
        )

    def _named(self) -> Section:
        """The starts that have been named, in the order of naming."""
        named = tuple(
            Button(
                f"again {who}",
                name(who, self.language),
                capitalised(space(self.draft.starts[who], self.language)),
                who=who,
            )
            for who in self.draft.order
            if self.draft.named(who)
        )
        if not named:
            return Section(self._words["named"], self._words["none-named"])
        return Section(self._words["named-change"], rows=(named,))

    def foot(self) -> list[Button]:
        sheet, draft = self._words, self.draft
        missing = self.wizard.at("table").why_not or (self.why_not if draft.next else "")
        after = sheet["show-starts-second" if draft.quick else "show-starts-alone"]
        tone: Tone = "raised" if self.done else "accent"
        # The missing choice is asked for above.
        show = Button("show-starts", sheet["show-starts"], "" if missing else after, icon="eye",
                      tone=tone, enabled=not missing)  # fmt: skip
        if not self.done:
            return [show]
        return [show, Button("next", sheet["to-ready"], icon="next", tone="accent")]
