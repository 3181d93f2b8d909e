"""A new game in a few taps (L2)."""

from __future__ import annotations

import pytest

from companion.games.island.setup.random_table import random_table
from companion.games.island.terms import CHARACTERS, FRUITS
from companion.store.games.troubles import CannotSave
from companion.store.settings import Settings
from companion.ui.island.desk.controller import Desk
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.wizard import Wizard, wizard_again
from companion.ui.kit.parts import Button
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.choices import choices
from tests.ui.companions import Build

SEED = 7
BUSH = random_table(SEED).bush_fruit
FREE = [fruit for fruit in FRUITS if fruit != BUSH]


@pytest.fixture
def home(build: Build) -> Companion:
    return at_the_table(build(Settings()))


def at_the_table(home: Companion) -> Companion:
    home.go(Wizard(home, new_draft(SEED)))
    return home


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def button(home: Companion, act: str) -> Button:
    view = page(home)
    everywhere = [b for s in view.sections for b in choices(s)] + list(view.foot)
    return next(one for one in everywhere if one.act == act)


def notice(home: Companion) -> str:
    said = page(home).notice
    assert said is not None
    return said[0]


def do(home: Companion, *acts: str) -> None:
    for act in acts:
        home.do(act)


# The table


def test_characters_take_their_turns_in_the_order_of_the_taps(home: Companion) -> None:
    do(home, "character phil", "character theseus")
    assert button(home, "character phil").second == "turn 1"
    assert button(home, "character theseus").second == "turn 2"
    do(home, "character phil")
    assert button(home, "character theseus").second == "turn 1"
    assert not button(home, "character phil").chosen


def test_beginners_four_are_marked_and_every_mission_is_told(home: Companion) -> None:
    marked = {who for who in CHARACTERS if button(home, f"character {who}").second}
    assert marked == {"hempel", "theseus", "schrodie", "phil"}
    assert all(button(home, f"character {who}").lines for who in CHARACTERS)


def test_nobody_begins_before_all_are_chosen(home: Companion) -> None:
    do(home, "character phil", "quick")
    assert notice(home) == "Choose 1 more character first."
    assert not button(home, "quick").enabled
    do(home, "character theseus", "quick")
    assert page(home).name == "setup-starts"


def test_a_third_captive_is_a_fourth_player_and_there_is_no_fifth(home: Companion) -> None:
    do(home, "character phil", "character theseus", "character hempel")
    assert button(home, "players 4").chosen
    do(home, "character achilles")
    assert notice(home) == "All places are taken. Touch a chosen character to free one."


def test_with_two_players_one_board_has_two_figures(home: Companion) -> None:
    do(home, "players 2", "character schrodie", "character theseus")
    assert button(home, "character schrodie").second == "The board, figure 1"
    assert button(home, "character theseus").second == "Figure 2"


# The starts


def test_the_bushs_fruit_is_said_first_in_the_tables_language(build: Build) -> None:
    home = at_the_table(build(Settings("ru", "en")))
    do(home, "character phil", "character theseus", "quick")
    card = page(home).card
    assert card is not None
    assert card.heading == "СКАЖИ"
    assert card.text == f"“The Bush is on the {BUSH}.”"


def test_the_last_in_turn_order_names_first(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick")
    assert page(home).sections[0].heading == "Theseus: which fruit to start on?"
    do(home, f"fruit {FREE[0]}")
    assert page(home).sections[0].heading == "Phil: which fruit to start on?"


def test_taken_fruits_are_grey_and_say_why(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick", f"fruit {BUSH}")
    assert notice(home) == "The Bush is there: name another fruit."
    do(home, f"fruit {FREE[0]}", f"fruit {FREE[0]}")
    assert notice(home) == "Theseus starts there: name another fruit."
    grey = [fruit for fruit in FRUITS if not button(home, f"fruit {fruit}").enabled]
    assert set(grey) == {BUSH, FREE[0]}


def test_hempel_says_which_palm(home: Companion) -> None:
    do(home, "character phil", "character hempel", "quick", f"fruit {FREE[0]}")
    assert page(home).sections[0].heading.startswith("Hempel: choose the bonus")
    do(home, "palm 2")
    assert page(home).sections[0].heading == "Phil: which fruit to start on?"


def test_a_start_can_be_named_anew(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick")
    do(home, f"fruit {FREE[0]}", f"fruit {FREE[1]}", "again theseus")
    assert page(home).sections[0].heading == "Theseus: which fruit to start on?"
    do(home, f"fruit {FREE[1]}")
    assert notice(home) == "Phil starts there: name another fruit."


def test_back_and_forth_loses_nothing(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick", f"fruit {FREE[0]}", f"fruit {FREE[1]}")
    before = page(home)
    do(home, "step table", "quick")
    assert page(home) == before
    do(home, "step table", "character phil", "character achilles", "quick")
    assert page(home).sections[0].heading == "Achilles: which fruit to start on?"
    assert button(home, "again theseus").second == FREE[0].capitalize()


def test_what_is_assumed_is_said_here_since_the_last_step_is_left_out(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick")
    assert page(home).text.startswith("Assumed until you check your box: ")
    assert "boards, power tokens" in page(home).text
    do(home, "step starts")  # not by a quick start: the last step will say it
    assert page(home).text == ""


# The showing


def begin_three(home: Companion) -> None:
    do(home, "character phil", "character theseus", "quick", f"fruit {FREE[0]}", f"fruit {FREE[1]}")


def test_starts_are_shown_one_after_the_other_and_then_the_game_is_there(home: Companion) -> None:
    begin_three(home)
    do(home, "show-starts")
    order = []
    for _ in range(2):
        handed = home.view()
        assert isinstance(handed, HandOverView)
        do(home, "show")
        shown = home.view()
        assert isinstance(shown, ShowView)
        order.append((handed.who, shown.label.lower()))
        do(home, "give-back")
    assert order == [("theseus", FREE[0]), ("phil", FREE[1])]
    assert home.covered
    do(home, "look")
    _, desk = home.pages
    assert isinstance(desk, Desk)
    island = desk.state.table.island
    assert desk.state.captive("phil").at == island.fruits[FREE[1]]
    (listed,) = home.shelf.games()
    assert listed.name == "Phil, Theseus"


def test_what_is_shown_is_one_space_of_an_empty_island(home: Companion) -> None:
    begin_three(home)
    do(home, "show-starts", "show")
    view = home.view()
    assert isinstance(view, ShowView)
    island = view.island
    at = random_table(SEED).island.fruits[FREE[0]]
    assert island.lit == {at}
    assert (island.figures, island.flags, island.leads, island.paths) == ((), (), (), ())
    assert (island.wave, island.rock, island.bush) == (None, None, None)
    full = [space.at for space in island.ground.spaces if space.kind != "empty"]
    assert full == [at]
    assert not any(space.letters for space in island.ground.spaces)


def test_with_two_players_only_the_first_pieces_start_is_shown(home: Companion) -> None:
    do(home, "players 2", "character schrodie", "character theseus", "quick")
    assert page(home).sections[0].heading == "Schrodie: which fruit to start on?"
    do(home, f"fruit {FREE[0]}", f"fruit {FREE[1]}", "show-starts", "show", "give-back", "look")
    _, desk = home.pages
    assert isinstance(desk, Desk)
    assert [one.start for one in desk.state.captives] == FREE[:2]
    assert [one.board for one in desk.state.captives] == ["schrodie", "schrodie"]


@pytest.mark.parametrize("key", ["back", "give-back"])
def test_no_key_takes_the_place_of_looking(home: Companion, key: str) -> None:
    """L2.7: whoever has not seen the start is still asked to look."""
    begin_three(home)
    do(home, "show-starts", key)
    assert not home.covered
    view = home.view()
    assert isinstance(view, HandOverView)
    assert view.who == "theseus"


def test_the_way_to_a_game_of_three_is_a_dozen_taps(home: Companion) -> None:
    taps = [
        "character phil", "character theseus", "quick", f"fruit {FREE[0]}", f"fruit {FREE[1]}",
        "show-starts", "show", "give-back", "show", "give-back", "look",
    ]  # fmt: skip
    do(home, *taps)
    assert isinstance(home.pages[-1], Desk)
    assert len(taps) < 12


def test_a_game_that_cannot_be_kept_does_not_begin(
    home: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise CannotSave("no-room")

    monkeypatch.setattr(home.shelf, "begin", full)
    begin_three(home)
    do(home, "show-starts", "show", "give-back", "show", "give-back", "look")
    assert page(home).problem
    assert notice(home).startswith("The tablet is full")
    monkeypatch.undo()
    do(home, "begin")
    assert isinstance(home.pages[-1], Desk)


def test_again_has_the_same_people(home: Companion) -> None:
    begin_three(home)
    do(home, "show-starts", "show", "give-back", "show", "give-back", "look")
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    home.home(wizard_again(home, desk.state))
    assert button(home, "character phil").second == "turn 1"
    assert button(home, "quick").enabled
