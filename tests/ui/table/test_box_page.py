"""*Check your box* of the small games: what the owner tells counts for games that begin later."""

from __future__ import annotations

from typing import cast

from companion.games.paradoxon.cards import ITEMS
from companion.store.tables.own_boxes import OwnTableBox
from companion.ui.games.paradoxon.items_page import ItemsView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from companion.ui.table.games import at_table, played_here
from tests.ui.games.paradoxon.paradoxon_tables import opened


def view(home: Companion) -> PageView:
    return cast(PageView, home.view())


def acts(home: Companion) -> list[str]:
    return [button.act for one in view(home).sections for row in one.rows for button in row]


def test_the_circle_of_the_codex_is_that_of_the_next_game(home: Companion) -> None:
    """A1.3: blue, red, green, purple: after blue comes red."""
    home.do("new-game antinomy")
    home.do("rulings")
    home.do("check-box antinomy")
    assert view(home).foot[0].second == "1 to look at"
    home.do("order blue red green purple")
    assert view(home).foot[0].second == "everything looked at"
    home.do("back")
    home.do("back")
    home.do("far blue")
    home.do("begin")
    board = home.pages[-1]
    assert board.state.setup.codex_order == ("blue", "red", "green", "purple")  # type: ignore[attr-defined]
    player = board.state.players[0]  # type: ignore[attr-defined]
    home.do(f"say table paradox {player}")
    assert board.state.codex == "red"  # type: ignore[attr-defined]


def test_that_is_right_tells_what_is_assumed(home: Companion) -> None:
    home.do("check-box antinomy")
    home.do("so")
    assert OwnTableBox(home.shelf.folder, "antinomy").tree == {
        "codex-order": ["blue", "green", "purple", "red"]
    }
    assert not view(home).foot[0].enabled


def test_each_item_is_looked_at_or_all_at_once(home: Companion) -> None:
    """X13."""
    home.do("check-box paradoxon")
    assert acts(home) == [f"look {item}" for item in ITEMS]
    assert view(home).foot[0].second == "16 to look at"
    home.do("look ring")
    home.do("text by-hand")
    home.do("so")
    home.do("back")
    assert view(home).foot[0].second == "15 to look at"
    told = [button.second for one in view(home).sections for row in one.rows for button in row]
    assert told[ITEMS.index("ring")] == "Ring · by hand"
    assert told[ITEMS.index("gun")] == "Pistole?"
    home.do("so")
    assert view(home).foot[0].second == "everything looked at"


def test_another_name_is_written_and_a_bad_one_is_told(home: Companion) -> None:
    home.do("check-box paradoxon")
    home.do("look gun")
    home.do("other-name")
    home.typed("")
    home.do("save")
    assert view(home).problem
    home.typed("x" * 25)
    home.do("save")
    assert view(home).notice == ("That name is too long; keep it to 24 letters.", ())
    home.typed(" Knarre ")
    home.do("save")
    assert view(home).sections[0].heading == "On the card: Knarre"


def test_an_item_done_by_hand_says_so_where_it_is_looked_up(home: Companion) -> None:
    """Look3, F3: *My box differs*; everything else works on."""
    page = opened(home)
    home.do("items near")
    home.do("item gun")

    def shown() -> ItemsView:
        return cast(ItemsView, home.view().shown)  # type: ignore[attr-defined]

    assert len(shown().text.steps) == 2
    home.do("differs")
    assert shown().text.steps[0].startswith("Your card says something else")
    assert "Pistole" not in shown().text.about, "nobody has looked at the name"
    home.do("agrees")
    assert len(shown().text.steps) == 2
    home.do("item wallet")
    assert shown().text.about.endswith("on the card: Brieftasche")
    home.do("back")
    assert home.pages[-1] is page


def test_the_menu_leads_to_the_box_of_a_game_that_has_one(home: Companion) -> None:
    opened(home)
    home.do("menu")
    home.do("check-box")
    assert view(home).name == "table-box paradoxon"


def test_every_game_says_whether_it_has_a_box_to_be_checked(home: Companion) -> None:
    found = {word for word in played_here() if at_table(word).box(home) is not None}
    assert found == {"antinomy", "paradoxon"}
