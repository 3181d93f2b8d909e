"""Before and after a table that nobody hosts, and what one captive alone is shown there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.island.terms import FRUITS, OP
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame, KeptSession
from companion.store.island.table_file import read_table
from companion.ui.island.ending.page import EndingPage
from companion.ui.island.ending.reveal import Reveal
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.table_mode.boards import BoardFacts
from companion.ui.island.table_mode.page import TableMode
from companion.ui.island.table_mode.private import CLOSES
from companion.ui.island.table_mode.set_up import NobodyHosts
from companion.ui.island.table_mode.starts import NameStarts
from companion.ui.shelf.game_page import GamePage
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.island.table_mode.no_host import GRID, companion_of, house, strings, table_of
from tests.ui.tables import ROOT, said_lines, say_line
from tools.states.ending import WINS

LOCATES = "tests/tables/law/box_granddead_locate.yaml"


def kept(home: Companion, file: str, manner: str, lines: int | None = None) -> KeptGame:
    table = read_table(ROOT / file)
    session = home.shelf.begin(
        table.setup, table.seed, "Friday", shipped_box(), computer={OP: manner}
    )
    for line in said_lines(table)[:lines]:
        say_line(session, line)
    return session


# Setting it up


def set_up(home: Companion, *acts: str) -> NobodyHosts:
    page = NobodyHosts(home)
    home.pages[:] = [ShelfPage(home), page]
    for act in acts:
        page.do(act)
    return page


def test_all_is_chosen_but_the_starts(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = set_up(home, "starts")
    starts = home.pages[-1]
    assert isinstance(starts, NameStarts)
    assert starts.manner == "even fair"
    assert [one.who for one in page.draft.seats] == ["theseus", "phil"]


def test_a_captive_that_is_taken_changes_places(tmp_path: Path) -> None:
    page = set_up(house(tmp_path), "one-more", "take 0 schrodie")
    assert [one.who for one in page.draft.seats] == ["schrodie", "phil", "theseus"]
    page.do("earlier 2")
    assert [one.who for one in page.draft.seats] == ["schrodie", "theseus", "phil"]
    page.do("remove 0")
    assert [one.who for one in page.draft.seats] == ["theseus", "phil"]
    page.do("remove 0")
    assert len(page.draft.seats) == 2
    assert page.view().reason


def begun(home: Companion, *acts: str) -> TableMode:
    """Each names the first fruit that is free; the table, with the first start to be shown."""
    set_up(home, *acts, "starts")
    starts = home.pages[-1]
    assert isinstance(starts, NameStarts)
    for fruit in FRUITS:
        if starts.draft.next is not None:
            starts.do(f"fruit {fruit}")
    starts.do("begin")
    page = home.pages[-2]
    assert isinstance(page, TableMode)
    return page


def test_the_bush_is_told_and_nobody_starts_there(tmp_path: Path) -> None:
    home = house(tmp_path)
    set_up(home, "starts")
    starts = home.pages[-1]
    assert isinstance(starts, NameStarts)
    bush = starts.draft.laid.bush_fruit
    assert bush in starts.view().text
    starts.do(f"fruit {bush}")
    assert not starts.draft.starts
    assert starts.view().notice
    starts.do("begin")
    assert home.pages[-1] is starts


def test_nothing_of_the_island_is_seen_while_it_is_set_up(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = set_up(home, "starts")
    starts = home.pages[-1].view()
    assert isinstance(starts, PageView)
    assert starts.island is None
    for view in (page.view(), starts):
        assert not [one for one in strings(view) if GRID.search(one)]


def test_the_game_names_the_computer_as_its_op(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = begun(home, "strength strong", "style hunter", "one-more")
    assert isinstance(page.session, KeptSession)
    assert page.session.header.computer == {OP: "strong hunter"}
    assert len(page.state.captives) == 3
    assert home.shelf.games()[0].computer == (OP,)


def test_each_is_shown_the_own_start_alone_and_then_it_lies_on_the_table(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = begun(home)
    seen = []
    while home.pages[-1] is not page:
        asked = home.view()
        assert isinstance(asked, HandOverView)
        home.do("show")
        shown = home.view()
        assert isinstance(shown, ShowView)
        assert shown.who == asked.who
        assert len(shown.island.lit) == 1
        seen.append(shown.who)
        home.do("give-back")
    assert seen == ["phil", "theseus"]  # L2.7: the last names first
    assert not home.covered


def test_a_start_is_hidden_when_the_app_is_left(tmp_path: Path) -> None:
    home = house(tmp_path)
    begun(home)
    home.do("show")
    home.left()
    assert isinstance(home.view(), HandOverView)


# For one captive alone


def located(home: Companion) -> TableMode:
    """Granddead has asked for a piece, and the answer is for him."""
    session = kept(home, LOCATES, "even fair")
    page = TableMode(home, session, "even fair")
    home.pages[:] = [ShelfPage(home), page]
    return page


def test_a_located_piece_is_shown_by_hand_over_and_told_to_nobody(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = located(home)
    view = page.view()
    assert view.said.show is not None
    assert view.said.show.who == "granddead"
    assert not [one for one in strings(view) if GRID.search(one)]
    home.do("show")
    assert isinstance(home.view(), HandOverView)
    home.do("show")
    shown = home.view()
    assert isinstance(shown, ShowView)
    assert shown.tick == CLOSES
    assert len(shown.island.lit) == 1
    home.do("give-back")
    assert home.pages[-1] is page
    assert not home.covered
    assert page.view().said.show is None


def test_it_closes_by_itself_into_the_hand_over(tmp_path: Path) -> None:
    home = house(tmp_path)
    located(home)
    home.do("show")
    home.do("show")
    home.do("tick")
    assert isinstance(home.view(), HandOverView)


def test_it_can_be_looked_at_after_a_kill_too(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = located(home)
    home.do("show")
    again = TableMode(home, page.session, "even fair")
    assert again.view().said.show is not None


# What stands on the boards


def test_a_board_is_put_right_without_naming_a_space(tmp_path: Path) -> None:
    page = table_of(tmp_path, 5)
    home = companion_of(page)
    for captive in page.state.captives:
        facts = BoardFacts(home, page, captive.who)
        home.pages[:] = [page, facts]
        view = facts.view()
        acts = [one.act for section in view.sections for row in section.rows for one in row]
        assert acts
        assert not [act for act in acts if re.search(r"\b[A-G][1-7]\b| at | off$|lying", act)
                    and "mission" not in act]  # fmt: skip
        assert not [one for one in strings(view) if GRID.search(one)]
    who = page.state.captives[0].who
    facts = BoardFacts(home, page, who)
    now = page.state.captive(who).energy
    facts.do(f"set {who} energy {now - 1}")
    assert page.state.captive(who).energy == now - 1
    assert page.view().said.text
    page.do("undo")
    assert page.state.captive(who).energy == now


def test_no_place_can_be_set_from_there(tmp_path: Path) -> None:
    page = table_of(tmp_path, 5)
    who = page.state.captives[0].who
    facts = BoardFacts(companion_of(page), page, who)
    before = page.state
    for act in (f"set {who} at D4", f"set {who} off", "set wave N", "set rock at C3"):
        with pytest.raises(UnknownAct):
            facts.do(act)
        assert page.state is before


# The end


@pytest.mark.parametrize(
    ("manner", "next_one", "label"),
    [
        ("gentle hunter", "even", "Again, a little harder"),
        ("even fair", "strong", "Again, a little harder"),
        ("strong trickster", "strong", "Again with the same people"),
    ],
)
def test_after_the_end_it_is_played_again_a_little_harder(
    tmp_path: Path, manner: str, next_one: str, label: str
) -> None:
    home = house(tmp_path)
    session = kept(home, WINS["phil"], manner)
    page = TableMode(home, session, manner)
    home.pages[:] = [ShelfPage(home), page]
    home.do("announced")
    ending = home.pages[-1]
    assert isinstance(ending, EndingPage)
    again = ending.view().again
    assert (again.label, again.second) == (label, f"strength: {next_one}")
    home.do("reveal")
    assert type(home.pages[-1]) is Reveal
    home.do("again")
    made: object = home.pages[-1]
    assert isinstance(made, NobodyHosts)
    assert made.draft.strength == next_one
    assert made.draft.style == manner.split()[1]
    figures = [one.who for one in session.state.captives]
    assert [one.who for one in made.draft.seats] == figures


def test_the_way_to_the_end_is_there_again_when_it_was_left(tmp_path: Path) -> None:
    home = house(tmp_path)
    page = TableMode(home, kept(home, WINS["phil"], "even fair"), "even fair")
    home.pages[:] = [ShelfPage(home), page]
    home.do("announced")
    home.back()
    confirm = page.view().said.confirm
    assert confirm is not None
    home.do(confirm.act)
    assert isinstance(home.pages[-1], EndingPage)


# The shelf


def test_a_game_that_nobody_hosts_stays_sealed_on_the_shelf(tmp_path: Path) -> None:
    home = house(tmp_path)
    session = kept(home, LOCATES, "even fair")
    shelf = ShelfPage(home)
    page = GamePage(home, shelf, session.id)
    home.pages[:] = [shelf, page]
    greys = {one.act for one in page.view().tiles if not one.enabled}
    assert greys == {"replay", "share"}
    for act in greys:
        page.do(act)
        assert home.pages[-1] is page
        assert page.view().notice


def test_it_opens_covered_and_never_at_the_desk(tmp_path: Path) -> None:
    home = house(tmp_path)
    session = kept(home, LOCATES, "even fair")
    home.pages[:] = [ShelfPage(home)]
    home.do(f"open {session.id}")
    assert home.covered
    assert isinstance(home.pages[-1], TableMode)


def test_pages_over_it_are_no_secret(tmp_path: Path) -> None:
    page = table_of(tmp_path, 5)
    home = companion_of(page)
    for act in ("menu", "said", "start"):
        home.pages[:] = [page]
        page.do(act)
        over = home.pages[-1]
        assert not over.secret
        view = over.view()
        assert isinstance(view, PageView)
        assert not [one for one in strings(view) if GRID.search(one)]
