"""*Check your box* of Antinomy: which way round the colours stand on the Codex (A1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.antinomy.box import CIRCLES, told_order, with_order
from companion.games.antinomy.cards import COLOURS
from companion.text.antinomy.nouns import COLOURS as COLOUR_NAMES
from companion.text.antinomy.screens import ANTINOMY
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.ui.kit.parts import Button
from companion.ui.table.box_page import TableBoxField, TableBoxForm, ToldBox

if TYPE_CHECKING:
    from companion.games.antinomy.cards import Colour
    from companion.text.languages import Language
    from companion.ui.table.box_page import TableBoxModel, TableChoice


def antinomy_box(model: TableBoxModel) -> TableBoxForm:
    sheet = words(ANTINOMY, model.language)
    told = told_order(model.tree)
    now = told or COLOURS
    return TableBoxForm(
        name="antinomy",
        title=model.sheet["check-box"],
        text=sheet["box-codex-text"],
        fields=(
            TableBoxField(
                sheet["box-codex"],
                "" if told else model.sheet["box-assumed"],
                tuple(_circle(model, one, chosen=one == now) for one in CIRCLES),
            ),
        ),
        left=0 if told else 1,
        confirmed=ToldBox(with_order(model.tree, now)),
    )


def _circle(model: TableBoxModel, order: tuple[Colour, ...], *, chosen: bool) -> TableChoice:
    """Four colours, and the first one again at the end."""
    act = "order " + " ".join(order)
    button = Button(act, _named(order, model.language), tone="option", chosen=chosen)
    return button, ToldBox(with_order(model.tree, order))


def _named(order: tuple[Colour, ...], language: Language) -> str:
    names = [COLOUR_NAMES[one][language] for one in order]
    return capitalised(", ".join(names))
