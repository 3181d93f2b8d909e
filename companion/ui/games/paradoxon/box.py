"""*Check your box* of PARADOXON: the names of the sixteen items, and what their cards say (X13)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from companion.games.paradoxon.box import (
    LONGEST_NAME,
    confirmed,
    fit_name,
    printed,
    with_name,
    with_text,
)
from companion.games.paradoxon.cards import COLOUR_OF, COLOURS, ITEMS
from companion.store.games.troubles import BadName
from companion.text.languages import capitalised
from companion.text.paradoxon.box import PARADOXON_BOX
from companion.text.paradoxon.item_texts import item_steps
from companion.text.paradoxon.nouns import CARD_COLOURS
from companion.text.paradoxon.nouns import ITEMS as ITEM_NAMES
from companion.text.screens import words
from companion.ui.kit.parts import Button
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.table.box_page import TableBoxField, TableBoxForm, TableBoxPage, ToldBox

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from companion.games.paradoxon.cards import Colour, Item
    from companion.ui.table.box_page import TableBoxModel, TableChoice


def _words(model: TableBoxModel) -> Mapping[str, str]:
    return words(PARADOXON_BOX, model.language)


def paradoxon_box(model: TableBoxModel) -> TableBoxForm:
    """The list of the items, colour by colour."""
    return TableBoxForm(
        name="paradoxon",
        title=model.sheet["check-box"],
        text=_words(model)["text"],
        fields=tuple(_of_colour(model, colour) for colour in COLOURS),
        left=sum(printed(model.tree, item).left for item in ITEMS),
        confirmed=ToldBox(confirmed(model.tree)),
    )


def _of_colour(model: TableBoxModel, colour: Colour) -> TableBoxField:
    heading = capitalised(CARD_COLOURS[colour][model.language])
    items = tuple(item for item in ITEMS if COLOUR_OF[item] == colour)
    return TableBoxField(heading, "", tuple(_entry(model, item) for item in items))


def _entry(model: TableBoxModel, item: Item) -> TableChoice:
    sheet, one = _words(model), printed(model.tree, item)
    state = "by-hand" if one.by_hand else "left" if one.left else "same"
    told = sheet[f"entry-{state}"].format(name=one.name)
    icon = "help" if one.left else "rename" if one.by_hand else "check"
    button = Button(f"look {item}", ITEM_NAMES[item][model.language], told, icon=icon)
    return button, _opened(item)


def _opened(item: Item) -> partial[None]:
    return partial(_open, item=item)


def _open(page: TableBoxPage, item: Item) -> None:
    page.house.go(TableBoxPage(page.house, page.game, partial(_item_form, item=item)))


def _item_form(model: TableBoxModel, item: Item) -> TableBoxForm:
    """One of them: its name, and whether its text says what the app's does."""
    sheet, one = _words(model), printed(model.tree, item)
    steps = " ".join(item_steps(item, model.language)).replace("*", "")
    return TableBoxForm(
        name="paradoxon-item",
        title=ITEM_NAMES[item][model.language],
        text="",
        fields=(
            TableBoxField(
                sheet["name"].format(name=one.name),
                "" if one.sure else model.sheet["box-assumed"],
                tuple(_name_choices(model, item)),
            ),
            TableBoxField(
                sheet["says"], steps, tuple(_text_choices(model, item)), one_of=True
            ),
        ),
        left=int(one.left),
        confirmed=ToldBox(confirmed(model.tree, (item,))),
    )  # fmt: skip


def _name_choices(model: TableBoxModel, item: Item) -> Iterator[TableChoice]:
    button = Button("other-name", _words(model)["other-name"], icon="rename")
    yield button, partial(_ask_name, item=item)


def _text_choices(model: TableBoxModel, item: Item) -> Iterator[TableChoice]:
    sheet, one = _words(model), printed(model.tree, item)
    for act, by_hand in (("text same", False), ("text by-hand", True)):
        chosen = one.looked and one.by_hand == by_hand
        button = Button(act, sheet[act.replace(" ", "-")], chosen=chosen)
        yield button, ToldBox(with_text(model.tree, item, by_hand=by_hand))


def _ask_name(page: TableBoxPage, item: Item) -> None:
    model = page.model()
    sheet = _words(model)

    def named(written: str) -> None:
        name = " ".join(written.split())
        if not name:
            raise BadName("name-empty")
        if len(name) > LONGEST_NAME:
            raise BadName("name-long", longest=LONGEST_NAME)
        if not fit_name(name):
            raise BadName("name-letters")
        page.own.keep(with_name(page.own.tree, item, name))

    asked = NameAsked(
        "item-name", sheet["name-title"].format(item=ITEM_NAMES[item][model.language]),
        sheet["name-hint"], model.sheet["back"], sheet["name-save"],
    )  # fmt: skip
    page.house.go(Naming(page.house, asked, named, secret=False))
