"""A page on which the owner tells what is printed: the fields of a form, and *That is right*.

A form is computed from a frozen model. Beside each button stands what a touch of it does, as a
value, so the two are written down in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, Literal

from companion.engine.frozen import frozen, revised
from companion.games.island.box.check import (
    BoxDetail,
    BoxTree,
    Checked,
    confirmed,
    entries,
    to_look_at,
    told,
)
from companion.games.island.box.file import BadBox
from companion.store.games.troubles import CannotSave
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.box import BOX
from companion.text.screens.rules import RULES
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, PipRow, Section, Segment
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.shell.house import House

# The entry of the rules that tells what a page is about: by page, else that of the boards.
RULES_OF: Final = {
    "palms": "hempel-palms", "extras": "theseus-boxes", "gains": "bonus", "tokens": "token-unknown",
    "tiles": "tiles", "knots": "knot", "arrows": "anomaly-arrows",
}  # fmt: skip
BOARDS: Final = "health-energy"

OwnTree = dict[str, Any]


# The model


@frozen
class BoxModel:
    """The box of one moment. `page`: which of `check.places`. `now`: what is in force.

    `draft`: what is being entered and does not count yet. `trouble`: why the owner's file is not
    in force. `line`: what stands in the line of a page that has one.
    """

    page: str
    now: Checked
    draft: BoxTree
    language: Language
    said_in: Language
    trouble: str = ""
    line: str = ""

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(BOX, self.language)

    def note(self, assumed: bool) -> str:
        """The line under the heading of what nobody has checked."""
        return self.sheet["assumed"] if assumed else ""

    def checked(self, left: int) -> str:
        """The number of details on a page that nobody has looked at."""
        return self.sheet["to-look-at"].format(n=left) if left else self.sheet["looked-at"]


# Touches


@frozen
class Entered:
    """`tree`: what the owner tells from now on; `draft`: what is being entered. None: as it was.

    `taken`: a sentence where much is taken away, said with a way back. `closes`: the page is done.
    """

    tree: OwnTree | None = None
    draft: OwnTree | None = None
    taken: str = ""
    closes: bool = False


# A change, a reason why there is none, or something beside the box: another page, a file.
OnTouch = Entered | str | Callable[["BoxPage"], object]
# A button, and what a touch of it does.
Choice = tuple[Button, OnTouch]


# The form


# How the choices of a field are drawn: each a button, or values of which one holds.
ChoiceShape = Literal["buttons", "segments", "hearts", "bolts"]
_PIPS: Final[Mapping[ChoiceShape, str]] = {"hearts": "heart", "bolts": "bolt"}


@frozen
class FormField:
    """One thing that is printed, with rows of what it can be."""

    heading: str = ""
    text: str = ""
    rows: tuple[tuple[Choice, ...], ...] = ()
    shape: ChoiceShape = "buttons"


@frozen
class Form:
    """`foot`: choices in the bar. `taps`: what a touch on a place of the `island` does.

    `notice`: a sentence about what does not count; `problem`: it is one. `unfinished`: something
    is entered and does not count yet. `confirms`: the page has *That is right*. `hint`: in the
    empty line of a page that has one.
    """

    title: str
    text: str = ""
    fields: tuple[FormField, ...] = ()
    foot: tuple[Choice, ...] = ()
    island: IslandView | None = None
    taps: Mapping[str, OnTouch] = {}
    notice: str = ""
    way_back: tuple[Choice, ...] = ()
    problem: bool = False
    unfinished: bool = False
    confirms: bool = True
    name: str = ""
    hint: str = ""


Describe = Callable[[BoxModel], Form]


def one_of(
    model: BoxModel,
    detail: BoxDetail,
    buttons: Iterable[tuple[str, str]],
    heading: str = "",
    shape: ChoiceShape = "buttons",
) -> FormField:
    """`buttons`: the act and the label of each choice."""
    row = tuple(
        (option(act, label, value == detail.value), sets(model, detail, value))
        for (act, label), value in zip(buttons, detail.choices, strict=True)
    )
    return FormField(heading, model.note(detail.assumed), (row,), shape)


def option(act: str, label: str, chosen: bool, icon: str = "") -> Button:
    return Button(act, label, icon=icon, tone="option", chosen=chosen)


def one_of_few(model: BoxModel, label: Callable[[int, Any], str]) -> Form:
    """The form of a page with one detail, whose choices are known by their numbers."""
    (detail,) = entries(model.now, model.page)
    buttons = ((f"choose {n}", label(n, one)) for n, one in enumerate(detail.choices))
    field = one_of(model, detail, buttons)
    return Form(model.sheet[model.page], model.sheet[f"text-{model.page}"], (field,))


def sets(model: BoxModel, detail: BoxDetail, value: Any) -> Entered:
    return Entered(told(model.now.owner, detail.place, value))


def opens(page: str, form: Describe, line: str = "") -> OnTouch:
    return lambda below: below.house.go(BoxPage(below.house, below.own, page, form, line))


def whole(model: BoxModel, form: Form) -> Form:
    """The form with *That is right* in its bar, and the way to the rule, if it confirms."""
    if not form.confirms:
        return form
    entry = RULES_OF.get(model.page, BOARDS)
    rule = Button("the-rule", RULES["the-rule"][model.language], icon="rules")

    def opened(page: BoxPage) -> None:
        page.house.open_over(page, f"rules {entry}")

    return revised(form, {"foot": (*form.foot, (rule, opened), _confirming(model, form))})


def _confirming(model: BoxModel, form: Form) -> Choice:
    number, sheet = len(to_look_at(model.now.box, model.page)), model.sheet
    able = bool(number) and not form.unfinished
    so = Button("so", sheet["so"], model.checked(number), icon="check", tone="accent", enabled=able)
    if able:
        return so, Entered(confirmed(model.now, model.page))
    return so, sheet["finish-first" if form.unfinished else "all-looked-at"]


def form_view(model: BoxModel, form: Form) -> PageView:
    return PageView(
        name=form.name or f"box {model.page}",
        title=form.title,
        text=form.text,
        sections=tuple(map(_section, form.fields)),
        back=Button("back", model.sheet["back"], icon="back"),
        foot=_buttons(form.foot),
        field=(form.hint, model.line) if form.hint else None,
        night=NightArt() if form.hint else None,
        island=form.island,
        notice=(form.notice, _buttons(form.way_back)) if form.notice else None,
        problem=form.problem,
    )


def _section(field: FormField) -> Section:
    rows = tuple(map(_buttons, field.rows))
    if field.shape == "buttons":
        return Section(field.heading, field.text, rows)
    (row,) = rows
    if field.shape == "segments":
        values = tuple(Segment(one.act, one.label, one.chosen) for one in row)
        return Section(field.heading, field.text, segments=values)
    count = next((at for at, one in enumerate(row, 1) if one.chosen), 0)
    pips = PipRow(_PIPS[field.shape], count, tuple(one.act for one in row))
    return Section(field.heading, field.text, pips=pips)


def _buttons(row: tuple[Choice, ...]) -> tuple[Button, ...]:
    return tuple(button for button, _ in row)


def touches(form: Form) -> dict[str, OnTouch]:
    """A lookup from each act to what it does."""
    rows = (row for field in form.fields for row in field.rows)
    choices = {button.act: does for button, does in chain(*rows, form.foot, form.way_back)}
    return choices | {f"tap {at}": does for at, does in form.taps.items()}


# The page


class BoxPage(BasePage):
    """A page whose entries count at once, for games that begin later."""

    def __init__(
        self, house: House, own: OwnBox, page: str, describe: Describe, line: str = ""
    ) -> None:
        super().__init__(house)
        self.own, self.page, self.describe, self.line = own, page, describe, line
        self.before: Entered | None = None

    def model(self) -> BoxModel:
        own, language = self.own, self.language
        trouble = own.trouble[language] if own.trouble is not None else ""
        return BoxModel(self.page, own.now, own.draft, language, self.said_in, trouble, self.line)

    def form(self) -> Form:
        model = self.model()
        return whole(model, self.describe(model))

    def view(self) -> PageView:
        return self.noticed(form_view(self.model(), self.form()))

    def typed(self, text: str) -> None:
        self.hush()
        self.line = text

    def do(self, act: str) -> None:
        self.hush()
        does = touches(self.form()).get(act)
        if isinstance(does, Entered):
            self._enter(does)
        elif isinstance(does, str):
            self.say_why(does)
        elif does is not None:
            does(self)
        elif act == "undo":
            self._bring_back()
        else:
            super().do(act)

    def _enter(self, entered: Entered) -> bool:
        """False: it is not kept, and the page says why."""
        if entered.taken:
            self.remember()
        try:
            if entered.tree is not None and entered.tree != self.own.tree:
                self.own.keep(entered.tree)
            if entered.draft is not None:
                self.own.keep_draft(entered.draft)
        except BadBox as bad:
            self.say_problem(capitalised(f"{bad.faults[0].sentences[self.language]}."))
            return False
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return False
        if entered.taken:
            self.say_undoable(entered.taken)
        if entered.closes:
            self.house.back()
        return True

    def remember(self) -> None:
        """Called before much is taken away at one touch."""
        self.before = Entered(self.own.tree, self.own.draft)

    def say_undoable(self, sentence: str) -> None:
        self.say_why(sentence, Button("undo", words(BOX, self.language)["undo"], icon="undo"))

    def _bring_back(self) -> None:
        if self.before is not None and self._enter(self.before):
            self.before = None
