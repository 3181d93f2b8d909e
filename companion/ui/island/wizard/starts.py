"""L2.5, L2.7: the Bush's fruit is announced, each captive names a start and alone is shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.terms import BONUSES, FRUITS, Fruit, Who, fruit_named
from companion.text.island.names import called, name, space
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS
from companion.ui.island.hand_over.page import HandOver, start_view
from companion.ui.island.wizard.draft import HEMPEL
from companion.ui.island.wizard.model import SetUpModel, taken_from_box, why_not
from companion.ui.island.wizard.pieces import TellsBush, bush_card
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.acts import unknown
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.ui.island.hand_over.views import HandOverView, ShowView
    from companion.ui.island.wizard.draft import Draft
    from companion.ui.island.wizard.step import AtWizard

_PALMS: Final = tuple(enumerate(BONUSES[HEMPEL], 1))


class StartsStep(TellsBush):
    rule = "starting-fruit"

    def do(self, act: str) -> None:
        match act.split():
            case ["fruit", fruit] if fruit in FRUITS:
                self._name(fruit_named(fruit))
            case ["palm", "1" | "2" | "3" as palm]:
                if self.draft.next is not None:
                    self.draft = self.draft.name_palm(self.draft.next, int(palm))
            case ["again", who]:
                self.draft = self.draft.forget(who)
            case ["show-starts"]:
                self._show()
            case _:
                super().do(act)

    def _name(self, fruit: Fruit) -> None:
        """Take a start that is named; who names one has heard where the Bush is."""
        model, who = self.wizard.model(), self.draft.next
        if who is None:
            self.say_why(model.sheet["tap-to-change"])
        elif reason := _taken(model, fruit):
            self.say_rule(reason)
        else:
            self.draft = self.draft.announce().name_start(who, fruit)

    def _show(self) -> None:
        missing = _to_name(self.wizard.model())
        if missing:
            self.say_why(missing)
        else:
            self.wizard.lay_over("show-starts")


def _to_name(model: SetUpModel) -> str:
    """The choice that is missing before the starts can be shown, in words."""
    missing = why_not(model, "table")
    return missing or (why_not(model, "starts") if model.draft.next is not None else "")


def _taken(model: SetUpModel, fruit: Fruit) -> str:
    """L2.7: why nobody else may start there."""
    if fruit == model.draft.laid.bush_fruit:
        return model.sheet["bush-there"]
    there = model.draft.start_here(fruit)
    if there is None or there == model.draft.next:
        return ""
    return model.sheet["taken-by"].format(name=model.named(there))


def starts_view(model: SetUpModel) -> PageView:
    # A quick start goes past the last step, which would say what is assumed.
    assumed = taken_from_box(model) if model.draft.quick else ()
    return PageView(
        name="setup-starts",
        title="",  # the rail has it
        text=" ".join(filter(None, assumed)),
        sections=(_question(model), _named(model)),
        card=bush_card(model),
        night=NightArt(model.draft.next),
        foot=_foot(model),
    )


def _question(model: SetUpModel) -> Section:
    who, sheet = model.draft.next, model.sheet
    if who is None:
        return Section(why_not(model, "table") or sheet["all-named"], rows=(_fruits(model),))
    if model.draft.misses_palm(who):
        heading = sheet["which-palm"].format(name=model.named(who))
        return Section(heading, rows=(_palms(model),))
    return Section(sheet["which-fruit"].format(name=model.named(who)), rows=(_fruits(model),))


def _fruits(model: SetUpModel) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"fruit {fruit}",
            capitalised(space(fruit, model.language)),
            icon=fruit,
            tone="answer",
            enabled=model.draft.next is not None and not _taken(model, fruit),
        )
        for fruit in FRUITS
    )


def _palms(model: SetUpModel) -> tuple[Button, ...]:
    bonuses = words(BONUS_WORDS, model.language)
    return tuple(
        Button(f"palm {palm}", model.sheet["palm"].format(n=palm), bonuses[bonus], tone="answer")
        for palm, bonus in _PALMS
    )


def _named(model: SetUpModel) -> Section:
    """The starts that have been named, in the order of naming."""
    draft, language = model.draft, model.language
    named = tuple(
        Button(
            f"again {who}",
            name(who, language),
            capitalised(space(draft.starts[who], language)),
            who=who,
        )
        for who in draft.order
        if draft.named(who)
    )
    if not named:
        return Section(model.sheet["named"], model.sheet["none-named"])
    return Section(model.sheet["named-change"], rows=(named,))


def _foot(model: SetUpModel) -> tuple[Button, ...]:
    sheet, missing, done = model.sheet, _to_name(model), not why_not(model, "starts")
    after = sheet["show-starts-second" if model.draft.quick else "show-starts-alone"]
    # The missing choice is asked for above.
    show = Button("show-starts", sheet["show-starts"], "" if missing else after, icon="eye",
                  tone="raised" if done else "accent", enabled=not missing)  # fmt: skip
    return (
        (show, Button("next", sheet["to-ready"], icon="next", tone="accent")) if done else (show,)
    )


# The showing


class ShowStarts:
    """Each captive alone is shown the own start; with a quick start the game then begins.

    One after another, in the order in which they named them; nothing of it is a secret's. Between
    two captives no cover is needed: the next hand-over may be seen by everybody.
    """

    secret = False
    given = True

    def __init__(self, wizard: AtWizard) -> None:
        self.wizard, self.house = wizard, wizard.house
        draft = wizard.draft
        # When all have seen their start, each may look again.
        wanted = [who for who in draft.shown() if not draft.has_seen(who)] or draft.shown()
        self.left = [self._showing(draft, who) for who in wanted]

    def view(self) -> HandOverView | ShowView:
        return self.left[0].view()

    def do(self, act: str) -> None:
        showing = self.left[0]
        if act in ("show", "hide"):
            showing.do(act)
        elif act == "give-back" and showing.handed:
            self._given_back()
        elif act == "to-op" and not showing.handed:
            self.house.covered = True
            self.house.back()
        elif act not in ("give-back", "to-op"):
            unknown(act)

    def typed(self, text: str) -> None:
        pass

    def _showing(self, draft: Draft, who: Who) -> HandOver:
        language, at = self.house.settings.said_in, draft.start_of(who)
        shown = start_view(who, draft.starts[who], at, language)
        return HandOver(self.house, called(who, draft.person(who), language), shown)

    def _given_back(self) -> None:
        """The tablet is still in the last captive's hands, so what follows is under the cover."""
        who = self.left.pop(0).view().who
        self.wizard.draft = self.wizard.draft.show_to(who)
        self.wizard.keep()
        if self.left:
            return
        self.house.covered = self.house.lent = True
        self.house.back()
        self.wizard.go("ready")
        self.wizard.keep()
        if self.wizard.draft.quick:
            self.wizard.do("begin")
