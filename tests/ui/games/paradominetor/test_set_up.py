"""The set-up of PARADOMINETOR: three to five seats, as many sets, to whom three tiles go."""

from __future__ import annotations

from typing import cast

import pytest

from companion.games.paradominetor.state import SetUp
from companion.ui.games.paradominetor.board import ParadominetorBoard
from companion.ui.games.paradominetor.set_up import ParadominetorSetUp
from companion.ui.games.paradominetor.views import TrickView, WinnersView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from companion.ui.table.views import KeyGrid, Swatches, TableSetUpView
from tests.ui.played import begun_small


def page(home: Companion) -> ParadominetorSetUp:
    home.do("new-game paradominetor")
    return cast(ParadominetorSetUp, home.pages[-1])


def view(home: Companion) -> TableSetUpView:
    return cast(TableSetUpView, home.view())


def sets(home: Companion) -> list[str]:
    parts = view(home).columns[1].parts
    return [
        one.button.label for part in parts if isinstance(part, Swatches) for one in part.swatches
    ]


def dice(home: Companion) -> bool:
    parts = view(home).columns[1].parts
    keys = [key for part in parts if isinstance(part, KeyGrid) for key in part.buttons]
    return next(key.enabled for key in keys if key.act == "sets")


def begun(home: Companion) -> SetUp:
    home.do("begin")
    board = cast(ParadominetorBoard, home.pages[-1])
    return cast(SetUp, board.session.header.setup)


def test_all_is_prefilled_and_can_begin_at_once(home: Companion) -> None:
    """look3, I1."""
    page(home)
    assert view(home).begin.enabled
    setup = begun(home)
    assert setup.players == ("rocket", "lens", "clock")
    assert (setup.keep, setup.hands, setup.sets) == ("all", (), ("green", "blue", "yellow"))
    assert (setup.pass_to, setup.lead) == ("left", "rocket")


def test_there_are_as_many_sets_as_people(home: Companion) -> None:
    """T2.1."""
    made = page(home)
    assert sets(home) == ["Green", "Blue", "Yellow"]
    for name in made.known[3:5]:
        home.do(f"sit {name}")
    assert sets(home) == ["Green", "Blue", "Yellow", "Red", "Purple"]
    assert not dice(home)
    home.do("sets")  # there are no others
    assert len(begun(home).sets) == 5


def test_the_dice_bring_other_sets(home: Companion) -> None:
    page(home)
    for _ in range(8):
        before = sets(home)
        home.do("sets")
        assert sets(home) != before
        assert len(set(sets(home))) == 3
    shown = sets(home)
    assert [one.capitalize() for one in begun(home).sets] == shown


def test_a_set_that_is_touched_goes_out(home: Companion) -> None:
    page(home)
    seen = set()
    for _ in range(5):
        home.do("set-of green")
        seen |= set(sets(home))
        assert "Green" not in sets(home)
        home.do(f"set-of {sets(home)[0].lower()}")
    home.do("set-of green")  # it is not in play
    assert len(sets(home)) == 3
    assert len(seen) >= 4


def test_too_few_people_cannot_begin(home: Companion) -> None:
    page(home)
    home.do("seat 0")
    assert not view(home).begin.enabled
    home.do("begin")
    assert view(home).notice is not None


@pytest.mark.parametrize("to", ["left", "right"])
def test_three_tiles_are_passed_to_a_side(home: Companion, to: str) -> None:
    """T2.5."""
    page(home)
    home.do(f"pass {to}")
    assert begun(home).pass_to == to


def test_whoever_begins_sits_first_and_the_others_clockwise(home: Companion) -> None:
    begun_small(
        home, "paradominetor", names=("Mira", "Tom", "Ida", "Leo"), hands={}, **{"pass": "done"}
    )
    made = page(home)
    assert made.people[:3] == ("Mira", "Tom", "Ida")
    home.do("sit Leo")
    home.do("first 2")
    assert begun(home).players == ("ida", "leo", "mira", "tom")


def test_rulings_are_chosen_in_words(home: Companion) -> None:
    """T10; the one that cannot be otherwise is not asked."""
    page(home)
    home.do("rulings")
    assert len(cast(PageView, home.view()).sections) == 3
    home.do("ruling revoke off")
    home.do("back")
    assert begun(home).rulings.revoke == "off"


def test_the_board_opens_as_it_was_chosen(home: Companion) -> None:
    for way, shown in (("by-tiles", TrickView), ("by-winners", WinnersView)):
        page(home)
        home.do(way)
        home.do("begin")
        board = cast(ParadominetorBoard, home.pages[-1])
        assert isinstance(board.shown(), shown)
        home.do("to-shelf")
