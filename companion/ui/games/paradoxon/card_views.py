"""Cards of PARADOXON as they are shown: buttons of a pad, and cards that lie somewhere."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import COLOUR_OF, ON, Card, Colour, Item, cards_of
from companion.text.languages import Language, capitalised
from companion.text.paradoxon.nouns import CARD_COLOURS, card, short_item
from companion.ui.kit.parts import Button


@frozen
class CardKey:
    """A card of a pad; `where`: in a word, if it lies open already."""

    button: Button
    colour: Colour
    items: tuple[Item, Item]
    names: tuple[str, str]
    where: str = ""
    chosen: bool = False


@frozen
class CardRows:
    """A pad: a row of six for each colour. `tabs`: a colour each, where all have no room."""

    title: str
    note: str
    rows: tuple[tuple[CardKey, ...], ...]
    tabs: tuple[Button, ...]
    colours: tuple[Colour, ...]
    tab: int


def card_rows(
    title: str, note: str, colours: tuple[Colour, ...], taken: Mapping[Card, str],
    tab: Colour, language: Language,
) -> CardRows:  # fmt: skip
    """`taken`: where cards lie that cannot be meant."""
    rows = tuple(
        tuple(card_key(one, language, taken.get(one, "")) for one in cards_of((colour,)))
        for colour in colours
    )
    tabs = tuple(
        Button(f"tab {colour}", capitalised(CARD_COLOURS[colour][language]), chosen=colour == tab)
        for colour in colours
    )
    at = colours.index(tab) if tab in colours else 0
    return CardRows(title, note, rows, tabs, colours, at)


def card_key(one: Card, language: Language, where: str = "", *, chosen: bool = False) -> CardKey:
    first, second = ON[one]
    names = short_item(first, language), short_item(second, language)
    button = Button(f"card {one}", card(one, language), enabled=not where)
    return CardKey(button, COLOUR_OF[first], (first, second), names, where, chosen)
