"""The start is shown again to whoever wants to look (L2.7, L16.4)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from companion.games.island.game import play
from companion.store.island.table_file import read_table
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.menu.views import MenuView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.architecture.house import ROOT
from tests.ui.at_table import companion_of, desk, house

# Each way to it: from the menu, from the captive's page, and from the list on the desk.
WAYS = (("menu",), ("told phil",), ("captive phil",))


@pytest.fixture
def table() -> Desk:
    return desk()


def do(home: Companion, *acts: str) -> None:
    for act in acts:
        home.do(act)


def starts(home: Companion) -> set[str]:
    """The captives whose start can be shown from here."""
    view = home.view()
    if isinstance(view, DeskView):
        buttons = list(view.sheet.buttons)
    elif isinstance(view, MenuView):
        buttons = [one for row in view.asks.rows for one in row.buttons if one is not None]
    else:
        assert isinstance(view, PageView)
        buttons = [one for part in view.sections for row in part.rows for one in row]
    return {one.act for one in buttons if one.act.startswith("start ")}


@pytest.mark.parametrize("way", WAYS)
def test_phil_is_shown_the_start_again(table: Desk, way: tuple[str, ...]) -> None:
    home = companion_of(table)
    do(home, *way)
    assert "start phil" in starts(home)
    do(home, "start phil")
    view = home.view()
    assert isinstance(view, HandOverView)
    assert "Phil" in view.headline
    do(home, "show")
    view = home.view()
    assert isinstance(view, ShowView)
    assert view.who == "phil"
    assert view.island.lit == {"E5"}  # the apple of the sample
    assert [space.at for space in view.island.ground.spaces if space.kind != "empty"] == ["E5"]
    do(home, "give-back")
    assert home.covered
    do(home, "look")
    assert not isinstance(home.view(), HandOverView | ShowView)


def test_the_menu_offers_it_for_each_captive(table: Desk) -> None:
    do(companion_of(table), "menu")
    assert starts(companion_of(table)) == {f"start {one.who}" for one in table.state.captives}


def test_where_he_has_gone_changes_nothing(table: Desk) -> None:
    """L2.7: it is the space of the start, and not the one he stands on."""
    do(companion_of(table), "use op set phil at A2", "told phil", "start phil", "show")
    view = companion_of(table).view()
    assert isinstance(view, ShowView)
    assert view.island.lit == {"E5"}


@pytest.mark.parametrize("acts", [(), ("show",)])
def test_back_ends_neither_the_hand_over_nor_the_showing(
    table: Desk, acts: tuple[str, ...]
) -> None:
    home = companion_of(table)
    do(home, "menu", "start phil", *acts)
    before = home.view()
    do(home, "back", "back")
    assert home.view() == before
    assert not home.covered


def test_what_was_not_looked_at_is_not_given_back(table: Desk) -> None:
    do(companion_of(table), "menu", "start phil", "give-back")
    assert isinstance(companion_of(table).view(), HandOverView)


def test_when_the_app_is_left_the_start_goes(table: Desk) -> None:
    do(companion_of(table), "menu", "start phil", "show")
    companion_of(table).left()
    assert isinstance(companion_of(table).view(), HandOverView)


def test_with_two_players_the_first_piece_alone() -> None:
    """L2.7, L15.1, L16.4: the second figure's start was shown to nobody."""
    script = read_table(ROOT / "tests/tables/law/L15_1_shared.yaml")
    home = house()
    table = Desk(home, cast(Any, play(script.setup, script.seed)))
    home.pages.append(table)
    first, second = (one.who for one in table.state.captives)
    assert table.state.captive(second).board == first
    do(home, "menu")
    assert starts(home) == {f"start {first}"}
    do(home, "back", f"captive {second}")
    assert starts(home) == set()
    do(home, "close", f"start {second}")
    assert isinstance(home.view(), DeskView)
