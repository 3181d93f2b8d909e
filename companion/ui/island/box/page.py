"""A page on which the owner tells what is printed: the fields of a form, and *That is right*.

A form is worked out anew for each view and for each touch, so a button and what it does are
written down in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.engine.frozen import frozen
from companion.games.island.box.check import BoxDetail, Checked, confirmed, to_look_at, told
from companion.games.island.box.file import BadBox
from companion.store.games.troubles import CannotSave
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.box import BOX
from companion.text.screens.rules import RULES
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.shell.house import House

# The entry of the rules that tells what a page is about: by page, else that of the boards.
RULES_OF: Final = {
    "palms": "hempel-palms", "extras": "theseus-boxes", "gains": "bonus", "tokens": "token-unknown",
    "tiles": "tiles", "knots": "knot", "arrows": "anomaly-arrows",
}  # fmt: skip
BOARDS: Final = "health-energy"

OnTouch = Callable[[], object]
# A button, and what a touch of it does.
Choice = tuple[Button, OnTouch]
OwnTree = dict[str, Any]


@frozen
class FormField:
    """One thing that is printed, with rows of what it can be."""

    heading: str = ""
    text: str = ""
    rows: tuple[tuple[Choice, ...], ...] = ()


@frozen
class Form:
    """`foot`: choices in the bar. `taps`: what a touch on a place of the `island` does.

    `waiting`: a sentence about what is entered and does not count yet, with a way back.
    `unfinished`: there is something like that. `confirms`: the page has *That is right*.
    """

    title: str
    text: str = ""
    fields: tuple[FormField, ...] = ()
    foot: tuple[Choice, ...] = ()
    island: IslandView | None = None
    taps: Mapping[str, OnTouch] = {}
    waiting: tuple[str, Choice] | None = None
    unfinished: bool = False
    confirms: bool = True
    name: str = ""


class BoxPage(BasePage):
    """`page`: which of `check.places`. What is told counts at once, for games that begin later."""

    def __init__(
        self, house: House, own: OwnBox, page: str, form: Callable[[BoxPage], Form]
    ) -> None:
        super().__init__(house)
        self.own = own
        self.page = page
        self.describe = form
        self.before: tuple[OwnTree, OwnTree] | None = None

    @property
    def sheet(self) -> dict[str, str]:
        return dict(words(BOX, self.language))

    @property
    def now(self) -> Checked:
        return self.own.now

    def opens(self, page: str, form: Callable[[BoxPage], Form]) -> OnTouch:
        return lambda: self.house.go(BoxPage(self.house, self.own, page, form))

    # Telling

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "so":
                self._confirm()
            case "undo":
                self._bring_back()
            case "the-rule":
                self.house.open_over(self, f"rules {RULES_OF.get(self.page, BOARDS)}")
            case _:
                effect = _effects(self.describe(self)).get(act)
                if effect is None:
                    super().do(act)
                else:
                    effect()

    def _confirm(self) -> None:
        now = self.now
        if self.describe(self).unfinished:
            self.say_why(self.sheet["finish-first"])
        elif not to_look_at(now.box, self.page):
            self.say_why(self.sheet["all-looked-at"])
        else:
            self.tell(confirmed(now, self.page))

    def sets(self, place: tuple[str, ...], value: Any) -> OnTouch:
        return lambda: self.tell(told(self.own.tree, place, value))

    def tells(self, tree: OwnTree) -> OnTouch:
        return lambda: self.tell(tree)

    def tell(self, tree: OwnTree) -> bool:
        """Keep what the owner has told. False: it does not count, and the page says why."""
        return tree == self.own.tree or self._kept(lambda: self.own.keep(tree))

    def draft(self, draft: OwnTree) -> bool:
        """Keep what does not count yet."""
        return self._kept(lambda: self.own.keep_draft(draft))

    def _kept(self, keep: OnTouch) -> bool:
        try:
            keep()
        except BadBox as bad:
            self.say_problem(capitalised(f"{bad.faults[0].sentences[self.language]}."))
            return False
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return False
        return True

    def remember(self) -> None:
        """Called before much is taken away at one touch."""
        self.before = (self.own.tree, self.own.draft)

    def say_undoable(self, sentence: str) -> None:
        self.say_why(sentence, Button("undo", self.sheet["undo"], icon="undo"))

    def _bring_back(self) -> None:
        if self.before is not None:
            tree, draft = self.before
            if self.tell(tree) and self.draft(draft):
                self.before = None

    # Fields

    def one_of(
        self, detail: BoxDetail, buttons: Iterable[tuple[str, str]], heading: str = ""
    ) -> FormField:
        """`buttons`: the act and the label of each choice."""
        row = tuple(
            (Button(act, label, chosen=value == detail.value), self.sets(detail.place, value))
            for (act, label), value in zip(buttons, detail.choices, strict=True)
        )
        return FormField(heading, self.note(detail.assumed), (row,))

    def note(self, assumed: bool) -> str:
        """The line under the heading of what nobody has checked."""
        return self.sheet["assumed"] if assumed else ""

    def checked(self, left: int) -> str:
        """The number of details on a page that nobody has looked at."""
        return self.sheet["to-look-at"].format(n=left) if left else self.sheet["looked-at"]

    # The view

    def view(self) -> PageView:
        form = self.describe(self)
        foot = tuple(button for button, _ in form.foot)
        return PageView(
            name=form.name or f"box {self.page}",
            title=form.title,
            text=form.text,
            sections=tuple(_section(field) for field in form.fields),
            back=Button("back", self.sheet["back"], icon="back"),
            foot=(*foot, *self._confirming(form)) if form.confirms else foot,
            island=form.island,
            notice=self.notice or _waiting(form),
            problem=self.problem,
        )

    def _confirming(self, form: Form) -> tuple[Button, Button]:
        number = len(to_look_at(self.now.box, self.page))
        return (
            Button("the-rule", RULES["the-rule"][self.language], icon="rules"),
            Button(
                "so",
                self.sheet["so"],
                self.checked(number),
                icon="check",
                tone="accent",
                enabled=bool(number) and not form.unfinished,
            ),
        )


def _effects(form: Form) -> dict[str, OnTouch]:
    taps = {f"tap {at}": effect for at, effect in form.taps.items()}
    return {button.act: effect for button, effect in _choices(form)} | taps


def _choices(form: Form) -> Iterator[Choice]:
    for field in form.fields:
        for row in field.rows:
            yield from row
    yield from form.foot
    if form.waiting:
        yield form.waiting[1]


def _section(field: FormField) -> Section:
    rows = tuple(tuple(button for button, _ in row) for row in field.rows)
    return Section(field.heading, field.text, rows)


def _waiting(form: Form) -> Notice | None:
    if form.waiting is None:
        return None
    sentence, (button, _) = form.waiting
    return sentence, (button,)
