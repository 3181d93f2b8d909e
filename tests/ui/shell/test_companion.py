"""The house itself: the cover over everything, and the tablet in a captive's hands."""

from companion.games.island.setup.table import Seat
from companion.ui.island.hand_over.page import HandOver
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView
from tests.ui.at_table import companion_of, desk, touch
from tests.ui.island.desk.test_desk_moments import sitting


def shown_to_granddead() -> Companion:
    """A captive is looking at what only he may see."""
    seats = (Seat("granddead", "granddead", "orange"), Seat("phil", "phil", "apple"))
    table = sitting(*seats)
    touch(table, "use granddead bonus orange", "answer bush", "show")
    companion_of(table).do("show")
    assert isinstance(companion_of(table).view(), ShowView)
    return companion_of(table)


def test_nothing_is_touched_through_the_cover() -> None:
    table = desk()
    house = companion_of(table)
    house.do("cover")
    assert isinstance(house.view(), CoverView)
    for act in ("go E", "back", "undo", "menu"):
        house.do(act)
    house.typed("north-east")
    assert isinstance(house.view(), CoverView)
    assert table.session.journal == []
    house.do("look")
    assert house.view() == table.view()


def test_back_in_a_captives_hands_ends_nothing() -> None:
    """L16.4: the captive gives the tablet back, by the button on the screen."""
    house = shown_to_granddead()
    house.do("back")
    assert isinstance(house.view(), ShowView)
    house.do("give-back")
    assert isinstance(house.view(), CoverView)
    assert not isinstance(house.pages[-1], HandOver)


def test_what_one_captive_sees_is_gone_when_the_app_is_left() -> None:
    house = shown_to_granddead()
    house.left()
    assert isinstance(house.view(), HandOverView)


def test_the_desk_is_covered_when_the_app_is_left() -> None:
    house = companion_of(desk())
    house.left()
    assert isinstance(house.view(), CoverView)
