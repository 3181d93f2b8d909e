"""Items that are looked up, and the worth of a card."""

from __future__ import annotations

from typing import cast

import pytest

from companion.games.paradoxon.cards import ITEMS
from companion.text.languages import LANGUAGES, Language
from companion.text.paradoxon.item_texts import ITEM_CLAUSES, item_note, item_steps
from companion.ui.games.paradoxon.items_page import ItemsPage, ItemsView
from companion.ui.games.paradoxon.worth_page import WorthPage, WorthView
from companion.ui.shell.companion import Companion
from companion.ui.table.views import TableView
from tests.ui.games.paradoxon.paradoxon_tables import LYING, opened


def shown(home: Companion) -> object:
    return cast(TableView, home.view()).shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_its_steps(language: Language) -> None:
    assert set(ITEM_CLAUSES) == set(ITEMS)
    for item in ITEMS:
        steps = item_steps(item, language)
        assert steps
        for text in (*steps, item_note(item, language)):
            assert text.count("*") % 2 == 0


def test_the_clauses_are_those_of_the_law() -> None:
    assert ITEM_CLAUSES["flowers"] == "X8.1"
    assert ITEM_CLAUSES["armor"] == "X8.8"
    assert ITEM_CLAUSES["tickets"] == "X8.12"
    assert ITEM_CLAUSES["knife"] == "X8.16"


def test_two_look_up_all_sixteen_and_turn_the_page(home: Companion) -> None:
    opened(home)
    home.do("items far")
    view = cast(ItemsView, shown(home))
    assert sum(len(row) for row in view.rows) == 16
    assert view.turned
    assert view.turn is not None
    assert view.turn.label == "Turn it to Ann"
    home.do("turn-page")
    assert not cast(ItemsView, shown(home)).turned
    home.do("item armor")
    text = cast(ItemsView, shown(home)).text
    assert (text.name, len(text.steps)) == ("Armor", 3)
    assert "no armor through an armor" in text.note


def test_beside_echo_the_fourth_colour_is_left_out(home: Companion) -> None:
    opened(home, **LYING)
    home.do("items near")
    view = cast(ItemsView, shown(home))
    assert [row[0].colour for row in view.rows] == ["pink", "yellow", "lilac"]
    assert view.missing == "Not in this game: green."
    assert view.turn is None
    assert isinstance(home.pages[-1], ItemsPage)


@pytest.mark.parametrize(
    ("turned", "points", "told"),
    [((), "2", "one item is near, the other away"), (("slot one",), "3", "both items lie the same"),
     (("slot one", "slot other"), "2", "one item is near"),
     (("slot one", "slot one", "slot other"), "3", "both items lie the same")],
)  # fmt: skip
def test_a_card_is_worth_what_the_display_shows(
    home: Companion, turned: tuple[str, ...], points: str, told: str
) -> None:
    """X5.3: keys-wallet beside keys-phone and tickets-wallet, whichever way they lie."""
    opened(home)
    home.do("worth near")
    for card in ("keys-wallet", "keys-phone", "tickets-wallet"):
        assert cast(WorthView, shown(home)).points == ""
        home.do(f"card {card}")
    for act in turned:
        home.do(act)
    view = cast(WorthView, shown(home))
    assert (view.points, told in view.told) == (points, True), view.told


def test_a_card_worth_nothing_and_one_worth_a_point(home: Companion) -> None:
    opened(home)
    home.do("worth near")
    for card in ("poetry-ring", "keys-phone", "tickets-wallet"):
        home.do(f"card {card}")
    assert cast(WorthView, shown(home)).points == "0"
    home.do("slot scored")
    home.do("card keys-tickets")
    home.do("card keys-phone")
    home.do("card gun-map")
    assert cast(WorthView, shown(home)).points == "1"
    home.do("anew")
    assert cast(WorthPage, home.pages[-1]).cards == {}
    assert home.pages[-2].session.state.turns == 1, "it changes nothing"  # type: ignore[attr-defined]
