"""*Check your box* of a small game: a form made from a frozen model, as the island's.

Beside each button stands what a touch of it does, as a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import frozen
from companion.store.games.troubles import CannotSave
from companion.store.tables.own_boxes import OwnTableBox
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class TableBoxModel:
    """What the owner has told of one game's box so far."""

    tree: Mapping[str, Any]
    language: Language

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(AT_TABLE, self.language)


@frozen
class ToldBox:
    """`tree`: what the owner tells from now on."""

    tree: Mapping[str, Any]


# A change, or something beside it: another page.
TableTouch = ToldBox | Callable[["TableBoxPage"], object]
TableChoice = tuple[Button, TableTouch]


@frozen
class TableBoxField:
    """One thing that is printed, with what it can be. `one_of`: values side by side."""

    heading: str
    text: str
    choices: tuple[TableChoice, ...]
    one_of: bool = False


@frozen
class TableBoxForm:
    """`left`: so many details nobody has looked at. `confirmed`: the tree once all are right."""

    name: str
    title: str
    text: str
    fields: tuple[TableBoxField, ...]
    left: int
    confirmed: ToldBox


DescribeTable = Callable[[TableBoxModel], TableBoxForm]


def table_box_view(model: TableBoxModel, form: TableBoxForm) -> PageView:
    button, _ = _confirming(model, form)
    return PageView(
        name=f"table-box {form.name}",
        title=form.title,
        text=form.text,
        sections=tuple(map(_section, form.fields)),
        back=Button("back", model.sheet["back"], icon="back"),
        foot=(button,),
    )


def _confirming(model: TableBoxModel, form: TableBoxForm) -> TableChoice:
    sheet, left = model.sheet, form.left
    told = counted(sheet["box-left"], left, model.language) if left else sheet["box-looked"]
    so = Button("so", sheet["box-so"], told, icon="check", tone="accent", enabled=bool(left))
    return so, form.confirmed


def _section(field: TableBoxField) -> Section:
    buttons = tuple(button for button, _ in field.choices)
    if not field.one_of:
        return Section(field.heading, field.text, (buttons,))
    values = tuple(Segment(one.act, one.label, one.chosen) for one in buttons)
    return Section(field.heading, field.text, segments=values)


class TableBoxPage(BasePage):
    """A page whose entries count at once, for games that begin later. `game`: its word."""

    secret = False

    def __init__(self, house: House, game: str, describe: DescribeTable) -> None:
        super().__init__(house)
        self.own, self.game, self.describe = OwnTableBox(house.shelf.folder, game), game, describe

    def model(self) -> TableBoxModel:
        return TableBoxModel(self.own.tree, self.language)

    def form(self) -> TableBoxForm:
        return self.describe(self.model())

    def view(self) -> PageView:
        return self.noticed(table_box_view(self.model(), self.form()))

    def do(self, act: str) -> None:
        self.hush()
        model, form = self.model(), self.form()
        choices = chain(*(field.choices for field in form.fields), (_confirming(model, form),))
        does = {button.act: what for button, what in choices}.get(act)
        if isinstance(does, ToldBox):
            self.keep(does.tree)
        elif does is not None:
            does(self)
        else:
            super().do(act)

    def keep(self, tree: Mapping[str, Any]) -> None:
        try:
            self.own.keep(tree)
        except CannotSave as full:
            self.say_problem(full.say(self.language))
