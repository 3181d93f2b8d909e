"""Every small game that has pages: what it says of itself, and what the shelf tells of it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.saved import StandingTable
from companion.games.registry import FOLDERS, ISLAND, saved_kind
from companion.text.languages import LANGUAGES
from companion.ui.kit.drawn.icon import known
from companion.ui.shell.companion import Companion
from companion.ui.table.games import at_table, has_pages, played_here
from companion.ui.table.set_up import TableSetUp
from companion.ui.table.views import TableSetUpView

each_game = pytest.mark.parametrize("word", played_here())


def test_the_island_has_pages_of_its_own_and_no_other_word_has_any() -> None:
    assert "antinomy" in played_here()
    assert not has_pages(ISLAND)
    assert not has_pages("chess")
    assert set(played_here()) <= set(FOLDERS)


@each_game
def test_it_is_offered_in_both_languages(word: str) -> None:
    offers = [at_table(word).offer(language) for language in LANGUAGES]
    for offer in offers:
        assert known(offer.icon)
        assert all((offer.name, offer.what, offer.people, offer.needs))
    assert offers[0].what != offers[1].what


@each_game
def test_it_is_set_up_from_the_chooser(word: str, home: Companion) -> None:
    home.do(f"new-game {word}")
    page = home.pages[-1]
    assert isinstance(page, TableSetUp)
    view = page.view()
    assert isinstance(view, TableSetUpView)
    assert view.title == at_table(word).offer("en").name
    assert not (page.secret)
    assert not (page.given)


@each_game
@pytest.mark.parametrize("junk", [None, "x", "-1", [], ["x"], ["1", "2"], {}, {"a": "b"}, "9" * 50])
def test_whatever_a_file_tells_the_shelf_can_say_it(word: str, junk: Any) -> None:
    keys = saved_kind(word).glance_keys
    for players in ((), ("ann",), ("ann", "bob"), ("ann", "bob", "cy")):
        for language in LANGUAGES:
            at = StandingTable(players, dict.fromkeys(keys, junk))
            assert isinstance(at_table(word).stands(at, {"ann": "Ann"}, language), str)
            won = StandingTable(players, {**dict.fromkeys(keys, junk), "won": "bob"}, "bob")
            told = at_table(word).stands(won, {}, language)
            assert "Bob" in told or "bob" not in players
